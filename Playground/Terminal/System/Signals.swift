package import PlaygroundSystem

/// Signal handlers and signal masks.
package enum Signals {
  /// Installs a handler for a signal; interrupted system calls are restarted.
  ///
  /// - Parameters:
  ///   - number: The signal.
  ///   - handler: The handler. It runs on any thread at any moment, and may only make async-signal-safe
  ///     system calls and access plain memory.
  /// - Returns: The previous action.
  @discardableResult
  package static func handle(
    _ number: Int32, with handler: @escaping @convention(c) (Int32) -> Void
  ) -> sigaction {
    var action = sigaction()
    #if canImport(Darwin)
    unsafe action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
    unsafe action.__sa_handler.sa_handler = handler
    #else
    unsafe action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = Int32(SA_RESTART) | Int32(SA_ONSTACK)
    var previous = sigaction()
    unsafe sigaction(number, &action, &previous)
    return previous
  }

  /// Lets the system stop the job when the calling thread reads from the terminal or changes its mode
  /// in the background.
  ///
  /// The threads of dispatch queues block all signals. A read then fails, as if the terminal were closed,
  /// and a change of the mode succeeds, although it belongs to the job in the foreground.
  static func unblockStopsOnThisThread() {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGTTIN)
    unsafe sigaddset(&signals, SIGTTOU)
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
