#if canImport(UIKit) && !os(watchOS)
import UIKit

extension CollectionViewDataSource {
  /// Has a flow layout ask for the sizes of headers and footers, which are none of an empty list.
  func addEmptinessRules() {
    rules.add(.headerSize, of: self, while: \.hasEmptyContent) { _, _, _ in nil }
    rules.add(.footerSize, of: self, while: \.hasEmptyContent) { _, _, _ in nil }
  }

  /// Adds the rules of the reordering delegate.
  func addReorderingRules() {
    rules.add(.canMove, of: self, while: \.hasReorderingDelegate) { list, _, path in
      guard let delegate = list.reorderingDelegate, let view = list.collectionView else {
        return nil
      }
      return delegate.reordering(collectionView: view, canMoveItemAt: path)
    }
    rules.add(.targetForMove, of: self, while: \.hasReorderingDelegate) { list, _, path in
      guard let delegate = list.reorderingDelegate, let view = list.collectionView else {
        return nil
      }
      return {
        delegate.reordering(
          collectionView: view, targetIndexPathForMoveFromItemAt: path, toProposedIndexPath: $0)
      }
    }
    rules.add(.move, of: self, while: \.hasReorderingDelegate) { list, _, path in
      guard let delegate = list.reorderingDelegate, let view = list.collectionView else {
        return nil
      }
      return { delegate.reordering(collectionView: view, moveItemAt: path, to: $0) }
    }
  }
}
#endif
