extension Duration {
  /// The duration in seconds.
  var inSeconds: Double { self / .seconds(1) }

  /// Returns a duration to the millisecond, of which no sum has an error.
  static func exactly(_ seconds: Double) -> Duration {
    .milliseconds(Int((seconds * 1000).rounded()))
  }

  /// The time between two frames of an animation.
  static let frame = Duration.milliseconds(33)
}
