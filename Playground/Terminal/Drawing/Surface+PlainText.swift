extension Surface {
  /// The text alone: a line for each row, without trailing spaces.
  package var plainText: String {
    var bytes: [UInt8] = []
    for y in 0..<size.height {
      let row = cells[y * size.width..<(y + 1) * size.width]
      let end = row.lastIndex { !$0.isSpace } ?? row.startIndex - 1
      for cell in row[...end] { cell.appendText(to: &bytes) }
      bytes.append(UInt8(ascii: "\n"))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
