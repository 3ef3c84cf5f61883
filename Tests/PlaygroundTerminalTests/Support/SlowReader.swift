#if os(macOS) || os(Linux)
import Foundation
import PlaygroundTerminal

/// Reads on another thread, after a delay in which the writer has to wait.
final class SlowReader: @unchecked Sendable {
  private let isDone = DispatchSemaphore(value: 0)

  // Written before the semaphore is signaled, and read afterwards.
  private var collected: [UInt8] = []

  /// Creates a reader of a number of bytes, or of all bytes up to an end, that begins after something
  /// has become true.
  init(
    _ descriptor: Int32, count: Int, until end: [UInt8]? = nil,
    after isReady: @escaping @Sendable () -> Bool = { true }
  ) {
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(300)) { [self] in
      while !isReady() { usleep(100) }
      while collected.count < count {
        guard let piece = try? Descriptor.read(from: descriptor, atMost: 4096), !piece.isEmpty
        else {
          break
        }
        collected += piece
        if let end, collected.suffix(end.count) == end[...] { break }
      }
      isDone.signal()
    }
  }

  /// Waits for the bytes.
  func bytes() -> [UInt8] {
    _ = isDone.wait(timeout: .now() + 120)
    return collected
  }
}
#endif
