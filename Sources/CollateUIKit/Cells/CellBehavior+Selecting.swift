#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension CellBehavior {
  /// Decides whether a touch highlights the cell of an item.
  ///
  /// Unless it does, a tap does not select either. By default it does.
  @discardableResult
  public func shouldHighlight(_ closure: @escaping (Item, IndexPath) -> Bool) -> Self {
    set(\.shouldHighlight, closure)
  }

  /// Decides whether a touch highlights cells.
  ///
  /// Unless it does, a tap does not select either. By default it does.
  @discardableResult
  public func shouldHighlight(_ closure: @escaping () -> Bool) -> Self {
    set(\.shouldHighlight) { _, _ in closure() }
  }

  /// Says what to do when the cell of an item is highlighted.
  ///
  /// A cell is highlighted for as long as a finger is on it.
  @discardableResult
  public func didHighlight(_ closure: @escaping (Item, IndexPath) -> Void) -> Self {
    set(\.didHighlight, closure)
  }

  /// Says what to do when a cell is highlighted.
  ///
  /// A cell is highlighted for as long as a finger is on it.
  @discardableResult
  public func didHighlight(_ closure: @escaping () -> Void) -> Self {
    set(\.didHighlight) { _, _ in closure() }
  }

  /// Says what to do when the cell of an item is highlighted no more.
  ///
  /// That is when the finger leaves it, or lifts.
  @discardableResult
  public func didUnhighlight(_ closure: @escaping (Item, IndexPath) -> Void) -> Self {
    set(\.didUnhighlight, closure)
  }

  /// Says what to do when a cell is highlighted no more.
  ///
  /// That is when the finger leaves it, or lifts.
  @discardableResult
  public func didUnhighlight(_ closure: @escaping () -> Void) -> Self {
    set(\.didUnhighlight) { _, _ in closure() }
  }

  /// Says what to do when an item is selected.
  ///
  /// Return `.deselect` for cells that are tapped like buttons, `.keepSelected` for a choice that stays.
  @discardableResult
  public func didSelect(_ closure: @escaping (Item, IndexPath) -> SelectionResult) -> Self {
    set(\.didSelect, closure)
  }

  /// Says what to do when any item is selected.
  ///
  /// Return `.deselect` for cells that are tapped like buttons, `.keepSelected` for a choice that stays.
  @discardableResult
  public func didSelect(_ closure: @escaping () -> SelectionResult) -> Self {
    set(\.didSelect) { _, _ in closure() }
  }

  /// Says what to do when an item is deselected.
  ///
  /// It is not called for what the app deselects itself.
  @discardableResult
  public func didDeselect(_ closure: @escaping (Item, IndexPath) -> Void) -> Self {
    set(\.didDeselect, closure)
  }

  /// Says what to do when any item is deselected.
  ///
  /// It is not called for what the app deselects itself.
  @discardableResult
  public func didDeselect(_ closure: @escaping () -> Void) -> Self {
    set(\.didDeselect) { _, _ in closure() }
  }

  /// Decides whether the primary action of an item may be performed.
  ///
  /// By default it may whenever the list is not in editing mode.
  @discardableResult
  public func canPerformPrimaryAction(_ closure: @escaping (Item, IndexPath) -> Bool) -> Self {
    set(\.canPerformPrimaryAction, closure)
  }

  /// Decides whether primary actions may be performed.
  ///
  /// By default they may whenever the list is not in editing mode.
  @discardableResult
  public func canPerformPrimaryAction(_ closure: @escaping () -> Bool) -> Self {
    set(\.canPerformPrimaryAction) { _, _ in closure() }
  }

  /// Says what the primary action of an item is.
  ///
  /// It is performed when one item is tapped, or chosen with the Return key.
  @discardableResult
  public func performPrimaryAction(_ closure: @escaping (Item, IndexPath) -> Void) -> Self {
    set(\.performPrimaryAction, closure)
  }

  /// Says what the primary action of all items is.
  ///
  /// It is performed when one item is tapped, or chosen with the Return key.
  @discardableResult
  public func performPrimaryAction(_ closure: @escaping () -> Void) -> Self {
    set(\.performPrimaryAction) { _, _ in closure() }
  }

  #if !os(tvOS)
  /// Decides whether an item is selected as soon as it has the focus.
  ///
  /// By default the list view decides for all of its items.
  @discardableResult
  public func selectionFollowsFocus(_ closure: @escaping (Item, IndexPath) -> Bool) -> Self {
    set(\.selectionFollowsFocus, closure)
  }

  /// Decides whether items are selected as soon as they have the focus.
  ///
  /// By default the list view decides for all of its items.
  @discardableResult
  public func selectionFollowsFocus(_ closure: @escaping () -> Bool) -> Self {
    set(\.selectionFollowsFocus) { _, _ in closure() }
  }

  /// Decides whether dragging two fingers from an item selects a range.
  ///
  /// By default it does not.
  @discardableResult
  public func shouldBeginMultipleSelection(_ closure: @escaping (Item, IndexPath) -> Bool) -> Self {
    set(\.shouldBeginMultipleSelection, closure)
  }

  /// Decides whether dragging two fingers selects a range.
  ///
  /// By default it does not.
  @discardableResult
  public func shouldBeginMultipleSelection(_ closure: @escaping () -> Bool) -> Self {
    set(\.shouldBeginMultipleSelection) { _, _ in closure() }
  }

  /// Says what to do when two fingers begin to select a range at an item.
  ///
  /// This is the time to put the list into editing mode.
  @discardableResult
  public func didBeginMultipleSelection(_ closure: @escaping (Item, IndexPath) -> Void) -> Self {
    set(\.didBeginMultipleSelection, closure)
  }

  /// Says what to do when two fingers begin to select a range.
  ///
  /// This is the time to put the list into editing mode.
  @discardableResult
  public func didBeginMultipleSelection(_ closure: @escaping () -> Void) -> Self {
    set(\.didBeginMultipleSelection) { _, _ in closure() }
  }
  #endif

  /// Decides whether the cell of an item can have the focus.
  ///
  /// By default the list view decides for all of its cells.
  @discardableResult
  public func canFocus(_ closure: @escaping (Item, IndexPath) -> Bool) -> Self {
    set(\.canFocus, closure)
  }

  /// Decides whether cells can have the focus.
  ///
  /// By default the list view decides for all of its cells.
  @discardableResult
  public func canFocus(_ closure: @escaping () -> Bool) -> Self {
    set(\.canFocus) { _, _ in closure() }
  }
}
#endif
