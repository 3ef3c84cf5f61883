#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

/// Connects the presenter of a list to its view.
@MainActor
final class ListPresentation<Section: SectionProtocol, View: ListView>: PresentedView {
  weak var list: ListDataSource<Section, View>?

  /// Whether a reload shows what is left of a change, of whose end the view update tells.
  private var isRest = false

  var takesChanges: Bool { list?.view?.takesBatches ?? false }

  var isBusy: Bool {
    guard let list, list.isMovingItem else { return false }
    list.watchMove()
    return true
  }

  func show(_ change: PresentedChange<Section>) {
    guard let list else { return }
    list.reassignDelegate()
    list.keepSelection(of: change) {
      list.keepScrollPosition(of: ScrollChange(change.update)) {
        list.changeToRefresh = change
        if let view = list.view as? View { list.viewUpdate.show(change, in: view) }
        // An app that performs the batch updates itself leaves the rest to the list.
        list.refreshSections(with: RowAnimations())
        list.changeToRefresh = nil
      }
      list.updateEmptyContent()
    }
    list.planViewportReport()
    list.endFrame()
    isRest = !change.isComplete
  }

  func refreshSections(after update: Update<Section>) {
    list?.refreshSections(after: update, with: RowAnimations())
  }

  func reload() {
    guard let list else { return }
    let presenter = list.presenter
    if let before = presenter.snapshotBeforeReload, !before.isIdentical(to: presenter.snapshot),
      !isRest, let completion = list.viewUpdate.completion
    {
      Task { completion(true) }
    }
    isRest = false
    list.keepSelection {
      $0.itemPath.flatMap { presenter.pathAfterReload(of: $0) }?.indexPath
    } during: {
      guard let view = list.view else { return }
      // UIKit may keep index paths that are those of other items afterwards.
      for path in view.selectedPaths { view.deselectRow(at: path, animated: false) }
      let change = ScrollChange(
        before: presenter.snapshotBeforeReload ?? list.snapshot,
        pathAfter: { presenter.pathAfterReload(of: $0) }, batch: nil)
      list.keepScrollPosition(of: change) { view.reloadData() }
      list.updateEmptyContent()
    }
    list.planViewportReport()
    list.endFrame()
  }
}

extension ListDataSource {
  /// Has changes wait for the next frame from now on, if that is wanted.
  ///
  /// What people do to a row that is swiped is not to wait.
  fileprivate func endFrame() {
    guard updatesOncePerFrame, let view, view.takesBatches, !shim.isSwiping else { return }
    presenter.holdUpdates()
    if isFrameShown { return }
    isFrameShown = true
    NextFrame.call { [weak self] in
      self?.isFrameShown = false
      self?.presenter.flush()
    }
  }

  /// Updates headers, footers and the layout after the change under way, once it is shown.
  func refreshSections(with animations: RowAnimations) {
    guard let view, view.takesBatches, let change = changeToRefresh,
      presenter.snapshot.isIdentical(to: change.update.after)
    else { return }
    changeToRefresh = nil
    refreshSections(after: change.update, with: animations)
  }
}
#endif
