#if canImport(UIKit) && !os(watchOS)
import UIKit

extension CollectionShim: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    list?.ask(\.size, at: indexPath) { $0.size(collectionView, collectionViewLayout, indexPath) }
      ?? collectionViewLayout.usualItemSize
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    list?.ask(\.inset, section: section) { $0.inset(collectionView, collectionViewLayout, section) }
      ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    list?.ask(\.minimumLineSpacing, section: section) {
      $0.minimumLineSpacing(collectionView, collectionViewLayout, section)
    }
      ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    list?.ask(\.minimumInteritemSpacing, section: section) {
      $0.minimumInteritemSpacing(collectionView, collectionViewLayout, section)
    }
      ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    list?.ask(\.headerSize, section: section) {
      $0.headerSize(collectionView, collectionViewLayout, section)
    }
      ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    list?.ask(\.footerSize, section: section) {
      $0.footerSize(collectionView, collectionViewLayout, section)
    }
      ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
  }
}

extension UICollectionViewLayout {
  /// The size of items for which neither a closure nor the fallback delegate returns one.
  fileprivate var usualItemSize: CGSize {
    guard let flow = self as? UICollectionViewFlowLayout else { return .zero }
    let estimate = flow.estimatedItemSize
    let isUsable = estimate != .zero && estimate != UICollectionViewFlowLayout.automaticSize
    return isUsable ? estimate : flow.itemSize
  }
}
#endif
