// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol, UICollectionViewDataSourceSections {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
}

extension UICollectionViewDataSource {
  nonisolated static var collectionDataSourceAnswers: [Answer] { sectionAnswers }

  @_disfavoredOverload public var numberOfSections: Messages<any UICollectionViewDataSource>? {
    Messages(self).numberOfSections
  }
  @_disfavoredOverload public var collectionView: Messages<any UICollectionViewDataSource>? {
    Messages(self).collectionView
  }
  @_disfavoredOverload public var indexTitles: Messages<any UICollectionViewDataSource>? {
    Messages(self).indexTitles
  }
}

extension Messages where Target == any UICollectionViewDataSource {
  public var numberOfSections: Self? { ifAny }
  public var collectionView: Self? { ifAny }
  public var indexTitles: Self? { ifAny }
}

/// What a collection view asks about its sections, and about items that a person moves.
@MainActor public protocol UICollectionViewDataSourceSections: NSObjectProtocol {
  associatedtype CollectionSourceNumberOfSections = Absent
  @discardableResult func numberOfSections(
    in collectionView: UICollectionView
  ) throws(Absent) -> CollectionSourceNumberOfSections

  associatedtype CollectionSourceViewForSupplementaryElementOfKind = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) throws(Absent) -> CollectionSourceViewForSupplementaryElementOfKind

  associatedtype CollectionSourceCanMoveItemAt = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) throws(Absent) -> CollectionSourceCanMoveItemAt

  associatedtype CollectionSourceMoveItemAt = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) throws(Absent) -> CollectionSourceMoveItemAt

  associatedtype CollectionSourceIndexTitles = Absent
  @discardableResult func indexTitles(
    for collectionView: UICollectionView
  ) throws(Absent) -> CollectionSourceIndexTitles

  associatedtype CollectionSourceIndexPathForIndexTitle = Absent
  @discardableResult func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) throws(Absent) -> CollectionSourceIndexPathForIndexTitle
}

extension UICollectionViewDataSourceSections {
  nonisolated static var sectionAnswers: [Answer] {
    [
      Answer("numberOfSectionsInCollectionView:", CollectionSourceNumberOfSections.self),
      Answer(
        "collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
        CollectionSourceViewForSupplementaryElementOfKind.self),
      Answer("collectionView:canMoveItemAtIndexPath:", CollectionSourceCanMoveItemAt.self),
      Answer("collectionView:moveItemAtIndexPath:toIndexPath:", CollectionSourceMoveItemAt.self),
      Answer("indexTitlesForCollectionView:", CollectionSourceIndexTitles.self),
      Answer(
        "collectionView:indexPathForIndexTitle:atIndex:",
        CollectionSourceIndexPathForIndexTitle.self),
    ]
  }

  @_disfavoredOverload public func numberOfSections(
    in collectionView: UICollectionView
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func indexTitles(
    for collectionView: UICollectionView
  ) throws(Absent) -> Absent { throw Absent() }

  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) throws(Absent) -> Absent { throw Absent() }
}

extension Messages where Target == any UICollectionViewDataSource {
  @discardableResult public func callAsFunction(in collectionView: UICollectionView) -> Int? {
    send("numberOfSectionsInCollectionView:") { try $0.numberOfSections(in: collectionView) }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    send("collectionView:viewForSupplementaryElementOfKind:atIndexPath:") {
      try $0.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool? {
    send("collectionView:canMoveItemAtIndexPath:") {
      try $0.collectionView(collectionView, canMoveItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> Void? {
    send("collectionView:moveItemAtIndexPath:toIndexPath:") {
      try $0.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
  }

  @discardableResult public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
    send("indexTitlesForCollectionView:") { try $0.indexTitles(for: collectionView) }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath? {
    send("collectionView:indexPathForIndexTitle:atIndex:") {
      try $0.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
    }
  }
}
