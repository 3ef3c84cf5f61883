#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

extension UICollectionView: SectionRefreshing {
  static func makeShim() -> ListShim { CollectionShim() }

  /// Updates supplementary views of sections whose content or items changed, and the sizes in their
  /// layout.
  ///
  /// Views are configured in place. If that is not possible, the section is reloaded with its
  /// items, in a separate batch update.
  func refreshSections<Section, View>(
    of list: ListDataSource<Section, View>, after update: Update<Section>,
    with animations: RowAnimations
  ) {
    if list.togglesSectionViews(update) {
      collectionViewLayout.invalidateLayout()
      invalidateFlowMetrics()
    }
    let sections = Set(update.changedSections.map(\.after))
    if sections.isEmpty { return }
    var reloads = IndexSet()
    for kind in list.shownSections.keys {
      for path in indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        // The path of a view of the whole layout has one number.
        guard let section = path.first, sections.contains(section),
          let content = (list.shim as? CollectionShim)?.content(ofKind: kind, at: path),
          let shown = list.section(at: section),
          let view = supplementaryView(forElementKind: kind, at: path)
        else { continue }
        if content.configure(view) {
          list.shownSections[kind]?.configure(view, with: shown)
        } else if update.batch.sectionUpdates.contains(where: { $0.after.index == section }) {
          reloads.insert(section)
        }
      }
    }
    list.invalidateLayout(after: update.batch, in: self)
    if !reloads.isEmpty { list.reload(reloads, in: self, with: animations) }
  }
}

extension ListDataSource {
  /// Has a layout ask for sizes once more, if it can ask for any.
  ///
  /// A compositional layout asks cells for their sizes, and the list for the layouts of sections.
  fileprivate func invalidateLayout(
    after batch: ChangeBatch, in collectionView: UICollectionView
  ) {
    let layout = collectionView.collectionViewLayout
    if layout is UICollectionViewCompositionalLayout {
      let sections = batch.sectionUpdates.compactMap { section(at: $0.after.index) }
      if sections.contains(where: { hasClosure(.layout, for: $0) }) { layout.invalidateLayout() }
      return
    }
    guard batch.hasUpdates, (shim as? CollectionShim)?.respondsToLayout ?? false else { return }
    guard layout is UICollectionViewFlowLayout else { return layout.invalidateLayout() }
    collectionView.invalidateFlowMetrics(at: batch.itemUpdates.map(\.after.path.indexPath))
  }
}
#endif
