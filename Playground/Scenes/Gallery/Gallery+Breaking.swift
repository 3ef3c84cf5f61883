extension Gallery {
  /// Does many things to the scene at once, which no screen should survive without care.
  ///
  /// While the key is held, terminals repeat it, and everything happens in the middle of what the last
  /// time began.
  func tryToBreak() {
    scene.disturb(using: &random)
    attemptCount += 1
  }
}
