#if canImport(UIKit) && !os(watchOS)
import UIKit

extension CollectionViewDataSource {
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
