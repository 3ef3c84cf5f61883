#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The list view of a data source, as its presenter sees it.
@MainActor
final class ListScreen<List: MovingList>: PresentedView {
  typealias Section = List.Section

  weak var list: List?

  var takesChanges: Bool {
    list?.view?.takesBatches ?? false
  }

  /// From the moment that an item is picked up, which is not told either.
  var isBusy: Bool {
    guard let list, list.isMovingItem else { return false }
    list.watchMove()
    return true
  }

  func show(_ change: PresentedChange<Section>) {
    guard let list, let view = list.view else { return }
    let update = list.viewUpdate
    let completes = update.show(view, change, update.completion)
    if list.view === view, view.takesBatches,
      list.presenter.snapshot.isIdentical(to: change.update.after)
    {
      list.refresh(after: change, in: view)
    }
    // What the update left out is reloaded as soon as this returns.
    if !completes, let completion = update.completion { Task { completion(true) } }
  }

  func reload() {
    list?.reload()
  }
}

extension MovingList {
  /// Forgets what there was of the view so far, before another one asks for the first time.
  func startAnew() {
    shownItems.removeAll()
    shownSections = [:]
    registeredDescriptors = []
    registeredViews = []
    // Changes that wait are of no interest to a view that asked for nothing yet.
    presenter.view = screen
    presenter.session?.cancel()
    watch.stop()
  }
}
#endif
