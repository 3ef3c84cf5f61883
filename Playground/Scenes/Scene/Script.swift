import PlaygroundTerminal

/// The storyboard of a demonstration: which keys are pressed when, and what to look at then.
struct Script: Hashable, Sendable {
  /// Something that happens in a demonstration.
  struct Cue: Hashable, Sendable {
    /// The time since the beginning of the demonstration.
    let time: Duration

    /// The key that is pressed.
    var event: InputEvent

    /// What to look at from now on; `nil` for what was said before.
    var caption: String?
  }

  /// What happens, in the order of time.
  let cues: [Cue]

  /// The time after which the demonstration is over.
  let duration: Duration

  /// The time after which a tour through all scenes goes on to the next one.
  let tourDuration: Duration

  /// Creates a storyboard.
  ///
  /// - Parameters:
  ///   - cues: What happens, in the order of time.
  ///   - tourSeconds: The duration of the part for a tour through all scenes; `nil` for all of it.
  ///   - seconds: The duration.
  init(_ cues: [Cue], tourSeconds: Double? = nil, seconds: Double) {
    self.cues = cues
    duration = .exactly(seconds)
    tourDuration = .exactly(tourSeconds ?? seconds)
  }
}

extension Script.Cue {
  /// Returns a key that is pressed.
  ///
  /// - Parameters:
  ///   - seconds: The time since the beginning of the demonstration.
  ///   - key: The key.
  ///   - modifiers: The keys that are held meanwhile.
  ///   - caption: What to look at from now on.
  /// - Returns: The cue.
  static func press(
    _ seconds: Double, _ key: Key, _ modifiers: Modifiers = [], say caption: String? = nil
  ) -> Self {
    Self(time: .exactly(seconds), event: .key(key, modifiers), caption: caption)
  }

  /// Returns a key that writes a character, and is pressed.
  ///
  /// - Parameters:
  ///   - seconds: The time since the beginning of the demonstration.
  ///   - character: The character.
  ///   - caption: What to look at from now on.
  /// - Returns: The cue.
  static func press(_ seconds: Double, _ character: Character, say caption: String? = nil) -> Self {
    press(seconds, .character(character), say: caption)
  }
}
