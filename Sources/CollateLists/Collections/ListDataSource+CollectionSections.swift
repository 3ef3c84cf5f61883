#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

extension UICollectionView: SectionRefreshing {
  static func makeShim() -> ListShim { CollectionShim() }

  func refreshSections<Section, View>(
    of list: ListDataSource<Section, View>, after update: Update<Section>,
    with animations: RowAnimations
  ) { list.refreshLayout(after: update, in: self, with: animations) }
}

extension ListDataSource {
  /// Updates supplementary views of sections whose content or items changed, and the sizes in their
  /// layout.
  ///
  /// Views are configured in place. If that is not possible, the section is reloaded with its
  /// items, in a separate batch update.
  fileprivate func refreshLayout(
    after update: Update<Section>, in collectionView: UICollectionView,
    with animations: RowAnimations
  ) {
    if togglesSectionViews(update) {
      collectionView.collectionViewLayout.invalidateLayout()
      collectionView.invalidateFlowMetrics()
    }
    let sections = Set(update.changedSections.map(\.after))
    if sections.isEmpty { return }
    var reloads = IndexSet()
    for kind in shownSections.keys {
      let paths = collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind)
      for path in paths {
        // The path of a view of the whole layout has one number.
        guard let section = path.first, sections.contains(section),
          let content = (shim as? CollectionShim)?.content(ofKind: kind, at: path),
          let shown = self.section(at: section),
          let view = collectionView.supplementaryView(forElementKind: kind, at: path)
        else { continue }
        if content.configure(view) {
          shownSections[kind]?.configure(view, with: shown)
        } else if update.batch.sectionUpdates.contains(where: { $0.after.index == section }) {
          reloads.insert(section)
        }
      }
    }
    invalidateLayout(after: update.batch, in: collectionView)
    if !reloads.isEmpty { reload(reloads, in: collectionView, with: animations) }
  }

  /// Has a layout ask for sizes once more, if it can ask for any.
  ///
  /// A compositional layout asks cells for their sizes, and the list for the layouts of sections.
  private func invalidateLayout(after batch: ChangeBatch, in collectionView: UICollectionView) {
    let layout = collectionView.collectionViewLayout
    if layout is UICollectionViewCompositionalLayout {
      let sections = batch.sectionUpdates.compactMap { section(at: $0.after.index) }
      if sections.contains(where: { hasClosure(.layout, for: $0) }) { layout.invalidateLayout() }
      return
    }
    guard batch.hasUpdates, (shim as? CollectionShim)?.respondsToLayout ?? false else { return }
    guard layout is UICollectionViewFlowLayout else { return layout.invalidateLayout() }
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = true
    context.invalidateItems(at: batch.itemUpdates.map(\.after.path.indexPath))
    layout.invalidateLayout(with: context)
  }
}
#endif
