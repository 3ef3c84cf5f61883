import Collate
import PlaygroundTerminal

extension SelectionScene {
  var keys: [KeyHint] {
    [
      KeyHint("←→↑↓", "move", .left, .right, .up, .down), KeyHint("enter", "select", .enter),
      KeyHint(text: "shift-↑↓", "range"), KeyHint("a", "all shown"), KeyHint("x", "delete"),
      KeyHint("r", "read/unread"), KeyHint("b", "behavior"),
      KeyHint("space", "live off/on", .character(" ")),
    ]
  }

  var legend: [KeyHint] {
    [
      KeyHint(text: "● #12", "selected; the id of a letter, which is what is selected"),
      KeyHint(text: "3 · multiple", "selected letters, and how many can be"),
      KeyHint(text: "bold", "unread, and so in the other list, too"),
    ]
  }

  func handle(_ event: InputEvent) {
    switch event {
    case .key(.left, _): activate(all)
    case .key(.right, _): activate(unread)
    case .key(.enter, _): tap()
    case .key(let key, .shift): extend(key)
    case .key(.character(let character), []): handle(character)
    case .key(let key, _): active.handle(key)
    case .mouse(let mouse): handle(mouse)
    }
  }

  private func handle(_ character: Character) {
    switch character {
    case "a": active === all ? selectAll(in: model.boxes) : selectAll(in: model.unread)
    case "x": model.deleteSelected()
    case "r": model.readSelected()
    case "b": model.changeBehavior()
    case " ": ticker.toggle(at: now)
    default: active.handle(.character(character))
    }
  }

  private func handle(_ mouse: Mouse) {
    guard let list = [all, unread].first(where: { $0.area.contains(mouse.place) }) else { return }
    list.handle(mouse)
    guard case .press(.left) = mouse.action, case .cell = list.row(atLine: mouse.place.y) else {
      return
    }
    activate(list)
    tap()
  }

  /// Has keys go to a list.
  private func activate(_ list: TerminalListView<LetterBox>) {
    all.isActive = list === all
    unread.isActive = list === unread
  }

  /// Selects or deselects the item with the focus.
  private func tap() {
    if let item = active.focusedItem { model.selection.tap(item.id) }
  }

  /// Moves the focus, and selects up to there.
  private func extend(_ key: Key) {
    active.handle(key)
    guard let item = active.focusedItem else { return }
    if active === all {
      model.selection.extend(to: item.id, in: model.boxes)
    } else {
      model.selection.extend(to: item.id, in: model.unread)
    }
  }

  private func selectAll(in source: some DataSource<LetterBox>) {
    model.selection.selectAll(in: source)
  }
}
