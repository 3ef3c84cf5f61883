import PlaygroundTerminal

extension TerminalListView {
  /// Handles a key, if it is one that moves the focus.
  func handle(_ key: Key) {
    let page = max(1, area.height - 1)
    switch key {
    case .up, .character("k"): moveFocus(by: -1)
    case .down, .character("j"): moveFocus(by: 1)
    case .pageUp: moveFocus(by: -page)
    case .pageDown: moveFocus(by: page)
    case .home, .character("g"): moveFocusToStart()
    case .end, .character("G"): moveFocusToEnd()
    default: break
    }
  }

  /// Handles the mouse: a click moves the focus, and the wheel scrolls.
  func handle(_ mouse: Mouse) {
    guard area.contains(mouse.place) else { return }
    switch mouse.action {
    case .press(.left):
      if case .cell(let path) = row(atLine: mouse.place.y) { moveFocus(to: path) }
    case .scroll(.up): scroll(by: -1)
    case .scroll(.down): scroll(by: 1)
    default: break
    }
  }
}
