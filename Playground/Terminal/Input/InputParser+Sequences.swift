extension InputParser {
  /// More bytes than any sequence with a meaning has.
  private static let lengthLimit = 64

  /// Takes a control sequence: `ESC [`, numbers, and a final byte.
  mutating func parseControlSequence() -> Result {
    var length = 2
    while let next = byte(length) {
      switch next {
      case 0x40...0x7E:
        let event = event(for: bytes[position + 2..<position + length], finalByte: next)
        return take(length + 1, as: event)
      case 0x20...0x3F where length < Self.lengthLimit:
        length += 1
      default:
        // Another key or sequence interrupts it.
        return take(length)
      }
    }
    return .incomplete
  }

  /// Takes a control string, such as the answer to a query of another program.
  mutating func parseString() -> Result {
    var length = 2
    while let next = byte(length) {
      switch next {
      case 0x07:
        return take(length + 1)
      case 0x1B:
        guard let last = byte(length + 1) else { return .incomplete }
        return take(last == UInt8(ascii: "\\") ? length + 2 : length)
      default:
        length += 1
        if length > 4096 { return take(length) }
      }
    }
    return .incomplete
  }

  private mutating func event(for body: ArraySlice<UInt8>, finalByte: UInt8) -> InputEvent? {
    let isMouse = body.first == UInt8(ascii: "<")
    guard let numbers = Self.numbers(in: isMouse ? body.dropFirst() : body) else { return nil }
    switch finalByte {
    case UInt8(ascii: "M") where isMouse: return Self.mouse(numbers, isRelease: false)
    case UInt8(ascii: "m") where isMouse: return Self.mouse(numbers, isRelease: true)
    case _ where isMouse: return nil
    default: break
    }
    let modifiers =
      numbers.count > 1 ? Modifiers(rawValue: max(numbers[1] - 1, 0) & 7) : Modifiers()
    switch finalByte {
    case UInt8(ascii: "~"):
      if numbers.first == 200 { isPasting = true }
      return Self.key(forNumber: numbers.first ?? 0).map { .key($0, modifiers) }
    default:
      return Self.key(forFinalByte: finalByte).map { .key($0, modifiers) }
    }
  }

  /// Returns the key of a final byte, in sequences such as `ESC [ A` and `ESC O A`.
  static func key(forFinalByte byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "Z"): .backTab
    default: nil
    }
  }

  private static func key(forNumber number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    default: nil
    }
  }

  /// Returns the numbers between semicolons, zero where there are no digits, or `nil` if there are
  /// other bytes.
  private static func numbers(in body: ArraySlice<UInt8>) -> [Int]? {
    let (digits, separator) = (UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ";"))
    guard body.allSatisfy({ digits ~= $0 || $0 == separator }) else { return nil }
    return body.split(separator: separator, omittingEmptySubsequences: false).map { number in
      // No valid number has more digits, and many would overflow.
      number.prefix(6).reduce(0) { $0 * 10 + Int($1 - digits.lowerBound) }
    }
  }
}
