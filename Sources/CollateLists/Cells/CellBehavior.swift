#if canImport(UIKit) && !os(watchOS)
import CollateCore
public import UIKit

/// A type whose closures configure the cells of a table or collection view and handle their events.
///
/// Set closures for some of the items on the ``CellDescriptor`` that adding their cells returns, or for all on the list. The most specific one is
/// used: the descriptor's, then the list's, then the method of the fallback delegate or data source, and finally the
/// default of UIKit.
///
/// Every method returns `self`, so calls can be chained. Closures can be set at any time: another one replaces the one
/// before, and `nil` takes it away.
@MainActor
public protocol CellBehavior<Item, Cell>: AnyObject {
  /// The type of the items.
  associatedtype Item

  /// The type of the cells.
  associatedtype Cell: UIView

  /// The closures set with the methods of this protocol.
  var handlers: DelegateHandlers { get }
}

extension CellBehavior {
  /// Sets the closure that configures a cell for an item.
  ///
  /// Cells are reused, so set every property that another item may have changed.
  @discardableResult
  public func configure(
    _ closure: ((_ cell: Cell, _ item: Item, _ path: IndexPath) -> Void)?
  ) -> Self { set(.configure, ofCell: closure) }

  /// Sets the closure that updates a cell that already shows the item.
  ///
  /// It is called when the item's content changes, and is the place to animate the difference. By
  /// default, the `configure` closure is called.
  @discardableResult
  public func update(
    _ closure: ((_ cell: Cell, _ item: Item, _ path: IndexPath) -> Void)?
  ) -> Self { set(.update, ofCell: closure) }

  /// Sets the closure to call before the cell of an item is displayed.
  ///
  /// The cell is already configured. Corresponds to `tableView(_:willDisplay:forRowAt:)` and
  /// `collectionView(_:willDisplay:forItemAt:)`.
  @discardableResult
  public func willDisplay(
    _ closure: ((_ cell: Cell, _ item: Item, _ path: IndexPath) -> Void)?
  ) -> Self { set(.willDisplay, ofCell: closure) }

  /// Sets the closure to call after the cell of an item was removed from the list view.
  ///
  /// The item is the one that the cell showed, even if the source no longer contains it.
  /// Corresponds to `tableView(_:didEndDisplaying:forRowAt:)` and
  /// `collectionView(_:didEndDisplaying:forItemAt:)`.
  @discardableResult
  public func didEndDisplaying(
    _ closure: ((_ cell: Cell, _ item: Item, _ path: IndexPath) -> Void)?
  ) -> Self { set(.didEndDisplaying, ofCell: closure) }

  /// Sets the closure to call with items that will probably be shown soon.
  ///
  /// Corresponds to `tableView(_:prefetchRowsAt:)` and `collectionView(_:prefetchItemsAt:)`.
  @discardableResult
  public func prefetch(_ closure: ((_ items: [Item], _ paths: [IndexPath]) -> Void)?) -> Self {
    set(.prefetch, closure)
  }

  /// Sets the closure to call with items to prefetch that are no longer needed soon.
  ///
  /// Corresponds to `tableView(_:cancelPrefetchingForRowsAt:)` and
  /// `collectionView(_:cancelPrefetchingForItemsAt:)`.
  @discardableResult
  public func cancelPrefetching(
    _ closure: ((_ items: [Item], _ paths: [IndexPath]) -> Void)?
  ) -> Self { set(.cancelPrefetching, closure) }

  /// Sets whether a touch highlights the cell of an item.
  ///
  /// If it does not, a tap does not select the item either. The default is `true`. Corresponds to
  /// `tableView(_:shouldHighlightRowAt:)` and `collectionView(_:shouldHighlightItemAt:)`.
  @discardableResult
  public func shouldHighlight(_ closure: ((Item, IndexPath) -> Bool)?) -> Self {
    set(.shouldHighlight, closure)
  }

  /// Sets the closure to call when the cell of an item is highlighted.
  ///
  /// A cell is highlighted while a finger is on it. Corresponds to
  /// `tableView(_:didHighlightRowAt:)` and `collectionView(_:didHighlightItemAt:)`.
  @discardableResult
  public func didHighlight(_ closure: ((Item, IndexPath) -> Void)?) -> Self {
    set(.didHighlight, closure)
  }

