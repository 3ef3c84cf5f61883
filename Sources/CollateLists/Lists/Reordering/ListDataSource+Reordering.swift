#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

extension ListDataSource {
  /// Whether an item is being dragged, from the moment that it is lifted until it is dropped.
  var isMovingItem: Bool {
    guard let view else { return false }
    #if !os(tvOS)
    if dragging.isDropping { return false }
    // Rows make room for what people drag over them.
    if view.hasActiveDrop, !isDraggingSection, roles.reach(shim, from: .drop, of: view) {
      return true
    }
    #endif
    if view.isMovingItem || view.hasUncommittedUpdates { return true }
    // The view has asked where to, so there is a move.
    return presenter.session?.isMovedByView ?? false && view.isHeldByHand
  }

  /// Whether the view must not read now what is responded to: items are moved, or dragged anywhere.
  ///
  /// What is only lifted does not count, as `hasActiveDrag` would: an item may be lifted for a menu, and
  /// stay so for as long as that is open.
  var isHoldingItem: Bool {
    #if !os(tvOS)
    if dragging.begun != nil || view?.hasActiveDrop ?? false { return true }
    #endif
    return isMovingItem
  }

  func canMove(at path: IndexPath) -> Bool {
    path.itemPath.map { presenter.canLift(at: $0) } ?? false
  }

  func targetForMove(at path: IndexPath, proposal: IndexPath) -> IndexPath {
    guard let path = path.itemPath, let proposal = place(forItemAt: path, proposal: proposal) else {
      return path
    }
    // For a drag that UIKit started, this is the first callback.
    if presenter.session?.liftedPath != path {
      _ = presenter.lift(at: path, isMovedByView: true) { [weak self] in
        self?.isMovingItem ?? false
      }
      watchMove()
    }
    return (presenter.session?.propose(proposal) ?? path).indexPath
  }

  /// Returns the place in the view that UIKit proposes for an item, counted without that.
  ///
  /// While things are dragged, UIKit may name an item beyond the last one, or none over empty space.
  func place(forItemAt path: ItemPath?, proposal: IndexPath?) -> ItemPath? {
    let snapshot = presenter.snapshot
    let path = path.flatMap { snapshot.contains($0) ? $0 : nil }
    guard let last = snapshot.sections.indices.last else { return nil }
    let proposal = proposal?.itemPath.flatMap { $0.section <= last ? $0 : nil }
    let section = proposal?.section ?? last
    let count = snapshot.itemCount(inSection: section) - (path?.section == section ? 1 : 0)
    return ItemPath(section: section, item: min(proposal?.item ?? count, count))
  }

  func didMove(from path: IndexPath, to destination: IndexPath) {
    stopWatching()
    guard knows(path), let item = path.itemPath, let place = destination.itemPath,
      self.place(forItemAt: item, proposal: destination) == place
    else {
      if knows(path) { reportUnknown(destination) }
      return reloadLater()
    }
    presenter.viewDidMoveItem(at: item, to: place)
    #if !os(tvOS)
    // The drop is not to be performed once more.
    dragging.committed = dragging.session
    #endif
  }

  /// Reloads a view that has moved what the list does not know, once it is no longer in the move.
  private func reloadLater() {
    endMove()
    Task { [weak self] in
      guard let self else { return }
      presenter.view = screen
      view?.reloadData()
    }
  }

  /// Shows pending changes when a move has ended: list views report that a row was moved, but not that it was put back.
  func watchMove() {
    if moveWatch != nil { return }
    moveWatch = Task { [weak self] in
      // The first check is late enough for the view to have lifted the row.
      repeat {
        try? await Task.sleep(nanoseconds: 200_000_000)
        if Task.isCancelled { return }
      } while self?.isHoldingItem ?? false
      self?.moveWatch = nil
      self?.reassignDelegate()
      self?.presenter.flush()
    }
  }

  /// Ends the move that is under way, and shows what was pending because of it.
  ///
  /// The view may still be busy with the move in the callback that reports its end. Changes are shown
  /// once the view is no longer in it.
  func endMove() {
    stopWatching()
    presenter.session?.cancel()
    presenter.planFlush()
  }

  /// Waits no longer for the end of a move.
  func forgetMove() {
    moveWatch?.cancel()
    moveWatch = nil
  }

  private func stopWatching() {
    forgetMove()
    if presence.isOutdated { Task { [weak self] in self?.reassignDelegate() } }
  }

