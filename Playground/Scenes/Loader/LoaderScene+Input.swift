import Collate
import PlaygroundTerminal

extension LoaderScene {
  var keys: [KeyHint] {
    [
      KeyHint("↑↓", "select", .up, .down), KeyHint("home/end", "load more", .home, .end),
      KeyHint("enter", "fill gap", .enter), KeyHint("r", "pull"), KeyHint("u", "away"),
      KeyHint("l", "live post"), KeyHint("s", "send a post"), KeyHint("x", "errors on/off"),
      KeyHint("space", "retry", .character(" ")),
      KeyHint("-+", "faster/slower answers", .character("-"), .character("+")),
      KeyHint("h", "\(model.manyCount) posts"),
      KeyHint("m", "\(LoaderModel.maximumPageCount) pages/all"),
    ]
  }

  var legend: [KeyHint] {
    [
      KeyHint(text: "#12", "the id of a post"), KeyHint(text: "⋮", "posts are missing here"),
      KeyHint(text: "lanes", "what is being loaded where: one load at a time in each"),
      KeyHint(text: "start #3", "the third load begins"),
      KeyHint(
        text: "R6", "the rule of loaders that was applied; below the lanes, what the last one says"),
    ]
  }

  /// Handles the mouse: a click fills a gap, or loads more.
  func handle(_ mouse: Mouse) {
    list.handle(mouse)
    guard case .press(.left) = mouse.action, list.area.contains(mouse.place) else { return }
    switch list.row(atLine: mouse.place.y) {
    case .cell: fillGap()
    case .header(let section): loadMore(beside: list.groups[section].section.id)
    case nil: break
    }
  }

  /// Loads what the header of a section tells of.
  private func loadMore(beside id: Timeline.ID) {
    switch id {
    case .newer: model.posts.loadMore(.backward)
    case .older where model.posts.state.content == .loaded: model.posts.loadMore(.forward)
    case .older: model.posts.retry()
    case .posts: break
    }
  }

  /// Goes to an end of the list, and loads more there.
  func load(_ direction: LoadDirection) {
    model.posts.loadMore(direction)
    moveFocus(to: direction)
  }

  /// Loads what is missing in a gap that has the focus.
  ///
  /// A reader who has the gap in the upper half of the screen comes from below, and reads on there.
  func fillGap() {
    guard let path = list.focusedPath, case .gap(let gap, _) = list.focusedItem,
      let line = list.rows.firstIndex(of: .cell(path)).map({ $0 - list.firstRow })
    else { return }
    let isAbove = line < list.area.height / 2
    // The gap moves, and what was read beside it does not.
    let neighbor = ItemPath(section: path.section, item: path.item + (isAbove ? 1 : -1))
    if list.groups[path.section].cells.indices.contains(neighbor.item) {
      list.moveFocus(to: neighbor)
    }
    model.posts.fill(gap, from: isAbove ? .backward : .forward)
  }
}
