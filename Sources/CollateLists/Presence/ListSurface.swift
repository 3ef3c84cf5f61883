#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

/// What an object can be for a list view: its data source, its delegate, and so on.
enum ListRole: CaseIterable {
  case dataSource
  case delegate
  case prefetching
  #if !os(tvOS)
  case drag
  case drop
  #endif
}

/// A list view, as far as lists use it: a table view or a collection view.
///
/// What both do is named as table views do, which have it themselves.
@MainActor
protocol ListSurface: ListView {
  /// Returns an object that can be the delegate and data source of such a view.
  static func makeShim() -> ListShim

  // The objects that have roles for the view.
  var dataSource: DataSourceProtocol? { get set }
  var delegate: DelegateProtocol? { get set }
  var prefetchDataSource: PrefetchingProtocol? { get set }
  #if !os(tvOS)
  associatedtype DragProtocol
  associatedtype DropProtocol
  var dragDelegate: DragProtocol? { get set }
  var dropDelegate: DropProtocol? { get set }

  /// Whether people drag something over the view.
  var hasActiveDrop: Bool { get }
  #endif

  func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
  func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
  func moveSection(_ section: Int, toSection newSection: Int)
  func deleteRows(at paths: [IndexPath], with animation: UITableView.RowAnimation)
  func insertRows(at paths: [IndexPath], with animation: UITableView.RowAnimation)
  func moveRow(at path: IndexPath, to newPath: IndexPath)
  func reloadRows(at paths: [IndexPath], with animation: UITableView.RowAnimation)
  func reconfigureRows(at paths: [IndexPath])
  func reloadData()

  /// The cells that are in the view.
  var visibleCells: [CellClass] { get }
  func cellForRow(at path: IndexPath) -> CellClass?

  /// The index paths of the items that are in the view, in any order.
  var indexPathsForVisibleRows: [IndexPath]? { get }

  /// Returns the index paths of the items in what is visible of the content, in any order.
  func indexPathsForRows(in rect: CGRect) -> [IndexPath]?

  /// Returns where in the content the view has an item.
  func rectForRow(at path: IndexPath) -> CGRect

  /// The headers that are in the view, as far as it says so, with their sections.
  var shownHeaders: [(section: Int, view: UIView)] { get }

  func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String)
  func register(_ nib: UINib?, forCellReuseIdentifier identifier: String)
  func dequeueReusableCell(withIdentifier identifier: String, for path: IndexPath) -> CellClass

  /// Returns a cell without content.
  func emptyCell(at path: IndexPath) -> CellClass

  var indexPathsForSelectedRows: [IndexPath]? { get }
  var allowsSelection: Bool { get set }
  var allowsMultipleSelection: Bool { get set }
  var allowsSelectionDuringEditing: Bool { get set }
  var allowsMultipleSelectionDuringEditing: Bool { get set }

  /// Has what is selected from now on be kept, after a reload.
  func prepareToSelect()
  func select(_ path: IndexPath, animated: Bool)
  func deselectRow(at path: IndexPath, animated: Bool)

  func scroll(to path: IndexPath, at position: ListScrollPosition, animated: Bool)

  /// The view behind the cells; both list views of UIKit have it.
  var backgroundView: UIView? { get set }

  /// Whether the view is moving an item; UIKit does not report when the item is put back.
  ///
  /// That a cell says so is documented, that one does for as long as the view moves it is not: see
  /// `CollectionMovementTests` of the model contract.
  var isMovingItem: Bool { get }

  /// Whether a finger is on what items are moved by: a control in a cell, or anything that has a gesture
  /// recognizer of its own.
  ///
  /// It is a second sign for a move that is known to have begun.
  var isHeldByHand: Bool { get }

  /// Whether the view shows what the data source does not have yet, as while items are dropped.
  var hasUncommittedUpdates: Bool { get }
}

extension ListSurface {
  /// The object that has a role for the view.
  ///
  /// Only objects that adopt the view's own protocol for the role can be set.
  subscript(role: ListRole) -> (any NSObjectProtocol)? {
    get {
      switch role {
      case .dataSource: dataSource as? any NSObjectProtocol
      case .delegate: (delegate as DelegateProtocol?) as? any NSObjectProtocol
      case .prefetching: prefetchDataSource as? any NSObjectProtocol
      #if !os(tvOS)
      case .drag: dragDelegate as? any NSObjectProtocol
      case .drop: dropDelegate as? any NSObjectProtocol
      #endif
      }
    }
    set {
      switch role {
      case .dataSource: dataSource = newValue as? DataSourceProtocol
      case .delegate:
        delegate = newValue as? DelegateProtocol
        // A flow layout has looked for itself at what the delegate responds to.
        if newValue != nil { (self as? UICollectionView)?.invalidateFlowMetrics() }
      case .prefetching: prefetchDataSource = newValue as? PrefetchingProtocol
      #if !os(tvOS)
      case .drag: dragDelegate = newValue as? DragProtocol
      case .drop: dropDelegate = newValue as? DropProtocol
      #endif
      }
    }
  }

