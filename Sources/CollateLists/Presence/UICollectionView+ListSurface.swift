#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UICollectionView: ListSurface {
  /// Has a flow layout ask its delegate for sizes and the like once more, at least of some items.
  func invalidateFlowMetrics(at paths: [IndexPath] = []) {
    guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = true
    context.invalidateItems(at: paths)
    layout.invalidateLayout(with: context)
  }

  func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    deleteSections(sections)
  }

  func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    insertSections(sections)
  }

  func deleteRows(at paths: [IndexPath], with animation: UITableView.RowAnimation) {
    deleteItems(at: paths)
  }

  func insertRows(at paths: [IndexPath], with animation: UITableView.RowAnimation) {
    insertItems(at: paths)
  }

  func moveRow(at path: IndexPath, to newPath: IndexPath) { moveItem(at: path, to: newPath) }

  func reloadRows(at paths: [IndexPath], with animation: UITableView.RowAnimation) {
    reloadItems(at: paths)
  }

  func reconfigureRows(at paths: [IndexPath]) { reconfigureItems(at: paths) }

  func cellForRow(at path: IndexPath) -> UICollectionViewCell? { cellForItem(at: path) }

  var indexPathsForVisibleRows: [IndexPath]? { indexPathsForVisibleItems }

  func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    indexPathsForVisibleItems.filter { rectForRow(at: $0).intersects(rect) }
  }

  func rectForRow(at path: IndexPath) -> CGRect {
    layoutAttributesForItem(at: path)?.frame ?? .zero
  }

  var shownHeaders: [(section: Int, view: UIView)] {
    let kind = UICollectionView.elementKindSectionHeader
    return indexPathsForVisibleSupplementaryElements(ofKind: kind).compactMap { path in
      // The path of a view of the whole layout has one number.
      guard path.count == 2 else { return nil }
      return supplementaryView(forElementKind: kind, at: path).map { (path.section, $0) }
    }
  }

  func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    register(cellClass, forCellWithReuseIdentifier: identifier)
  }

  func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(nib, forCellWithReuseIdentifier: identifier)
  }

  func dequeueReusableCell(
    withIdentifier identifier: String, for path: IndexPath
  ) -> UICollectionViewCell { dequeueReusableCell(withReuseIdentifier: identifier, for: path) }

  // A collection view takes only cells and views that were dequeued from it.
  func emptyCell(at path: IndexPath) -> UICollectionViewCell {
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: Self.emptyIdentifier)
    return dequeueReusableCell(withReuseIdentifier: Self.emptyIdentifier, for: path)
  }

  /// Returns a supplementary view without content.
  func emptyView(ofKind kind: String, at path: IndexPath) -> UICollectionReusableView {
    register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: Self.emptyIdentifier)
    return dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.emptyIdentifier, for: path)
  }

  private static let emptyIdentifier = "Collate.empty"

  var indexPathsForSelectedRows: [IndexPath]? { indexPathsForSelectedItems }

  func prepareToSelect() {
    // A collection view that was reloaded may not keep what is selected before its layout.
    if !bounds.isEmpty { layoutIfNeeded() }
  }

  func select(_ path: IndexPath, animated: Bool) {
    selectItem(at: path, animated: animated, scrollPosition: [])
  }

  func deselectRow(at path: IndexPath, animated: Bool) {
    deselectItem(at: path, animated: animated)
  }

  func scroll(to path: IndexPath, at position: ListScrollPosition, animated: Bool) {
    if let position = position.ofCollection(effectiveUserInterfaceLayoutDirection) {
      scrollToItem(at: path, at: position, animated: animated)
      return
    }
    guard let frame = collectionViewLayout.layoutAttributesForItem(at: path)?.frame else { return }
    let content = CGRect(origin: .zero, size: collectionViewLayout.collectionViewContentSize)
    if content.insetBy(dx: -1, dy: -1).contains(frame) {
      scrollRectToVisible(frame, animated: animated)
    } else {
      // A section that scrolls across has a scroll view of its own, which moves only for the path of an item.
      let insets = adjustedContentInset
      var position: UICollectionView.ScrollPosition = []
      if frame.minY < bounds.minY + insets.top || frame.maxY > bounds.maxY - insets.bottom {
        position.insert(.centeredVertically)
      }
      if frame.minX < bounds.minX + insets.left || frame.maxX > bounds.maxX - insets.right {
        position.insert(.centeredHorizontally)
      }
      scrollToItem(at: path, at: position, animated: animated)
    }
  }

  var isMovingItem: Bool { visibleCells.contains { $0.configurationState.isReordering } }

  // An app, or a collection view controller, moves items by a gesture recognizer of the view (page of
  // `installsStandardGestureForInteractiveMovement`).
  var isHeldByHand: Bool {
    (gestureRecognizers ?? []).contains { gesture in
      #if !os(tvOS)
      // A pointer that is over the view holds nothing.
      if gesture is UIHoverGestureRecognizer { return false }
      #endif
      // A pan scrolls.
      return !(gesture is UIPanGestureRecognizer)
        && (gesture.state == .began || gesture.state == .changed)
    }
  }
}
#endif
