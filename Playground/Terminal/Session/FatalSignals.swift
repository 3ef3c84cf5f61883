#if os(macOS) || os(Linux)
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The signals that end a program before it can do anything about it.
enum FatalSignals {
  private static let numbers = [
    SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGALRM, SIGUSR1, SIGUSR2,
  ]

  /// What happened at each signal before, at the place of its number: memory that handlers may read.
  private nonisolated(unsafe) static let previousActions: UnsafeMutablePointer<sigaction> = {
    let count = Int(numbers.max() ?? 0) + 1
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: count)
    unsafe actions.initialize(repeating: sigaction(), count: count)
    return unsafe actions
  }()

  /// Has the terminal given back before one of the signals ends the program.
  static func giveBackTerminal() {
    // It has to be there before a handler looks at it.
    let actions = unsafe previousActions
    for number in numbers {
      let previous = Signals.handle(number, with: handle)
      unsafe actions[Int(number)] = previous
    }
  }

  private static let handle: @convention(c) (Int32) -> Void = { number in
    TakenTerminal.giveBack()
    // Whoever was there before, such as the one who writes down where it happened, gets the same signal
    // as soon as this handler is done, and finds the screen of the shell.
    unsafe sigaction(number, FatalSignals.previousActions + Int(number), nil)
    raise(number)
  }
}
#endif
