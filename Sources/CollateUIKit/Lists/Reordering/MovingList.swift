#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A list whose items the user can reorder.
@MainActor
protocol MovingList<Section>: PresentedList {
  var screen: ListScreen<Self> { get }
  var watch: ReorderingWatch { get }
  var reordersItems: Bool { get }

  /// The reordering delegate, if there is one.
  var delegateMover: Mover? { get }

  /// The fallback delegate and data source; `nil` if there is no view.
  var fallbackMover: Mover? { get }

  /// Whether the view is moving an item; UIKit does not report when the item is put back.
  var isMovingItem: Bool { get }
}

extension MovingList {
  func canMove(at path: IndexPath) -> Bool {
    path.itemPath.map { presenter.canLift(at: $0) } ?? false
  }

  func targetForMove(at path: IndexPath, proposal: IndexPath) -> IndexPath {
    guard let path = path.itemPath, let proposal = proposal.itemPath else { return path }
    // For a drag that UIKit started, this is the first callback.
    if presenter.session?.liftedPath != path {
      _ = presenter.lift(at: path, isMovedByView: true) { [weak self] in
        self?.isMovingItem ?? false
      }
      watchMove()
    }
    return (presenter.session?.propose(proposal) ?? path).indexPath
  }

  func didMove(from path: IndexPath, to destination: IndexPath) {
    guard let path = path.itemPath, let destination = destination.itemPath else { return }
    watch.stop()
    presenter.viewDidMoveItem(at: path, to: destination)
  }

  /// Shows pending changes when a move has ended, which UIKit does not always report.
  func watchMove() {
    watch.start(
      isMoving: { [weak self] in self?.isMovingItem ?? false },
      end: { [weak self] in self?.presenter.flush() })
  }
}

extension MovingList {
  /// The rules for reordering: from closures, the delegate, the source or the fallbacks, in this
  /// order.
  var reorderingRules: ReorderingRules {
    ReorderingRules(
      canMove: { [weak self] in self?.canMoveSourceItem(at: $0) ?? false },
      target: { [weak self] in self?.target(ofSourceItemAt: $0, proposal: $1) },
      move: { [weak self] in self?.moveSourceItem(at: $0, to: $1) })
  }

  /// The source, if it moves its items itself.
  private var reorderableSource: (any ReorderableDataSource<Section>)? {
    reordersItems ? dataSource as? any ReorderableDataSource<Section> : nil
  }

  private func canMoveSourceItem(at path: ItemPath) -> Bool {
    guard let item = dataSource.snapshot.item(at: path) else { return false }
    if let canMove = ask(\.canMove, about: item, at: path.indexPath) { return canMove }
    if let canMove = delegateMover?.canMove(path.indexPath) { return canMove }
    if hasHandler(\.move, for: item) { return true }
    if let reorderableSource { return reorderableSource.canMoveItem(at: path) }
    return fallbackMover?.canMove(path.indexPath) ?? false
  }

  private func target(ofSourceItemAt path: ItemPath, proposal: ItemPath) -> ItemPath? {
    guard let item = dataSource.snapshot.item(at: path), let fallbackMover else { return nil }
    var target = proposal.indexPath
    if let closure = ask(\.targetForMove, about: item, at: path.indexPath) {
      target = closure(target)
    } else if let delegateMover {
      target = delegateMover.target(path.indexPath, target) ?? target
    } else if reorderableSource == nil {
      target = fallbackMover.target(path.indexPath, target) ?? target
    }
    guard let target = target.itemPath else { return nil }
    if !hasHandler(\.move, for: item), delegateMover == nil, let reorderableSource {
      return reorderableSource.canMoveItem(at: path, to: target) ? target : nil
    }
    return target
  }

  private func moveSourceItem(at path: ItemPath, to destination: ItemPath) {
    guard let item = dataSource.snapshot.item(at: path), let fallbackMover else { return }
    if let move = ask(\.move, about: item, at: path.indexPath) {
      move(destination.indexPath)
    } else if let delegateMover {
      delegateMover.move(path.indexPath, destination.indexPath)
    } else if let reorderableSource {
      guard reorderableSource.canMoveItem(at: path, to: destination) else { return }
      reorderableSource.moveItem(at: path, to: destination)
    } else {
      fallbackMover.move(path.indexPath, destination.indexPath)
    }
  }
}

/// The reordering methods of a delegate or fallback; all paths are in the source.
struct Mover {
  /// Returns whether an item can be moved; `nil` without the method.
  let canMove: (_ path: IndexPath) -> Bool?

  /// Returns the destination of an item; `nil` without the method.
  let target: (_ path: IndexPath, _ proposal: IndexPath) -> IndexPath?

  let move: (_ path: IndexPath, _ destination: IndexPath) -> Void
}
#endif
