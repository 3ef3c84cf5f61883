import PlaygroundSystem

extension [UInt8] {
  /// The indices of the ends of lines.
  ///
  /// The search is that of the system: without optimization, a look at each byte would take seconds for a
  /// line of some megabytes.
  var newlines: [Int] {
    unsafe withUnsafeBytes { bytes in
      var indices: [Int] = []
      guard let start = bytes.baseAddress else { return indices }
      var offset = 0
      while let found = unsafe memchr(
        start + offset, Int32(UInt8(ascii: "\n")), bytes.count - offset)
      {
        let index = unsafe UnsafeRawPointer(found) - start
        indices.append(index)
        offset = index + 1
      }
      return indices
    }
  }
}
