import PlaygroundTerminal

extension Gallery {
  /// The longest time that passes at once: after a pause of the program, scenes go on from where they
  /// were instead of catching up.
  private static let longestStep = Duration.milliseconds(100)

  /// Lets time pass.
  ///
  /// - Parameter now: The time by a clock that never goes back.
  package func advance(to now: Duration) {
    let passed = min(now - (last ?? now), Self.longestStep)
    last = now
    if isPaused { return }
    for event in demonstration?.advance(by: passed) ?? [] { perform(event) }
    pass(passed * speed)
    if demonstration?.isOver == true {
      if playsAll { show(next: 1) }
      demonstrate()
    }
  }

  /// Lets the time of one frame pass.
  func step() {
    pass(.frame)
  }

  private func pass(_ duration: Duration) {
    times[index] += duration
    scene.advance(to: time)
  }

  /// The time at which to call ``advance(to:)`` again, or `nil` while nothing moves.
  package var nextWake: Duration? {
    guard let last else { return .zero }
    if isPaused { return nil }
    let wakes = [scene.nextWake, scene.trace.nextWake(after: time)].compactMap(\.self)
    let delays =
      wakes.map { max(.zero, $0 - time) / speed }
      + [demonstration?.timeToNextWake].compactMap(\.self)
    return delays.min().map { last + $0 }
  }
}
