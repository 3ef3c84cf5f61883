#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

// The types of answers are those of the closures that are stored under these names.
extension ListMethod where Place == Void {
  static var indexTitles: Self {
    .init(
      table: "sectionIndexTitlesForTableView:", collection: "indexTitlesForCollectionView:",
      and: placeOfIndexTitle.selectors)
  }
  static var placeOfIndexTitle: Self {
    .init(
      table: "tableView:sectionForSectionIndexTitle:atIndex:",
      collection: "collectionView:indexPathForIndexTitle:atIndex:")
  }
  static var shouldUpdateFocus: Self {
    .init(
      table: "tableView:shouldUpdateFocusInContext:",
      collection: "collectionView:shouldUpdateFocusInContext:")
  }
  static var didUpdateFocus: Self {
    .init(
      table: "tableView:didUpdateFocusInContext:withAnimationCoordinator:",
      collection: "collectionView:didUpdateFocusInContext:withAnimationCoordinator:")
  }
  static var preferredFocusedIndexPath: Self {
    .init(
      table: "indexPathForPreferredFocusedViewInTableView:",
      collection: "indexPathForPreferredFocusedViewInCollectionView:")
  }
  static var multipleSelectionDidEnd: Self {
    .init(
      table: "tableViewDidEndMultipleSelectionInteraction:",
      collection: "collectionViewDidEndMultipleSelectionInteraction:")
  }
}
#endif
