import CollateTesting
import PlaygroundTerminal

/// A tab of the gallery that shows a part of the library at work.
///
/// A scene is a state machine over virtual time. It never sleeps, reads no clock and prints nothing:
/// time comes in by ``advance(to:)``, and ``nextWake`` tells when it is needed again. So the same
/// events at the same times give the same frames, in a terminal, in tests and in pictures.
@MainActor
protocol Scene: AnyObject {
  /// One sentence that tells what to look at.
  var caption: String { get }

  /// The keys, and what they do.
  var keys: [KeyHint] { get }

  /// What the signs of the scene mean, for the list of all keys.
  var legend: [KeyHint] { get }

  /// What the library reported so far.
  var trace: Trace { get }

  /// Whether the screen shows what the library has.
  var verdict: Verdict { get }

  /// The lines of source code that the scene demonstrates.
  var code: [String] { get }

  /// The storyboard of the demonstration.
  var script: Script { get }

  /// The area of the screen to draw in; mouse events in it are handled by the scene.
  var area: Rect { get set }

  /// The least number of columns to draw in; with fewer, a panel covers the scene.
  var leastWidth: Int { get }

  /// Whether characters are text for the scene, and no keys of the gallery.
  var takesText: Bool { get }

  /// Waits for what is done away from the scene and is due, so that time can go on.
  ///
  /// On a terminal it comes when it comes; who plays scenes in virtual time calls it after each step.
  func settle() async

  /// Handles a key or the mouse.
  func handle(_ event: InputEvent)

  /// Puts back what is being dragged with the mouse, whose end will not be seen.
  func cancelDrag()

  /// Puts down what is being carried, for a user takes over.
  func dropCarried()

  /// Does several things at once, of those that go wrong elsewhere.
  func disturb(using random: inout SeededGenerator)

  /// Lets time pass.
  ///
  /// - Parameter now: The time since the scene was shown first, slow motion and pauses considered.
  func advance(to now: Duration)

  /// The time at which to call ``advance(to:)`` again, or `nil` while nothing moves.
  var nextWake: Duration? { get }

  /// Draws the area.
  func draw(on surface: inout Surface)
}

extension Scene {
  /// As many as a list needs.
  var leastWidth: Int { 20 }

  /// Returns at once: most scenes wait for nothing.
  func settle() async {}

  /// No text: in most scenes, characters are keys.
  var takesText: Bool { false }

  /// Does nothing: in most scenes, nothing is dragged.
  func cancelDrag() {}

  /// Does nothing: in most scenes, nothing is carried.
  func dropCarried() {}

  /// None: in most scenes, all signs speak for themselves.
  var legend: [KeyHint] { [] }

  /// Presses some keys of the scene, and leaves the text that one of them may have begun: the keys of
  /// the gallery would go there.
  func disturb(using random: inout SeededGenerator) {
    let events = keys.flatMap(\.events)
    for _ in 0..<8 { handle(events[random.below(events.count)]) }
    if takesText { handle(.key(.escape)) }
  }
}
