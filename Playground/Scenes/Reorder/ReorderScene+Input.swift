import Collate
import PlaygroundTerminal

extension ReorderScene {
  var keys: [KeyHint] {
    [
      KeyHint("space", "pick up", .character(" ")), KeyHint("↑↓", "move", .up, .down),
      KeyHint("enter", "drop", .enter), KeyHint("esc", "put back", .escape),
      KeyHint(text: "drag", "the same"), KeyHint("i", "insert above"), KeyHint("d", "delete"),
    ]
  }

  var legend: [KeyHint] {
    [
      KeyHint(text: "≡", "the row that is carried"),
      KeyHint(text: "lift carry drop", "what the list is told; counted as it shows its rows"),
      KeyHint(text: "source", "what the sources tell, once, after the drop"),
      KeyHint(text: "pinned", "rules: not to be moved, and always first"),
    ]
  }

  func handle(_ event: InputEvent) {
    if carrier.handle(event) { return }
    switch event {
    case .key(.enter, _): carrier.lift()
    case .key(.character("i"), _): insertAboveSelection()
    case .key(.character("d"), _), .key(.delete, _), .key(.backspace, _): deleteSelection()
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

  /// Inserts a row above the selected one, as a server would, whether or not it is picked up.
  private func insertAboveSelection() {
    guard let item = list.focusedItem, let path = model.screen.itemPath(of: item.id) else {
      return
    }
    let todo = newToDo()
    let isPinned = model.screen.snapshot[path].isPinned
    model.screen.insertItem(
      todo, at: ItemPath(section: path.section, item: isPinned ? path.item + 1 : path.item))
  }

  /// Deletes the selected row, as a server would, whether or not it is picked up.
  private func deleteSelection() {
    if let item = list.focusedItem, !item.isPinned,
      let path = model.screen.itemPath(of: item.id)
    {
      model.screen.removeItem(at: path)
    }
  }
}
