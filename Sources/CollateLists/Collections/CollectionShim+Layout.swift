#if canImport(UIKit) && !os(watchOS)
import UIKit

extension CollectionShim: UICollectionViewDelegateFlowLayout {
  enum LayoutPart {}

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    answer(.size, at: indexPath) {
      flowDelegate?.collectionView?(
        collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    } ?? collectionViewLayout.usualItemSize
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    answer(.inset, at: section) {
      flowDelegate?.collectionView?(
        collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    } ?? collectionViewLayout.asFlow?.sectionInset ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    answer(.minimumLineSpacing, at: section) {
      flowDelegate?.collectionView?(
        collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    } ?? collectionViewLayout.asFlow?.minimumLineSpacing ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    answer(.minimumInteritemSpacing, at: section) {
      flowDelegate?.collectionView?(
        collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
    } ?? collectionViewLayout.asFlow?.minimumInteritemSpacing ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    if list?.hidesSectionViews ?? false { return .zero }
    return answer(.headerSize, at: section) {
      flowDelegate?.collectionView?(
        collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    } ?? collectionViewLayout.asFlow?.headerReferenceSize ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    if list?.hidesSectionViews ?? false { return .zero }
    return answer(.footerSize, at: section) {
      flowDelegate?.collectionView?(
        collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
    } ?? collectionViewLayout.asFlow?.footerReferenceSize ?? .zero
  }

  /// Whether sizes, insets or spacing can be asked for.
  var respondsToLayout: Bool {
    responds(toAny: Self.ofFlowLayout)
  }

  private static let ofFlowLayout = [
    "collectionView:layout:sizeForItemAtIndexPath:",
    "collectionView:layout:insetForSectionAtIndex:",
    "collectionView:layout:minimumLineSpacingForSectionAtIndex:",
    "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:",
    "collectionView:layout:referenceSizeForHeaderInSection:",
    "collectionView:layout:referenceSizeForFooterInSection:",
  ]

  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    delegate as? any UICollectionViewDelegateFlowLayout
  }
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
