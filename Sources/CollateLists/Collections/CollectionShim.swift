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

  /// The extensions in other files that have methods of this class, each by a type that it declares.
  ///
  /// To Objective-C an extension is a category, whose methods it finds without symbols. A linker takes
  /// a file out of a static library only if another file needs a symbol of it, so this one needs a
  /// symbol of each.
  private let parts: [Any.Type] = [ItemsPart.self, LayoutPart.self]

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

extension CollectionShim: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    list?.receive(from: .dataSource, of: collectionView)
    return list?.sectionCount() ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    list?.itemCount(inSection: section) ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      ask { $0.cell(at: indexPath) } ?? UICollectionViewCell()
    guard let cell = cell as? UICollectionViewCell else {
      preconditionFailure(
        "The cell at \(indexPath) is a \(type(of: cell)), not one of a collection view")
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let list else { return UICollectionReusableView() }
    return list.answer {
      guard let section = indexPath.first, list.knows(section) else {
        if indexPath.isEmpty { list.reportUnknown(indexPath) }
        return collectionView.emptyView(ofKind: kind, at: indexPath)
      }
      if let content = content(ofKind: kind, at: indexPath) {
        let view = content.withListCell.view(ofKind: kind, at: indexPath, in: collectionView) {
          list.registeredViews.insert($0).inserted
        }
        guard let view = view as? UICollectionReusableView else {
          preconditionFailure("A closure has no view for the \(kind) at \(indexPath)")
        }
        return view
      }
      let view = dataSource?.collectionView?(
        collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
      if let view { return view }
      preconditionFailure(
        "The layout asks for a supplementary view of kind \(kind) at \(indexPath), but no closure returns "
          + "one, and there is no fallback data source that does")
    }
  }

  /// Returns what a closure has for a supplementary view, or `nil` if there is none.
  func content(ofKind kind: String, at path: IndexPath) -> SupplementaryView<UICollectionView>? {
    guard let section = path.first else { return nil }
    return list?.answer(.view(ofKind: kind), at: section)?(path.count == 2 ? path.item : 0)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    ask { $0.canMove(at: indexPath) } ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    ask { $0.didMove(from: sourceIndexPath, to: destinationIndexPath) }
  }

  func indexTitles(for collectionView: UICollectionView) -> [String]? {
    list?.answer { list?.indexTitles() ?? dataSource?.indexTitles?(for: collectionView) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath {
    guard let list else { return [index, 0] }
    return list.answer {
      if let place: (String, Int) -> IndexPath = list.handlers[view: .placeOfIndexTitle] {
        return place(title, index)
      }
      let section = list.section(ofTitleAt: index)
      if section == nil, !list.handlers.contains(.indexTitles as ViewMethod<Any>),
        let path = dataSource?.collectionView?(
          collectionView, indexPathForIndexTitle: title, at: index)
      {
        return path
      }
      return list.firstItem(fromSection: section ?? index)
    }
  }
}

extension ListMethod {
  /// A supplementary view of a collection view.
  @MainActor
  static func view(
    ofKind kind: String
  ) -> SectionMethod<(_ item: Int) -> SupplementaryView<UICollectionView>> {
    .supplementaryView(ofKind: kind)
  }
}

extension CollectionShim: UICollectionViewDataSourcePrefetching {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    prefetch(at: indexPaths, isCanceled: false) {
      prefetching?.collectionView(collectionView, prefetchItemsAt: $0)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    prefetch(at: indexPaths, isCanceled: true) {
      prefetching?.collectionView?(collectionView, cancelPrefetchingForItemsAt: $0)
    }
  }
}

#if !os(tvOS)
// What is not here reaches the app's own delegate, if it has it: how items look that are dragged.
extension CollectionShim: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    ask { $0.itemsToDrag(at: indexPath, in: session) } ?? []
  }

  func collectionView(
    _ collectionView: UICollectionView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    self.collectionView(collectionView, itemsForBeginning: session, at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {
    list?.dragWillBegin(session)
    (delegate as? any UICollectionViewDragDelegate)?.collectionView?(
      collectionView, dragSessionWillBegin: session)
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) {
    list?.dragDidEnd(session)
    (delegate as? any UICollectionViewDragDelegate)?.collectionView?(
      collectionView, dragSessionDidEnd: session)
  }
}

extension CollectionShim: UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool {
    ask { $0.takes(session) } ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    let operation = ask { $0.operation(for: session, at: destinationIndexPath) }
    return UICollectionViewDropProposal(
      operation: operation ?? .cancel,
      intent: session.draggedSection == nil ? .insertAtDestinationIndexPath : .unspecified)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
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
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {
    list?.dragDidLeave()
    (delegate as? any UICollectionViewDropDelegate)?.collectionView?(
      collectionView, dropSessionDidExit: session)
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {
    list?.dragDidLeave()
    (delegate as? any UICollectionViewDropDelegate)?.collectionView?(
      collectionView, dropSessionDidEnd: session)
  }
}
#endif
#endif
