/// The way numbers of bytes are written.
package enum ByteCount {
  /// Returns a number of bytes in the largest unit that keeps it above one, such as `1.2 kB`.
  package static func text(for count: Int) -> String {
    guard count >= 1000 else { return "\(count) B" }
    // In tenths of the unit, rounded; 999,950 bytes are a megabyte already.
    var tenths = (count / 50 + 1) / 2
    for unit in ["kB", "MB", "GB", "TB", "PB"] {
      if tenths < 10_000 { return "\(tenths / 10).\(tenths % 10) \(unit)" }
      tenths = (tenths / 500 + 1) / 2
    }
    return "\(tenths / 10).\(tenths % 10) EB"
  }
}
