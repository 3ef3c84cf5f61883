extension InputParser {
  /// The bytes `ESC [ 201 ~`, which end pasted text.
  private static let pasteEnd: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  /// Takes pasted text.
  mutating func parsePaste(isLast: Bool) -> Result {
    let end = Self.pasteEnd
    while searchedCount + end.count <= remainingCount {
      if bytes[position + searchedCount] == end[0] {
        let start = position + searchedCount
        if bytes[start..<start + end.count] == end[...] {
          return finishPaste(textCount: searchedCount, takenCount: searchedCount + end.count)
        }
      }
      searchedCount += 1
    }
    // The end must have got lost; without this, the parser would take all later keys for pasted text.
    return isLast ? finishPaste(textCount: remainingCount, takenCount: remainingCount) : .incomplete
  }

  private mutating func finishPaste(textCount: Int, takenCount: Int) -> Result {
    let text = String(decoding: bytes[position..<position + textCount], as: UTF8.self)
    isPasting = false
    searchedCount = 0
    return take(takenCount, as: .paste(text))
  }
}
