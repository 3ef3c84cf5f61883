private import Foundation

/// A clock whose time passes only when a test lets it.
///
///     let clock = ManualClock()
///     let source = LoadingDataSource(loader, configuration: configuration, clock: clock)
///     source.appear()
///     while clock.sleeperCount == 0 { await Task.yield() }
///     clock.advance(by: .seconds(30))
public final class ManualClock: Clock, @unchecked Sendable {
  /// A moment of the clock.
  public struct Instant: InstantProtocol, Sendable {
    /// The time since the clock was made.
    public var offset: Duration

    /// Returns the moment some time later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// Returns the time until another moment.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Returns whether a moment is before another one.
    public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [Int: (deadline: Instant, continuation: CheckedContinuation<Void, any Error>)] =
      [:]
    var cancelled: Set<Int> = []
    var lastSleeper = 0
  }

  // The state is read and written with the lock held, and nowhere else.
  private var state = State()
  private let lock = NSLock()

  private func withState<Result>(_ body: (inout State) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&state)
  }

  /// Creates a clock, on which no time has passed.
  public init() {}

  /// The current moment.
  public var now: Instant { withState(\.now) }

  /// The clock knows every moment.
  public var minimumResolution: Duration { .zero }

  /// The number of those who sleep now.
  ///
  /// Tasks begin to sleep a while after they were made; wait for it before time passes.
  public var sleeperCount: Int { withState(\.sleepers.count) }

  /// Sleeps until the clock is advanced to a moment.
  ///
  /// - Parameters:
  ///   - deadline: The moment.
  ///   - tolerance: Is of no importance.
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = withState { state in
      state.lastSleeper += 1
      return state.lastSleeper
    }
    // A task may be cancelled after it was woken.
    defer { withState { _ = $0.cancelled.remove(number) } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isOver: Result<Void, any Error>? = withState { state in
          if state.cancelled.contains(number) { return .failure(CancellationError()) }
          if deadline <= state.now { return .success(()) }
          state.sleepers[number] = (deadline, continuation)
          return nil
        }
        if let isOver { continuation.resume(with: isOver) }
      }
    } onCancel: {
      let sleeper = withState { state in
        let sleeper = state.sleepers.removeValue(forKey: number)
        if sleeper == nil { state.cancelled.insert(number) }
        return sleeper
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Lets time pass, and wakes those whose time has come, in the order in which they fell asleep.
  public func advance(by duration: Duration) {
    let woken = withState { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for number in due.keys { state.sleepers[number] = nil }
      return due.sorted { $0.key < $1.key }.map(\.value.continuation)
    }
    for continuation in woken { continuation.resume() }
  }
}