  /// The rules for reordering: from closures, the delegate, the source or the fallbacks, in this
  /// order.
  var reorderingRules: ReorderingRules {
    var rules = ReorderingRules(
      canMove: { [weak self] in self?.canMoveSourceItem(at: $0) ?? false },
      target: { [weak self] in self?.target(ofSourceItemAt: $0, proposal: $1) },
      move: { [weak self] in self?.moveSourceItem(at: $0, to: $1) })
    rules.moveTogether = { [weak self] in self?.moveTogether($0, to: $1) ?? false }
    #if !os(tvOS)
    rules.canMoveSection = { [weak self] in
      self?.sectionMover?.canMoveSection(at: $0, to: $1) ?? false
    }
    rules.moveSection = { [weak self] in self?.sectionMover?.moveSection(at: $0, to: $1) }
    #endif
    return rules
  }

  /// Adds the rules of the reordering delegate.
  func addReorderingRules() {
    rules.add(.canMove, while: \.hasReorderingDelegate) { list, _, path in
      guard let delegate = list.reorderingDelegate, let view = list.view else { return nil }
      return delegate.reordering(in: view, canMoveItemAt: path)
    }
    rules.add(.targetForMove, while: \.hasReorderingDelegate) { list, _, path in
      guard let delegate = list.reorderingDelegate, let view = list.view else { return nil }
      return {
        delegate.reordering(
          in: view, targetIndexPathForMoveFromItemAt: path, toProposedIndexPath: $0)
      }
    }
    rules.add(.move, while: \.hasReorderingDelegate) { list, _, path in
      guard let delegate = list.reorderingDelegate, let view = list.view else { return nil }
      return { delegate.reordering(in: view, moveItemAt: path, to: $0) }
    }
  }

  private var hasReorderingDelegate: Bool { reorderingDelegate != nil }

  /// Adds the rules of a source that moves its items itself.
  func addSourceRules() {
    rules.add(.canMove, while: \.movesItemsItself) { list, item, path in
      if list.hasClosure(.move, for: item) { return true }
      return list.rulesOfSource?.canMove(ItemPath(path))
    }
    rules.add(.move, while: \.movesItemsItself) { list, _, path in
      { list.rulesOfSource?.move(ItemPath(path), ItemPath($0)) }
    }
  }

  private var movesItemsItself: Bool { rulesOfSource != nil }

  /// The rules of the source, if it moves its items itself.
  private var rulesOfSource: ReorderingRules? {
    guard reordersItems, let source = dataSource as? any ReorderableDataSource<Section> else {
      return nil
    }
    return ReorderingRules(source)
  }

  func canMoveSourceItem(at path: ItemPath) -> Bool {
    guard let item = dataSource.snapshot.item(at: path) else { return false }
    let indexPath = path.indexPath
    if let canMove = answer(.canMove, about: item, at: indexPath) { return canMove }
    if itemMover != nil || answer(.move, about: item, at: indexPath) != nil { return true }
    return shim.fallbackCanMove(at: indexPath) ?? shim.fallBack(.move) { true } ?? false
  }

  func target(ofSourceItemAt path: ItemPath, proposal: ItemPath) -> ItemPath? {
    guard let item = dataSource.snapshot.item(at: path), view != nil else { return nil }
    let indexPath = path.indexPath
    var target = proposal.indexPath
    if let closure = answer(.targetForMove, about: item, at: indexPath) {
      target = closure(target)
    } else if !movesItemsItself {
      target = shim.fallbackTarget(of: indexPath, proposal: target) ?? target
    }
    guard let target = target.itemPath else { return nil }
    if let rules = rulesOfSource, !hasReorderingDelegate, !hasClosure(.move, for: item) {
      return rules.target(path, target)
    }
    return target
  }

  private func moveSourceItem(at path: ItemPath, to destination: ItemPath) {
    guard let item = dataSource.snapshot.item(at: path), view != nil else { return }
    var destination = destination
    #if !os(tvOS)
    // A view that moves an item that people drag may not have asked the list before.
    if dragging.session != nil, !dragging.isDropping {
      guard canMoveSourceItem(at: path),
        let target = target(ofSourceItemAt: path, proposal: destination)
      else { return }
      destination = target
    }
    #endif
    if moveByIDs([path], to: destination.counted(with: path)) { return }
    if let move = answer(.move, about: item, at: path.indexPath) {
      move(destination.indexPath)
    } else {
      shim.fallbackMove(path.indexPath, to: destination.indexPath)
    }
  }
}
#endif
