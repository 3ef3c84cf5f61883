/// What table and collection views have in common for those who drag something from or over them.
@MainActor protocol DragSurface: UIScrollView {
  var engine: ListEngine { get }
  var tracking: DragTracking { get set }
  var dragInteractionEnabled: Bool { get }
  var takesDrops: Bool { get }

  func draggedItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  func addedItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  func dragDidBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)
  func allowsMoves(_ session: any UIDragSession) -> Bool

  func canHandle(_ session: any UIDropSession) -> Bool
  func dropDidEnter(_ session: any UIDropSession)
  func proposal(_ session: any UIDropSession, at path: IndexPath?) -> HeadlessProposal
  func dropDidExit(_ session: any UIDropSession)
  func dropDidEnd(_ session: any UIDropSession)
  func perform(_ drop: HeadlessDrop)

  /// Whether the data source lets an item be moved, and moves it.
  func canMoveDragged(_ path: IndexPath) -> Bool
  func target(ofDragged path: IndexPath, proposed: IndexPath) -> IndexPath?
  func commitDrag(from path: IndexPath, to destination: IndexPath)
}

/// What becomes of a drop, and whether items make room for it.
struct HeadlessProposal {
  var operation: UIDropOperation
  var inserts: Bool
}

/// What is dragged from a view, and over it.
struct DragTracking {
  /// How many sessions began in the view.
  var dragCount = 0
  /// Whether something is dragged over the view.
  var hasDrop = false
  /// Whether items have made room for it, which the data source does not know.
  var hasGap = false

  @MainActor var isUncommitted: Bool { hasGap && HeadlessUIKit.quirks.countsGapsAsUncommitted }
}

extension DragSurface {
  /// How often the view was updated or reloaded.
  var updateCount: Int { engine.calls.batches + engine.calls.reloads }

  func setGap(_ isOpen: Bool) {
    tracking.hasGap = isOpen
    engine.isMoving = isOpen
  }
}

/// What was dropped, where, and how it is animated.
@MainActor final class HeadlessDrop {
  let session: HeadlessDropSession
  let items: [(item: UIDragItem, source: IndexPath?)]
  let operation: UIDropOperation
  let destination: IndexPath?
  private let surface: any DragSurface
  private(set) var landings: [(item: UIDragItem, path: IndexPath)] = []

  init(
    _ session: HeadlessDropSession, on surface: any DragSurface, at destination: IndexPath?,
    items: [(item: UIDragItem, source: IndexPath?)], operation: UIDropOperation
  ) {
    (self.session, self.surface, self.destination) = (session, surface, destination)
    (self.items, self.operation) = (items, operation)
  }

  /// Animates an item to a row that is there, since the drop was performed or before.
  func land(_ item: UIDragItem, at path: IndexPath) -> any UIDragAnimating {
    if surface.engine.hasItem(at: path) {
      landings.append((item, path))
    } else {
      HeadlessUIKit.raise("attempt to drop an item at \(path), which does not exist")
    }
    return HeadlessDragAnimation()
  }
}
