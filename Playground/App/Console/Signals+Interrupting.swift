import PlaygroundSystem
import PlaygroundTerminal

extension Signals {
  /// Ends the program at once on Ctrl-C and on the polite request to end, with 128 and the number
  /// of the signal; has broken pipes reported as errors of writing.
  static func exitWhenInterrupted() {
    // Nothing but a system call that is allowed in a handler: there is nothing to restore.
    for number in [SIGINT, SIGTERM] { handle(number) { _exit(128 + $0) } }
    signal(SIGPIPE, SIG_IGN)
  }
}
