import PlaygroundSystem

extension Surface {
  /// Returns the columns of a row whose cells differ from those of another surface of the same size.
  ///
  /// It compares memory: almost all cells stay the same from frame to frame, and a debug build would
  /// spend most of its time on comparing them member by member.
  func columns(ofRow y: Int, differingFrom other: Surface) -> [Int] {
    precondition(
      size == other.size, "Cannot compare a surface of \(size) with one of \(other.size)")
    let range = y * size.width..<(y + 1) * size.width
    return unsafe cells[range].withUnsafeBytes { row in
      unsafe other.cells[range].withUnsafeBytes { otherRow in
        guard let start = row.baseAddress, let otherStart = otherRow.baseAddress,
          unsafe memcmp(start, otherStart, row.count) != 0
        else { return [] }
        let length = MemoryLayout<Cell>.stride
        return (0..<size.width).filter { x in
          unsafe memcmp(start + x * length, otherStart + x * length, length) != 0
        }
      }
    }
  }
}
