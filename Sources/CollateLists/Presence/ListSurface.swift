#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

/// A list view, as far as lists use it: a table view or a collection view.
@MainActor
protocol ListSurface: UIScrollView {
  /// Returns an object that can be the delegate and data source of such a view.
  static func makeShim() -> ListShim

  /// The object that has a role for the view.
  ///
  /// Only objects that adopt the view's own protocol for the role can be set.
  subscript(role: ListRole) -> (any NSObjectProtocol)? { get set }

  #if !os(tvOS)
  /// Whether people drag something over the view.
  var hasActiveDrop: Bool { get }
  #endif

  /// Performs changes in one batch.
  func perform(
    _ changes: @escaping () -> Void,
    completion: (@MainActor @Sendable (_ isFinished: Bool) -> Void)?)

  /// Applies the structure of a batch, within ``perform(_:completion:)``.
  func apply(_ batch: ChangeBatch, with animations: RowAnimations)

  /// Deletes and inserts sections, within ``perform(_:completion:)``.
  func replaceSections(_ sections: IndexSet, with animations: RowAnimations)

  func reconfigureItems(_ paths: [IndexPath])
  func reloadItems(_ paths: [IndexPath], with animations: RowAnimations)
  func reloadData()

  /// The cells that are in the view.
  var shownCells: [UIView] { get }
  func shownCell(at path: IndexPath) -> UIView?

  /// The index paths of the items that are in the view, in any order.
  var shownPaths: [IndexPath] { get }

  /// Returns the index paths of the items in what is visible of the content, in any order.
  func paths(in rect: CGRect) -> [IndexPath]

  /// Returns where in the content the view has an item.
  func frame(ofItemAt path: IndexPath) -> CGRect

  /// The headers that are in the view, as far as it says so, with their sections.
  var shownHeaders: [(section: Int, view: UIView)] { get }

  /// Registers a class or nib for cells, and dequeues one.
  func registerCell(_ template: ViewTemplate, identifier: String)
  func dequeueCell(withIdentifier identifier: String, at path: IndexPath) -> UIView

  /// Returns a cell without content.
  func emptyCell(at path: IndexPath) -> UIView

  var selectedPaths: [IndexPath] { get }

  /// Lets people select items, or not; if many, also while the view is edited.
  ///
  /// The view reports a tap on a selected item only where several can be selected.
  func allowSelection(_ isAllowed: Bool, ofMany: Bool)

  /// Has what is selected from now on be kept, after a reload.
  func prepareToSelect()
  func select(_ path: IndexPath, animated: Bool)
  func deselect(_ path: IndexPath, animated: Bool)

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

/// What cells, headers and footers are made from.
enum ViewTemplate {
  case viewClass(AnyClass)
  case nib(UINib)
}

extension UIView {
  /// Whether a list view can perform batch updates: it is in a window and has a size.
  var takesBatches: Bool { window != nil && !bounds.isEmpty }
}
#endif
