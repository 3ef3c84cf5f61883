#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Connects the presenter of a data source to its list view.
@MainActor
final class ListScreen<List: MovingList>: PresentedView {
  typealias Section = List.Section

  weak var list: List?

  var takesChanges: Bool {
    list?.view?.takesBatches ?? false
  }

  /// Whether an item is being dragged, from the moment that it is lifted.
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
    // What was not committed is reloaded as soon as this method returns.
    if !completes, let completion = update.completion { Task { completion(true) } }
  }

  func reload() {
    guard let list else { return }
    list.keepSelection {
      $0.itemPath.flatMap { list.presenter.pathAfterReload(of: $0) }?.indexPath
    } during: {
      // UIKit may keep index paths that are those of other items afterwards.
      for path in list.selectedPaths { list.deselect(path) }
      list.reload()
    }
  }
}

extension MovingList {
  /// Discards everything known about the previous view, before a new one is attached.
  func startAnew() {
    shownItems.removeAll()
    shownSections = [:]
    registeredDescriptors = []
    registeredViews = []
    // A view that has not loaded any data yet needs no pending changes.
    presenter.view = screen
    presenter.session?.cancel()
    watch.stop()
  }
}

extension UIView {
  /// Whether a list view can perform batch updates: it is in a window and has a size.
  var takesBatches: Bool { window != nil && !bounds.isEmpty }
}
#endif