  /// Sets the closure to call when the cell of an item is unhighlighted.
  ///
  /// That is when the finger lifts or leaves the cell. Corresponds to
  /// `tableView(_:didUnhighlightRowAt:)` and `collectionView(_:didUnhighlightItemAt:)`.
  @discardableResult
  public func didUnhighlight(_ closure: ((Item, IndexPath) -> Void)?) -> Self {
    set(.didUnhighlight, closure)
  }

  /// Sets the closure to call when an item is selected.
  ///
  /// Return `.deselect` for cells that act like buttons, `.keepSelected` for a lasting selection.
  /// Corresponds to `tableView(_:didSelectRowAt:)` and `collectionView(_:didSelectItemAt:)`.
  @discardableResult
  public func didSelect(_ closure: ((Item, IndexPath) -> SelectionResult)?) -> Self {
    set(.didSelect, closure)
  }

  /// Sets the closure to call when the user deselects an item.
  ///
  /// It is not called for programmatic deselection. Corresponds to `tableView(_:didDeselectRowAt:)`
  /// and `collectionView(_:didDeselectItemAt:)`.
  @discardableResult
  public func didDeselect(_ closure: ((Item, IndexPath) -> Void)?) -> Self {
    set(.didDeselect, closure)
  }

  /// Sets whether the primary action of an item can be performed.
  ///
  /// By default, it can unless the list view is in editing mode. Corresponds to
  /// `tableView(_:canPerformPrimaryActionForRowAt:)` and
  /// `collectionView(_:canPerformPrimaryActionForItemAt:)`.
  @discardableResult
  public func canPerformPrimaryAction(_ closure: ((Item, IndexPath) -> Bool)?) -> Self {
    set(.canPerformPrimaryAction, closure)
  }

  /// Sets the primary action of an item.
  ///
  /// It is performed when a single item is tapped, or chosen with the Return key. Corresponds to
  /// `tableView(_:performPrimaryActionForRowAt:)` and
  /// `collectionView(_:performPrimaryActionForItemAt:)`.
  @discardableResult
  public func performPrimaryAction(_ closure: ((Item, IndexPath) -> Void)?) -> Self {
    set(.performPrimaryAction, closure)
  }

  #if !os(tvOS)
  /// Sets whether an item is selected when it gets focus.
  ///
  /// The default is the list view's own `selectionFollowsFocus`. Corresponds to
  /// `tableView(_:selectionFollowsFocusForRowAt:)` and
  /// `collectionView(_:selectionFollowsFocusForItemAt:)`.
  @discardableResult
  public func selectionFollowsFocus(_ closure: ((Item, IndexPath) -> Bool)?) -> Self {
    set(.selectionFollowsFocus, closure)
  }

  /// Sets whether a two-finger pan that begins at an item selects multiple items.
  ///
  /// The default is `false`. Corresponds to
  /// `tableView(_:shouldBeginMultipleSelectionInteractionAt:)` and
  /// `collectionView(_:shouldBeginMultipleSelectionInteractionAt:)`.
  @discardableResult
  public func shouldBeginMultipleSelection(_ closure: ((Item, IndexPath) -> Bool)?) -> Self {
    set(.shouldBeginMultipleSelection, closure)
  }

  /// Sets the closure to call when a two-finger pan starts to select items.
  ///
  /// Put the list view into editing mode here. Corresponds to
  /// `tableView(_:didBeginMultipleSelectionInteractionAt:)` and
  /// `collectionView(_:didBeginMultipleSelectionInteractionAt:)`.
  @discardableResult
  public func didBeginMultipleSelection(_ closure: ((Item, IndexPath) -> Void)?) -> Self {
    set(.didBeginMultipleSelection, closure)
  }
  #endif

  /// Sets whether the cell of an item can get focus.
  ///
  /// The default is the list view's `allowsFocus`. Corresponds to `tableView(_:canFocusRowAt:)` and
  /// `collectionView(_:canFocusItemAt:)`.
  @discardableResult
  public func canFocus(_ closure: ((Item, IndexPath) -> Bool)?) -> Self { set(.canFocus, closure) }

  /// Stores a closure, or takes it away.
  func set<Answer>(
    _ method: ItemMethod<Answer>, _ closure: ((Item, IndexPath) -> Answer)?
  ) -> Self {
    handlers.set(method, closure)
    return self
  }

  /// Stores a closure that takes other arguments, too, or takes it away.
  func set<Answer, Closure>(
    _ method: ItemMethod<Answer>, _ closure: Closure?,
    _ call: @escaping (_ closure: Closure, Item, IndexPath) -> Answer
  ) -> Self {
    set(method, closure.map { closure in { call(closure, $0, $1) } })
  }

