#if os(macOS) || os(Linux)
import Foundation
import PlaygroundTerminal
import TestSupport
import Testing

@Suite("Descriptors")
struct DescriptorTests {
  private static func withPipe(_ body: (_ reading: Int32, _ writing: Int32) throws -> Void) throws {
    var ends: [Int32] = [0, 0]
    try #require(unsafe pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    try body(ends[0], ends[1])
  }

  @Test("Writing waits for room without spinning")
  func writing() throws {
    try Self.withPipe { reading, writing in
      let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
      let reader = SlowReader(reading, count: bytes.count)
      let time = ProcessorTime.of { expectEqual(Descriptor.write(bytes, to: writing), nil) }
      expectEqual(reader.bytes(), bytes)
      #expect(time < .milliseconds(100))
    }
  }

  @Test("All bytes are written by one system call if the system takes them")
  func writingAtOnce() throws {
    var ends: [Int32] = [0, 0]
    // Each call sends a separate datagram.
    #if canImport(Glibc)
    let kind = Int32(SOCK_DGRAM.rawValue)
    #else
    let kind = SOCK_DGRAM
    #endif
    try #require(unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0)
    defer { for end in ends { close(end) } }
    expectEqual(Descriptor.write(Array(repeating: 1, count: 1500), to: ends[0]), nil)
    #expect(try Descriptor.read(from: ends[1], atMost: 4000).count == 1500)
  }

  @Test("Reading waits for something to read")
  func reading() throws {
    try Self.withPipe { reading, writing in
      let reader = SlowReader(reading, count: 3)
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(500)) {
        _ = Descriptor.write([1, 2, 3], to: writing)
      }
      expectEqual(reader.bytes(), [1, 2, 3])
    }
  }

  @Test("Errors are reported")
  func errors() throws {
    expectEqual(Descriptor.write([1], to: -1), EBADF)
    #expect(throws: Problem(code: EBADF)) { try Descriptor.read(from: -1, atMost: 1) }
    expectEqual(Descriptor.windowSize(of: -1), nil)
  }
}
#endif
