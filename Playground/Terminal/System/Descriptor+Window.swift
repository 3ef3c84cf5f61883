import PlaygroundSystem

extension Descriptor {
  /// Returns the size of a terminal's window, or `nil` for other files.
  ///
  /// - Returns: The size; zero columns or rows if unknown.
  package static func windowSize(of descriptor: Int32) -> Size? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return Size(Int(size.ws_col), Int(size.ws_row))
  }

  /// Returns whether an open file is a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }
}
