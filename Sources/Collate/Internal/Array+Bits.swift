extension Array {
  /// Returns whether the elements are in the same memory as those of another array, and so the same.
  @inlinable
  @inline(__always)
  func sharesStorage(with other: [Element]) -> Bool {
    // The spans of slices are available on all supported systems; those of arrays are newer.
    let (own, others) = (self[...], other[...])
    return own.span.isIdentical(to: others.span)
  }

  /// Returns whether the elements have the same bits as those of another array from an index on.
  ///
  /// If so, they are the same values. If not, they can be equal nevertheless.
  ///
  /// - Precondition: The other array has as many elements from the index on.
  /// - Complexity: O(*n*), at about the speed at which memory is read.
  @inlinable
  func hasSameBits(as other: [Element], from start: Int) -> Bool {
    precondition(start >= 0 && other.count - start >= count)
    // The memory of both arrays is only read, and within their bounds.
    return unsafe withUnsafeBytes { own in
      unsafe other.withUnsafeBytes { others in
        let offset = start * MemoryLayout<Element>.stride
        return unsafe haveSameBytes(own, UnsafeRawBufferPointer(rebasing: others[offset...]))
      }
    }
  }
}

/// Returns whether the first of two buffers, which is not longer, has the bytes that the other one
/// begins with.
@usableFromInline
func haveSameBytes(_ one: UnsafeRawBufferPointer, _ two: UnsafeRawBufferPointer) -> Bool {
  var offset = 0
  // The words of a block are compared without branches, so several at once.
  while offset &+ 64 <= one.count {
    var difference: UInt64 = 0
    for word in 0..<8 {
      let place = offset &+ word &* 8
      unsafe difference |=
        one.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        ^ two.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    }
    if difference != 0 { return false }
    offset &+= 64
  }
  while offset < one.count {
    if unsafe one[offset] != two[offset] { return false }
    offset &+= 1
  }
  return true
}
