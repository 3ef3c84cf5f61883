#if canImport(UIKit) && !os(watchOS)
import UIKit

extension CollectionShim: UICollectionViewDataSource {
  enum DataSourcePart {}

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
#endif
