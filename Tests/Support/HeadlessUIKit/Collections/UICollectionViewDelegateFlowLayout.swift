// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate,
  UICollectionViewDelegateFlowLayoutMetrics
{
}

extension UICollectionViewDelegateFlowLayout {
  nonisolated static var flowDelegateAnswers: [Answer] { metricAnswers }

  @_disfavoredOverload public var collectionView: Messages<any UICollectionViewDelegateFlowLayout>?
  { Messages(self).collectionView }
}

extension Messages where Target == any UICollectionViewDelegateFlowLayout {
  public var collectionView: Self? { ifAny }
}

/// What a flow layout asks about the sizes of items and sections.
@MainActor public protocol UICollectionViewDelegateFlowLayoutMetrics: NSObjectProtocol {
  associatedtype FlowSizeForItemAt = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) throws(Absent) -> FlowSizeForItemAt

  associatedtype FlowInsetForSectionAt = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) throws(Absent) -> FlowInsetForSectionAt

  associatedtype FlowMinimumLineSpacingForSectionAt = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) throws(Absent) -> FlowMinimumLineSpacingForSectionAt

  associatedtype FlowMinimumInteritemSpacingForSectionAt = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) throws(Absent) -> FlowMinimumInteritemSpacingForSectionAt

  associatedtype FlowReferenceSizeForHeaderInSection = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) throws(Absent) -> FlowReferenceSizeForHeaderInSection

  associatedtype FlowReferenceSizeForFooterInSection = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) throws(Absent) -> FlowReferenceSizeForFooterInSection
}

extension UICollectionViewDelegateFlowLayoutMetrics {
  nonisolated static var metricAnswers: [Answer] {
    [
      Answer("collectionView:layout:sizeForItemAtIndexPath:", FlowSizeForItemAt.self),
      Answer("collectionView:layout:insetForSectionAtIndex:", FlowInsetForSectionAt.self),
      Answer(
        "collectionView:layout:minimumLineSpacingForSectionAtIndex:",
        FlowMinimumLineSpacingForSectionAt.self),
      Answer(
        "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:",
        FlowMinimumInteritemSpacingForSectionAt.self),
      Answer(
        "collectionView:layout:referenceSizeForHeaderInSection:",
        FlowReferenceSizeForHeaderInSection.self),
      Answer(
        "collectionView:layout:referenceSizeForFooterInSection:",
        FlowReferenceSizeForFooterInSection.self),
    ]
  }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) throws(Absent) -> Absent { throw Absent() }
}

extension Messages where Target == any UICollectionViewDelegateFlowLayout {
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize? {
    send("collectionView:layout:sizeForItemAtIndexPath:") {
      try $0.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets? {
    send("collectionView:layout:insetForSectionAtIndex:") {
      try $0.collectionView(
        collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat? {
    send("collectionView:layout:minimumLineSpacingForSectionAtIndex:") {
      try $0.collectionView(
        collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat? {
    send("collectionView:layout:minimumInteritemSpacingForSectionAtIndex:") {
      try $0.collectionView(
        collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize? {
    send("collectionView:layout:referenceSizeForHeaderInSection:") {
      try $0.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize? {
    send("collectionView:layout:referenceSizeForFooterInSection:") {
      try $0.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
    }
  }
}
