#if canImport(UIKit) && !os(watchOS)
import UIKit

extension CollectionShim: UICollectionViewDelegateFlowLayout {
  enum LayoutPart {}

  func collectionView(
    _ collection: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize {
    answer(.size, at: path) {
      flowDelegate?.collectionView?(collection, layout: layout, sizeForItemAt: path)
    } ?? layout.usualItemSize
  }

  func collectionView(
    _ collection: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    answer(.inset, at: section) {
      flowDelegate?.collectionView?(collection, layout: layout, insetForSectionAt: section)
    } ?? layout.asFlow?.sectionInset ?? .zero
  }

  func collectionView(
    _ collection: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    answer(.minimumLineSpacing, at: section) {
      flowDelegate?.collectionView?(
        collection, layout: layout, minimumLineSpacingForSectionAt: section)
    } ?? layout.asFlow?.minimumLineSpacing ?? 0
  }

  func collectionView(
    _ collection: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    answer(.minimumInteritemSpacing, at: section) {
      flowDelegate?.collectionView?(
        collection, layout: layout, minimumInteritemSpacingForSectionAt: section)
    } ?? layout.asFlow?.minimumInteritemSpacing ?? 0
  }

  func collectionView(
    _ collection: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    if list?.hidesSectionViews ?? false { return .zero }
    return answer(.size(.header), at: section) {
      flowDelegate?.collectionView?(
        collection, layout: layout, referenceSizeForHeaderInSection: section)
    } ?? layout.asFlow?.headerReferenceSize ?? .zero
  }

  func collectionView(
    _ collection: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    if list?.hidesSectionViews ?? false { return .zero }
    return answer(.size(.footer), at: section) {
      flowDelegate?.collectionView?(
        collection, layout: layout, referenceSizeForFooterInSection: section)
    } ?? layout.asFlow?.footerReferenceSize ?? .zero
  }

  /// Whether sizes, insets or spacing can be asked for.
  var respondsToLayout: Bool { responds(toAny: Self.ofFlowLayout) }

  private static let ofFlowLayout = [
    "collectionView:layout:sizeForItemAtIndexPath:",
    "collectionView:layout:insetForSectionAtIndex:",
    "collectionView:layout:minimumLineSpacingForSectionAtIndex:",
    "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:",
    "collectionView:layout:referenceSizeForHeaderInSection:",
    "collectionView:layout:referenceSizeForFooterInSection:",
  ]

  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? { fallback(.delegate) }
}

extension UICollectionViewLayout {
  fileprivate var asFlow: UICollectionViewFlowLayout? { self as? UICollectionViewFlowLayout }

  /// The size of items without one of their own, once the delegate has a method for sizes.
  ///
  /// The layout then no longer asks cells for their sizes.
  fileprivate var usualItemSize: CGSize {
    guard let flow = asFlow else { return .zero }
    let estimate = flow.estimatedItemSize
    let isUsable = estimate != .zero && estimate != UICollectionViewFlowLayout.automaticSize
    return isUsable ? estimate : flow.itemSize
  }
}
#endif
