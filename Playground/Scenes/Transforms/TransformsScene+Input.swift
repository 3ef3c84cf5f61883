import PlaygroundTerminal

extension TransformsScene {
  var keys: [KeyHint] {
    if takesText {
      return [
        KeyHint(text: "letters", "search"), KeyHint("enter", "done", .enter),
        KeyHint("esc", "show all", .escape),
      ]
    }
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
    case .key(let key, let modifiers) where takesText: type(key, isPlain: modifiers.isEmpty)
    case .key(.character(let character), []): handle(character)
    case .key(let key, _): list.handle(key)
    case .mouse(let mouse): list.handle(mouse)
    case .paste, .focus: break
    }
  }

  private func handle(_ character: Character) {
    switch character {
    case "/": takesText = true
    case "s": change("key s") { model.order = model.order.next }
    case "g": change("key g") { model.grouping = model.grouping == .folder ? .kind : .folder }
    case "l": change("key l") { model.hasLines.toggle() }
    case "m": change("key m") { model.limit = model.limit == nil ? 2 : nil }
    case " ": toggleChanges()
    default: list.handle(.character(character))
    }
  }

  /// Handles a key while text is taken.
  private func type(_ key: Key, isPlain: Bool) {
    switch key {
    case .enter: takesText = false
    case .escape:
      takesText = false
      change("key esc") { model.words = "" }
    case .backspace, .delete: change("search") { model.words = String(model.words.dropLast()) }
    case .character(let character) where isPlain:
      change("search") { model.words.append(character) }
    default: list.handle(key)
    }
  }
}
