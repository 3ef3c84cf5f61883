#if canImport(UIKit) && !os(watchOS)
public import CollateCore
public import UIKit

// Items by their ids. What is not shown is ignored, as it may have been removed in between.
extension ListDataSource {
  /// Scrolls to an item.
  ///
  /// - Parameters:
  ///   - id: The id of the item; if it is not shown, nothing happens.
  ///   - position: Where the item comes to stand.
  ///   - isAnimated: Whether to scroll with an animation.
  public func scroll(
    to id: Section.Item.ID, at position: ListScrollPosition = .nearest,
    animated isAnimated: Bool = true
  ) {
    guard let (view, path) = place(of: id) else { return }
    leaveEnd()
    giveUpAwaitedPlace()
    view.scroll(to: path, at: position, animated: isAnimated)
  }

  /// Selects an item, as the user would; the closures for selections are not called.
  ///
  /// If there is a ``selection``, it selects the item, shown or not, without an animation.
  ///
  /// - Parameters:
  ///   - id: The id of the item; if it is not shown, nothing happens.
  ///   - isAnimated: Whether to show the selection with an animation.
  public func select(_ id: Section.Item.ID, animated isAnimated: Bool = false) {
    if let selection { return selection.select(id) }
    guard let (view, path) = place(of: id) else { return }
    view.select(path, animated: isAnimated)
  }

  /// Deselects an item; the closures for selections are not called.
  ///
  /// If there is a ``selection``, it deselects the item, shown or not, without an animation.
  ///
  /// - Parameters:
  ///   - id: The id of the item; if it is not shown, nothing happens.
  ///   - isAnimated: Whether to hide the selection with an animation.
  public func deselect(_ id: Section.Item.ID, animated isAnimated: Bool = false) {
    if let selection { return selection.deselect(id) }
    guard let (view, path) = place(of: id) else { return }
    view.deselectRow(at: path, animated: isAnimated)
  }

  /// The selected items, in the order of the sections.
  public var selectedItems: [Section.Item] {
    view.map { $0.selectedPaths.sorted().compactMap(item) } ?? []
  }

  /// Returns the cell that shows an item, or `nil` if it is not visible.
  ///
  /// - Parameter id: The id of the item.
  /// - Returns: A cell of the table view or collection view.
  public func cell(for id: Section.Item.ID) -> UIView? {
    place(of: id).flatMap { $0.view.cellForRow(at: $0.path) }
  }

  /// Configures the cell of an item again, although the item did not change.
  ///
  /// While the view cannot be updated, as in the middle of a drag or of its layout, that waits.
  ///
  /// - Parameter id: The id of the item; if it is not shown, nothing happens.
  public func reconfigure(_ id: Section.Item.ID) {
    if let path = indexPath(of: id)?.itemPath { presenter.showAgain([path]) }
  }

  private func place(of id: Section.Item.ID) -> (view: any ListSurface, path: IndexPath)? {
    guard let view, let path = indexPath(of: id) else { return nil }
    // A view that is given index paths has to be notified of changes.
    _ = sectionCount()
    return (view, path)
  }
}

// In lists of type-erased sections, an item is also known by the id that it has in its own source.
extension ListDataSource where Section == AnySection {
  /// Returns the index path at which the list view shows an item, or `nil` if it does not show it.
  ///
  /// - Parameter id: The id that the item has in its own source.
  /// - Returns: The index path in the list view.
  /// - Complexity: That of `itemPath(of:)`, or O(*n*) while changes are pending.
  public func indexPath(of id: some Hashable & Sendable) -> IndexPath? { indexPath(of: AnyID(id)) }

  /// Scrolls to an item.
  ///
  /// - Parameters:
  ///   - id: The id that the item has in its own source; if it is not shown, nothing happens.
  ///   - position: Where the item comes to stand.
  ///   - isAnimated: Whether to scroll with an animation.
  public func scroll(
    to id: some Hashable & Sendable, at position: ListScrollPosition = .nearest,
    animated isAnimated: Bool = true
  ) {
    scroll(to: AnyID(id), at: position, animated: isAnimated)
  }

  /// Selects an item, as the user would; the closures for selections are not called.
  ///
  /// - Parameters:
  ///   - id: The id that the item has in its own source; if it is not shown, nothing happens.
  ///   - isAnimated: Whether to show the selection with an animation.
  public func select(_ id: some Hashable & Sendable, animated isAnimated: Bool = false) {
    select(AnyID(id), animated: isAnimated)
  }

  /// Deselects an item; the closures for selections are not called.
  ///
  /// - Parameters:
  ///   - id: The id that the item has in its own source; if it is not shown, nothing happens.
  ///   - isAnimated: Whether to hide the selection with an animation.
  public func deselect(_ id: some Hashable & Sendable, animated isAnimated: Bool = false) {
    deselect(AnyID(id), animated: isAnimated)
  }

  /// Returns whether an item is selected, according to ``selection``, or else in the view.
  ///
  /// - Parameter id: The id that the item has in its own source.
  /// - Returns: `true` if it is; `false` if not, or if the view does not show it.
  public func isSelected(_ id: some Hashable & Sendable) -> Bool { isSelected(AnyID(id)) }

  /// Returns the cell that shows an item, or `nil` if it is not visible.
  ///
  /// - Parameter id: The id that the item has in its own source.
  /// - Returns: A cell of the table view or collection view.
  public func cell(for id: some Hashable & Sendable) -> UIView? { cell(for: AnyID(id)) }

  /// Configures the cell of an item again, although the item did not change.
  ///
  /// - Parameter id: The id that the item has in its own source; if it is not shown, nothing happens.
  public func reconfigure(_ id: some Hashable & Sendable) { reconfigure(AnyID(id)) }
}
#endif
