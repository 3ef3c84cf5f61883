#if canImport(UIKit) && !os(watchOS)
import UIKit

extension ListMethod {
  static var configure: ItemMethod<(UIView) -> Void> { .init() }
  static var update: ItemMethod<(UIView) -> Void> { .init() }
  static var willDisplay: ItemMethod<(UIView) -> Void> { .both("willDisplayCell:for%AtIndexPath:") }
  static var didEndDisplaying: ItemMethod<(UIView) -> Void> {
    .both("didEndDisplayingCell:for%AtIndexPath:")
  }

  // Sizes.

  static var height: ItemMethod<CGFloat> { .table("heightForRowAtIndexPath:") }
  static var estimatedHeight: ItemMethod<CGFloat> { .table("estimatedHeightForRowAtIndexPath:") }
  static var indentationLevel: ItemMethod<Int> { .table("indentationLevelForRowAtIndexPath:") }
  static var size: ItemMethod<CGSize> { .collection("layout:sizeForItemAtIndexPath:") }

  // Selecting.

  static var shouldHighlight: ItemMethod<Bool> { .both("shouldHighlight%AtIndexPath:") }
  static var didHighlight: ItemMethod<Void> { .both("didHighlight%AtIndexPath:") }
  static var didUnhighlight: ItemMethod<Void> { .both("didUnhighlight%AtIndexPath:") }
  static var willSelect: ItemMethod<IndexPath?> { .table("willSelectRowAtIndexPath:") }
  static var willDeselect: ItemMethod<IndexPath?> { .table("willDeselectRowAtIndexPath:") }
  static var shouldSelect: ItemMethod<Bool> { .collection("shouldSelectItemAtIndexPath:") }
  static var shouldDeselect: ItemMethod<Bool> { .collection("shouldDeselectItemAtIndexPath:") }
  static var didSelect: ItemMethod<SelectionResult> {
    .both("didSelect%AtIndexPath:", isAction: true)
  }
  static var didDeselect: ItemMethod<Void> { .both("didDeselect%AtIndexPath:") }
  static var canPerformPrimaryAction: ItemMethod<Bool> {
    .both("canPerformPrimaryActionFor%AtIndexPath:")
  }
  static var performPrimaryAction: ItemMethod<Void> {
    .both("performPrimaryActionFor%AtIndexPath:", isAction: true)
  }
  static var shouldBeginMultipleSelection: ItemMethod<Bool> {
    .both("shouldBeginMultipleSelectionInteractionAtIndexPath:")
  }
  static var didBeginMultipleSelection: ItemMethod<Void> {
    .both("didBeginMultipleSelectionInteractionAtIndexPath:")
  }
  static var canFocus: ItemMethod<Bool> { .both("canFocus%AtIndexPath:") }
  static var selectionFollowsFocus: ItemMethod<Bool> {
    .both("selectionFollowsFocusFor%AtIndexPath:")
  }

  // Editing and moving.

  static var canEdit: ItemMethod<Bool> { .both("canEdit%AtIndexPath:") }
  static var editingStyle: ItemMethod<UITableViewCell.EditingStyle> {
    .table("editingStyleForRowAtIndexPath:")
  }
  // A table view lets people delete every row that can be edited as soon as deletions are committed
  // for any. The editing style takes that away from the others.
  static var commitEditing: ItemMethod<(UITableViewCell.EditingStyle) -> Void> {
    .table(
      "commitEditingStyle:forRowAtIndexPath:",
      and: ["tableView:editingStyleForRowAtIndexPath:"], isAction: true)
  }
  static var deleteTitle: ItemMethod<String?> {
    .table("titleForDeleteConfirmationButtonForRowAtIndexPath:")
  }
  static var shouldIndentWhileEditing: ItemMethod<Bool> {
    .table("shouldIndentWhileEditingRowAtIndexPath:")
  }
  static var willBeginEditing: ItemMethod<Void> { .table("willBeginEditingRowAtIndexPath:") }
  static var didEndEditing: ItemMethod<Void> { .table("didEndEditingRowAtIndexPath:") }
  static var accessoryButtonTapped: ItemMethod<Void> {
    .table("accessoryButtonTappedForRowWithIndexPath:", isAction: true)
  }

  static var canMove: ItemMethod<Bool> { .both("canMove%AtIndexPath:") }
  static var targetForMove: ItemMethod<(IndexPath) -> IndexPath> {
    .init(
      table: "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:",
      collection:
        "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:"
        + "toProposedIndexPath:")
  }
  // A request for the target shows that a move has begun. A row that can only be moved has no control to delete
  // it, nor is it indented for one.
  static var move: ItemMethod<(IndexPath) -> Void> {
    .both(
      "move%AtIndexPath:toIndexPath:",
      and: canMove.selectors + targetForMove.selectors + editingStyle.selectors
        + shouldIndentWhileEditing.selectors)
  }

  #if !os(tvOS)
  static var leadingSwipeActions: ItemMethod<UISwipeActionsConfiguration?> {
    .table("leadingSwipeActionsConfigurationForRowAtIndexPath:")
  }
  static var trailingSwipeActions: ItemMethod<UISwipeActionsConfiguration?> {
    .table("trailingSwipeActionsConfigurationForRowAtIndexPath:")
  }
  static var contextMenu: ItemMethod<(CGPoint) -> UIContextMenuConfiguration?> {
    .init(
      table: "tableView:contextMenuConfigurationForRowAtIndexPath:point:",
      collection: "collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:")
  }

  #if !os(visionOS)
  static var shouldShowMenu: ItemMethod<Bool> { .both("shouldShowMenuFor%AtIndexPath:") }
  static var canPerformAction: ItemMethod<(_ action: Selector, _ sender: Any?) -> Bool> {
    .both("canPerformAction:for%AtIndexPath:withSender:")
  }
  static var performAction: ItemMethod<(_ action: Selector, _ sender: Any?) -> Void> {
    .both("performAction:for%AtIndexPath:withSender:", isAction: true)
  }
  #endif
  #endif
}

// The items are of the type that the closures take.
extension ListMethod where Place == Void {
  static var prefetch: ViewMethod<(_ items: [Any], _ paths: [IndexPath]) -> Void> {
    .both("prefetch%sAtIndexPaths:")
  }
  static var cancelPrefetching: ViewMethod<(_ items: [Any], _ paths: [IndexPath]) -> Void> {
    .both("cancelPrefetchingFor%sAtIndexPaths:")
  }
}
#endif
