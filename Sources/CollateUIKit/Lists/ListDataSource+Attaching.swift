#if canImport(UIKit) && !os(watchOS)
import UIKit

extension ListDataSource {
  func letGo() {
    view = nil
  }

  /// Takes over a list view, and lets go of the previous one.
  func attach(insteadOf old: (any ListSurface)?) {
    if let old { resign(from: old) }
    replacedDelegate = nil
    startAnew()
    guard let view else { return }
    // The previous data source would continue to update the list view.
    if let other = view.listDataSource as? ListShim, other !== shim {
      (other.rules as? any ShownList)?.letGo()
    }
    if let delegate = view.listDelegate, !(delegate is ListShim) {
      replacedDelegate = delegate
      if shim.fallbacks.delegate == nil { shim.takeDelegate(delegate) }
    }
    assign(to: view, includingDataSource: true)
    updateEmptyContent()
    showSelection()
  }

  private func resign(from view: any ListSurface) {
    if view.listDataSource === shim { view.listDataSource = nil }
    if view.listDelegate === shim { view.listDelegate = replacedDelegate }
    if view.listPrefetching === shim { view.listPrefetching = nil }
    #if !os(tvOS)
    if view.listDrag === shim { view.listDrag = nil }
    if view.listDrop === shim { view.listDrop = nil }
    #endif
    emptiness.update(view, isEmpty: false)
  }

  /// Discards everything known about the previous view, before a new one is attached.
  private func startAnew() {
    shownItems.removeAll()
    shownSections = [:]
    registeredDescriptors = []
    registeredViews = []
    // A view that has not loaded any data yet needs no pending changes.
    #if !os(tvOS)
    dragging = ListDragging()
    #endif
    presenter.view = screen
    presenter.session?.cancel()
    presenter.flush()
    watch.stop()
  }
}

/// What a list view was told to be responded to.
struct ListPresence {
  /// The claimed selectors and the app's own objects, as of the last assignment.
  var assigned: (selectors: Set<String>, fallbacks: [ObjectIdentifier?]) = ([], [])

  /// Whether the view has to read what is responded to once more.
  var isOutdated = false
}

extension ListDataSource {
  func descriptorsDidChange(to handlers: [ListHandlers]) {
    for handlers in handlers { handlers.listen(self) { $0.presenceDidChange() } }
    presenceDidChange()
  }

  /// Has the view read what is responded to once more, soon and once for any number of changes.
  func presenceDidChange() {
    guard view != nil, !presence.isOutdated else { return }
    presence.isOutdated = true
    Task { [weak self] in self?.announcePresence() }
  }

  /// Has the view read what is responded to once more, if that is needed and the view is idle.
  ///
  /// UIKit reads it when the delegate is set, and does not look when the same object is set again.
  func announcePresence() {
    guard presence.isOutdated, let view, !shim.isSwiping else { return }
    if isHoldingItem { return watchMove() }
    presence.isOutdated = false
    // If somebody else has become the delegate, that is to stay.
    guard view.listDelegate === shim else { return }
    let (old, new) = (presence.assigned, currentPresence)
    let changed = old.selectors.symmetricDifference(new.selectors)
    if changed.isEmpty, old.fallbacks == new.fallbacks { return }
    let isOfDataSource =
      !changed.isDisjoint(with: type(of: shim).ofDataSource) || old.fallbacks[1] != new.fallbacks[1]
    guard isOfDataSource, view.listDataSource === shim else {
      return assign(to: view, includingDataSource: false)
    }
    keepSelection {
      $0
    } during: {
      // The view forgets its numbers of items, and asks for them before it is told of changes.
      presenter.view = screen
      assign(to: view, includingDataSource: true)
    }
  }

  private func assign(to view: any ListSurface, includingDataSource: Bool) {
    presence.assigned = currentPresence
    let offset = view.contentOffset
    view.listDelegate = nil
    view.listDelegate = shim
    if includingDataSource {
      view.listDataSource = nil
      view.listDataSource = shim
    }
    let prefetches = shim.prefetches
    if prefetches || view.listPrefetching === shim {
      view.listPrefetching = nil
      if prefetches { view.listPrefetching = shim }
    }
    #if !os(tvOS)
    assignDragging(to: view)
    #endif
    if view.contentOffset != offset { view.contentOffset = offset }
  }

  private var currentPresence: (selectors: Set<String>, fallbacks: [ObjectIdentifier?]) {
    (selectors, fallbackIDs)
  }

  private var fallbackIDs: [ObjectIdentifier?] {
    let fallbacks = shim.fallbacks
    return [fallbacks.delegate, fallbacks.dataSource, fallbacks.prefetching].map {
      $0.map(ObjectIdentifier.init)
    }
  }

  var assignedSelectors: Set<String> { presence.assigned.selectors }

  var hasLostFallback: Bool {
    zip(presence.assigned.fallbacks, fallbackIDs).contains { $0 != nil && $1 == nil }
  }

  func swipeDidEnd() {
    announcePresence()
  }
}
#endif
