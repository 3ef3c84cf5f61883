import PlaygroundTerminal

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension Signals {
  /// Ends the program at once on Ctrl-C and on the polite request to end, with 128 and the number
  /// of the signal; has broken pipes reported as errors of writing.
  static func exitWhenInterrupted() {
    for number in [SIGINT, SIGTERM] {
      // Nothing but `_exit`, which is allowed in a handler: there is nothing to restore.
      handle(number) { _exit(128 + $0) }
    }
    signal(SIGPIPE, SIG_IGN)
  }
}
