#if canImport(UIKit) && !os(watchOS)
import UIKit

// Where no type is given, that of the answer is the type of the closure that is stored under the name.
extension ListMethod where Place == Void {
  static var shouldUpdateFocus: Self { .both("shouldUpdateFocusInContext:") }
  static var didUpdateFocus: Self { .both("didUpdateFocusInContext:withAnimationCoordinator:") }
  static var preferredFocusedIndexPath: ViewMethod<() -> IndexPath?> {
    .init(
      table: "indexPathForPreferredFocusedViewInTableView:",
      collection: "indexPathForPreferredFocusedViewInCollectionView:")
  }
  static var multipleSelectionDidEnd: ViewMethod<() -> Void> {
    .init(
      table: "tableViewDidEndMultipleSelectionInteraction:",
      collection: "collectionViewDidEndMultipleSelectionInteraction:")
  }

  // The scrolling that lists are notified of, if they need it.
  static var scroll: ViewMethod<Void> {
    .init(and: [
      "scrollViewDidScroll:", "scrollViewWillBeginDragging:", "scrollViewDidEndScrollingAnimation:",
      "scrollViewDidChangeAdjustedContentInset:", "scrollViewShouldScrollToTop:",
    ])
  }
}

#if !os(tvOS)
extension ListMethod {
  // Nothing is asked for it alone: the list has to allow dragging.
  static var itemProvider: ItemMethod<NSItemProvider?> { .init() }
}

// What lists respond to as drag and drop delegates of their views. A list that lets people drag its
// items takes them, too. The session has to be followed to its end, to show what waits for that.
extension ListMethod where Place == Void {
  static var drag: ViewMethod<Void> {
    .both(
      "itemsForBeginningDragSession:atIndexPath:",
      and: selectors(
        "itemsForAddingToDragSession:atIndexPath:point:", "dragSessionWillBegin:",
        "dragSessionDidEnd:"))
  }
  static var performDrop: Self {
    .both(
      "performDropWithCoordinator:",
      and: selectors(
        "canHandleDropSession:", "dropSessionDidUpdate:withDestinationIndexPath:",
        "dropSessionDidExit:", "dropSessionDidEnd:"))
  }
  static var canDrop: Self { .init() }

  private static func selectors(_ names: String...) -> [String] {
    names.flatMap { ["tableView:" + $0, "collectionView:" + $0] }
  }
}
#endif
#endif
