#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The collection view of a data source, as its presenter sees it.
@MainActor
final class CollectionScreen<Section: SectionProtocol>: PresentedView {
  weak var list: CollectionViewDataSource<Section>?

  var takesChanges: Bool {
    list?.collectionView?.takesBatches ?? false
  }

  /// From the moment that an item is picked up, which is not told either.
  var isBusy: Bool {
    guard let list, list.isMovingItem else { return false }
    list.watchMove()
    return true
  }

  func show(_ change: PresentedChange<Section>) {
    guard let list, let collectionView = list.collectionView else { return }
    let update = list.viewUpdate
    let completes = update.show(collectionView, change, update.completion)
    if list.collectionView === collectionView, collectionView.takesBatches,
      list.snapshot.isIdentical(to: change.update.after)
    {
      list.refreshLayout(after: change, in: collectionView)
    }
    // What the update left out is reloaded as soon as this returns.
    if !completes, let completion = update.completion { Task { completion(true) } }
  }

  func reload() {
    list?.collectionView?.reloadData()
  }
}
#endif
