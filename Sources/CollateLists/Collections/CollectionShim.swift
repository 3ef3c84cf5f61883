#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The object that is the data source and delegate of a collection view.
///
/// Generic classes cannot adopt Objective-C protocols, so it asks the list, which is one.
@MainActor
final class CollectionShim: ListShim {
  /// The app's own objects, as far as they can be called.
  var delegate: (any UICollectionViewDelegate)? {
    fallback(as: .delegate) as? any UICollectionViewDelegate
  }
  var dataSource: (any UICollectionViewDataSource)? {
    fallback(as: .dataSource) as? any UICollectionViewDataSource
  }
  var prefetching: (any UICollectionViewDataSourcePrefetching)? {
    fallback(as: .prefetching) as? any UICollectionViewDataSourcePrefetching
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
    #endif
    return parts
  }()

  override func name<Place, Answer>(of method: ListMethod<Place, Answer>) -> String? {
    method.collection
  }

  override class var messages: ListMessages { ownMessages }

  private static let ownMessages = ListMessages(
    fixed: [
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
    ],
    ofDataSource: [
      "collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
      "collectionView:canMoveItemAtIndexPath:",
      "collectionView:moveItemAtIndexPath:toIndexPath:", "indexTitlesForCollectionView:",
      "collectionView:indexPathForIndexTitle:atIndex:",
    ])

  override func fallbackCell(at path: IndexPath) -> UIView? {
    collectionView.flatMap { dataSource?.collectionView($0, cellForItemAt: path) }
  }

  override func fallbackCanMove(at path: IndexPath) -> Bool? {
    collectionView.flatMap { dataSource?.collectionView?($0, canMoveItemAt: path) }
  }

  // The target of a move from before iOS 15 is deprecated; so is what calls it, to avoid the warning.
  @available(*, deprecated)
  override func fallbackTarget(of path: IndexPath, proposal: IndexPath) -> IndexPath? {
    collectionView.flatMap {
      delegate?.collectionView?(
        $0, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
        toProposedIndexPath: proposal)
        ?? delegate?.collectionView?(
          $0, targetIndexPathForMoveFromItemAt: path, toProposedIndexPath: proposal)
    }
  }

  override func fallbackMove(_ path: IndexPath, to destination: IndexPath) {
    guard let collectionView else { return }
    dataSource?.collectionView?(collectionView, moveItemAt: path, to: destination)
  }

  private var collectionView: UICollectionView? { list?.view as? UICollectionView }
}

#endif
