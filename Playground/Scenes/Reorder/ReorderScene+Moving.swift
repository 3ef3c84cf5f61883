import Collate

extension ReorderScene {
  /// Picks the selected row up.
  func lift() {
    guard let path = list.selectedPath, let item = list.selectedItem else { return }
    updateCount = 0
    refusal = nil
    session = model.presenter.lift(at: path)
    if session == nil {
      trace.add("lift \(path.short)", .heading, detail: "refused", at: now)
      trace.add("\(item.text): pinned", .deleted, at: now)
    } else {
      trace.add("lift \(path.short)", .heading, detail: item.text, at: now)
    }
  }

  /// Proposes a destination for the row that is picked up, unless it was refused just now.
  ///
  /// - Parameter place: A path in the list, counted after the row is taken out.
  func propose(_ place: ItemPath) {
    guard let session, let path = session.presentedPath, place != path, place != refusal
    else { return }
    let line = "propose \(path.short) → \(place.short)"
    trace.add(line, .heading, at: now)
    let isAccepted = session.propose(place) == place
    refusal = isAccepted ? nil : place
    if !isAccepted { trace.add("refused: pinned stays first", .deleted, at: now) }
  }

  /// Carries the row by one place up or down, across sections, and past a place that refused it.
  func carry(by distance: Int) {
    guard let path = session?.presentedPath else { return }
    let snapshot = model.presenter.snapshot
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
  ///
  /// - Parameter y: The line, counted from the top of the screen.
  func carry(toLine y: Int) {
    guard let path = session?.presentedPath else { return }
    let snapshot = model.presenter.snapshot
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

  /// Returns the place below the pinned row of a section, or the first one if there is none.
  private func firstPlace(inSection section: Int) -> ItemPath {
    let isTaken = model.presenter.snapshot.sections[section].items.first?.isPinned == true
    return ItemPath(section: section, item: isTaken ? 1 : 0)
  }

  /// Drops the row where it is.
  func drop() {
    guard lifted != nil else { return }
    trace.add("drop", .heading, at: now)
    endCarrying { $0.drop() }
  }

  /// Puts the row back to where it was.
  func putBack() {
    guard lifted != nil else { return }
    let net = updateCount == 0 ? "net batch: empty" : "\(updateCount) updates meanwhile"
    trace.add("cancel", .heading, detail: net, at: now)
    endCarrying { $0.cancel() }
  }

  /// Ends the session, if there is one.
  func endCarrying(_ end: (ReorderingSession<ToDoSection>) -> Void) {
    let session = session
    self.session = nil
    mouseLine = nil
    nextScroll = nil
    session.map(end)
  }
}
