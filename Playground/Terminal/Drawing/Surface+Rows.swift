#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension Surface {
  /// Returns whether a row looks the same on another surface of the same size.
  ///
  /// It compares memory, which cells allow: from frame to frame almost all rows are the same, and a
  /// debug build would spend its time on comparing one cell after the other.
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