  /// Stores a closure that takes the cell of an item, or takes it away.
  private func set(
    _ method: ItemMethod<(UIView) -> Void>,
    ofCell closure: ((_ cell: Cell, _ item: Item, _ path: IndexPath) -> Void)?
  ) -> Self {
    set(method, closure) { closure, item, path in
      { view in
        guard let cell = view as? Cell else {
          preconditionFailure(
            "The cell at \(path) for a \(wrappedType(of: item)) is a \(type(of: view)), not a \(Cell.self)"
          )
        }
        closure(cell, item, path)
      }
    }
  }

  /// Stores a closure about several items, or takes it away.
  private func set(
    _ method: ViewMethod<(_ items: [Any], _ paths: [IndexPath]) -> Void>,
    _ closure: (([Item], [IndexPath]) -> Void)?
  ) -> Self {
    handlers[view: method] = closure.map { closure in
      { closure($0.compactMap { $0 as? Item }, $1) }
    }
    return self
  }
}

/// What happens to the selection after `didSelect` returns.
public enum SelectionResult: Hashable, Sendable {
  /// The cell is deselected with an animation; other selected cells are not affected.
  case deselect

  /// The cell stays selected.
  case keepSelected
}

extension CellBehavior where Cell: UITableViewCell {
  /// Sets the height of an item's row.
  ///
  /// The default is the table view's `rowHeight`. Corresponds to `tableView(_:heightForRowAt:)`.
  @discardableResult
  public func height(_ closure: ((Item, IndexPath) -> CGFloat)?) -> Self { set(.height, closure) }

  /// Sets the estimated height of an item's row.
  ///
  /// The default is the table view's `estimatedRowHeight`. Corresponds to
  /// `tableView(_:estimatedHeightForRowAt:)`.
  @discardableResult
  public func estimatedHeight(_ closure: ((Item, IndexPath) -> CGFloat)?) -> Self {
    set(.estimatedHeight, closure)
  }

  /// Sets the row to select when the user taps the row of an item.
  ///
  /// Return `nil` to select none. By default, it is the row of the item. Corresponds to
  /// `tableView(_:willSelectRowAt:)`.
  @discardableResult
  public func willSelect(_ closure: ((Item, IndexPath) -> IndexPath?)?) -> Self {
    set(.willSelect, closure)
  }

  /// Sets the row to deselect when the row of an item is about to be deselected.
  ///
  /// Return `nil` to deselect none. By default, it is the row of the item. Corresponds to
  /// `tableView(_:willDeselectRowAt:)`.
  @discardableResult
  public func willDeselect(_ closure: ((Item, IndexPath) -> IndexPath?)?) -> Self {
    set(.willDeselect, closure)
  }

  /// Sets the indentation level of an item's row.
  ///
  /// The default is the `indentationLevel` that the cell was configured with. Corresponds to
  /// `tableView(_:indentationLevelForRowAt:)`.
  @discardableResult
  public func indentationLevel(_ closure: ((Item, IndexPath) -> Int)?) -> Self {
    set(.indentationLevel, closure)
  }

  #if !os(tvOS)
  /// Sets the closure to call when the detail button of an item's row is tapped.
  ///
  /// The tap does not select the row. Corresponds to
  /// `tableView(_:accessoryButtonTappedForRowWith:)`.
  @discardableResult
  public func accessoryButtonTapped(_ closure: ((Item, IndexPath) -> Void)?) -> Self {
    set(.accessoryButtonTapped, closure)
  }
  #endif
}

extension CellBehavior where Cell: UICollectionViewCell {
  /// Sets the size of an item's cell in a flow layout.
  ///
  /// The default is the layout's item size. Corresponds to `collectionView(_:layout:sizeForItemAt:)`.
  @discardableResult
  public func size(_ closure: ((Item, IndexPath) -> CGSize)?) -> Self { set(.size, closure) }

  /// Sets whether an item can be selected.
  ///
  /// The default is `true`. Corresponds to `collectionView(_:shouldSelectItemAt:)`.
  @discardableResult
  public func shouldSelect(_ closure: ((Item, IndexPath) -> Bool)?) -> Self {
    set(.shouldSelect, closure)
  }

  /// Sets whether an item can be deselected when multiple selection is allowed.
  ///
  /// The default is `true`. Corresponds to `collectionView(_:shouldDeselectItemAt:)`.
  @discardableResult
  public func shouldDeselect(_ closure: ((Item, IndexPath) -> Bool)?) -> Self {
    set(.shouldDeselect, closure)
  }
}
#endif
