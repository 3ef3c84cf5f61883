#if canImport(Darwin)
package import Darwin
#elseif canImport(Glibc)
package import Glibc
#elseif canImport(Musl)
package import Musl
#endif

/// How the program takes signals.
package enum Signals {
  /// Has a handler called for a signal from now on; system calls under way go on after it.
  ///
  /// - Parameters:
  ///   - number: The signal.
  ///   - handler: What is called, on any thread, at any moment. It has to be content with what is
  ///     allowed then: a few system calls and memory that no access is checked of.
  /// - Returns: What happened before.
  @discardableResult
  package static func handle(
    _ number: Int32,
    with handler: @escaping @convention(c) (Int32) -> Void
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
  /// The threads of dispatch queues block all signals. A read then fails, as if the terminal were gone,
  /// and a change of the mode succeeds, under the hands of the shell.
  static func takeStopsOnThisThread() {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGTTIN)
    unsafe sigaddset(&signals, SIGTTOU)
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
