// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

/// What a collection view asks and tells about primary actions, editing and selecting several items.
@MainActor public protocol UICollectionViewDelegateActions: NSObjectProtocol {
  associatedtype CollectionCanPerformPrimaryActionForItemAt = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) throws(Absent) -> CollectionCanPerformPrimaryActionForItemAt

  associatedtype CollectionPerformPrimaryActionForItemAt = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) throws(Absent) -> CollectionPerformPrimaryActionForItemAt

  associatedtype CollectionCanEditItemAt = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) throws(Absent) -> CollectionCanEditItemAt

  associatedtype CollectionShouldBeginMultipleSelectionInteractionAt = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) throws(Absent) -> CollectionShouldBeginMultipleSelectionInteractionAt

  associatedtype CollectionDidBeginMultipleSelectionInteractionAt = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) throws(Absent) -> CollectionDidBeginMultipleSelectionInteractionAt

  associatedtype CollectionDidEndMultipleSelectionInteraction = Absent
  @discardableResult func collectionViewDidEndMultipleSelectionInteraction(
    _ collectionView: UICollectionView
  ) throws(Absent) -> CollectionDidEndMultipleSelectionInteraction
}

extension UICollectionViewDelegateActions {
  nonisolated static var actionAnswers: [Answer] {
    [
      Answer(
        "collectionView:canPerformPrimaryActionForItemAtIndexPath:",
        CollectionCanPerformPrimaryActionForItemAt.self),
      Answer(
        "collectionView:performPrimaryActionForItemAtIndexPath:",
        CollectionPerformPrimaryActionForItemAt.self),
      Answer("collectionView:canEditItemAtIndexPath:", CollectionCanEditItemAt.self),
      Answer(
        "collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:",
        CollectionShouldBeginMultipleSelectionInteractionAt.self),
      Answer(
        "collectionView:didBeginMultipleSelectionInteractionAtIndexPath:",
        CollectionDidBeginMultipleSelectionInteractionAt.self),
      Answer(
        "collectionViewDidEndMultipleSelectionInteraction:",
        CollectionDidEndMultipleSelectionInteraction.self),
    ]
  }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionViewDidEndMultipleSelectionInteraction(
    _ collectionView: UICollectionView
  ) throws(Absent) -> Absent { throw Absent() }
}

extension Messages where Target == any UICollectionViewDelegate {
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool? {
    send("collectionView:canPerformPrimaryActionForItemAtIndexPath:") {
      try $0.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) -> Void? {
    send("collectionView:performPrimaryActionForItemAtIndexPath:") {
      try $0.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool? {
    send("collectionView:canEditItemAtIndexPath:") {
      try $0.collectionView(collectionView, canEditItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool? {
    send("collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:") {
      try $0.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Void? {
    send("collectionView:didBeginMultipleSelectionInteractionAtIndexPath:") {
      try $0.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  public var collectionViewDidEndMultipleSelectionInteraction: ((UICollectionView) -> Void?)? {
    message("collectionViewDidEndMultipleSelectionInteraction:") {
      try $0.collectionViewDidEndMultipleSelectionInteraction($1)
    }
  }
}
