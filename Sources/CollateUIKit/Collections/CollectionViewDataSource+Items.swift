#if canImport(UIKit) && !os(watchOS)
import UIKit

extension CollectionViewDataSource: CollectionList {
  typealias View = UICollectionView
  typealias ViewCell = UICollectionViewCell
  typealias Fallback = CollectionFallback
  typealias FocusContext = UICollectionViewFocusUpdateContext

  var view: UICollectionView? { collectionView }

  func descriptor(ofItem item: Any) -> (item: Any, handlers: CellHandlers)? {
    for descriptor in cellDescriptors {
      if let item = descriptor.item(from: item) { return (item, descriptor.cellHandlers) }
    }
    return nil
  }

  func descriptor(ofSection section: Any) -> (content: Any, handlers: SectionHandlers)? {
    for descriptor in sectionDescriptors {
      if let content = descriptor.content(from: section) {
        return (content, descriptor.sectionHandlers)
      }
    }
    return nil
  }

  func dequeueCell(
    for item: Section.Item,
    at path: IndexPath,
    in collectionView: UICollectionView
  ) -> (cell: UICollectionViewCell, isConfigured: Bool)? {
    if let descriptor = cellDescriptors.first(where: { $0.item(from: item) != nil }) {
      if registeredDescriptors.insert(ObjectIdentifier(descriptor)).inserted {
        descriptor.registerCell(in: collectionView)
      }
      let cell = descriptor.dequeueCell(for: item, at: path, in: collectionView)
      return (cell, descriptor.configuresCells)
    }
    return viewFactory.map { ($0.cell(for: item, at: path, in: collectionView), false) }
  }

  func reload() {
    collectionView?.reloadData()
  }

  var selectedPaths: [IndexPath] { collectionView?.indexPathsForSelectedItems ?? [] }

  func select(_ path: IndexPath) {
    guard let collectionView else { return }
    // A collection view that was reloaded may not keep what is selected before its layout.
    if collectionView.takesBatches { collectionView.layoutIfNeeded() }
    guard collectionView === self.collectionView else { return }
    collectionView.selectItem(at: path, animated: false, scrollPosition: [])
  }

  func deselect(_ path: IndexPath) {
    collectionView?.deselectItem(at: path, animated: false)
  }

  func refresh(after change: PresentedChange<Section>, in collectionView: UICollectionView) {
    refreshLayout(after: change, in: collectionView)
  }
}
#endif
