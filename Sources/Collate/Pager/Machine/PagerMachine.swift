/// A state machine that determines the callbacks of a pager's pages, and their order.
///
/// The machine is a value that does not depend on views, clocks or the layout direction. It handles
/// events by returning effects, which a ``PagerDriver`` performs:
///
///     var machine = PagerMachine<Int>()
///     machine.handle(.pagesChanged([0, 1, 2]))          // N:settle 0
///     machine.handle(.hostWillAppear(animated: true))   // load 0, add 0, didMove 0, will+ 0~, attach 0
///     machine.handle(.hostDidAppear)                    // did+ 0
///
/// It accepts any event in any state; events that do not apply are ignored. For its rules, see
/// <doc:PageLifecycle>.
///
/// Positions are in pages, in reading order: at 2.25, a quarter of page 2 has scrolled out.
package struct PagerMachine<ID: Hashable & Sendable>: Sendable {
  /// The position; the first member, so that its offset does not depend on the type of ids.
  var gate = PagerGate()

  /// The configuration of the pager.
  ///
  /// Changes apply from the next event on; excess controllers are released when the pager settles
  /// again. Changes of the mode are ignored.
  package var configuration: PagerConfiguration<ID> {
    didSet {
      configuration.mode = oldValue.mode
      window = nil
      // The place where the loop closed does not exist any more.
      if oldValue.loops { position = place(of: position) ?? position }
    }
  }

  /// The pages, in order.
  package internal(set) var pages = PageList<ID>()

  /// The page on which the pager is settled, or was before the open transition; `nil` if there are
  /// no pages.
  package internal(set) var settledPage: ID?

  /// The phase of movement.
  package internal(set) var phase = PagerPhase<ID>.idle

  /// The position, in pages from the first one.
  package internal(set) var position: Double {
    get { gate.position }
    set { gate.position = newValue }
  }

  /// The appearance state of the host.
  package internal(set) var hostState = PagerHostState.hidden {
    didSet { gate.close() }
  }

  /// Whether positions are ignored because the size is changing.
  package internal(set) var isFrozen = false {
    didSet { gate.close() }
  }

  /// Whether the machine was torn down and ignores all events.
  package internal(set) var isTornDown = false

  /// The destination of the open transition, if any.
  var destination: ID?

  /// The page from which a jump started.
  var jumpOrigin: ID?

  /// The target of the jump whose result has not been reported.
  var pendingJump: ID?

  /// Whether the next jump goes back if both ways around a loop have the same length.
  var leansBack = false

  /// The position at the end of the drag.
  var releasePosition = 0.0

  /// The indices of the pages on screen at the last position; `nil` if unknown.
  var window: PagerWindow? {
    didSet { gate.close() }
  }

  /// The controllers bound to pages.
  var residents: [ID: PageResident<ID>] = [:]

  /// The pages whose views are on screen, at most two, in the order in which they were attached.
  var attached: [ID] = []

  /// The pool of unbound controllers, those unused longest first.
  var pool: [PooledController<ID>] = []

  /// The number of slots created so far.
  var slotCount = 0

  /// The pages whose state is saved.
  var savedPages: Set<ID> = []

  /// Whether there was a memory warning, so that nothing is preloaded until the pager settles
  /// again.
  var isShortOfMemory = false

  /// Whether the host must scroll to the settled page once it is not visible.
  var owesSnap = false

  /// The effects of the event being handled.
  var effects: [PagerEffect<ID>] = []

  /// Creates a machine without pages, whose host is hidden.
  ///
  /// - Parameter configuration: The configuration of the pager.
  package init(_ configuration: PagerConfiguration<ID> = .init()) {
    self.configuration = configuration
  }

  /// Handles an event, and returns its effects in order.
  ///
  /// - Parameter event: Any event, in any state.
  /// - Returns: The effects, all of which must be performed before the next event is handled.
  /// - Complexity: O(1) without allocation for a scroll with which no page appears or disappears. A
  ///   change of the pages looks up every page with a controller or a saved state, and every
  ///   removed page between the settled one and its successor. In addition, the time for every
  ///   event is linear in the number of its effects.
  package mutating func handle(_ event: PagerEvent<ID>) -> [PagerEffect<ID>] {
    if case .offset(let position) = event, gate.admits(position) { return [] }
    return respond(to: event)
  }

  private mutating func respond(to event: PagerEvent<ID>) -> [PagerEffect<ID>] {
    react(to: event)
    guard !effects.isEmpty else { return [] }
    defer { effects = [] }
    return effects
  }

  private mutating func react(to event: PagerEvent<ID>) {
    guard !isTornDown else {
      if case .jump(let page, _) = event { emit(.finishJump(to: page, .cancelled)) }
      return
    }
    switch event {
    case .pagesChanged(let pages, let changed): changePages(to: pages, changed: changed)
    case .offset(let position): scroll(to: position)
    case .dragBegan: beginDrag()
    case .dragEnded(let target): endDrag(target: target)
    case .settle(let page): settle(at: page)
    case .jump(let page, let animated): jump(to: page, animated: animated)
    case .hostWillAppear(let animated): hostWillAppear(animated: animated)
    case .hostDidAppear: hostDidAppear()
    case .hostWillDisappear(let animated): hostWillDisappear(animated: animated)
    case .hostDidDisappear: hostDidDisappear()
    case .sizeWillChange: sizeWillChange()
    case .sizeDidChange: sizeDidChange()
    case .memoryWarning: unloadHidden()
    case .teardown: tearDown()
    }
  }

  mutating func emit(_ effect: PagerEffect<ID>) {
    effects.append(effect)
  }
}