  /// Performs changes in one batch.
  func perform(
    _ changes: @escaping () -> Void,
    completion: (@MainActor @Sendable (_ isFinished: Bool) -> Void)?
  ) {
    // UIKit calls it on the main thread. In this form it is right with and without `@Sendable`.
    let done: @Sendable (Bool) -> Void = { isFinished in
      MainActor.assumeIsolated { completion?(isFinished) }
    }
    (self as? UITableView)?.performBatchUpdates(changes, completion: done)
    (self as? UICollectionView)?.performBatchUpdates(changes, completion: done)
  }

  /// Applies the structure of a batch, within ``perform(_:completion:)``.
  func apply(_ batch: ChangeBatch, with animations: RowAnimations) {
    let (deletes, inserts) = (batch.itemDeletes, batch.itemInserts)
    deleteAndInsert(
      IndexSet(batch.sectionDeletes.map(\.index)), IndexSet(batch.sectionInserts.map(\.index)),
      with: animations)
    for pair in batch.sectionMoves { moveSection(pair.before.index, toSection: pair.after.index) }
    if !deletes.isEmpty {
      deleteRows(at: deletes.map(\.path.indexPath), with: animations.rowDeletion)
    }
    if !inserts.isEmpty {
      insertRows(at: inserts.map(\.path.indexPath), with: animations.rowInsertion)
    }
    for pair in batch.itemMoves {
      moveRow(at: pair.before.path.indexPath, to: pair.after.path.indexPath)
    }
  }

  /// Deletes sections and inserts others, within ``perform(_:completion:)``.
  ///
  /// To make sections again, do both: UIKit crashes when an empty section is reloaded.
  func deleteAndInsert(_ deletes: IndexSet, _ inserts: IndexSet, with animations: RowAnimations) {
    if !deletes.isEmpty { deleteSections(deletes, with: animations.sectionDeletion) }
    if !inserts.isEmpty { insertSections(inserts, with: animations.sectionInsertion) }
  }

  var selectedPaths: [IndexPath] { indexPathsForSelectedRows ?? [] }
  var shownPaths: [IndexPath] { indexPathsForVisibleRows ?? [] }

  /// Returns what has the view let people select what it lets them now.
  func currentSelectionRules() -> () -> Void {
    let (isAllowed, inEditing) = (allowsSelection, allowsSelectionDuringEditing)
    let ofMany = (allowsMultipleSelection, inEditing: allowsMultipleSelectionDuringEditing)
    return { [weak self] in
      guard let self else { return }
      // Where people can select one, they could not deselect the others.
      let count = !isAllowed ? 0 : ofMany.0 || ofMany.inEditing ? .max : 1
      for path in selectedPaths.dropFirst(count) { deselectRow(at: path, animated: false) }
      (allowsMultipleSelection, allowsMultipleSelectionDuringEditing) = ofMany
      (allowsSelection, allowsSelectionDuringEditing) = (isAllowed, inEditing)
    }
  }

  /// Has the view show what is selected, and lets people select items or not; if many, also while it is edited.
  ///
  /// A collection view shows nothing as selected where people may not select, according to
  /// `selectItem(at:animated:scrollPosition:)`. So the delegate refuses taps. The view reports one on a selected item
  /// only where several can be selected.
  func allowSelection(byTaps: Bool, ofMany: Bool) {
    allowsSelection = true
    allowsMultipleSelection = true
    // With these, a table that is edited has circles in the place of its controls.
    if ofMany { allowsSelectionDuringEditing = byTaps }
    allowsMultipleSelectionDuringEditing = byTaps && ofMany
  }
}

extension UIView {
  /// Whether a list view can perform batch updates: it is in a window and has a size.
  var takesBatches: Bool { window != nil && !bounds.isEmpty }
}

/// Where an item comes to stand when a list view scrolls to it.
public enum ListScrollPosition: Hashable, Sendable {
  /// Wherever it takes the least scrolling for the item to be visible.
  case nearest

  /// The top of the view, or the leading edge if it scrolls sideways.
  case start

  /// The middle of the view.
  case center

  /// The bottom of the view, or the trailing edge if it scrolls sideways.
  case end
}

extension ListScrollPosition {
  var ofTable: UITableView.ScrollPosition {
    switch self {
    case .nearest: .none
    case .start: .top
    case .center: .middle
    case .end: .bottom
    }
  }

  /// The position in a collection view, which has none for the nearest one.
  func ofCollection(
    _ direction: UIUserInterfaceLayoutDirection
  ) -> UICollectionView.ScrollPosition? {
    let isReversed = direction == .rightToLeft
    return switch self {
    case .nearest: nil
    case .start: [.top, isReversed ? .right : .left]
    case .center: [.centeredVertically, .centeredHorizontally]
    case .end: [.bottom, isReversed ? .left : .right]
    }
  }
}
#endif
