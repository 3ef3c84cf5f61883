/// How long to measure.
struct Effort {
  /// How long a row may take, if it can.
  let rowTime: Duration

  /// How long one contender is measured at a stretch, at least.
  let turnTime: Duration

  /// The fewest rounds.
  let leastRounds: Int

  /// The most rounds.
  let mostRounds: Int

  static let quick = Effort(
    rowTime: .milliseconds(120), turnTime: .microseconds(200), leastRounds: 7, mostRounds: 80)

  static let thorough = Effort(
    rowTime: .milliseconds(600), turnTime: .microseconds(400), leastRounds: 9, mostRounds: 150)
}
