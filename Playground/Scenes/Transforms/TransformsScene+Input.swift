import PlaygroundTerminal

extension TransformsScene {
  var keys: [KeyHint] {
    if takesText { return searchKeys }
    return [
      KeyHint("↑↓", "select", .up, .down), KeyHint("/", "search"), KeyHint("s", "sort"),
      KeyHint("g", "group"), KeyHint("l", "lines"), KeyHint("m", "more/less"),
      KeyHint("space", "live off/on", .character(" ")),
    ]
  }

  var legend: [KeyHint] {
    [KeyHint(text: "by folder · …", "what the sources do: search, group, sort, limit, separate")]
  }

  func handle(_ event: InputEvent) {
    switch event {
    case .key(let key, let modifiers) where takesText:
      if !search(key, isPlain: modifiers.isEmpty) { list.handle(key) }
    case .key(.character(let character), []): handle(character)
    case .key(let key, _): list.handle(key)
    case .mouse(let mouse): list.handle(mouse)
    case .paste: break
    }
  }

  private func handle(_ character: Character) {
    switch character {
    case "/": takesText = true
    case "s": change("key s") { model.order = model.order.next }
    case "g": change("key g") { model.grouping = model.grouping == .folder ? .kind : .folder }
    case "l": change("key l") { model.hasLines.toggle() }
    case "m": change("key m") { model.limit = model.limit == nil ? 2 : nil }
    case " ": ticker.toggle(at: now)
    default: list.handle(.character(character))
    }
  }
}
