/// (headless) A finger that drags items of lists, or something from another app.
///
/// As documented, a view that is updated after an item was lifted no longer knows where that came from
/// (`UITableViewDropItem.sourceIndexPath`), a move needs a session that allows it, and the proposal
/// over empty space inserts nowhere (headers of `UITableViewDropDelegate`).
@_spi(Headless) @MainActor public final class HeadlessDrag {
  private struct Source {
    let item: UIDragItem
    weak var view: (any DragSurface)?
    let path: IndexPath
    let updateCount: Int
  }

  /// The session of a drag that began in this app.
  private let drag: HeadlessDragSession?
  private let session = HeadlessDropSession()
  private weak var origin: (any DragSurface)?

  /// What a view that is no cell is dragged by.
  private weak var interaction: UIDragInteraction?
  private weak var target: (any DragSurface)?
  private var sources: [Source] = []
  private var visited: [(any DragSurface)?] { visitors.map(\.view) }
  private var visitors: [Visitor] = []
  private var destination: IndexPath?
  private var isOver = false

  private struct Visitor {
    weak var view: (any DragSurface)?
  }

  /// What would happen if the items were dropped now.
  public private(set) var operation = UIDropOperation.cancel

  /// Where dropped items were animated to.
  public private(set) var landings: [(item: UIDragItem, path: IndexPath)] = []

  /// The items that are dragged.
  public var items: [UIDragItem] { session.items }

  private var hasBegun = false

  /// Lifts items of a list view, all but the first of which are selected, and begins to move them.
  ///
  /// Returns nil if the view has no drag delegate, or none of them can be dragged.
  public convenience init?(lifting paths: [IndexPath], in view: UIScrollView) {
    self.init(onlyLifting: paths, in: view)
    begin()
  }

  /// Lifts items of a list view, for a drag that begins when they are moved, or for a menu.
  ///
  /// Returns nil if the view has no drag delegate, or none of them can be dragged.
  public init?(onlyLifting paths: [IndexPath], in view: UIScrollView) {
    guard let surface = view as? any DragSurface, surface.dragInteractionEnabled else { return nil }
    let drag = HeadlessDragSession()
    self.drag = drag
    for path in paths {
      add(surface.draggedItems(drag, at: path), from: surface, at: path)
    }
    if sources.isEmpty { return nil }
    origin = surface
    surface.tracking.dragCount += 1
    drag.allowsMoveOperation = surface.allowsMoves(drag)
    session.localDragSession =
      HeadlessUIKit.quirks.sharedByDrags == .items ? HeadlessDragSession() : drag
    session.allowsMoveOperation = drag.allowsMoveOperation
  }

  /// Lifts a view that has an interaction for it, for a drag that begins when it is moved.
  ///
  /// Returns nil if there is no such interaction, or it is disabled or has nothing to drag.
  public init?(lifting view: UIView) {
    let interactions = view.interactions.compactMap { $0 as? UIDragInteraction }
    guard view.window != nil, let interaction = interactions.first(where: \.isEnabled),
      let delegate = interaction.delegate
    else { return nil }
    let drag = HeadlessDragSession()
    self.drag = drag
    self.interaction = interaction
    let items = delegate.dragInteraction(interaction, itemsForBeginning: drag)
    if items.isEmpty { return nil }
    drag.items = items
    session.items = items.map { item in
      guard HeadlessUIKit.quirks.sharedByDrags == .session else { return item }
      let other = UIDragItem(itemProvider: item.itemProvider)
      other.localObject = item.localObject
      return other
    }
    session.localDragSession =
      HeadlessUIKit.quirks.sharedByDrags == .items ? HeadlessDragSession() : drag
  }

  /// Begins to move what was lifted.
  public func begin() {
    guard let drag, !hasBegun else { return }
    hasBegun = true
    origin?.dragDidBegin(drag)
    if let interaction {
      interaction.delegate?.dragInteraction?(interaction, sessionWillBegin: drag)
    }
  }

  /// Moves to a point of a view's content, at which UIKit proposes an index path or none.
  ///
  /// - Returns: What would happen if the items were dropped there.
  @discardableResult public func move(
    to point: CGPoint, over path: IndexPath?, in view: UIScrollView
  ) -> UIDropOperation {
    begin()
    session.location = (view, point)
    return move(over: path, in: view)
  }

  /// Brings items from another app.
  public init(fromElsewhere providers: [NSItemProvider]) {
    drag = nil
    session.items = providers.map { UIDragItem(itemProvider: $0) }
    session.allowsMoveOperation = false
  }

  /// Touches another item with a second finger, which adds it.
  ///
  /// - Returns: Whether it came.
  @discardableResult public func add(_ path: IndexPath, in view: UIScrollView) -> Bool {
    guard let drag, let surface = view as? any DragSurface else { return false }
    let added = surface.addedItems(drag, at: path)
    add(added, from: surface, at: path)
    return !added.isEmpty
  }

