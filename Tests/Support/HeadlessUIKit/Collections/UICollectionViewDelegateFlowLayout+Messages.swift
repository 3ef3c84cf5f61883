// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there. For how requirements are optional, see Messages.swift.

extension UICollectionViewDelegateFlowLayout {
  @_disfavoredOverload public var collectionView: Messages<any UICollectionViewDelegateFlowLayout>?
  { Messages(self) }
}

extension Messages where Target == any UICollectionViewDelegateFlowLayout {
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize? {
    send("collectionView:layout:sizeForItemAtIndexPath:") {
      $0.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets? {
    send("collectionView:layout:insetForSectionAtIndex:") {
      $0.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat? {
    send("collectionView:layout:minimumLineSpacingForSectionAtIndex:") {
      $0.collectionView(
        collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat? {
    send("collectionView:layout:minimumInteritemSpacingForSectionAtIndex:") {
      $0.collectionView(
        collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize? {
    send("collectionView:layout:referenceSizeForHeaderInSection:") {
      $0.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize? {
    send("collectionView:layout:referenceSizeForFooterInSection:") {
      $0.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
    }
  }
}
