import Dispatch
import PlaygroundSystem

extension Descriptor {
  /// Reads an open file chunk by chunk, on a thread of its own.
  ///
  /// The thread blocks in `read`, which works for every kind of file on every system; `poll`, `kqueue`
  /// and `epoll` each refuse some.
  package static func pieces(of descriptor: Int32) -> AsyncThrowingStream<[UInt8], any Error> {
    let queue = DispatchQueue(label: "Descriptor.pieces")
    return AsyncThrowingStream {
      let piece = try await withCheckedThrowingContinuation { continuation in
        queue.async {
          Signals.unblockStopsOnThisThread()
          continuation.resume(with: Result { try read(from: descriptor, atMost: 1 << 16) })
        }
      }
      return piece.isEmpty ? nil : piece
    }
  }
}
