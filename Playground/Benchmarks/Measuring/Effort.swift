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
    rowTime: .milliseconds(70), turnTime: .microseconds(100), leastRounds: 5, mostRounds: 60)

  static let thorough = Effort(
    rowTime: .milliseconds(450), turnTime: .microseconds(400), leastRounds: 9, mostRounds: 150)
}
