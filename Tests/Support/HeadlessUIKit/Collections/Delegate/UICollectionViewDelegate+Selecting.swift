// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

/// What a collection view asks and tells when a person touches an item.
@MainActor public protocol UICollectionViewDelegateSelecting: NSObjectProtocol {
  associatedtype CollectionShouldHighlightItemAt = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) throws(Absent) -> CollectionShouldHighlightItemAt

  associatedtype CollectionDidHighlightItemAt = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) throws(Absent) -> CollectionDidHighlightItemAt

  associatedtype CollectionDidUnhighlightItemAt = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) throws(Absent) -> CollectionDidUnhighlightItemAt

  associatedtype CollectionShouldSelectItemAt = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) throws(Absent) -> CollectionShouldSelectItemAt

  associatedtype CollectionShouldDeselectItemAt = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) throws(Absent) -> CollectionShouldDeselectItemAt

  associatedtype CollectionDidSelectItemAt = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) throws(Absent) -> CollectionDidSelectItemAt

  associatedtype CollectionDidDeselectItemAt = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) throws(Absent) -> CollectionDidDeselectItemAt
}

extension UICollectionViewDelegateSelecting {
  nonisolated static var selectingAnswers: [Answer] {
    [
      Answer(
        "collectionView:shouldHighlightItemAtIndexPath:", CollectionShouldHighlightItemAt.self),
      Answer("collectionView:didHighlightItemAtIndexPath:", CollectionDidHighlightItemAt.self),
      Answer("collectionView:didUnhighlightItemAtIndexPath:", CollectionDidUnhighlightItemAt.self),
      Answer("collectionView:shouldSelectItemAtIndexPath:", CollectionShouldSelectItemAt.self),
      Answer("collectionView:shouldDeselectItemAtIndexPath:", CollectionShouldDeselectItemAt.self),
      Answer("collectionView:didSelectItemAtIndexPath:", CollectionDidSelectItemAt.self),
      Answer("collectionView:didDeselectItemAtIndexPath:", CollectionDidDeselectItemAt.self),
    ]
  }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }
}

extension Messages where Target == any UICollectionViewDelegate {
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool? {
    send("collectionView:shouldHighlightItemAtIndexPath:") {
      try $0.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) -> Void? {
    send("collectionView:didHighlightItemAtIndexPath:") {
      try $0.collectionView(collectionView, didHighlightItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) -> Void? {
    send("collectionView:didUnhighlightItemAtIndexPath:") {
      try $0.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool? {
    send("collectionView:shouldSelectItemAtIndexPath:") {
      try $0.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool? {
    send("collectionView:shouldDeselectItemAtIndexPath:") {
      try $0.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) -> Void? {
    send("collectionView:didSelectItemAtIndexPath:") {
      try $0.collectionView(collectionView, didSelectItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) -> Void? {
    send("collectionView:didDeselectItemAtIndexPath:") {
      try $0.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
  }
}
