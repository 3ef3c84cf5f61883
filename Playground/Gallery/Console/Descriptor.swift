import Foundation

/// The system calls on open files.
enum Descriptor {
  /// Writes all bytes.
  ///
  /// - Returns: The code of the error, if there was one.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe systemWrite(descriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Somebody who shares the output made it non-blocking.
        _ = poll(descriptor, for: POLLOUT, timeout: -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }

  /// Reads what there is, and waits for it if need be.
  ///
  /// - Returns: At least one byte, or none at the end.
  static func read(from descriptor: Int32, atMost limit: Int) throws(Problem) -> [UInt8] {
    while true {
      var count = 0
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, initialized in
        count = unsafe systemRead(descriptor, buffer.baseAddress, limit)
        initialized = max(count, 0)
      }
      if count >= 0 { return bytes }
      if errno == EAGAIN {
        _ = poll(descriptor, for: POLLIN, timeout: -1)
      } else if errno != EINTR {
        throw Problem(code: errno)
      }
    }
  }

  /// Reads a range of a file, or what there is of it.
  static func read(
    _ range: Range<Int>,
    of descriptor: Int32
  ) throws(Problem) -> [UInt8] {
    var result: [UInt8] = []
    while result.count < range.count {
      let offset = range.lowerBound + result.count
      let limit = range.upperBound - offset
      var count = 0
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, initialized in
        count = unsafe pread(descriptor, buffer.baseAddress, limit, off_t(offset))
        initialized = max(count, 0)
      }
      if count < 0 && errno == EINTR { continue }
      if count < 0 { throw Problem(code: errno) }
      if count == 0 { break }
      result += bytes
    }
    return result
  }

  /// Has the standard descriptors that are closed fail when they are used, for otherwise the next
  /// file that somebody opens would take their place.
  static func occupyStandardDescriptors() {
    for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY)]
    where fcntl(descriptor, F_GETFD) < 0 {
      _ = unsafe open("/dev/null", mode)
    }
  }

  /// Returns whether nobody is left at the other end.
  static func isHungUp(_ descriptor: Int32) -> Bool {
    poll(descriptor, for: 0, timeout: 0) & Int32(POLLERR | POLLHUP) != 0
  }

  /// Returns the width of a terminal, or `nil` when it is none or does not know.
  static func columnCount(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  private static func poll(_ descriptor: Int32, for events: Int32, timeout: Int32) -> Int32 {
    var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return unsafe systemPoll(&entry, 1, timeout) > 0 ? Int32(entry.revents) : 0
  }
}

// The names are taken inside the type.
private let systemRead = unsafe read
private let systemWrite = unsafe write
private let systemPoll = unsafe poll
