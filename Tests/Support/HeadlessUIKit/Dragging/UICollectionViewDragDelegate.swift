// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol, UICollectionViewDragDelegateOptions
{
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

extension UICollectionViewDragDelegate {
  nonisolated static var collectionDragAnswers: [Answer] { collectionDragAnswersParts }

  @_disfavoredOverload public var collectionView: Messages<any UICollectionViewDragDelegate>? {
    Messages(self).collectionView
  }
}

extension Messages where Target == any UICollectionViewDragDelegate {
  public var collectionView: Self? { ifAny }
}

/// What a collection view asks and tells about its items that people drag.
@MainActor public protocol UICollectionViewDragDelegateOptions: NSObjectProtocol {
  associatedtype CollectionDragItemsForAddingTo = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) throws(Absent) -> CollectionDragItemsForAddingTo

  associatedtype CollectionDragPreviewParameters = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) throws(Absent) -> CollectionDragPreviewParameters

  associatedtype CollectionDragSessionWillBegin = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) throws(Absent) -> CollectionDragSessionWillBegin

  associatedtype CollectionDragSessionDidEnd = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) throws(Absent) -> CollectionDragSessionDidEnd

  associatedtype CollectionDragSessionAllowsMove = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) throws(Absent) -> CollectionDragSessionAllowsMove

  associatedtype CollectionDragSessionIsRestricted = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) throws(Absent) -> CollectionDragSessionIsRestricted
}

extension UICollectionViewDragDelegateOptions {
  nonisolated static var collectionDragAnswersParts: [Answer] {
    [
      Answer(
        "collectionView:itemsForAddingToDragSession:atIndexPath:point:",
        CollectionDragItemsForAddingTo.self),
      Answer(
        "collectionView:dragPreviewParametersForItemAtIndexPath:",
        CollectionDragPreviewParameters.self),
      Answer("collectionView:dragSessionWillBegin:", CollectionDragSessionWillBegin.self),
      Answer("collectionView:dragSessionDidEnd:", CollectionDragSessionDidEnd.self),
      Answer(
        "collectionView:dragSessionAllowsMoveOperation:", CollectionDragSessionAllowsMove.self),
      Answer(
        "collectionView:dragSessionIsRestrictedToDraggingApplication:",
        CollectionDragSessionIsRestricted.self),
    ]
  }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) throws(Absent) -> Absent { throw Absent() }
}

extension Messages where Target == any UICollectionViewDragDelegate {
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]? {
    send("collectionView:itemsForAddingToDragSession:atIndexPath:point:") {
      try $0.collectionView(collectionView, itemsForAddingTo: session, at: indexPath, point: point)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    send("collectionView:dragPreviewParametersForItemAtIndexPath:") {
      try $0.collectionView(collectionView, dragPreviewParametersForItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) -> Void? {
    send("collectionView:dragSessionWillBegin:") {
      try $0.collectionView(collectionView, dragSessionWillBegin: session)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) -> Void? {
    send("collectionView:dragSessionDidEnd:") {
      try $0.collectionView(collectionView, dragSessionDidEnd: session)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool? {
    send("collectionView:dragSessionAllowsMoveOperation:") {
      try $0.collectionView(collectionView, dragSessionAllowsMoveOperation: session)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool? {
    send("collectionView:dragSessionIsRestrictedToDraggingApplication:") {
      try $0.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session)
    }
  }
}
