#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension Surface {
  /// Returns whether a row is equal to the same row of another surface of the same size.
  ///
  /// It compares memory: almost all rows stay the same from frame to frame, and a debug build would
  /// spend most of its time on comparing cell by cell.
  func hasRow(_ y: Int, as other: Surface) -> Bool {
    precondition(size == other.size, "Rows of \(size) and of \(other.size) are never the same")
    let range = y * size.width..<(y + 1) * size.width
    return unsafe cells[range].withUnsafeBytes { row in
      unsafe other.cells[range].withUnsafeBytes { otherRow in
        guard let start = row.baseAddress, let otherStart = otherRow.baseAddress else {
          return true
        }
        return unsafe memcmp(start, otherStart, row.count) == 0
      }
    }
  }
}