  private func add(_ items: [UIDragItem], from surface: any DragSurface, at path: IndexPath) {
    for item in items {
      var dropped = item
      if HeadlessUIKit.quirks.sharedByDrags == .session {
        dropped = UIDragItem(itemProvider: item.itemProvider)
        dropped.localObject = item.localObject
      }
      sources.append(
        Source(item: dropped, view: surface, path: path, updateCount: surface.updateCount))
      session.items.append(dropped)
    }
    drag?.items += items
  }

  /// Moves over a place of a list view, or over empty space in it.
  ///
  /// - Returns: What would happen if the items were dropped there.
  @discardableResult public func move(
    over path: IndexPath?, in view: UIScrollView
  ) -> UIDropOperation {
    guard !isOver, let surface = view as? any DragSurface, surface.window != nil else {
      leave()
      return .cancel
    }
    begin()
    if target !== surface {
      leave()
      guard surface.takesDrops, surface.canHandle(session) else { return .cancel }
      target = surface
      surface.tracking.hasDrop = true
      if !visited.contains(where: { $0 === surface }) { visitors.append(Visitor(view: surface)) }
      surface.dropDidEnter(session)
    }
    let proposal = surface.proposal(session, at: path)
    operation = proposal.operation
    if operation == .move, !session.allowsMoveOperation { operation = .cancel }
    destination = path
    if operation == .move, HeadlessUIKit.quirks.asksForTargetsOfDrags, let path,
      let source = sourcePaths.first ?? nil, sources.count == 1
    {
      destination = surface.target(ofDragged: source, proposed: path) ?? path
    }
    surface.setGap(proposal.inserts && (operation == .copy || operation == .move))
    return operation
  }

  /// Leaves the view that is under the finger.
  public func leave() {
    operation = .cancel
    guard let surface = target else { return }
    target = nil
    surface.setGap(false)
    if !HeadlessUIKit.quirks.hasActiveDropToTheEnd { surface.tracking.hasDrop = false }
    surface.dropDidExit(session)
    surface.tracking.hasDrop = false
  }

  /// Lets the items go back to where they came from.
  public func cancel() {
    operation = .cancel
    target?.setGap(false)
    end()
  }

  /// Drops the items.
  ///
  /// - Returns: Whether they were taken.
  @discardableResult public func drop() -> Bool {
    guard !isOver, let surface = target, surface.window != nil,
      operation == .copy || operation == .move
    else {
      cancel()
      return false
    }
    surface.setGap(false)
    let path = sources.count == 1 ? sourcePaths[0] : nil
    if operation == .move, HeadlessUIKit.quirks.dropsByMoving, let path, let destination,
      surface.canMoveDragged(path)
    {
      commit(from: path, to: destination, in: surface)
      if HeadlessUIKit.quirks.performsDropAfterMoving { perform(on: surface) }
    } else {
      perform(on: surface)
    }
    end()
    return true
  }

  private func commit(from path: IndexPath, to place: IndexPath, in surface: any DragSurface) {
    let count = surface.engine.current()[place.section] - (path.section == place.section ? 1 : 0)
    let place = IndexPath(item: min(place.item, count), section: place.section)
    guard path != place || HeadlessUIKit.quirks.commitsMovesToSamePlace else { return }
    surface.commitDrag(from: path, to: place)
  }

  private func perform(on surface: any DragSurface) {
    let sources = zip(self.sources, sourcePaths).map { (item: $0.item, source: $1) }
    let items = sources.isEmpty ? session.items.map { (item: $0, source: nil) } : sources
    let drop = HeadlessDrop(
      session, on: surface, at: destination, items: items, operation: operation)
    surface.perform(drop)
    landings += drop.landings
  }

  /// Where the items came from, as far as the view under the finger still knows.
  private var sourcePaths: [IndexPath?] {
    sources.map { source in
      source.view === target && source.view?.updateCount == source.updateCount ? source.path : nil
    }
  }

  private func end() {
    guard !isOver else { return }
    isOver = true
    if let drag, let interaction, hasBegun {
      interaction.delegate?.dragInteraction?(interaction, session: drag, willEndWith: operation)
    }
    if HeadlessUIKit.quirks.endsDragsFirst { endDrag() }
    for view in visited {
      if !HeadlessUIKit.quirks.hasActiveDropToTheEnd { view?.tracking.hasDrop = false }
      view?.dropDidEnd(session)
      view?.tracking.hasDrop = false
    }
    if !HeadlessUIKit.quirks.endsDragsFirst { endDrag() }
    target = nil
  }

  private func endDrag() {
    if let drag, let interaction, hasBegun {
      interaction.delegate?.dragInteraction?(interaction, session: drag, didEndWith: operation)
    }
    guard let drag, let origin else { return }
    if !HeadlessUIKit.quirks.hasActiveDropToTheEnd { origin.tracking.dragCount -= 1 }
    // Not documented for what was only lifted; the list must not wait for it.
    if hasBegun { origin.dragDidEnd(drag) }
    if HeadlessUIKit.quirks.hasActiveDropToTheEnd { origin.tracking.dragCount -= 1 }
  }
}
