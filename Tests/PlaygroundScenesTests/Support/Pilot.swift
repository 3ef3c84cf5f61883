import PlaygroundTerminal

@testable import PlaygroundScenes

/// A user of a gallery in virtual time.
@MainActor
final class Pilot {
  let gallery: Gallery
  private var now = Duration.zero

  /// What the owner of the terminal was asked to do, if anything.
  private(set) var request: Gallery.Request?

  init(
    _ kind: SceneKind?, size: Size = Size(84, 24), demonstrates: Bool = false,
    seed: UInt64 = Gallery.usualSeed
  ) {
    gallery = Gallery(showing: kind, size: size, demonstrates: demonstrates, seed: seed)
    gallery.advance(to: now)
  }

  /// Lets time pass in small steps, as in a terminal.
  func wait(_ seconds: Double) {
    let end = now + .seconds(seconds)
    while now < end { step(to: end) }
  }

  /// Lets time pass in small steps, and waits for what others do for the scene.
  func waitAndSettle(_ seconds: Double) async {
    let end = now + .seconds(seconds)
    await gallery.settle()
    while now < end {
      step(to: end)
      await gallery.settle()
    }
  }

  private func step(to end: Duration) {
    now = min(now + .milliseconds(10), end)
    gallery.advance(to: now)
  }

  /// Presses keys, one after the other.
  func press(_ keys: Key...) {
    for key in keys { send(.key(key)) }
  }

  /// Presses the keys of characters.
  func type(_ text: String) {
    for character in text { send(.key(.character(character))) }
  }

  func mouse(_ action: Mouse.Action, at place: Point) {
    send(.mouse(Mouse(action, at: place)))
  }

  func send(_ event: InputEvent) {
    request = gallery.handle(event)
  }

  /// The lines of the screen.
  var lines: [String] {
    gallery.frame.plainText.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  /// The texts of the trace, without what was there before.
  func trace(after count: Int = 0) -> [String] {
    gallery.scene.trace.lines.dropFirst(count).map(\.text)
  }

  /// The number of lines of the trace.
  var traceCount: Int { gallery.scene.trace.lines.count }

  /// Returns the place of the first occurrence of a text on the screen.
  func place(of text: String) -> Point? {
    for (y, line) in lines.enumerated() {
      if let range = line.firstRange(of: text) {
        return Point(String(line[..<range.lowerBound]).columnCount, y)
      }
    }
    return nil
  }
}
