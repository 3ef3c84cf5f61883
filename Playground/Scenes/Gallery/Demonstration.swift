import PlaygroundTerminal

/// A script that is being played.
struct Demonstration {
  private let script: Script

  /// The index of the next cue.
  private var next = 0

  /// The time since the beginning.
  private(set) var time = Duration.zero

  /// The time for which a key lights up.
  private static let lightDuration = Duration.milliseconds(600)

  /// Creates a demonstration that begins now.
  init(_ script: Script) {
    self.script = script
  }

  /// Lets time pass, and returns the keys that are pressed meanwhile.
  mutating func advance(by duration: Duration) -> [InputEvent] {
    time += duration
    let start = next
    while next < script.cues.count, script.cues[next].time <= time { next += 1 }
    return script.cues[start..<next].map(\.event)
  }

  /// Whether it was played to the end.
  var isOver: Bool { time >= script.duration }

  /// The time until the next key is pressed, a light goes out, or the end.
  var timeToNextWake: Duration {
    var wake = next < script.cues.count ? script.cues[next].time : script.duration
    if let cue = litCue { wake = min(wake, cue.time + Self.lightDuration) }
    return max(.zero, wake - time)
  }

  /// Whether one of some keys was pressed a moment ago.
  func lights(_ hint: KeyHint) -> Bool {
    litCue.map { hint.events.contains($0.event) } ?? false
  }

  private var litCue: Script.Cue? {
    guard next > 0 else { return nil }
    let cue = script.cues[next - 1]
    return time - cue.time < Self.lightDuration ? cue : nil
  }
}
