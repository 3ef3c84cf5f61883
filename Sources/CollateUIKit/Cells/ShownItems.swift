#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What the cells, headers or footers of a list view show.
///
/// A view says which of them went when the row that it showed may be long gone. It may even have
/// taken the cell for another row already, so a cell can be displayed more than once for a moment.
@MainActor
struct ShownItems<Item> {
  private struct Entry {
    weak var view: UIView?

    /// What the view was last configured with.
    var configured: Item?

    /// What it shows on the screen, oldest first.
    var displayed: [Item] = []

    /// Whether it was configured for a row that it is not displayed for yet.
    var isWaiting = false
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// What a view was last configured with.
  func configuredItem(of view: UIView) -> Item? {
    entry(of: view)?.configured
  }

  /// Notes what a view is configured with.
  ///
  /// - Parameters:
  ///   - view: A cell, header or footer.
  ///   - item: What it is configured with.
  ///   - isSame: Whether that is only another state of what it was configured with before.
  mutating func configure(_ view: UIView, with item: Item, isSame: Bool) {
    var entry = entry(of: view) ?? Entry(view: view)
    entry.configured = item
    if isSame, !entry.displayed.isEmpty {
      entry.displayed[entry.displayed.count - 1] = item
    } else {
      entry.isWaiting = true
    }
    entries[ObjectIdentifier(view)] = entry
  }

  /// Notes that a view comes on the screen, and returns what it shows.
  mutating func display(_ view: UIView) -> Item? {
    guard var entry = entry(of: view), let item = entry.configured else { return nil }
    // Not more than what it shows and what it showed before.
    entry.displayed = entry.displayed.suffix(1) + [item]
    entry.isWaiting = false
    entries[ObjectIdentifier(view)] = entry
    return item
  }

  /// Notes that a view went from the screen, and returns what it showed.
  mutating func endDisplaying(_ view: UIView) -> Item? {
    guard var entry = entry(of: view) else { return nil }
    if entry.displayed.isEmpty { return nil }
    let item = entry.displayed.removeFirst()
    let isOver = entry.displayed.isEmpty && !entry.isWaiting
    entries[ObjectIdentifier(view)] = isOver ? nil : entry
    return item
  }

  /// Forgets all views.
  mutating func removeAll() {
    entries = [:]
  }

  private func entry(of view: UIView) -> Entry? {
    // A view that is gone may have left its address to this one.
    guard let entry = entries[ObjectIdentifier(view)], entry.view === view else { return nil }
    return entry
  }
}
#endif
