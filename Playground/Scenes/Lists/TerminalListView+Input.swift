import PlaygroundTerminal

extension TerminalListView {
  /// Handles a key, if it is one that moves the selection.
  func handle(_ key: Key) {
    let page = max(1, area.height - 1)
    switch key {
    case .up, .character("k"): moveSelection(by: -1)
    case .down, .character("j"): moveSelection(by: 1)
    case .pageUp: moveSelection(by: -page)
    case .pageDown: moveSelection(by: page)
    case .home, .character("g"): selectFirst()
    case .end, .character("G"): selectLast()
    default: break
    }
  }

  /// Handles the mouse: a click selects, and the wheel scrolls.
  func handle(_ mouse: Mouse) {
    guard area.contains(mouse.place) else { return }
    switch mouse.action {
    case .press(.left):
      if case .cell(let path) = row(atLine: mouse.place.y) { select(path) }
    case .scroll(.up): scroll(by: -1)
    case .scroll(.down): scroll(by: 1)
    default: break
    }
  }
}
