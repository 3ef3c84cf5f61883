#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The system calls on open files.
package enum Descriptor {
  /// Writes all bytes, in a single system call if the system takes them all at once.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - descriptor: The open file.
  ///   - isAllowed: Whether to go on, asked before each system call.
  /// - Returns: The code of the error, if there was one.
  package static func write(
    _ bytes: [UInt8],
    to descriptor: Int32,
    while isAllowed: () -> Bool = { true }
  ) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty && isAllowed() {
      let count = unsafe rest.withUnsafeBytes {
        unsafe systemWrite(descriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Somebody who shares the output made it non-blocking.
        wait(for: POLLOUT, on: descriptor)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }

  /// Reads what there is, and waits for it if need be.
  ///
  /// - Returns: At least one byte, or none at the end.
  package static func read(
    from descriptor: Int32,
    atMost limit: Int
  ) throws(Problem) -> [UInt8] {
    while true {
      var count = 0
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, initialized in
        count = unsafe systemRead(descriptor, buffer.baseAddress, limit)
        initialized = max(count, 0)
      }
      if count >= 0 { return bytes }
      if errno == EAGAIN {
        wait(for: POLLIN, on: descriptor)
      } else if errno != EINTR {
        throw Problem(code: errno)
      }
    }
  }

  /// Returns whether nobody is left at the other end.
  package static func isHungUp(_ descriptor: Int32) -> Bool {
    poll(descriptor, for: 0, timeout: 0) & Int32(POLLERR | POLLHUP) != 0
  }

  private static func wait(for events: Int32, on descriptor: Int32) {
    if poll(descriptor, for: events, timeout: -1) & Int32(POLLNVAL) != 0 {
      // Not everything that can be read and written can be waited for, a terminal by its name least
      // of all.
      usleep(1000)
    }
  }

  /// Waits for events, for some milliseconds or for good.
  ///
  /// - Returns: What there is, or nothing.
  static func poll(_ descriptor: Int32, for events: Int32, timeout: Int32) -> Int32 {
    var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return unsafe systemPoll(&entry, timeout) > 0 ? Int32(entry.revents) : 0
  }
}

// Inside the type the names mean its own methods. Functions, because signal handlers use them, which
// must not wait until somebody has initialized a global constant.

private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(file, bytes, count)
}

func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(file, bytes, count)
}

private func systemPoll(_ entry: UnsafeMutablePointer<pollfd>, _ timeout: Int32) -> Int32 {
  unsafe poll(entry, 1, timeout)
}
