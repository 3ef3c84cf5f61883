import PlaygroundSystem

extension Descriptor {
  /// Writes a text by system calls that signal handlers may make.
  ///
  /// It gives up after about a second: a program that ends must not wait for a terminal that takes no
  /// more output.
  static func writeNow(_ text: StaticString, to descriptor: Int32) {
    var start = unsafe text.utf8Start
    var count = text.utf8CodeUnitCount
    var patience = 100
    while count > 0, patience > 0 {
      let written = unsafe systemWrite(descriptor, start, count)
      if written > 0 {
        unsafe start += written
        count -= written
      } else {
        guard errno == EAGAIN || errno == EINTR else { return }
        _ = poll(descriptor, for: POLLOUT, timeout: 10)
        patience -= 1
      }
    }
  }
}
