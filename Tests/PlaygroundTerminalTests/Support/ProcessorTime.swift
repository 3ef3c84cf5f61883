#if os(macOS) || os(Linux)
import Foundation

/// The time that a thread is at work, without that for which it waits.
enum ProcessorTime {
  /// Returns for how long a closure keeps a processor busy on its own thread.
  static func of(_ body: () -> Void) -> Duration {
    let start = now
    body()
    return now - start
  }

  private static var now: Duration {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
#endif
