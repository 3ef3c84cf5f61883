import Dispatch
import Foundation
import PlaygroundTerminal
import Testing

@testable import playground

/// The built program, as a child process.
///
/// It is not a `Process` of Foundation, because that leaks on Linux.
final class Program {
  private let process: pid_t
  private let input: Int32
  private let output: Int32
  private let errors: Int32
  private var unread = ""
  private var hasExited = false

  /// Ends a program that hangs, so that the test that waits for it fails instead.
  private let watchdog: DispatchWorkItem

  /// Where the program is, next to the tests.
  static let url: URL? = {
    let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
    let folders =
      bundles.map { $0.bundleURL.deletingLastPathComponent() } + [Bundle.main.bundleURL]
    return folders.map { $0.appendingPathComponent("playground") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - arguments: What stands behind its name.
  ///   - directory: Where it runs; `nil` for here.
  ///   - terminal: The name of the terminal that its input and output are; `nil` for pipes.
  /// - Throws: The reason why it cannot be started.
  init(_ arguments: [String], in directory: String? = nil, terminal: String? = nil) throws {
    let url: URL = try #require(Self.url)
    let (childInput, input) = terminal == nil ? try Self.pipe() : try Self.terminal()
    let (output, childOutput) =
      terminal == nil ? try Self.pipe() : (dup(input), dup(childInput))
    let (errors, childErrors) = try Self.pipe()
    (self.input, self.output, self.errors) = (input, output, errors)
    let shell = directory.map { ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", $0] } ?? []
    let environment = terminal.map { ["/usr/bin/env", "TERM=\($0)"] } ?? []
    process = try Spawning.spawn(
      environment + shell + [url.path] + arguments,
      descriptors: [childInput, childOutput, childErrors])
    for descriptor in [childInput, childOutput, childErrors] { close(descriptor) }
    watchdog = DispatchWorkItem { [process] in kill(process, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: watchdog)
  }

  deinit {
    if !hasExited {
      signal(SIGKILL)
      _ = exitCode()
    }
    for descriptor in [input, output, errors] { close(descriptor) }
  }

  /// Reads the output up to a text, or to its end.
  ///
  /// - Returns: Whether the text came.
  func reads(upTo text: String) throws -> Bool {
    while true {
      if let range = unread.range(of: text) {
        unread.removeSubrange(..<range.upperBound)
        return true
      }
      let bytes = try Self.piece(of: output)
      if bytes.isEmpty { return false }
      unread += String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Writes to the program's standard input.
  func send(_ text: String) {
    _ = Descriptor.write(Array(text.utf8), to: input)
  }

  /// Ends the reading of the program's output.
  func closeOutput() {
    // Something without a reader takes the place of the pipe's end, whose number stays ours.
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    dup2(null, output)
    _ = fcntl(output, F_SETFD, FD_CLOEXEC)
    close(null)
  }

  /// Sends a signal.
  func signal(_ number: Int32) {
    kill(process, number)
  }

  /// Waits for the end of the program.
  ///
  /// - Returns: The exit code, or `nil` when a signal ended it.
  func exitCode() -> Int32? {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 && errno == EINTR {}
    hasExited = true
    watchdog.cancel()
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }

  /// Returns the rest of the output.
  func remainingOutput() throws -> String {
    try unread + Self.rest(of: output)
  }

  /// Returns all that came on standard error.
  func errorOutput() throws -> String {
    try Self.rest(of: errors)
  }

  private static func rest(of descriptor: Int32) throws -> String {
    var bytes: [UInt8] = []
    while true {
      let piece = try piece(of: descriptor)
      if piece.isEmpty { return String(decoding: bytes, as: UTF8.self) }
      bytes += piece
    }
  }

  private static func piece(of descriptor: Int32) throws -> [UInt8] {
    do {
      return try Descriptor.read(from: descriptor, atMost: 4096)
    } catch  where isatty(descriptor) == 1 {
      // The terminal of a program that has ended cannot be read, which is its way to say so.
      return []
    }
  }

  /// Makes a terminal that no other child inherits.
  private static func terminal() throws -> (program: Int32, screen: Int32) {
    var (screen, program): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    guard unsafe openpty(&screen, &program, nil, nil, &size) == 0 else {
      throw Problem(code: errno)
    }
    for end in [screen, program] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (program, screen)
  }

  /// Makes a pipe whose ends no other child inherits.
  private static func pipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard unsafe Foundation.pipe(&ends) == 0 else { throw Problem(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}

/// The system call that starts a program.
private enum Spawning {
  static func spawn(_ arguments: [String], descriptors: [Int32]) throws -> pid_t {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    let environment = unsafe _NSGetEnviron().pointee
    #else
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    let environment = unsafe environ
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    for (number, descriptor) in descriptors.enumerated() {
      unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
    }
    // The threads that tests run on block signals, and a child inherits that.
    var noSignals = sigset_t()
    unsafe sigemptyset(&noSignals)
    unsafe posix_spawnattr_setsigmask(&attributes, &noSignals)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

    var strings = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer { for index in arguments.indices { unsafe free(strings[index]) } }
    var process: pid_t = 0
    let code = unsafe posix_spawn(
      &process, arguments[0], &actions, &attributes, &strings, environment)
    guard code == 0 else { throw Problem(code: code) }
    return process
  }
}
