import CollateTesting
import PlaygroundTerminal

/// Two scenes in one tab, between which a key switches.
@MainActor
final class SwitchingScene: Scene {
  private let first: any Scene
  private let second: any Scene
  private let key: Character

  /// What the key shows next, in a word.
  private let effects: (first: String, second: String)
  private var showsSecond = false

  /// Creates a tab that shows the first scene.
  ///
  /// - Parameters:
  ///   - first: A scene.
  ///   - second: Another one.
  ///   - key: The key that switches.
  ///   - effects: What the key line says of the key, to show the first and the second scene.
  init(
    _ first: any Scene,
    _ second: any Scene,
    key: Character,
    effects: (first: String, second: String)
  ) {
    self.first = first
    self.second = second
    self.key = key
    self.effects = effects
  }

  private var scene: any Scene { showsSecond ? second : first }

  var caption: String { scene.caption }
  var trace: Trace { scene.trace }
  var verdict: Verdict { scene.verdict }
  var code: [String] { scene.code }
  var script: Script { scene.script }
  var nextWake: Duration? { scene.nextWake }
  var takesText: Bool { scene.takesText }
  var legend: [KeyHint] { scene.legend }
  var leastWidth: Int { scene.leastWidth }
  var history: (any ListHistory)? { scene.history }

  var keys: [KeyHint] {
    scene.keys + [KeyHint(key, showsSecond ? effects.first : effects.second)]
  }

  var area = Rect(0, 0, 0, 0) {
    didSet {
      first.area = area
      second.area = area
    }
  }

  func handle(_ event: InputEvent) {
    if event == .key(.character(key)), !takesText {
      cancelDrag()
      showsSecond.toggle()
    } else {
      scene.handle(event)
    }
  }

  func cancelDrag() {
    scene.cancelDrag()
  }

  func dropCarried() {
    scene.dropCarried()
  }

  func disturb(using random: inout SeededGenerator) {
    scene.disturb(using: &random)
  }

  func advance(to now: Duration) {
    scene.advance(to: now)
  }

  func settle() async {
    await scene.settle()
  }

  func draw(on surface: inout Surface) {
    scene.draw(on: &surface)
  }
}
