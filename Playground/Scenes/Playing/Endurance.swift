import PlaygroundTerminal

/// A long run of a scene with random events, which ends when the verdict is bad.
@MainActor
package struct Endurance {
  /// A moment at which a scene showed something wrong.
  package struct Failure: Error {
    /// The virtual time since the beginning.
    package let time: Duration

    /// The faults, a sentence each.
    package let faults: [String]

    /// Creates a failure.
    package init(time: Duration, faults: [String]) {
      (self.time, self.faults) = (time, faults)
    }
  }

  /// The scene.
  package let kind: SceneKind

  /// The same seed gives the same events.
  package let seed: UInt64

  private static let size = Size(84, 24)

  /// Creates a run.
  package init(of kind: SceneKind, seed: UInt64) {
    self.kind = kind
    self.seed = seed
  }

  /// Runs the scene.
  ///
  /// - Parameter duration: The duration, in virtual time.
  /// - Throws: The first failure.
  package func run(for duration: Duration) throws(Failure) {
    let gallery = Gallery(showing: kind, size: Self.size, seed: seed)
    var random = Randomness(seed: seed)
    var now = Duration.zero
    while now < duration {
      gallery.advance(to: now)
      if random.below(4) == 0 { gallery.scene.handle(event(in: gallery, using: &random)) }
      let verdict = gallery.verdict
      guard verdict.isGood else { throw Failure(time: now, faults: verdict.faults) }
      now += .milliseconds(40)
    }
  }

  /// Returns a key of the scene or a movement of the mouse.
  private func event(in gallery: Gallery, using random: inout Randomness) -> InputEvent {
    let place = Point(random.below(Self.size.width), random.below(Self.size.height))
    switch random.below(10) {
    case 0: return .mouse(Mouse(.press(.left), at: place))
    case 1, 2: return .mouse(Mouse(.drag(.left), at: place))
    case 3: return .mouse(Mouse(.release(.left), at: place))
    case 4: return .mouse(Mouse(.scroll(random.below(2) == 0 ? .up : .down), at: place))
    default:
      let events = gallery.scene.keys.flatMap(\.events)
      return events[random.below(events.count)]
    }
  }
}
