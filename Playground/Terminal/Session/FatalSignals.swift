#if os(macOS) || os(Linux)
import PlaygroundSystem

/// The signals that end the program at once, such as those of crashes.
enum FatalSignals {
  private static let numbers = [
    SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGALRM, SIGUSR1, SIGUSR2,
  ]

  /// The previous action of each signal, by its number: plain memory, which handlers may read.
  private nonisolated(unsafe) static let previousActions: UnsafeMutablePointer<sigaction> = {
    let count = Int(numbers.max() ?? 0) + 1
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: count)
    unsafe actions.initialize(repeating: sigaction(), count: count)
    return unsafe actions
  }()

  /// Installs handlers that restore the terminal before one of the signals ends the program.
  static func installHandlers() {
    // Allocated before a handler reads it.
    let actions = unsafe previousActions
    for number in numbers {
      let previous = Signals.handle(number, with: handle)
      unsafe actions[Int(number)] = previous
    }
  }

  private static let handle: @convention(c) (Int32) -> Void = { number in
    TakenTerminal.restore()
    // The previous action, such as the handler of the Swift backtracer, takes place as soon as this
    // handler returns, and prints to the screen of the shell.
    unsafe sigaction(number, FatalSignals.previousActions + Int(number), nil)
    raise(number)
  }
}
#endif
