import Foundation

/// A clock whose time passes only when a test lets it.
package final class ManualClock: Clock, @unchecked Sendable {
  /// A moment of the clock.
  package struct Instant: InstantProtocol, Sendable {
    /// The time since the clock was made.
    package var offset: Duration

    package func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    package func duration(to other: Instant) -> Duration { other.offset - offset }

    package static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
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
    lock.withLock { body(&state) }
  }

  package init() {}

  package var now: Instant { withState(\.now) }

  package var minimumResolution: Duration { .zero }

  /// The number of those who sleep now.
  package var sleeperCount: Int { withState(\.sleepers.count) }

  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = withState { state in
      state.lastSleeper += 1
      return state.lastSleeper
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isOver: Result<Void, any Error>? = withState { state in
          if state.cancelled.remove(number) != nil { return .failure(CancellationError()) }
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

  /// Lets time pass, and wakes those whose time has come.
  package func advance(by duration: Duration) {
    let woken = withState { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for number in due.keys { state.sleepers[number] = nil }
      return due.sorted { $0.key < $1.key }.map(\.value.continuation)
    }
    for continuation in woken { continuation.resume() }
  }
}
