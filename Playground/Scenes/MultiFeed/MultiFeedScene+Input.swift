import Collate
import PlaygroundTerminal

extension MultiFeedScene {
  var keys: [KeyHint] {
    [
      KeyHint("↑↓", "select", .up, .down), KeyHint("i", "insert"), KeyHint("d", "delete"),
      KeyHint("u", "update"), KeyHint("s", "shuffle"),
      KeyHint("m", model.screen.selected == .byFeed ? "by day" : "by feed"),
      KeyHint("x", "feed off/on"), KeyHint("space", "live off/on", .character(" ")),
    ]
  }

  var legend: [KeyHint] {
    [
      KeyHint(text: "12", "at a row: times that it was updated; at a header: its rows"),
      KeyHint(text: "▌", "the colour of the feed that a row comes from"),
    ]
  }

  func handle(_ event: InputEvent) {
    switch event {
    case .key(.character(let character), []): handle(character)
    case .key(.delete, _), .key(.backspace, _): change("key d") { deleteSelection() }
    case .key(let key, _): list.handle(key)
    case .mouse(let mouse): list.handle(mouse)
    case .paste: break
    }
  }

  private func handle(_ character: Character) {
    switch character {
    case "i": change("key i") { insertAboveSelection() }
    case "d": change("key d") { deleteSelection() }
    case "u": change("key u") { updateSelection() }
    case "s": change("\(selectedFeed.name) shuffled") { shuffle(selectedFeed) }
    case "m": change("key m") { model.toggleOrder() }
    case "x": change("key x") { model.toggle(selectedFeed) }
    case " ": ticker.toggle(at: now + .milliseconds(300))
    default: list.handle(.character(character))
    }
  }
}
