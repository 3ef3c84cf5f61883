#if os(macOS) || os(Linux)
import Foundation
import PlaygroundTerminal

/// Somebody who reads on another thread, and not before others have had time to use up theirs.
final class SlowReader: @unchecked Sendable {
  private let isDone = DispatchSemaphore(value: 0)

  // Written before the semaphore is raised, and read afterwards.
  private var collected: [UInt8] = []

  /// Creates a reader of a number of bytes, or of less if others come that mean the end.
  init(_ descriptor: Int32, count: Int, until end: [UInt8]? = nil) {
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(300)) { [self] in
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

  /// Waits for all that is read.
  func bytes() -> [UInt8] {
    _ = isDone.wait(timeout: .now() + 20)
    return collected
  }
}
#endif
