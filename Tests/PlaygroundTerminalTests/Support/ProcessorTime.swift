#if os(macOS) || os(Linux)
import Foundation

/// Processor time, which does not include waiting.
enum ProcessorTime {
  /// Returns the processor time of a closure.
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
