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

  func handle(_ event: InputEvent) {
    // The row that was picked up may be deleted.
    if lifted == nil { endCarrying { $0.cancel() } }
    switch event {
    case .key(.character(" "), _), .key(.enter, _):
      if lifted == nil { lift() } else { drop() }
    case .key(.escape, _): putBack()
    case .key(.character("i"), _): insertAboveSelection()
    case .key(.character("d"), _), .key(.delete, _), .key(.backspace, _): deleteSelection()
    case .key(let key, _) where lifted == nil: list.handle(key)
    case .key(.up, _), .key(.character("k"), _), .key(.character("K"), _): carry(by: -1)
    case .key(.down, _), .key(.character("j"), _), .key(.character("J"), _): carry(by: 1)
    case .mouse(let mouse): handle(mouse)
    case .key, .paste, .focus: break
    }
  }

  private func handle(_ mouse: Mouse) {
    switch mouse.action {
    case .press(.left) where list.area.contains(mouse.place):
      guard lifted == nil, case .cell(let path) = list.row(atLine: mouse.place.y) else { return }
      list.select(path)
      lift()
      mouseLine = lifted == nil ? nil : mouse.place.y
    case .drag(.left) where mouseLine != nil:
      mouseLine = mouse.place.y
      carry(toLine: max(list.area.minY, min(mouse.place.y, list.area.maxY - 1)))
      nextScroll = edgeDirection == nil ? nil : nextScroll ?? now
    case .release where mouseLine != nil: drop()
    case .scroll: list.handle(mouse)
    default: break
    }
  }

  func cancelDrag() {
    if mouseLine != nil { putBack() }
  }

  /// The direction in which the list scrolls because the mouse is at its edge.
  private var edgeDirection: Int? {
    guard let mouseLine, lifted != nil else { return nil }
    if mouseLine <= list.area.minY { return list.firstRow > 0 ? -1 : nil }
    let isAtEnd = list.firstRow + list.area.height >= list.rowCount
    return mouseLine >= list.area.maxY - 1 && !isAtEnd ? 1 : nil
  }

  /// Scrolls by a row while the mouse is at the edge of the list.
  func scrollAtEdge() {
    guard let direction = edgeDirection else {
      nextScroll = nil
      return
    }
    list.scroll(by: direction)
    carry(toLine: direction < 0 ? list.area.minY : list.area.maxY - 1)
    nextScroll = now + .milliseconds(120)
  }
}
