#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The items that the cells, headers or footers of a list view currently show.
///
/// A list view may report that a view was removed long after its row was deleted, and may even have
/// reused the cell for another row by then. So a cell can briefly be displayed for two items.
@MainActor
struct VisibleItems<Item> {
  /// What is known of a view; an object, as copies of weak references are expensive.
  private final class Entry {
    private(set) weak var view: UIView?

    /// The item that the view was last configured with.
    var configured: Item?

    /// What kind of view it was made as.
    var kind: AnyHashable?

    /// The items that it is displayed for, oldest first.
    var displayed: [Item] = []

    /// Whether it was configured for a row that it is not displayed for yet.
    var isWaiting = false

    init(view: UIView) { self.view = view }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// The kinds of all views so far, as long as they were of a single one.
  ///
  /// To ask each view would cost a table with one changed row a quarter of its update.
  private var kinds = Kinds.none

  private enum Kinds {
    case none
    case single(AnyHashable?)
    case several
  }

  /// Returns the item that a view is displayed for, or `nil` when it is not on the screen.
  func displayedItem(of view: UIView) -> Item? { entry(of: view)?.displayed.last }

  /// Records the item that a view is configured with.
  ///
  /// - Parameters:
  ///   - view: A cell, header or footer.
  ///   - item: The item.
  ///   - kind: What kind of view it was made as.
  ///   - isSame: Whether it is a new version of the item that the view shows.
  mutating func configure(_ view: UIView, with item: Item, kind: AnyHashable? = nil, isSame: Bool) {
    let entry = entry(of: view) ?? Entry(view: view)
    entry.configured = item
    entry.kind = kind
    noteKind(kind)
    if isSame, !entry.displayed.isEmpty {
      entry.displayed[entry.displayed.count - 1] = item
    } else {
      entry.isWaiting = true
    }
    entries[ObjectIdentifier(view)] = entry
  }

  /// Records that a view will be displayed, and returns its item.
  mutating func display(_ view: UIView) -> Item? {
    guard let entry = entry(of: view), let item = entry.configured else { return nil }
    // Keep at most the previous item and the new one.
    entry.displayed.removeFirst(max(entry.displayed.count - 1, 0))
    entry.displayed.append(item)
    entry.isWaiting = false
    return item
  }

  /// Records that a view was removed, and returns the item that it showed.
  mutating func endDisplaying(_ view: UIView) -> Item? {
    guard let entry = entry(of: view) else { return nil }
    if entry.displayed.isEmpty { return nil }
    let item = entry.displayed.removeFirst()
    if entry.displayed.isEmpty && !entry.isWaiting { entries[ObjectIdentifier(view)] = nil }
    return item
  }

  /// Removes the records of all views.
  mutating func removeAll() { (entries, kinds) = ([:], .none) }

  private mutating func noteKind(_ kind: AnyHashable?) {
    switch kinds {
    case .none: kinds = .single(kind)
    case .single(let other): if other != kind { kinds = .several }
    case .several: break
    }
  }

  /// Returns whether all views are known to be of a kind, without a look at each.
  func areAll(ofKind kind: AnyHashable) -> Bool {
    switch kinds {
    case .none: true
    case .single(let only): only == kind
    case .several: false
    }
  }

  /// Calls a closure with each item that a view was configured with, and the kind of the view.
  func forEachKind(_ body: (_ item: Item, _ kind: AnyHashable) -> Void) {
    for entry in entries.values where entry.view != nil {
      if let item = entry.configured, let kind = entry.kind { body(item, kind) }
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
