import Collate
import CollateTesting
import PlaygroundTerminal

extension PagerScene {
  var keys: [KeyHint] {
    [
      KeyHint("← →", "page", .left, .right), KeyHint(text: "drag", "swipe"),
      KeyHint("b", "half way and back"), KeyHint("f", "fling"), KeyHint("r", "mode"),
      KeyHint("Home End", "ends", .home, .end), KeyHint("i", "insert page"),
      KeyHint("d", "delete page"),
    ]
  }

  var legend: [KeyHint] {
    [
      KeyHint(text: "● ◍ ○", "shown, alive beside the screen, not there"),
      KeyHint(text: "view 2", "a controller; the reused pager gives it one page after another"),
    ]
  }

  func handle(_ event: InputEvent) {
    switch event {
    case .key(.right, _), .key(.pageDown, _): turn(by: 1)
    case .key(.left, _), .key(.pageUp, _): turn(by: -1)
    case .key(.home, _): jump(to: 0)
    case .key(.end, _): jump(to: model.host.pageCount - 1)
    case .key(.escape, _): cancelDrag()
    case .key(.delete, _), .key(.backspace, _): deletePage()
    case .key(.character(let character), []): handle(character)
    case .mouse(let mouse): handle(mouse)
    case .key: break
    }
  }

  private func handle(_ character: Character) {
    switch character {
    case "l", " ": turn(by: 1)
    case "h": turn(by: -1)
    case "g": jump(to: 0)
    case "G": jump(to: model.host.pageCount - 1)
    case "b": dragHalfWayAndBack()
    case "f": fling()
    case "r": open(model.mode.next)
    case "i": insertPage()
    case "d": deletePage()
    default: break
    }
  }

  func disturb(using random: inout SeededGenerator) {
    note("everything at once")
    endGesture()
    for _ in 0..<6 {
      let (host, index) = (model.host, random.below(model.host.pageCount + 1))
      switch random.below(8) {
      case 0: host.rotate(toPageExtent: Double(200 + 10 * random.below(60)))
      case 1: host.runShortOfMemory()
      case 2: insertPage()
      case 3: deletePage()
      case 4: jump(to: index)
      case 5: fling()
      case 6:
        host.touchDown()
        host.drag(byPages: Double(random.below(7) - 3) / 4)
      default: host.fling(to: min(index, max(0, host.pageCount - 1)))
      }
    }
    if grip == nil { model.host.release() }
  }

  private func turn(by distance: Int) {
    endGesture()
    note(distance > 0 ? "jump to the next page" : "jump to the previous page")
    model.driver.jump(by: distance)
  }

  private func jump(to index: Int) {
    guard index >= 0, index < model.host.pageCount else { return }
    endGesture()
    note("jump to page \(model.driver.page(at: index))")
    model.driver.jump(toPageAt: index)
  }

  /// Drags half of the next page onto the screen, and back: its appearance is cancelled.
  private func dragHalfWayAndBack() {
    let way = model.currentIndex + 1 < model.host.pageCount ? 0.04 : -0.04
    gesture(
      "drag half way and back",
      [{ $0.touchDown() }]
        + Array(repeating: { $0.drag(byPages: way, frames: 1) }, count: 12)
        + Array(repeating: { $0.drag(byPages: -way, frames: 1) }, count: 11)
        + [{ $0.release() }])
  }

  /// Flings across four pages.
  private func fling() {
    let (index, count) = (model.currentIndex, model.host.pageCount)
    let isForward = index + 1 < count
    let target = isForward ? min(index + 4, count - 1) : max(index - 4, 0)
    let distance = abs(target - index)
    guard distance > 0 else { return }
    gesture(
      "fling across \(distance, of: "page")",
      [{ $0.touchDown() }]
        + Array(repeating: { $0.drag(byPages: isForward ? 0.08 : -0.08, frames: 1) }, count: 5)
        + [{ $0.fling(to: target, frames: 20) }])
  }

  private func insertPage() {
    guard model.pages.sections[0].items.count < 12 else { return }
    note("insert page \(nextID)")
    model.pages.insertItem(
      Page(id: nextID), at: [0, model.host.pageCount > 0 ? model.currentIndex : 0])
    nextID += 1
  }

  private func deletePage() {
    guard model.host.pageCount > 0 else { return }
    note("delete page \(model.driver.page(at: model.currentIndex))")
    model.pages.removeItem(at: [0, model.currentIndex])
  }
}

extension PagerScene {
  private func handle(_ mouse: Mouse) {
    switch mouse.action {
    case .press(.left) where stage.contains(mouse.place):
      endGesture()
      note("drag begins")
      grip = Grip(column: mouse.place.x, startIndex: model.currentIndex)
      model.host.touchDown()
    case .drag(.left):
      let column = mouse.place.x
      guard let way = grip?.move(toColumn: column, pageWidth: stage.width, at: now) else { return }
      model.host.drag(byPages: way, frames: 1)
    case .release:
      guard let velocity = grip?.velocity(at: now) else { return }
      grip = nil
      model.host.release(velocity: velocity)
    case .scroll(let direction) where stage.contains(mouse.place):
      turn(by: direction == .down || direction == .right ? 1 : -1)
    default: break
    }
  }

  /// Lets the page go back to where the drag began.
  func cancelDrag() {
    guard let grip else { return }
    self.grip = nil
    note("drag cancelled")
    model.host.fling(to: grip.startIndex)
  }
}
