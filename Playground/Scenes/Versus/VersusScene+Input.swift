import PlaygroundTerminal

extension VersusScene {
  var keys: [KeyHint] {
    [
      KeyHint("n", "next batch"), KeyHint("m", editsMany ? "one edit each" : "many edits"),
      KeyHint("↑↓", "scroll", .up, .down), KeyHint("space", "live off/on", .character(" ")),
    ]
  }

  var legend: [KeyHint] {
    [
      KeyHint(text: "✗", "a row that shows what is elsewhere, or gone"),
      KeyHint(text: "NSInternal…", "the app ends; the words are those of a model of UIKit"),
    ]
  }

  func handle(_ event: InputEvent) {
    switch event {
    case .key(.character("n"), []): edit()
    case .key(.character("m"), []): toggleCount()
    case .key(.character(" "), []): ticker.toggle(at: now)
    case .key(.up, _), .key(.character("k"), []): scroll(by: -1)
    case .key(.down, _), .key(.character("j"), []): scroll(by: 1)
    case .mouse(let mouse) where area.contains(mouse.place):
      if mouse.action == .scroll(.up) { scroll(by: -1) }
      if mouse.action == .scroll(.down) { scroll(by: 1) }
    case .key, .mouse: break
    }
  }

  private func scroll(by rowCount: Int) {
    for list in [byHand, collate] { list.scroll(by: rowCount) }
  }
}
