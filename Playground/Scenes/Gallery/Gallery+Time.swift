import PlaygroundTerminal

extension Gallery {
  /// The longest time that passes beyond what was asked for: after a pause of the program, scenes go on
  /// from where they were instead of catching up.
  private static let longestDelay = Duration.milliseconds(100)

  /// The longest time that passes at once: what begins in the middle of a long time has to be seen from
  /// its beginning.
  private static let longestStep = Duration.milliseconds(10)

  /// Lets time pass.
  ///
  /// - Parameter now: The time by a clock that never goes back.
  package func advance(to now: Duration) {
    let start = last ?? now
    let wake = nextWake ?? start
    last = now
    var rest = min(now, max(start, wake) + Self.longestDelay) - start
    repeat {
      let step = min(rest, Self.longestStep)
      advance(by: step)
      rest -= step
    } while rest > .zero
  }

  private func advance(by passed: Duration) {
    if isPaused { return }
    for event in demonstration?.advance(by: passed) ?? [] where !isInEffect(event) {
      perform(event)
    }
    pass(passed * speed)
    if demonstration?.isOver == true {
      if playsAll { show(next: 1) }
      demonstrate()
    }
  }

  /// Whether a key of a demonstration would take away what it is to show, because there is room for all
  /// panels.
  private func isInEffect(_ event: InputEvent) -> Bool {
    event == .key(.character("c")) && panels.contains(.code)
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
    var delays = [lightEnd.map { $0 - last }].compactMap(\.self)
    if !isPaused {
      if let wake = demonstration?.timeToNextWake { delays.append(wake) }
      let wakes = [scene.nextWake, scene.trace.nextWake(after: time)].compactMap(\.self)
      delays += wakes.map { max(.zero, $0 - time) / speed }
    }
    return delays.min().map { last + $0 }
  }
}
