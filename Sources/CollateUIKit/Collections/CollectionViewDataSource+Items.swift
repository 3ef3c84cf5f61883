#if canImport(UIKit) && !os(watchOS)
import UIKit

extension CollectionViewDataSource: CollectionList {
  func shownItem(at path: IndexPath) -> Any? {
    item(at: path)
  }

  func shownSection(_ section: Int) -> Any? {
    let sections = presenter.snapshot.sections
    return sections.indices.contains(section) ? sections[section] : nil
  }

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

  func answer<Result>(_ body: () -> Result) -> Result {
    presenter.answer(body)
  }

  func act<Result>(_ body: () -> Result) -> Result {
    presenter.act(body)
  }

  func follow(_ path: IndexPath) -> () -> IndexPath? {
    guard let id = item(at: path)?.id else { return { path } }
    return { [weak self] in self?.item(at: path)?.id == id ? path : self?.indexPath(of: id) }
  }

  func sectionCount() -> Int {
    presenter.sectionCountForView()
  }

  func itemCount(inSection section: Int) -> Int {
    presenter.itemCountForView(inSection: section)
  }

  func cell(at path: IndexPath, in collectionView: UICollectionView) -> UICollectionViewCell {
    guard let item = item(at: path) else {
      preconditionFailure(
        "The collection view asks for item \(path), but was told of \(snapshot.itemCounts) items")
    }
    let cell = configuredCell(for: item, at: path, in: collectionView)
    let isSame = shownItems.configuredItem(of: cell)?.id == item.id
    shownItems.configure(cell, with: item, isSame: isSame)
    return cell
  }

  private func configuredCell(
    for item: Section.Item,
    at path: IndexPath,
    in collectionView: UICollectionView
  ) -> UICollectionViewCell {
    let cell: UICollectionViewCell
    if let descriptor = cellDescriptors.first(where: { $0.item(from: item) != nil }) {
      if registeredDescriptors.insert(ObjectIdentifier(descriptor)).inserted {
        descriptor.registerCell(in: collectionView)
      }
      cell = descriptor.dequeueCell(for: item, at: path, in: collectionView)
      if descriptor.configuresCells { return cell }
    } else if let viewFactory {
      cell = viewFactory.cell(for: item, at: path, in: collectionView)
    } else if let dataSource = fallback.dataSource {
      return dataSource.collectionView(collectionView, cellForItemAt: path)
    } else {
      preconditionFailure(
        "There is no cell for the \(type(of: item)) at \(path): none of \(cellDescriptors.count) "
          + "descriptors applies, and there is neither a factory nor a fallback data source")
    }
    if shownItems.configuredItem(of: cell)?.id == item.id,
      let update = ask(\.update, about: item, at: path)
    {
      update(cell)
    } else {
      ask(\.configure, about: item, at: path)?(cell)
    }
    return cell
  }

  func willDisplay(
    _ cell: UICollectionViewCell, at path: IndexPath, in collectionView: UICollectionView
  ) {
    _ = shownItems.display(cell)
    if let closure = ask(\.willDisplay, at: path) { return closure(cell) }
    fallback.willDisplay(collectionView, cell, path)
  }

  func didEndDisplaying(
    _ cell: UICollectionViewCell, at path: IndexPath, in collectionView: UICollectionView
  ) {
    let item = shownItems.endDisplaying(cell)
    if let item, let closure = ask(\.didEndDisplaying, about: item, at: path) {
      return closure(cell)
    }
    fallback.didEndDisplaying(collectionView, cell, path)
  }

  func prefetch(at paths: [IndexPath], in collectionView: UICollectionView) {
    guard let prefetch else {
      fallback.prefetching?.collectionView(collectionView, prefetchItemsAt: paths)
      return
    }
    let known = paths.filter { item(at: $0) != nil }
    prefetch(known.compactMap { item(at: $0) }, known)
  }

  func cancelPrefetching(at paths: [IndexPath], in collectionView: UICollectionView) {
    guard let cancelPrefetching else {
      // Who prefetches here, has nothing to cancel there.
      if prefetch == nil { fallback.cancelPrefetching(collectionView, paths) }
      return
    }
    let known = paths.filter { item(at: $0) != nil }
    cancelPrefetching(known.compactMap { item(at: $0) }, known)
  }

  func mayUpdateFocus(_ context: UICollectionViewFocusUpdateContext) -> Bool? {
    shouldUpdateFocus?(context)
  }

  func tellOfFocusUpdate(
    _ context: UICollectionViewFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator
  ) -> Bool {
    didUpdateFocus?(context, coordinator) != nil
  }

  func preferredFocusedPath() -> IndexPath?? {
    preferredFocusedIndexPath.map { $0() }
  }

  func didEndMultipleSelection() -> Bool {
    multipleSelectionDidEnd?() != nil
  }
}
#endif
