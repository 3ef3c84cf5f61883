import Dispatch
import PlaygroundSystem

/// A program that this one has started, and whose output it reads.
///
/// There is at most one. It runs in a group of its own, so that all it has started ends with it.
package struct ChildProcess: Sendable {
  /// How a program ended.
  package enum Ending: Hashable, Sendable {
    /// It exited, with a code.
    case exited(Int32)

    /// A signal ended it.
    case killed(Int32)
  }

  /// Its standard output and error, open for reading.
  package let output: Int32

  /// How it ends, which is waited for from the beginning: a program that has ended, and has not been
  /// waited for, keeps code busy that waits for any other one, as tests of exits do.
  private let ending: Task<Ending, Never>

  /// The number of the group that runs, or 0: plain memory, which signal handlers may read.
  private nonisolated(unsafe) static let group: UnsafeMutablePointer<pid_t> = {
    let group = UnsafeMutablePointer<pid_t>.allocate(capacity: 1)
    unsafe group.initialize(to: 0)
    return unsafe group
  }()

  /// Ends the program that was started, with all that it has started, unless it has ended.
  ///
  /// Signal handlers may call it once ``prepareToEnd()`` was called.
  package static func endRunning() {
    let group = unsafe group.pointee
    if group > 0 { kill(-group, SIGTERM) }
  }

  /// Allocates what ``endRunning()`` reads, before a signal handler does.
  package static func prepareToEnd() { _ = unsafe group }

  /// Starts a program that reads nothing.
  ///
  /// - Parameter arguments: Its name, which is looked for as the shell does, and its arguments.
  /// - Throws: The reason why it cannot be started.
  package init(_ arguments: [String]) throws(Problem) {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { throw Problem(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[1]) }
    let id: pid_t
    do {
      id = try Self.spawn(arguments, output: ends[1])
    } catch {
      close(ends[0])
      throw error
    }
    output = ends[0]
    unsafe Self.group.pointee = id
    ending = Task.detached { await Self.end(of: id) }
  }

  /// Whether the program that was started last still runs.
  package static var isRunning: Bool { unsafe group.pointee > 0 }

  /// Ends the reading of the output.
  package func closeOutput() { close(output) }

  /// Waits until the program has ended.
  package func end() async -> Ending { await ending.value }

  private static func end(of id: pid_t) async -> Ending {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "ChildProcess.end").async {
        var status: Int32 = 0
        while unsafe waitpid(id, &status, 0) < 0 && errno == EINTR {}
        // From now on, the number may be that of another group.
        unsafe Self.group.pointee = 0
        let signal = status & 0x7F
        continuation.resume(returning: signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal))
      }
    }
  }
}

extension ChildProcess {
  #if os(macOS) || os(Linux)
  private static func spawn(_ arguments: [String], output: Int32) throws(Problem) -> pid_t {
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
    // The keys are for this program.
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    for end in [STDOUT_FILENO, STDERR_FILENO] {
      unsafe posix_spawn_file_actions_adddup2(&actions, output, end)
    }
    // Blocked and ignored signals are inherited, and there are some here.
    var (none, usual) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&none)
    unsafe sigemptyset(&usual)
    for signal in [SIGPIPE, SIGINT, SIGTERM] { unsafe sigaddset(&usual, signal) }
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &usual)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))

    var strings = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer { for index in arguments.indices { unsafe free(strings[index]) } }
    var process: pid_t = 0
    let code = unsafe posix_spawnp(
      &process, arguments[0], &actions, &attributes, &strings, environment)
    guard code == 0 else { throw Problem(code: code) }
    return process
  }
  #else
  private static func spawn(_ arguments: [String], output: Int32) throws(Problem) -> pid_t {
    throw Problem("a program cannot start others on this system")
  }
  #endif
}
