// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there. For how requirements are optional, see Messages.swift.

@MainActor public protocol UICollectionViewDelegateFlowLayoutOptions: NSObjectProtocol {
  associatedtype FlowDelegateLayoutSizeForItemAtIndexPath = Absent
  associatedtype FlowDelegateLayoutInsetForSectionAtIndex = Absent
  associatedtype FlowDelegateLayoutMinimumLineSpacingForSectionAtIndex = Absent
  associatedtype FlowDelegateLayoutMinimumInteritemSpacingForSectionAtIndex = Absent
  associatedtype FlowDelegateLayoutReferenceSizeForHeaderInSection = Absent
  associatedtype FlowDelegateLayoutReferenceSizeForFooterInSection = Absent

  @discardableResult func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> FlowDelegateLayoutSizeForItemAtIndexPath
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> FlowDelegateLayoutInsetForSectionAtIndex
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> FlowDelegateLayoutMinimumLineSpacingForSectionAtIndex
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> FlowDelegateLayoutMinimumInteritemSpacingForSectionAtIndex
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> FlowDelegateLayoutReferenceSizeForHeaderInSection
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> FlowDelegateLayoutReferenceSizeForFooterInSection
}

@MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate,
  UICollectionViewDelegateFlowLayoutOptions
{}

extension UICollectionViewDelegateFlowLayout {
  nonisolated static var answersOfFlowDelegate: [Selector: Any.Type] {
    [
      "collectionView:layout:sizeForItemAtIndexPath:": FlowDelegateLayoutSizeForItemAtIndexPath
        .self,
      "collectionView:layout:insetForSectionAtIndex:": FlowDelegateLayoutInsetForSectionAtIndex
        .self,
      "collectionView:layout:minimumLineSpacingForSectionAtIndex:":
        FlowDelegateLayoutMinimumLineSpacingForSectionAtIndex.self,
      "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:":
        FlowDelegateLayoutMinimumInteritemSpacingForSectionAtIndex.self,
      "collectionView:layout:referenceSizeForHeaderInSection:":
        FlowDelegateLayoutReferenceSizeForHeaderInSection.self,
      "collectionView:layout:referenceSizeForFooterInSection:":
        FlowDelegateLayoutReferenceSizeForFooterInSection.self,
    ]
  }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> Absent { Absent() }
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> Absent { Absent() }
}
