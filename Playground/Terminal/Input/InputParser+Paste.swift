extension InputParser {
  /// The bytes `ESC [ 201 ~`, which end pasted text.
  private static let pasteEnd: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  /// Skips pasted text: nothing takes it, and its characters are no keys.
  mutating func skipPaste(isLast: Bool) -> Result {
    while remainingCount >= Self.pasteEnd.count {
      if bytes[position...].starts(with: Self.pasteEnd) { return endPaste(Self.pasteEnd.count) }
      position += 1
    }
    // The end must have got lost; without this, the parser would take all later keys for pasted text.
    return isLast ? endPaste(remainingCount) : .incomplete
  }

  private mutating func endPaste(_ count: Int) -> Result {
    isPasting = false
    return take(count)
  }
}
