// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol, UICollectionViewDropDelegateOptions
{
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  )
}

extension UICollectionViewDropDelegate {
  nonisolated static var collectionDropAnswers: [Answer] { collectionDropAnswersParts }

  @_disfavoredOverload public var collectionView: Messages<any UICollectionViewDropDelegate>? {
    Messages(self).collectionView
  }
}

extension Messages where Target == any UICollectionViewDropDelegate {
  public var collectionView: Self? { ifAny }
}

/// What a collection view asks and tells about what people drag over it.
@MainActor public protocol UICollectionViewDropDelegateOptions: NSObjectProtocol {
  associatedtype CollectionDropCanHandle = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) throws(Absent) -> CollectionDropCanHandle

  associatedtype CollectionDropSessionDidEnter = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) throws(Absent) -> CollectionDropSessionDidEnter

  associatedtype CollectionDropSessionDidUpdate = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) throws(Absent) -> CollectionDropSessionDidUpdate

  associatedtype CollectionDropSessionDidExit = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) throws(Absent) -> CollectionDropSessionDidExit

  associatedtype CollectionDropSessionDidEnd = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) throws(Absent) -> CollectionDropSessionDidEnd

  associatedtype CollectionDropPreviewParameters = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) throws(Absent) -> CollectionDropPreviewParameters
}

extension UICollectionViewDropDelegateOptions {
  nonisolated static var collectionDropAnswersParts: [Answer] {
    [
      Answer("collectionView:canHandleDropSession:", CollectionDropCanHandle.self),
      Answer("collectionView:dropSessionDidEnter:", CollectionDropSessionDidEnter.self),
      Answer(
        "collectionView:dropSessionDidUpdate:withDestinationIndexPath:",
        CollectionDropSessionDidUpdate.self),
      Answer("collectionView:dropSessionDidExit:", CollectionDropSessionDidExit.self),
      Answer("collectionView:dropSessionDidEnd:", CollectionDropSessionDidEnd.self),
      Answer(
        "collectionView:dropPreviewParametersForItemAtIndexPath:",
        CollectionDropPreviewParameters.self),
    ]
  }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }
}

extension Messages where Target == any UICollectionViewDropDelegate {
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool? {
    send("collectionView:canHandleDropSession:") {
      try $0.collectionView(collectionView, canHandle: session)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) -> Void? {
    send("collectionView:dropSessionDidEnter:") {
      try $0.collectionView(collectionView, dropSessionDidEnter: session)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal? {
    send("collectionView:dropSessionDidUpdate:withDestinationIndexPath:") {
      try $0.collectionView(
        collectionView, dropSessionDidUpdate: session,
        withDestinationIndexPath: destinationIndexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) -> Void? {
    send("collectionView:dropSessionDidExit:") {
      try $0.collectionView(collectionView, dropSessionDidExit: session)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) -> Void? {
    send("collectionView:dropSessionDidEnd:") {
      try $0.collectionView(collectionView, dropSessionDidEnd: session)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    send("collectionView:dropPreviewParametersForItemAtIndexPath:") {
      try $0.collectionView(collectionView, dropPreviewParametersForItemAt: indexPath)
    }
  }
}
