#if canImport(UIKit) && !os(watchOS)
import UIKit

extension CollectionViewDataSource {
  func supplementaryView(
    ofKind kind: String,
    at path: IndexPath,
    in collectionView: UICollectionView
  ) -> UICollectionReusableView {
    guard let content = self.content(ofKind: kind, at: path) else {
      if let view = fallback.supplementaryView(collectionView, kind, path) { return view }
      preconditionFailure(
        "The layout has a supplementary view of kind \(kind) at \(path), but no closure says which, "
          + "and there is no fallback data source that does")
    }
    if let identifier = content.reuseIdentifier,
      registeredViews.insert("\(kind) \(identifier)").inserted
    {
      content.register(collectionView, kind)
    }
    return content.dequeue(collectionView, kind, path)
  }

  private func content(ofKind kind: String, at path: IndexPath) -> SupplementaryView? {
    guard let section = path.first, let content = shownSection(section) else { return nil }
    let item = path.count == 2 ? path.item : 0
    if let descriptor = descriptor(ofSection: content),
      let closure = descriptor.handlers.supplementaryViews[kind]
    {
      return closure(descriptor.content, section)(item)
    }
    return sectionHandlers.supplementaryViews[kind].map { $0(content, section)(item) }
  }

  func willDisplay(
    _ view: UICollectionReusableView,
    ofKind kind: String,
    at path: IndexPath,
    in collectionView: UICollectionView
  ) {
    guard let section = path.first, display(view, as: kind, section: section) else { return }
    if let closure = ask(\.willDisplaySupplementaryView, section: section) {
      return closure(view, kind)
    }
    fallback.willDisplaySupplementaryView(collectionView, view, kind, path)
  }

  func didEndDisplaying(
    _ view: UICollectionReusableView,
    ofKind kind: String,
    at path: IndexPath,
    in collectionView: UICollectionView
  ) {
    if let section = path.first, let content = shownSections[kind]?.endDisplaying(view),
      let closure = ask(\.didEndDisplayingSupplementaryView, about: content, section: section)
    {
      return closure(view, kind)
    }
    fallback.didEndDisplayingSupplementaryView(collectionView, view, kind, path)
  }

  func indexTitles(in collectionView: UICollectionView) -> [String]? {
    indexedSections = []
    if let indexTitles { return indexTitles() }
    if let titles = sectionTitles() { return titles.isEmpty ? nil : titles }
    return fallback.indexTitles(collectionView) ?? nil
  }

  func path(
    forIndexTitle title: String,
    at index: Int,
    in collectionView: UICollectionView
  ) -> IndexPath {
    if let indexPathForIndexTitle { return indexPathForIndexTitle(title, index) }
    let section = section(ofTitleAt: index)
    if section == nil, indexTitles == nil,
      let path = fallback.path(collectionView, forIndexTitle: title, at: index)
    {
      return path
    }
    // An empty section has no item to scroll to.
    let sections = snapshot.sections.indices
    let start = section ?? index
    let next = sections.dropFirst(start).first { snapshot.itemCount(inSection: $0) > 0 }
    let last = sections.last { snapshot.itemCount(inSection: $0) > 0 }
    return [next ?? last ?? start, 0]
  }

  /// Updates supplementary views of sections whose content changed, and invalidates the layout.
  ///
  /// Views are configured in place. If that is not possible, the section is reloaded with its
  /// items, in a separate batch update.
  func refreshLayout(
    after change: PresentedChange<Section>,
    in collectionView: UICollectionView
  ) {
    let update = change.update
    if update.batch.sectionUpdates.isEmpty {
      if !update.batch.itemUpdates.isEmpty, asksForSizes {
        collectionView.collectionViewLayout.invalidateLayout()
      }
      return
    }
    let sections = Set(update.batch.sectionUpdates.map(\.after.index))
    var reloads = IndexSet()
    for kind in supplementaryKinds {
      let paths = collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind)
      for path in paths where path.first.map(sections.contains) ?? false {
        guard let content = content(ofKind: kind, at: path),
          let view = collectionView.supplementaryView(forElementKind: kind, at: path)
        else { continue }
        if content.configure(view) {
          shownSections[kind]?
            .configure(view, with: update.after.sections[path.section], isSame: true)
        } else {
          reloads.insert(path.section)
        }
      }
    }
    collectionView.collectionViewLayout.invalidateLayout()
    if reloads.isEmpty { return }
    keepSelection {
      reloads.contains($0.section) ? $0 : nil
    } during: {
      collectionView.performBatchUpdates {
        // UIKit crashes when an empty section is reloaded.
        collectionView.deleteSections(reloads)
        collectionView.insertSections(reloads)
      } completion: { _ in
      }
    }
  }

  /// Whether item sizes come from closures or from the fallback delegate.
  private var asksForSizes: Bool {
    cellHandlers.size != nil || cellDescriptors.contains { $0.cellHandlers.size != nil }
      || fallback.flowDelegate != nil
  }

  /// The kinds of supplementary views that closures are set for.
  private var supplementaryKinds: Set<String> {
    sectionDescriptors.reduce(into: Set(sectionHandlers.supplementaryViews.keys)) {
      $0.formUnion($1.sectionHandlers.supplementaryViews.keys)
    }
  }
}
#endif
