#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension ListDataSource {
  /// The sections that the list view shows.
  ///
  /// They are behind the source while changes are pending, as during a drag.
  public var snapshot: Snapshot<Section> { presenter.snapshot }

  /// Returns the item that the list view shows at an index path, or `nil` if there is none.
  ///
  /// - Parameter path: An index path in the list view.
  /// - Returns: The item.
  /// - Complexity: O(log *s*) in the number of sections.
  public func item(at path: IndexPath) -> Section.Item? {
    path.itemPath.flatMap { presenter.snapshot.item(at: $0) }
  }

  /// Returns the index path at which the list view shows an item, or `nil` if it does not show it.
  ///
  /// - Parameter id: The id of the item.
  /// - Returns: The index path in the list view.
  /// - Complexity: That of `itemPath(of:)`, or O(*n*) while changes are pending.
  public func indexPath(of id: Section.Item.ID) -> IndexPath? {
    presenter.presentedPath(ofItemWithID: id)?.indexPath
  }

  /// Returns the source path of an item that the list view shows, or `nil` if it was removed.
  ///
  /// Use it to change the source at an index path that you got from the list view.
  ///
  /// - Parameter path: An index path in the list view.
  /// - Returns: The path in the source.
  public func sourcePath(for path: IndexPath) -> ItemPath? {
    path.itemPath.flatMap { presenter.sourcePath(of: $0) }
  }

  /// Returns the value that closures for items take, which is the item itself.
  public func item(from element: Any) -> Section.Item? {
    element as? Section.Item
  }

  /// Returns the value that closures for sections take, which is the section itself.
  public func content(from section: Any) -> Section? {
    section as? Section
  }

  /// Stores a closure about the list view as a whole, or takes it away.
  func set<Closure>(_ method: ViewMethod<Closure>, _ closure: Closure?) -> Self {
    handlers[view: method] = closure
    return self
  }
}

extension ListDataSource {
  /// Sets the item that gets the focus when the list view does; return `nil` for UIKit's default.
  ///
  /// Corresponds to `indexPathForPreferredFocusedView(in:)`.
  @discardableResult
  public func preferredFocusedIndexPath(_ closure: (() -> IndexPath?)?) -> Self {
    set(.preferredFocusedIndexPath, closure)
  }

  /// Sets the closure to call when a two-finger pan has stopped selecting items.
  ///
  /// Corresponds to `tableViewDidEndMultipleSelectionInteraction(_:)` and
  /// `collectionViewDidEndMultipleSelectionInteraction(_:)`.
  @discardableResult
  public func multipleSelectionDidEnd(_ closure: (() -> Void)?) -> Self {
    set(.multipleSelectionDidEnd, closure)
  }

  /// Shows changes that are pending because the list view was busy.
  ///
  /// Calling it is optional, as pending changes are shown asynchronously on the main actor.
  public func flush() {
    announcePresence()
    presenter.flush()
  }
}
#endif
