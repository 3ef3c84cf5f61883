#if canImport(UIKit) && !os(watchOS)
public import CollateCore
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

  /// Stores a closure about the list view as a whole, or takes it away.
  func set<Closure>(_ method: ViewMethod<Closure>, _ closure: Closure?) -> Self {
    handlers[view: method] = closure
    return self
  }

  /// Sets the titles of the view's index; return `nil` for no index.
  ///
  /// By default, they are the `indexTitle`s of the sections. Unlike table views, collection views have no method that
  /// reloads the index, so it may show titles from before an update; these still lead to their sections. Corresponds to
  /// `sectionIndexTitles(for:)` and `indexTitles(for:)`.
  @discardableResult
  public func indexTitles(_ closure: (() -> [String]?)?) -> Self { set(.indexTitles, closure) }

  /// Sets the index path of the item to scroll to for an index title.
  ///
  /// By default, each title leads to the section that returned it, or else to the one with its index. A table view
  /// scrolls to the beginning of the section. Corresponds to `tableView(_:sectionForSectionIndexTitle:at:)` and
  /// `collectionView(_:indexPathForIndexTitle:at:)`.
  @discardableResult
  public func indexPathForIndexTitle(
    _ closure: ((_ title: String, _ index: Int) -> IndexPath)?
  ) -> Self { set(.placeOfIndexTitle, closure) }

  /// Sets whether the focus can move.
  ///
  /// Corresponds to `tableView(_:shouldUpdateFocusIn:)` and `collectionView(_:shouldUpdateFocusIn:)`.
  @discardableResult
  public func shouldUpdateFocus(_ closure: ((_ context: View.FocusContext) -> Bool)?) -> Self {
    set(.shouldUpdateFocus, closure)
  }

  /// Sets the closure to call when the focus has moved.
  ///
  /// Corresponds to `tableView(_:didUpdateFocusIn:with:)` and `collectionView(_:didUpdateFocusIn:with:)`.
  @discardableResult
  public func didUpdateFocus(
    _ closure: ((_ context: View.FocusContext, _ coordinator: UIFocusAnimationCoordinator) -> Void)?
  ) -> Self { set(.didUpdateFocus, closure) }

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
    reassignDelegate()
    presenter.flush()
  }
}

extension IndexPath {
  /// The path in a source, or `nil` if it does not consist of a section and an item.
  ///
  /// UIKit passes such index paths at times.
  var itemPath: ItemPath? { count == 2 && allSatisfy { $0 >= 0 } ? ItemPath(self) : nil }
}
#endif
