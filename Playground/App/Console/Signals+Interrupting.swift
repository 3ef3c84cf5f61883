import PlaygroundSystem
import PlaygroundTerminal

extension Signals {
  /// Ends the program at once on Ctrl-C and on the polite request to end, with 128 and the number
  /// of the signal; has broken pipes reported as errors of writing.
  ///
  /// However the program ends, that which it has started ends with it.
  static func exitWhenInterrupted() {
    ChildProcess.prepareToEnd()
    for number in [SIGINT, SIGTERM] {
      // Nothing but system calls that are allowed in a handler: there is nothing to restore.
      handle(number) {
        ChildProcess.endRunning()
        _exit(128 + $0)
      }
    }
    atexit { ChildProcess.endRunning() }
    signal(SIGPIPE, SIG_IGN)
  }
}
