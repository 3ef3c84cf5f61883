#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

extension Array {
  /// Returns whether the elements have the same bits as those of another array from an index on.
  ///
  /// If so, they are the same values. If not, they can be equal nevertheless.
  ///
  /// - Precondition: The other array has as many elements from the index on.
  /// - Complexity: O(*n*), at the speed at which memory is read.
  @inlinable
  func hasSameBits(as other: [Element], from start: Int) -> Bool {
    precondition(start >= 0 && other.count - start >= count)
    // The memory of both arrays is only read, and within their bounds.
    return unsafe withUnsafeBufferPointer { own in
      unsafe other.withUnsafeBufferPointer { others in
        guard let one = own.baseAddress, let two = others.baseAddress else {
          return true
        }
        return unsafe haveSameBytes(
          UnsafeRawPointer(one), UnsafeRawPointer(two + start),
          count: own.count * MemoryLayout<Element>.stride)
      }
    }
  }
}

@usableFromInline
func haveSameBytes(_ one: UnsafeRawPointer, _ two: UnsafeRawPointer, count: Int) -> Bool {
  unsafe memcmp(one, two, count) == 0
}
