#if canImport(UIKit) && !os(watchOS)
import UIKit

extension CollectionShim: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    list?.sectionCount() ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    list?.itemCount(inSection: section) ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    list?.ask { $0.cell(at: indexPath, in: collectionView) } ?? UICollectionViewCell()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    list?.ask { $0.supplementaryView(ofKind: kind, at: indexPath, in: collectionView) }
      ?? UICollectionReusableView()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    list?.ask { $0.canMove(at: indexPath) } ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    list?.ask { $0.didMove(from: sourceIndexPath, to: destinationIndexPath) }
  }

  func indexTitles(for collectionView: UICollectionView) -> [String]? {
    list?.ask { $0.indexTitles(in: collectionView) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath {
    list?.ask { $0.path(forIndexTitle: title, at: index, in: collectionView) } ?? [0, 0]
  }
}
#endif
