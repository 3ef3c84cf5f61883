#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

extension UICollectionView: ListSurface {
  subscript(role: ListRole) -> (any NSObjectProtocol)? {
    get {
      switch role {
      case .dataSource: dataSource
      case .delegate: delegate
      case .prefetching: prefetchDataSource
      #if !os(tvOS)
      case .drag: dragDelegate
      case .drop: dropDelegate
      #endif
      }
    }
    set {
      switch role {
      case .dataSource: dataSource = newValue as? any UICollectionViewDataSource
      case .delegate:
        delegate = newValue as? any UICollectionViewDelegate
        // A flow layout has looked for itself at what the delegate responds to.
        if newValue != nil { invalidateFlowMetrics() }
      case .prefetching: prefetchDataSource = newValue as? any UICollectionViewDataSourcePrefetching
      #if !os(tvOS)
      case .drag: dragDelegate = newValue as? any UICollectionViewDragDelegate
      case .drop: dropDelegate = newValue as? any UICollectionViewDropDelegate
      #endif
      }
    }
  }

  /// Has a flow layout ask its delegate for sizes and the like once more.
  func invalidateFlowMetrics() {
    guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = true
    layout.invalidateLayout(with: context)
  }

  func perform(
    _ changes: @escaping () -> Void,
    completion: (@MainActor @Sendable (_ isFinished: Bool) -> Void)?
  ) {
    guard let completion else { return performBatchUpdates(changes, completion: nil) }
    // UIKit calls it on the main thread. In this form it is right with and without `@Sendable`.
    performBatchUpdates(changes) { isFinished in
      MainActor.assumeIsolated { completion(isFinished) }
    }
  }

  func apply(_ batch: ChangeBatch, with animations: RowAnimations) {
    if !batch.sectionDeletes.isEmpty {
      deleteSections(IndexSet(batch.sectionDeletes.map(\.index)))
    }
    if !batch.sectionInserts.isEmpty {
      insertSections(IndexSet(batch.sectionInserts.map(\.index)))
    }
    for pair in batch.sectionMoves {
      moveSection(pair.before.index, toSection: pair.after.index)
    }
    if !batch.itemDeletes.isEmpty {
      deleteItems(at: batch.itemDeletes.map(\.path.indexPath))
    }
    if !batch.itemInserts.isEmpty {
      insertItems(at: batch.itemInserts.map(\.path.indexPath))
    }
    for pair in batch.itemMoves {
      moveItem(at: pair.before.path.indexPath, to: pair.after.path.indexPath)
    }
  }

  func replaceSections(_ sections: IndexSet, with animations: RowAnimations) {
    // UIKit crashes when an empty section is reloaded.
    deleteSections(sections)
    insertSections(sections)
  }

  func reconfigureItems(_ paths: [IndexPath]) {
    reconfigureItems(at: paths)
  }

  func reloadItems(_ paths: [IndexPath], with animations: RowAnimations) {
    reloadItems(at: paths)
  }

  var shownCells: [UIView] { visibleCells }

  func shownCell(at path: IndexPath) -> UIView? {
    cellForItem(at: path)
  }

  var shownPaths: [IndexPath] { indexPathsForVisibleItems }

  func paths(in rect: CGRect) -> [IndexPath] {
    indexPathsForVisibleItems.filter { frame(ofItemAt: $0).intersects(rect) }
  }

  func frame(ofItemAt path: IndexPath) -> CGRect {
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

  func registerCell(_ template: ViewTemplate, identifier: String) {
    switch template {
    case .viewClass(let viewClass): register(viewClass, forCellWithReuseIdentifier: identifier)
    case .nib(let nib): register(nib, forCellWithReuseIdentifier: identifier)
    }
  }

  func dequeueCell(withIdentifier identifier: String, at path: IndexPath) -> UIView {
    dequeueReusableCell(withReuseIdentifier: identifier, for: path)
  }

  // A collection view takes only cells and views that were dequeued from it.
  func emptyCell(at path: IndexPath) -> UIView {
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

  var selectedPaths: [IndexPath] { indexPathsForSelectedItems ?? [] }

  func allowSelection(_ isAllowed: Bool, ofMany: Bool) {
    allowsSelection = isAllowed
    allowsMultipleSelection = isAllowed
    if ofMany { allowsSelectionDuringEditing = isAllowed }
    allowsMultipleSelectionDuringEditing = isAllowed && ofMany
  }

  func prepareToSelect() {
    // A collection view that was reloaded may not keep what is selected before its layout.
    if takesBatches { layoutIfNeeded() }
  }

  func select(_ path: IndexPath, animated: Bool) {
    selectItem(at: path, animated: animated, scrollPosition: [])
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    deselectItem(at: path, animated: animated)
  }

  func scroll(to path: IndexPath, at position: ListScrollPosition, animated: Bool) {
    if let position = position.ofCollection(effectiveUserInterfaceLayoutDirection) {
      scrollToItem(at: path, at: position, animated: animated)
    } else if let frame = collectionViewLayout.layoutAttributesForItem(at: path)?.frame {
      scrollRectToVisible(frame, animated: animated)
    }
  }

  var isMovingItem: Bool {
    visibleCells.contains { $0.configurationState.isReordering }
  }

  // An app, or a collection view controller, moves items by a gesture recognizer of the view (page of
  // `installsStandardGestureForInteractiveMovement`).
  var isHeldByHand: Bool {
    (gestureRecognizers ?? []).contains { gesture in
      // A pan scrolls.
      !(gesture is UIPanGestureRecognizer) && (gesture.state == .began || gesture.state == .changed)
    }
  }
}
#endif
