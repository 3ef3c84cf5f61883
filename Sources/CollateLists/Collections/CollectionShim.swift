#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

/// The object that is the data source and delegate of a collection view.
///
/// Generic classes cannot adopt Objective-C protocols, so it asks the list, which is one.
@MainActor
final class CollectionShim: ScrollShim {
  private weak var fallbackDelegate: (any UICollectionViewDelegate)?
  private weak var fallbackDataSource: (any UICollectionViewDataSource)?
  private weak var fallbackPrefetching: (any UICollectionViewDataSourcePrefetching)?

  /// The app's own objects, as far as they can be called.
  var delegate: (any UICollectionViewDelegate)? {
    fallbackDelegate.flatMap { isInFront($0, as: .delegate) ? nil : $0 }
  }
  var dataSource: (any UICollectionViewDataSource)? {
    fallbackDataSource.flatMap { isInFront($0, as: .dataSource) ? nil : $0 }
  }
  var prefetching: (any UICollectionViewDataSourcePrefetching)? {
    fallbackPrefetching.flatMap { isInFront($0, as: .prefetching) ? nil : $0 }
  }

  /// The extensions that have the methods of this class, each by a type that it declares.
  ///
  /// To Objective-C an extension is a category, whose methods it finds without symbols. A linker takes
  /// a file out of a static library only if another file needs a symbol of it, so this one needs a
  /// symbol of each.
  private let parts: [Any.Type] = {
    var parts: [Any.Type] = [DataSourcePart.self, ItemsPart.self, FocusPart.self, LayoutPart.self]
    #if !os(tvOS)
    parts.append(DraggingPart.self)
    #if !os(visionOS)
    parts.append(EarlierMenusPart.self)
    #endif
    #endif
    return parts
  }()

  override var ownDelegate: (any NSObjectProtocol)? {
    get { fallbackDelegate }
    set { fallbackDelegate = newValue as? any UICollectionViewDelegate }
  }

  override var ownDataSource: (any NSObjectProtocol)? {
    get { fallbackDataSource }
    set { fallbackDataSource = newValue as? any UICollectionViewDataSource }
  }

  override var ownPrefetching: (any NSObjectProtocol)? {
    get { fallbackPrefetching }
    set { fallbackPrefetching = newValue as? any UICollectionViewDataSourcePrefetching }
  }

  override var hasFallbacks: Bool {
    fallbackDelegate != nil || fallbackDataSource != nil || fallbackPrefetching != nil
  }

  override var fallbacks: Fallbacks {
    Fallbacks(delegate: delegate, dataSource: dataSource, prefetching: prefetching)
  }

  override func name<Place, Answer>(of method: ListMethod<Place, Answer>) -> String? {
    method.collection
  }

  override class var fixed: Set<String> { alwaysThere }
  private static let alwaysThere: Set = [
    // What every data source has.
    "numberOfSectionsInCollectionView:", "collectionView:numberOfItemsInSection:",
    "collectionView:cellForItemAtIndexPath:",
    // What views show has to be known, to update it in place.
    "collectionView:willDisplayCell:forItemAtIndexPath:",
    "collectionView:didEndDisplayingCell:forItemAtIndexPath:",
    "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:",
    "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:",
    // The item has to be found again for the primary action, which comes next.
    "collectionView:didSelectItemAtIndexPath:", "collectionView:didDeselectItemAtIndexPath:",
  ]

  override class var ofDataSource: Set<String> { toDataSource }
  private static let toDataSource: Set = [
    "collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
    "collectionView:canMoveItemAtIndexPath:",
    "collectionView:moveItemAtIndexPath:toIndexPath:", "indexTitlesForCollectionView:",
    "collectionView:indexPathForIndexTitle:atIndex:",
  ]

  override class var ofPrefetching: Set<String> { toPrefetching }
  private static let toPrefetching: Set = [
    "collectionView:prefetchItemsAtIndexPaths:",
    "collectionView:cancelPrefetchingForItemsAtIndexPaths:",
  ]

  override func fallbackCell(at path: IndexPath) -> UIView? {
    collectionView.flatMap { dataSource?.collectionView($0, cellForItemAt: path) }
  }

  override func fallbackCanMove(at path: IndexPath) -> Bool? {
    collectionView.flatMap { dataSource?.collectionView?($0, canMoveItemAt: path) }
  }

  override func fallbackTarget(of path: IndexPath, proposal: IndexPath) -> IndexPath? {
    collectionView.flatMap {
      delegate?.collectionView?(
        $0, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
        toProposedIndexPath: proposal) ?? earlierMoves.target($0, path, proposal)
    }
  }

  private var earlierMoves: any EarlierMoves { self }

  override func fallbackMove(_ path: IndexPath, to destination: IndexPath) {
    guard let collectionView else { return }
    dataSource?.collectionView?(collectionView, moveItemAt: path, to: destination)
  }

  private var collectionView: UICollectionView? { list?.view as? UICollectionView }
}

/// The target of a move, from before iOS 15.
///
/// It is deprecated; calling it through this protocol avoids the warning.
@MainActor
private protocol EarlierMoves {
  func target(
    _ collectionView: UICollectionView, _ path: IndexPath, _ proposal: IndexPath
  ) -> IndexPath?
}

extension CollectionShim: EarlierMoves {
  @available(*, deprecated)
  fileprivate func target(
    _ collectionView: UICollectionView, _ path: IndexPath, _ proposal: IndexPath
  ) -> IndexPath? {
    delegate?.collectionView?(
      collectionView, targetIndexPathForMoveFromItemAt: path, toProposedIndexPath: proposal)
  }
}
#endif
