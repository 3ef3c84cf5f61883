// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

/// What a collection view asks and tells about the focus.
@MainActor public protocol UICollectionViewDelegateFocus: NSObjectProtocol {
  associatedtype CollectionCanFocusItemAt = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) throws(Absent) -> CollectionCanFocusItemAt

  associatedtype CollectionShouldUpdateFocusIn = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) throws(Absent) -> CollectionShouldUpdateFocusIn

  associatedtype CollectionDidUpdateFocusIn = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) throws(Absent) -> CollectionDidUpdateFocusIn

  associatedtype CollectionIndexPathForPreferredFocusedView = Absent
  @discardableResult func indexPathForPreferredFocusedView(
    in collectionView: UICollectionView
  ) throws(Absent) -> CollectionIndexPathForPreferredFocusedView

  associatedtype CollectionSelectionFollowsFocusForItemAt = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) throws(Absent) -> CollectionSelectionFollowsFocusForItemAt
}

extension UICollectionViewDelegateFocus {
  nonisolated static var focusAnswers: [Answer] {
    [
      Answer("collectionView:canFocusItemAtIndexPath:", CollectionCanFocusItemAt.self),
      Answer("collectionView:shouldUpdateFocusInContext:", CollectionShouldUpdateFocusIn.self),
      Answer(
        "collectionView:didUpdateFocusInContext:withAnimationCoordinator:",
        CollectionDidUpdateFocusIn.self),
      Answer(
        "indexPathForPreferredFocusedViewInCollectionView:",
        CollectionIndexPathForPreferredFocusedView.self),
      Answer(
        "collectionView:selectionFollowsFocusForItemAtIndexPath:",
        CollectionSelectionFollowsFocusForItemAt.self),
    ]
  }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func indexPathForPreferredFocusedView(
    in collectionView: UICollectionView
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }
}

extension Messages where Target == any UICollectionViewDelegate {
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool? {
    send("collectionView:canFocusItemAtIndexPath:") {
      try $0.collectionView(collectionView, canFocusItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool? {
    send("collectionView:shouldUpdateFocusInContext:") {
      try $0.collectionView(collectionView, shouldUpdateFocusIn: context)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) -> Void? {
    send("collectionView:didUpdateFocusInContext:withAnimationCoordinator:") {
      try $0.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
    }
  }

  @discardableResult public func callAsFunction(in collectionView: UICollectionView) -> IndexPath? {
    send("indexPathForPreferredFocusedViewInCollectionView:") {
      try $0.indexPathForPreferredFocusedView(in: collectionView)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool? {
    send("collectionView:selectionFollowsFocusForItemAtIndexPath:") {
      try $0.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
    }
  }
}
