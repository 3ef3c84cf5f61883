#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension CellBehavior {
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
  public func canFocus(_ closure: ((Item, IndexPath) -> Bool)?) -> Self {
    set(.canFocus, closure)
  }
}

/// What happens to the selection after `didSelect` returns.
public enum SelectionResult: Hashable, Sendable {
  /// The cell is deselected with an animation; other selected cells are not affected.
  case deselect

  /// The cell stays selected.
  case keepSelected
}
#endif
