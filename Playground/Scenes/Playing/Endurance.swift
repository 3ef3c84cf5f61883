import CollateTesting
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

  /// The usual size, and others.
  private static let sizes = [
    Size(84, 24), Size(0, 0), Size(39, 10), Size(40, 10), Size(70, 12), Size(200, 60),
  ]

  /// Creates a run.
  package init(of kind: SceneKind, seed: UInt64) {
    self.kind = kind
    self.seed = seed
  }

  /// Runs the scene.
  ///
  /// - Parameter duration: The duration, in virtual time.
  /// - Throws: The first failure.
  package func run(for duration: Duration) async throws(Failure) {
    let gallery = Gallery(showing: kind, size: Self.sizes[0], seed: seed)
    (gallery.scene as? LoaderScene)?.model.manyCount = 1_000
    var random = SeededGenerator(seed: seed)
    var now = Duration.zero
    while now < duration {
      gallery.advance(to: now)
      if random.below(4) == 0 { act(on: gallery, using: &random) }
      await gallery.settle()
      let verdict = gallery.verdict
      guard verdict.isGood else { throw Failure(time: now, faults: verdict.faults) }
      now += .milliseconds(40)
    }
  }

  /// Does something: mostly to the scene, sometimes to what is around it.
  func act(on gallery: Gallery, using random: inout SeededGenerator) {
    switch random.below(32) {
    case 0:
      gallery.size = Self.sizes[random.below(Self.sizes.count)]
      _ = gallery.frame
    case 1:
      let events = (Gallery.commonKeys + Gallery.lastKeys).flatMap(\.events)
      _ = gallery.handle(events[random.below(events.count)])
      _ = gallery.frame
    case 2...5: goBack(gallery)
    default: _ = gallery.handle(event(in: gallery, using: &random))
    }
  }

  /// Goes back to the scene, as large as in the beginning, in the usual time.
  func goBack(_ gallery: Gallery) {
    gallery.show(kind)
    gallery.size = Self.sizes[0]
    (gallery.speed, gallery.isPaused, gallery.help) = (1, false, nil)
  }

  /// Returns a key of the scene, or a movement of the mouse on the screen or just outside.
  private func event(in gallery: Gallery, using random: inout SeededGenerator) -> InputEvent {
    let place = Point(
      random.below(gallery.size.width + 4) - 2, random.below(gallery.size.height + 4) - 2)
    switch random.below(10) {
    case 0: return .mouse(Mouse(.press(.left), at: place))
    case 1, 2: return .mouse(Mouse(.drag(.left), at: place))
    case 3: return .mouse(Mouse(.release(.left), at: place))
    case 4: return .mouse(Mouse(.scroll(random.below(2) == 0 ? .up : .down), at: place))
    default:
      let events = gallery.scene.keys.flatMap(\.events) + [.key(.escape)]
      return events[random.below(events.count)]
    }
  }
}
