import PlaygroundSystem

/// System calls on file descriptors.
package enum Descriptor {
  /// Writes all bytes, in a single system call if the system takes them all at once.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - descriptor: The open file.
  ///   - isAllowed: Whether to go on, asked before each system call.
  /// - Returns: The code of the error, if there was one.
  package static func write(
    _ bytes: [UInt8], to descriptor: Int32, while isAllowed: () -> Bool = { true }
  ) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty && isAllowed() {
      let count = unsafe rest.withUnsafeBytes {
        unsafe systemWrite(descriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Another process that shares the file made it non-blocking.
        wait(for: POLLOUT, on: descriptor)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }

  /// Reads the available bytes, and waits if there are none.
  ///
  /// - Returns: At least one byte, or none at the end.
  package static func read(from descriptor: Int32, atMost limit: Int) throws(Problem) -> [UInt8] {
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

  private static func wait(for events: Int32, on descriptor: Int32) {
    if poll(descriptor, for: events, timeout: -1) & Int32(POLLNVAL) != 0 {
      // `poll` does not support every file, such as `/dev/tty` on macOS.
      usleep(1000)
    }
  }

  /// Waits for events, for a number of milliseconds, or without a limit if negative.
  ///
  /// - Returns: The events that occurred, or zero.
  static func poll(_ descriptor: Int32, for events: Int32, timeout: Int32) -> Int32 {
    var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return unsafe systemPoll(&entry, timeout) > 0 ? Int32(entry.revents) : 0
  }
}

// Inside the type the names mean its own methods. These are functions because signal handlers use them:
// a global constant would be initialized at its first use.

private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(file, bytes, count)
}

func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(file, bytes, count)
}

private func systemPoll(_ entry: UnsafeMutablePointer<pollfd>, _ timeout: Int32) -> Int32 {
  unsafe poll(entry, 1, timeout)
}
