// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

/// What a collection view tells of cells and supplementary views that come and go.
@MainActor public protocol UICollectionViewDelegateDisplaying: NSObjectProtocol {
  associatedtype CollectionWillDisplay = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) throws(Absent) -> CollectionWillDisplay

  associatedtype CollectionWillDisplaySupplementaryView = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) throws(Absent) -> CollectionWillDisplaySupplementaryView

  associatedtype CollectionDidEndDisplaying = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) throws(Absent) -> CollectionDidEndDisplaying

  associatedtype CollectionDidEndDisplayingSupplementaryView = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) throws(Absent) -> CollectionDidEndDisplayingSupplementaryView
}

extension UICollectionViewDelegateDisplaying {
  nonisolated static var displayingAnswers: [Answer] {
    [
      Answer("collectionView:willDisplayCell:forItemAtIndexPath:", CollectionWillDisplay.self),
      Answer(
        "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:",
        CollectionWillDisplaySupplementaryView.self),
      Answer(
        "collectionView:didEndDisplayingCell:forItemAtIndexPath:", CollectionDidEndDisplaying.self),
      Answer(
        "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:",
        CollectionDidEndDisplayingSupplementaryView.self),
    ]
  }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }
}

extension Messages where Target == any UICollectionViewDelegate {
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) -> Void? {
    send("collectionView:willDisplayCell:forItemAtIndexPath:") {
      try $0.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> Void? {
    send("collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:") {
      try $0.collectionView(
        collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
        at: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) -> Void? {
    send("collectionView:didEndDisplayingCell:forItemAtIndexPath:") {
      try $0.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) -> Void? {
    send("collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:") {
      try $0.collectionView(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
        at: indexPath)
    }
  }
}
