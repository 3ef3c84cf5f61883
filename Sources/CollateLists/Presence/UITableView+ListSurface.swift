#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

extension UITableView: ListSurface {
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
      case .dataSource: dataSource = newValue as? any UITableViewDataSource
      case .delegate: delegate = newValue as? any UITableViewDelegate
      case .prefetching: prefetchDataSource = newValue as? any UITableViewDataSourcePrefetching
      #if !os(tvOS)
      case .drag: dragDelegate = newValue as? any UITableViewDragDelegate
      case .drop: dropDelegate = newValue as? any UITableViewDropDelegate
      #endif
      }
    }
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
      deleteSections(
        IndexSet(batch.sectionDeletes.map(\.index)), with: animations.sectionDeletion)
    }
    if !batch.sectionInserts.isEmpty {
      insertSections(
        IndexSet(batch.sectionInserts.map(\.index)), with: animations.sectionInsertion)
    }
    for pair in batch.sectionMoves {
      moveSection(pair.before.index, toSection: pair.after.index)
    }
    if !batch.itemDeletes.isEmpty {
      deleteRows(at: batch.itemDeletes.map(\.path.indexPath), with: animations.rowDeletion)
    }
    if !batch.itemInserts.isEmpty {
      insertRows(at: batch.itemInserts.map(\.path.indexPath), with: animations.rowInsertion)
    }
    for pair in batch.itemMoves {
      moveRow(at: pair.before.path.indexPath, to: pair.after.path.indexPath)
    }
  }

  func replaceSections(_ sections: IndexSet, with animations: RowAnimations) {
    // UIKit crashes when an empty section is reloaded.
    deleteSections(sections, with: animations.sectionDeletion)
    insertSections(sections, with: animations.sectionInsertion)
  }

  func reconfigureItems(_ paths: [IndexPath]) {
    reconfigureRows(at: paths)
  }

  func reloadItems(_ paths: [IndexPath], with animations: RowAnimations) {
    reloadRows(at: paths, with: animations.rowInsertion)
  }

  var shownCells: [UIView] { visibleCells }

  func shownCell(at path: IndexPath) -> UIView? {
    cellForRow(at: path)
  }

  var shownPaths: [IndexPath] { indexPathsForVisibleRows ?? [] }

  func paths(in rect: CGRect) -> [IndexPath] { indexPathsForRows(in: rect) ?? [] }

  func frame(ofItemAt path: IndexPath) -> CGRect { rectForRow(at: path) }

  var shownHeaders: [(section: Int, view: UIView)] {
    let sections = (indexPathsForVisibleRows ?? []).map(\.section)
    var range = 0..<numberOfSections
    if let first = sections.min(), let last = sections.max() {
      // The table says which rows it shows, and sections without any may be next to them.
      var (lower, upper) = (first, last + 1)
      while lower > 0, headerView(forSection: lower - 1) != nil { lower -= 1 }
      while upper < range.upperBound, headerView(forSection: upper) != nil { upper += 1 }
      range = lower..<upper
    }
    return range.compactMap { section in headerView(forSection: section).map { (section, $0) } }
  }

  func registerCell(_ template: ViewTemplate, identifier: String) {
    switch template {
    case .viewClass(let viewClass): register(viewClass, forCellReuseIdentifier: identifier)
    case .nib(let nib): register(nib, forCellReuseIdentifier: identifier)
    }
  }

  func dequeueCell(withIdentifier identifier: String, at path: IndexPath) -> UIView {
    dequeueReusableCell(withIdentifier: identifier, for: path)
  }

  func emptyCell(at path: IndexPath) -> UIView { UITableViewCell() }

  var selectedPaths: [IndexPath] { indexPathsForSelectedRows ?? [] }

  func allowSelection(_ isAllowed: Bool, ofMany: Bool) {
    allowsSelection = isAllowed
    allowsMultipleSelection = isAllowed
    // With these, a table that is edited has circles in the place of its controls.
    if ofMany { allowsSelectionDuringEditing = isAllowed }
    allowsMultipleSelectionDuringEditing = isAllowed && ofMany
  }

  func prepareToSelect() {}

  func select(_ path: IndexPath, animated: Bool) {
    selectRow(at: path, animated: animated, scrollPosition: .none)
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    deselectRow(at: path, animated: animated)
  }

  func scroll(to path: IndexPath, at position: ListScrollPosition, animated: Bool) {
    scrollToRow(at: path, at: position.ofTable, animated: animated)
  }

  var isMovingItem: Bool {
    isEditing && visibleCells.contains { $0.configurationState.isReordering }
  }

  // The reordering control is a control (page of `UITableViewCell.showsReorderControl`).
  var isHeldByHand: Bool {
    isEditing
      && visibleCells.contains { cell in
        (cell.subviews + cell.contentView.subviews).contains {
          ($0 as? UIControl)?.isTracking ?? false
        }
      }
  }
}
#endif
