import PlaygroundTerminal

/// A script that is being played.
struct Demonstration {
  private let script: Script

  /// The time at which it ends.
  private let end: Duration

  /// The index of the next cue.
  private var next = 0

  /// The time since the beginning.
  private(set) var time = Duration.zero

  /// What to look at now; `nil` if the script says nothing about it.
  private(set) var caption: String?

  /// Creates a demonstration that begins now.
  ///
  /// - Parameters:
  ///   - script: The storyboard.
  ///   - isPartOfTour: Whether only the part for the tour through all scenes is played.
  init(_ script: Script, isPartOfTour: Bool = false) {
    self.script = script
    end = isPartOfTour ? script.tourDuration : script.duration
  }

  /// Lets time pass, and returns the keys that are pressed meanwhile.
  mutating func advance(by duration: Duration) -> [InputEvent] {
    time += duration
    let start = next
    while next < script.cues.count, script.cues[next].time <= time {
      caption = script.cues[next].caption ?? caption
      next += 1
    }
    return script.cues[start..<next].map(\.event)
  }

  /// Whether it was played to the end.
  var isOver: Bool { time >= end }

  /// The time until the next key is pressed, or the end.
  var timeToNextWake: Duration {
    let wake = next < script.cues.count ? min(script.cues[next].time, end) : end
    return max(.zero, wake - time)
  }
}
