import Collate
import PlaygroundTerminal

/// What a scene's list showed after each of its changes, to look at once more.
@MainActor
protocol ListHistory: AnyObject {
  /// Shows the list as it was at a moment, and lights the rows that it is about.
  ///
  /// - Parameter place: The moment; `nil` for the present.
  func review(_ place: Trace.Place?)

  /// Whether anything moves or glows.
  var isMoving: Bool { get }

  /// Animates what moves, while the time of the scene stands still.
  func animate(for duration: Duration)
}

extension TerminalListView {
  /// The last changes, by which the list goes back and forth.
  struct History {
    /// Where the list was before it went back.
    struct Present {
      let focus: ItemPath?
      let followsFocus: Bool
      let scroll: Int
    }

    /// The last changes, in order.
    var updates: [Update<Section>] = []

    /// The number of changes before them.
    var forgottenCount = 0

    /// The number of changes that are shown, while they are not all of them.
    var shownCount: Int?

    /// Where the list was before it went back.
    var present: Present?

    /// The number of all changes.
    var changeCount: Int { forgottenCount + updates.count }

    /// The sections that are shown, while they are not those of the present.
    var snapshot: Snapshot<Section>? {
      guard let index = shownCount.map({ $0 - forgottenCount }) else { return nil }
      return index == 0 ? updates.first?.before : updates[index - 1].after
    }

    /// More changes than a trace has lines for.
    private static var capacity: Int { 400 }

    /// Adds the last change.
    mutating func add(_ update: Update<Section>) {
      if updates.count == Self.capacity {
        updates.removeFirst(Self.capacity / 2)
        forgottenCount += Self.capacity / 2
      }
      updates.append(update)
    }

    /// Forgets all changes.
    mutating func clear() {
      self = History(forgottenCount: changeCount)
    }
  }
}

extension TerminalListView: ListHistory {
  func review(_ place: Trace.Place?) {
    let (present, shown) = (history.changeCount, history.shownCount ?? history.changeCount)
    let goal = min(max(place?.changeCount ?? present, history.forgottenCount), present)
    if history.present == nil {
      history.present = .init(focus: focusedPath, followsFocus: followsFocus, scroll: scroll)
    }
    for count in stride(from: shown, to: goal, by: -1) {
      let update = history.updates[count - 1 - history.forgottenCount]
      apply(Update(before: update.after, after: update.before, batch: update.batch.inverse))
    }
    for count in stride(from: shown, to: goal, by: 1) {
      apply(history.updates[count - history.forgottenCount])
    }
    history.shownCount = goal == present ? nil : goal
    litRows = place?.changeCount == goal ? place?.rows ?? [] : []
    if place == nil { restorePresent() } else { scrollToLitRows() }
  }

  func animate(for duration: Duration) {
    animate(by: duration.inSeconds)
  }

  /// Applies an update that does not come from the presenter.
  func apply(_ update: Update<Section>) {
    for stage in update.viewStages { change(stage) }
    layOut()
  }

  private func restorePresent() {
    guard let present = history.present else { return }
    history.present = nil
    if let focus = present.focus { moveFocus(to: focus) }
    (followsFocus, scroll) = (present.followsFocus, present.scroll)
    layOut()
  }

  private func scrollToLitRows() {
    followsFocus = false
    if let row = rows.firstIndex(where: litRows.contains), area.height > 0 {
      scroll = min(max(scroll, row - area.height + 2), max(0, row - 1))
    }
    layOut()
  }
}
