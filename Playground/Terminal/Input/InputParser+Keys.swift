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
    let piece = bytes[(position + offset)...]
    // The first byte tells how many follow.
    let count = (~(piece.first ?? 0)).leadingZeroBitCount
    let scalar = piece.prefix(count)
    guard 2...4 ~= count, scalar.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) else {
      return take(offset + 1)
    }
    if scalar.count < count { return .incomplete }
    guard let character = String(validating: scalar, as: UTF8.self)?.first else {
      return take(offset + 1)
    }
    return take(offset + count, as: .key(.character(character), modifiers))
  }
}
