#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The items that the cells, headers or footers of a list view currently show.
///
/// A list view may report that a view was removed long after its row was deleted, and may even have
/// reused the cell for another row by then. So a cell can briefly be displayed for two items.
///
/// A collection view may also keep a cell that has left the screen, and display it again without asking
/// for it. So what is known of a cell is kept with it, except for the item, which may be removed from the
/// list meanwhile.
@MainActor
struct VisibleItems<Item: Identifiable> {
  /// What is known of a view; an object, as copies of weak references are expensive.
  private final class Entry {
    private(set) weak var view: UIView?

    /// The id of the item that the view was last configured with.
    var id: Item.ID

    /// What kind of view it was made as.
    var kind: AnyHashable?

    /// The items that it is displayed for, oldest first.
    var displayed: [Item] = []

    init(view: UIView, id: Item.ID) { (self.view, self.id) = (view, id) }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// How many entries there may be before those of views that are gone are removed.
  private var limit = 64

  /// The kinds of all views so far, of which there are few.
  ///
  /// To ask each view would cost a table with one changed row a quarter of its update.
  private var kinds: [AnyHashable?] = []

  /// Returns the item that a view is displayed for, or `nil` when it is not on the screen.
  func displayedItem(of view: UIView) -> Item? { entry(of: view)?.displayed.last }

  /// Records the item that a view is configured with, maybe a new version of the one that it shows.
  ///
  /// - Parameters:
  ///   - view: A cell, header or footer.
  ///   - item: The item.
  ///   - kind: What kind of view it was made as.
  mutating func configure(_ view: UIView, with item: Item, kind: AnyHashable? = nil) {
    let entry = entry(of: view) ?? addEntry(of: view, id: item.id)
    (entry.id, entry.kind) = (item.id, kind)
    if !kinds.contains(kind) { kinds.append(kind) }
    if entry.displayed.last?.id == item.id { entry.displayed[entry.displayed.count - 1] = item }
  }

  private mutating func addEntry(of view: UIView, id: Item.ID) -> Entry {
    if entries.count >= limit {
      entries = entries.filter { $0.value.view != nil }
      limit = max(64, entries.count * 2)
    }
    let entry = Entry(view: view, id: id)
    entries[ObjectIdentifier(view)] = entry
    return entry
  }

  /// Records that a view that was configured will be displayed for an item.
  func display(_ view: UIView, for item: Item) {
    guard let entry = entry(of: view) else { return }
    // Keep at most the previous item and the new one.
    entry.displayed.removeFirst(max(entry.displayed.count - 1, 0))
    entry.displayed.append(item)
  }

  /// Records that a view was removed, and returns the item that it showed.
  func endDisplaying(_ view: UIView) -> Item? {
    guard let entry = entry(of: view), !entry.displayed.isEmpty else { return nil }
    return entry.displayed.removeFirst()
  }

  /// Removes the records of all views.
  mutating func removeAll() { (entries, kinds) = ([:], []) }

  /// Returns whether all views are known to be of a kind, without a look at each.
  func areAll(ofKind kind: AnyHashable) -> Bool { kinds.allSatisfy { $0 == kind } }

  /// Calls a closure with the id of each item that a view was configured with, and the kind of the view.
  func forEachKind(_ body: (_ id: Item.ID, _ kind: AnyHashable) -> Void) {
    for entry in entries.values where entry.view != nil {
      if let kind = entry.kind { body(entry.id, kind) }
    }
  }

  /// Returns what kind of view a view was made as, or `nil` if that is unknown.
  func kind(of view: UIView) -> AnyHashable? { entry(of: view)?.kind }

  private func entry(of view: UIView) -> Entry? {
    // A deallocated view may have had the same address.
    guard let entry = entries[ObjectIdentifier(view)], entry.view === view else { return nil }
    return entry
  }
}
#endif
