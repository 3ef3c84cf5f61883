#if os(macOS) || os(Linux)
import PlaygroundSystem

/// A pipe that carries signals from their handler, which may do very little, to the event loop.
enum SignalPipe {
  /// The end that the handler writes to: plain memory, which it may read.
  private nonisolated(unsafe) static let writingEnd: UnsafeMutablePointer<Int32> = {
    let end = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    unsafe end.initialize(to: -1)
    return unsafe end
  }()

  /// Opens the pipe.
  ///
  /// - Returns: The reading end, where each signal arrives as a byte: its number.
  @MainActor
  static func open() throws(Problem) -> Int32 {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { throw Problem(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // The handler must not wait when the pipe is full.
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    unsafe writingEnd.pointee = ends[1]
    return ends[0]
  }

  /// Installs the handler that sends a signal through the pipe.
  static func forward(_ number: Int32) {
    Signals.handle(number, with: handle)
  }

  private static let handle: @convention(c) (Int32) -> Void = { number in
    let code = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = unsafe write(SignalPipe.writingEnd.pointee, &byte, 1)
    errno = code
  }
}
#endif
