#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The object that is the data source and delegate of a collection view.
///
/// Generic classes cannot adopt Objective-C protocols, so it asks the list, which is one.
@MainActor
final class CollectionShim: ListShim {
  /// The app's own objects, as far as they can be called.
  var delegate: (any UICollectionViewDelegate)? { fallback(.delegate) }
  var dataSource: (any UICollectionViewDataSource)? { fallback(.dataSource) }
  var prefetching: (any UICollectionViewDataSourcePrefetching)? { fallback(.prefetching) }

  /// The extensions in other files that have methods of this class, each by a type that it declares.
  ///
  /// To Objective-C an extension is a category, whose methods it finds without symbols. A linker takes
  /// a file out of a static library only if another file needs a symbol of it, so this one needs a
  /// symbol of each.
  private let parts: [Any.Type] = [ItemsPart.self, LayoutPart.self]

  override func makeSelector<Place, Answer>(of method: ListMethod<Place, Answer>) -> String? {
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

  override func fallbackCanMove(at path: IndexPath) -> Bool? {
    collection.flatMap { dataSource?.collectionView?($0, canMoveItemAt: path) }
  }

  // The target of a move from before iOS 15 is deprecated; so is what calls it, to avoid the warning.
  @available(*, deprecated)
  override func fallbackTarget(of path: IndexPath, proposal: IndexPath) -> IndexPath? {
    collection.flatMap {
      delegate?.collectionView?(
        $0, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
        toProposedIndexPath: proposal)
        ?? delegate?.collectionView?(
          $0, targetIndexPathForMoveFromItemAt: path, toProposedIndexPath: proposal)
    }
  }

  override func fallbackMove(_ path: IndexPath, to destination: IndexPath) {
    if let collection { dataSource?.collectionView?(collection, moveItemAt: path, to: destination) }
  }

  private var collection: UICollectionView? { list?.view as? UICollectionView }
}

extension CollectionShim: UICollectionViewDataSource {
  func numberOfSections(in collection: UICollectionView) -> Int {
    list?.receive(from: .dataSource, of: collection)
    return list?.sectionCount() ?? 0
  }

  func collectionView(_ collection: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    list?.itemCount(inSection: section) ?? 0
  }

  func collectionView(
    _ collection: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      ask {
        $0.cell(at: path) { dataSource?.collectionView(collection, cellForItemAt: path) }
      } ?? UICollectionViewCell()
    guard let cell = cell as? UICollectionViewCell else {
      preconditionFailure(
        "The cell at \(path) is a \(type(of: cell)), not one of a collection view")
    }
    return cell
  }

  func collectionView(
    _ collection: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at path: IndexPath
  ) -> UICollectionReusableView {
    guard let list else { return UICollectionReusableView() }
    return list.answer {
      guard let section = path.first, list.knows(section) else {
        if path.isEmpty { list.reportUnknown(path) }
        // The path of a view of the whole layout, which is there without sections, too, has one number.
        let view =
          path.count == 1
          ? dataSource?.collectionView?(
            collection, viewForSupplementaryElementOfKind: kind, at: path) : nil
        return view ?? collection.emptyView(ofKind: kind, at: path)
      }
      if let content = content(ofKind: kind, at: path) {
        let view = content.withTitleView.view(ofKind: kind, at: path, in: collection, of: list)
        guard let view = view as? UICollectionReusableView else {
          preconditionFailure("A closure has no view for the \(kind) at \(path)")
        }
        return view
      }
      let view = dataSource?.collectionView?(
        collection, viewForSupplementaryElementOfKind: kind, at: path)
      if let view { return view }
      preconditionFailure(
        "The layout asks for a supplementary view of kind \(kind) at \(path), but no closure returns "
          + "one, and there is no fallback data source that does")
    }
  }

  /// Returns what a closure has for a supplementary view, or `nil` if there is none.
  func content(ofKind kind: String, at path: IndexPath) -> SupplementaryView<UICollectionView>? {
    guard let section = path.first else { return nil }
    let method = UICollectionView.supplementaryView(ofKind: kind)
    return list?.answer(method, at: section)?(path.count == 2 ? path.item : 0)
  }

  func collectionView(_ collection: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
    ask { $0.canMove(at: path) } ?? false
  }

  func collectionView(
    _ collection: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    ask { $0.didMove(from: sourceIndexPath, to: destinationIndexPath) }
  }

  func indexTitles(for collection: UICollectionView) -> [String]? {
    list?.answer { list?.indexTitles() ?? dataSource?.indexTitles?(for: collection) }
  }

  func collectionView(
    _ collection: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    guard let list else { return [index, 0] }
    return list.answer {
      if let place: (String, Int) -> IndexPath = list.handlers[view: .placeOfIndexTitle] {
        return place(title, index)
      }
      let section = list.section(ofTitleAt: index)
      if section == nil, !list.handlers.contains(.indexTitles as ViewMethod<Any>),
        let path = dataSource?.collectionView?(collection, indexPathForIndexTitle: title, at: index)
      {
        return path
      }
      return list.firstItem(fromSection: section ?? index)
    }
  }
}

extension CollectionShim: UICollectionViewDataSourcePrefetching {
  func collectionView(_ collection: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    prefetch(at: indexPaths, isCanceled: false) {
      prefetching?.collectionView(collection, prefetchItemsAt: $0)
    }
  }

  func collectionView(
    _ collection: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    prefetch(at: indexPaths, isCanceled: true) {
      prefetching?.collectionView?(collection, cancelPrefetchingForItemsAt: $0)
    }
  }
}

#if !os(tvOS)
// What is not here reaches the app's own delegate, if it has it: how items look that are dragged.
extension CollectionShim: UICollectionViewDragDelegate {
  func collectionView(
    _ collection: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
  ) -> [UIDragItem] {
    ask { $0.itemsToDrag(at: path, in: session) } ?? []
  }

  func collectionView(
    _ collection: UICollectionView, itemsForAddingTo session: any UIDragSession, at path: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    self.collectionView(collection, itemsForBeginning: session, at: path)
  }

  func collectionView(
    _ collection: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {
    list?.dragWillBegin(session)
    (delegate as? any UICollectionViewDragDelegate)?.collectionView?(
      collection, dragSessionWillBegin: session)
  }

  func collectionView(
    _ collection: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) {
    list?.dragDidEnd(session)
    (delegate as? any UICollectionViewDragDelegate)?.collectionView?(
      collection, dragSessionDidEnd: session)
  }
}

extension CollectionShim: UICollectionViewDropDelegate {
  func collectionView(
    _ collection: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { ask { $0.takes(session) } ?? false }

  func collectionView(
    _ collection: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    let operation = ask { $0.operation(for: session, at: destinationIndexPath) }
    return UICollectionViewDropProposal(
      operation: operation ?? .cancel,
      intent: session.draggedSection == nil ? .insertAtDestinationIndexPath : .unspecified)
  }

  func collectionView(
    _ collection: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    list?.perform(
      ViewDrop(
        session: coordinator.session, destination: coordinator.destinationIndexPath,
        items: coordinator.items.map(\.dragItem)
      ) {
        coordinator.drop($0, toItemAt: $1)
      })
  }

  func collectionView(
    _ collection: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {
    list?.dragDidLeave()
    (delegate as? any UICollectionViewDropDelegate)?.collectionView?(
      collection, dropSessionDidExit: session)
  }

  func collectionView(
    _ collection: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {
    list?.dragDidLeave()
    (delegate as? any UICollectionViewDropDelegate)?.collectionView?(
      collection, dropSessionDidEnd: session)
  }
}
#endif
#endif
