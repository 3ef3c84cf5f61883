import Dispatch

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension Descriptor {
  /// Reads an open file on a thread of its own, whenever somebody asks for the next piece.
  ///
  /// A read that waits works for everything that can be read, on every system, as nothing else does.
  package static func pieces(of descriptor: Int32) -> AsyncThrowingStream<[UInt8], any Error> {
    let queue = DispatchQueue(label: "Descriptor.pieces")
    return AsyncThrowingStream {
      let piece = try await withCheckedThrowingContinuation { continuation in
        queue.async {
          Signals.takeStopsOnThisThread()
          continuation.resume(with: Result { try read(from: descriptor, atMost: 1 << 16) })
        }
      }
      return piece.isEmpty ? nil : piece
    }
  }
}
