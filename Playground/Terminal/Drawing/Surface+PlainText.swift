extension Surface {
  /// The characters alone, a line for each row, without the spaces at its end.
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
