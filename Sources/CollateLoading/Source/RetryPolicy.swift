import CollateCore

/// How often a load that failed is tried again, and after which time (backoff).
public struct RetryPolicy: Hashable, Sendable {
  /// The number of attempts after the first one.
  public var maximumCount: Int

  /// The time before the second attempt, which doubles before each further one.
  public var delay: Duration

  /// The longest time before an attempt.
  public var maximumDelay: Duration

  /// The part of each delay that is left to chance, from 0 to 1, so that not all clients try at the same time.
  public var jitter: Double

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - maximumCount: The number of attempts after the first one.
  ///   - delay: The time before the second attempt, which doubles before each further one.
  ///   - maximumDelay: The longest time before an attempt.
  ///   - jitter: The part of each delay that is left to chance, from 0 to 1.
  public init(
    maximumCount: Int = 3, delay: Duration = .seconds(1), maximumDelay: Duration = .seconds(30),
    jitter: Double = 0.2
  ) {
    (self.maximumCount, self.delay) = (maximumCount, delay)
    (self.maximumDelay, self.jitter) = (maximumDelay, jitter)
  }

  /// Returns the time between an attempt that failed and the next one.
  ///
  /// - Parameters:
  ///   - failureCount: The number of attempts that failed.
  ///   - generator: Where chance comes from.
  /// - Returns: The time, never negative, and never longer than a clock can express.
  func delay(
    afterFailures failureCount: Int, using generator: inout some RandomNumberGenerator
  ) -> Duration {
    let time = min(delay.doubled(failureCount - 1, atMost: maximumDelay), maximumDelay)
    let longest = max(time, .zero).expressible
    // NaN is no part of anything.
    let part = jitter > 0 ? min(jitter, 1) : 0
    return longest * (1 - part * Double.random(in: 0...1, using: &generator))
  }
}
