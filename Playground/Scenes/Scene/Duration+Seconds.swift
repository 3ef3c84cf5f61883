extension Duration {
  /// The duration in seconds.
  var inSeconds: Double { self / .seconds(1) }

  /// The time between two frames of an animation.
  static let frame = Duration.milliseconds(33)
}
