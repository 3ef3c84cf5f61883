import PlaygroundTerminal

/// The storyboard of a demonstration: which keys are pressed when.
struct Script: Hashable, Sendable {
  /// A key that is pressed.
  struct Cue: Hashable, Sendable {
    /// The time since the beginning of the demonstration.
    let time: Duration

    /// The key.
    let event: InputEvent
  }

  /// The keys, in the order of their times.
  let cues: [Cue]

  /// The time after which the demonstration is over.
  let duration: Duration

  /// Creates a storyboard.
  ///
  /// - Parameters:
  ///   - cues: The times, in seconds, and the keys that are pressed then.
  ///   - seconds: The duration.
  init(_ cues: KeyValuePairs<Double, Key>, seconds: Double) {
    self.init(events: cues.map { ($0, .key($1)) }, seconds: seconds)
  }

  /// Creates a storyboard with events such as keys with modifiers.
  ///
  /// - Parameters:
  ///   - events: The times, in seconds, and the events that come then.
  ///   - seconds: The duration.
  init(events: [(time: Double, event: InputEvent)], seconds: Double) {
    cues = events.map { Cue(time: .seconds($0.time), event: $0.event) }
    duration = .seconds(seconds)
  }
}
