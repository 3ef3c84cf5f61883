import Collate
import PlaygroundTerminal

extension TreeScene {
  var keys: [KeyHint] {
    if takesText { return searchKeys }
    return [
      KeyHint("↑↓", "select", .up, .down), KeyHint("enter", "open/close", .enter),
      KeyHint("/", "search"), KeyHint("h", "hidden files"), KeyHint("o", "one open/all"),
      KeyHint("l", "live off/on"), KeyHint("space", "pick up", .character(" ")),
      KeyHint(text: "drag", "the same"),
      KeyHint("u", "unlock/lock"),
    ]
  }

  var legend: [KeyHint] {
    [
      KeyHint(text: "▹ ▿", "a folder that is closed, or open"),
      KeyHint(text: "≡", "the row that is carried"),
    ]
  }

  func handle(_ event: InputEvent) {
    if takesText, case .key(let key, let modifiers) = event {
      if !search(key, isPlain: modifiers.isEmpty) { list.handle(key) }
      return
    }
    if carrier.handle(event) { return }
    switch event {
    case .key(.character("/"), []) where carrier.lifted == nil: takesText = true
    case .key(.enter, _): open()
    case .key(.right, _) where list.focusedItem?.isExpanded == false: open()
    case .key(.left, _) where list.focusedItem?.isExpanded == true: open()
    case .key(.character("h"), []): change("key h") { model.showsHidden.toggle() }
    case .key(.character("o"), []):
      model.tree.expansion = model.tree.expansion == .independent ? .oneSibling : .independent
    case .key(.character("l"), []): ticker.toggle(at: now)
    case .key(.character("u"), []): folders.isUnlocked.toggle()
    case .key(let key, _) where carrier.lifted == nil: list.handle(key)
    case .key, .mouse, .paste: break
    }
  }

  func cancelDrag() {
    carrier.cancelDrag()
  }

  func dropCarried() {
    carrier.drop()
  }

  /// Opens or closes the selected folder, or tries again to load it.
  private func open() {
    if let row = list.focusedItem { change("key enter") { model.activate(row) } }
  }
}
