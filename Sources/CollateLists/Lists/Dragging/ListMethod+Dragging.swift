#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollateCore
import UIKit

extension ListMethod {
  // Nothing is asked for it alone: the list has to allow dragging.
  static var itemProvider: ItemMethod<NSItemProvider?> { .init() }
}

// What lists respond to as drag and drop delegates of their views. A list that lets people drag its
// items takes them, too. The session has to be followed to its end, to show what waits for that.
extension ListMethod where Place == Void {
  static var drag: ViewMethod<Void> {
    .init(
      table: "tableView:itemsForBeginningDragSession:atIndexPath:",
      collection: "collectionView:itemsForBeginningDragSession:atIndexPath:",
      and: selectors(
        "itemsForAddingToDragSession:atIndexPath:point:", "dragSessionWillBegin:",
        "dragSessionDidEnd:"))
  }
  static var performDrop: Self {
    .init(
      table: "tableView:performDropWithCoordinator:",
      collection: "collectionView:performDropWithCoordinator:",
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
