#if canImport(UIKit) && !os(watchOS)
import UIKit

extension Presenter {
  /// Returns where the view shows the item with an id, or `nil` when it shows no such item.
  func presentedPath(ofItemWithID id: Section.Item.ID) -> ItemPath? {
    // The source has an index; the snapshot of the view may have none.
    if snapshot.isIdentical(to: source.snapshot) { return source.itemPath(of: id) }
    return snapshot.itemPath(of: id)
  }
}

extension IndexPath {
  /// The path as a source takes it; `nil` when it does not consist of a section and an item.
  ///
  /// UIKit asks about other ones at times.
  var itemPath: ItemPath? {
    count == 2 && allSatisfy { $0 >= 0 } ? ItemPath(self) : nil
  }
}
#endif
