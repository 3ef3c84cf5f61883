extension InputParser {
  private static let escape: UInt8 = 0x1B

  /// Takes a key, an escape sequence, or an invalid byte.
  mutating func parseNext(isLast: Bool) -> Result {
    let result = byte(0) == Self.escape ? parseEscape(isLast: isLast) : parseKey(at: 0, [])
    // What is incomplete at the end has no meaning.
    if case .incomplete = result, isLast { return take(remainingCount) }
    return result
  }

  private mutating func parseEscape(isLast: Bool) -> Result {
    guard let second = byte(1) else { return isLast ? take(1, as: .key(.escape)) : .incomplete }
    switch second {
    case Self.escape:
      return take(1, as: .key(.escape))
    case _ where isLast && remainingCount == 2:
      return parseKey(at: 1, .alt)
    case UInt8(ascii: "["):
      return parseControlSequence()
    case UInt8(ascii: "O"):
      guard let third = byte(2) else { return .incomplete }
      guard 0x40...0x7E ~= third else { return parseKey(at: 1, .alt) }
      return take(3, as: Self.key(forFinalByte: third).map { .key($0) })
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      return parseString()
    default:
      return parseKey(at: 1, .alt)
    }
  }

  /// Takes a character or a control character.
  ///
  /// - Parameters:
  ///   - offset: The offset of its first byte, 1 after an escape.
  ///   - modifiers: The modifiers that the bytes before it mean.
  /// - Returns: The key, or nothing for bytes that are not valid UTF-8.
  private mutating func parseKey(at offset: Int, _ modifiers: Modifiers) -> Result {
    guard let first = byte(offset) else { return .incomplete }
    func character(_ value: UInt8) -> Key { .character(Character(Unicode.Scalar(value))) }
    var modifiers = modifiers
    let key: Key
    switch first {
    case 0x09: key = .tab
    case 0x0A, 0x0D: key = .enter
    case 0x08, 0x7F: key = .backspace
    case 0x00:
      key = .character(" ")
      modifiers.insert(.control)
    case 0x01...0x1A:
      key = character(first + 0x60)
      modifiers.insert(.control)
    case 0x1C...0x1F:
      key = character(first + 0x40)
      modifiers.insert(.control)
    case 0x20..<0x80:
      key = character(first)
    default:
      return parseCharacter(at: offset, modifiers)
    }
    return take(offset + 1, as: .key(key, modifiers))
  }

  /// Takes a scalar of several bytes in UTF-8.
  private mutating func parseCharacter(at offset: Int, _ modifiers: Modifiers) -> Result {
    var decoder = UTF8()
    var input = bytes[(position + offset)...].prefix(4).makeIterator()
    if case .scalarValue(let scalar) = decoder.decode(&input) {
      let count = UTF8.width(scalar)
      return take(offset + count, as: .key(.character(Character(scalar)), modifiers))
    }
    return isBeginningOfCharacter(at: offset) ? .incomplete : take(offset + 1)
  }

  /// Returns whether the bytes from an offset on are the incomplete beginning of a scalar in UTF-8.
  private func isBeginningOfCharacter(at offset: Int) -> Bool {
    let rest = bytes[(position + offset)...]
    guard rest.count < 4 else { return false }
    // If any continuation bytes complete them, the lowest or the highest ones do.
    let lowest = rest + Array(repeating: 0x80, count: 4 - rest.count)
    let highest = rest + Array(repeating: 0xBF, count: 4 - rest.count)
    return [lowest, highest].contains { candidate in
      var decoder = UTF8()
      var input = candidate.makeIterator()
      guard case .scalarValue(let scalar) = decoder.decode(&input) else { return false }
      return UTF8.width(scalar) > rest.count
    }
  }
}
