import Collate
import PlaygroundTerminal

/// Carries a row of a list: a key or the mouse picks it up, and it is dropped elsewhere, or put back.
@MainActor
final class RowCarrier<Section: SectionProtocol> {
  /// What happens to rows.
  enum Event {
    /// The row at a path was picked up.
    case lifted(ItemPath)

    /// The row at a path cannot be picked up.
    case refused(ItemPath)

    /// The row is about to be carried from one path to another, counted after it is taken out.
    case proposed(from: ItemPath, to: ItemPath)

    /// The last proposal was not accepted.
    case rejected

    /// The row is dropped where it is.
    case dropped

    /// The row is put back to where it was.
    case cancelled
  }

  /// The list whose rows are carried.
  let list: TerminalListView<Section>

  private let presenter: Presenter<Section>

  /// Called with what happens.
  var onEvent: (Event) -> Void = { _ in }

  /// Returns the index of the first place of a section that may accept a row.
  var firstPlace: (Section) -> Int = { _ in 0 }

  /// The move that is under way, or was until its row was deleted.
  private(set) var session: ReorderingSession<Section>?

  /// The destination that was refused last, if the row was not moved since.
  private var refusal: ItemPath?

  /// The line of the mouse while it carries a row.
  private(set) var mouseLine: Int?

  /// The time at which the list scrolls on while the mouse is at its edge.
  private(set) var nextScroll: Duration?
  private var now = Duration.zero

  /// Creates a carrier.
  init(_ list: TerminalListView<Section>, of presenter: Presenter<Section>) {
    (self.list, self.presenter) = (list, presenter)
  }

  /// The cell that is picked up.
  var lifted: Int? { session?.presentedPath == nil ? nil : list.focus }

  /// Lets time pass.
  func advance(to now: Duration) {
    self.now = now
    if let scroll = nextScroll, scroll <= now { scrollAtEdge() }
  }
}

extension RowCarrier {
  /// Picks the row with the focus up.
  func lift() {
    guard let path = list.focusedPath else { return }
    refusal = nil
    session = presenter.lift(at: path)
    onEvent(session == nil ? .refused(path) : .lifted(path))
  }

  /// Drops the row where it is.
  func drop() {
    guard lifted != nil else { return }
    onEvent(.dropped)
    end { $0.drop() }
  }

  /// Puts the row back to where it was.
  func putBack() {
    guard lifted != nil else { return }
    onEvent(.cancelled)
    end { $0.cancel() }
  }

  /// Puts the row back if it is the mouse that carries it.
  func cancelDrag() {
    if mouseLine != nil { putBack() }
  }

  private func end(_ body: (ReorderingSession<Section>) -> Void) {
    let session = session
    self.session = nil
    mouseLine = nil
    nextScroll = nil
    session.map(body)
  }

  /// Proposes a destination for the row that is picked up, unless it was refused just now.
  private func propose(_ place: ItemPath) {
    guard let session, let path = session.presentedPath, place != path, place != refusal
    else { return }
    onEvent(.proposed(from: path, to: place))
    let isAccepted = session.propose(place) == place
    refusal = isAccepted ? nil : place
    if !isAccepted { onEvent(.rejected) }
  }

  /// Carries the row by one place up or down, across sections, and past a place that refused it.
  private func carry(by distance: Int) {
    guard let path = session?.presentedPath else { return }
    let snapshot = presenter.snapshot
    let (section, item) = (path.section, path.item + distance)
    let place = ItemPath(section: section, item: item)
    if snapshot.sections[section].items.indices.contains(item), place != refusal {
      propose(place)
    } else if distance < 0, section > 0 {
      let end = snapshot.itemCount(inSection: section - 1)
      propose(ItemPath(section: section - 1, item: end))
    } else if distance > 0, section + 1 < snapshot.sections.count {
      propose(firstPlace(inSection: section + 1))
    }
  }

  /// Carries the row to the place that a line of the screen stands for.
  private func carry(toLine y: Int) {
    guard let path = session?.presentedPath else { return }
    let snapshot = presenter.snapshot
    switch list.row(atLine: y) {
    case .cell(let place):
      propose(place)
    case .header(let section) where section > path.section:
      propose(firstPlace(inSection: section))
    case .header(let section) where section > 0:
      let end = snapshot.itemCount(inSection: section - 1)
      propose(ItemPath(section: section - 1, item: end))
    case .header:
      propose(firstPlace(inSection: 0))
    case nil:
      let last = snapshot.sections.count - 1
      let end = snapshot.itemCount(inSection: last) - (last == path.section ? 1 : 0)
      propose(ItemPath(section: last, item: end))
    }
  }

  private func firstPlace(inSection section: Int) -> ItemPath {
    ItemPath(section: section, item: firstPlace(presenter.snapshot.sections[section]))
  }
}

extension RowCarrier {
  /// Handles what picks a row up, carries it, drops it or puts it back.
  ///
  /// - Returns: Whether the event means that.
  func handle(_ event: InputEvent) -> Bool {
    // The row that was picked up may be deleted.
    if lifted == nil { end { $0.cancel() } }
    switch event {
    case .key(.character(" "), _): if lifted == nil { lift() } else { drop() }
    case .key(let key, _): return lifted != nil && handle(key)
    case .mouse(let mouse): handle(mouse)
    }
    return true
  }

  private func handle(_ key: Key) -> Bool {
    switch key {
    case .enter: drop()
    case .escape: putBack()
    case .up, .character("k"), .character("K"): carry(by: -1)
    case .down, .character("j"), .character("J"): carry(by: 1)
    default: return false
    }
    return true
  }

  private func handle(_ mouse: Mouse) {
    switch mouse.action {
    case .press(.left) where list.area.contains(mouse.place):
      guard case .cell = list.row(atLine: mouse.place.y) else { return }
      // A row that keys have picked up stays where they carried it.
      drop()
      guard case .cell(let path) = list.row(atLine: mouse.place.y) else { return }
      list.moveFocus(to: path)
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

  /// The direction in which the list scrolls because the mouse is at its edge.
  private var edgeDirection: Int? {
    guard let mouseLine, lifted != nil else { return nil }
    if mouseLine <= list.area.minY { return list.firstRow > 0 ? -1 : nil }
    let isAtEnd = list.firstRow + list.area.height >= list.rowCount
    return mouseLine >= list.area.maxY - 1 && !isAtEnd ? 1 : nil
  }

  /// Scrolls by a row while the mouse is at the edge of the list.
  private func scrollAtEdge() {
    guard let direction = edgeDirection else {
      nextScroll = nil
      return
    }
    list.scroll(by: direction)
    carry(toLine: direction < 0 ? list.area.minY : list.area.maxY - 1)
    nextScroll = now + .milliseconds(120)
  }
}
