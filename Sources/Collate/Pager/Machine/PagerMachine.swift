/// Decides what the pages of a pager hear, and when.
///
/// The machine is a value without a screen, a clock or a direction. It takes events and answers with
/// effects, which a ``PagerDriver`` performs:
///
///     var machine = PagerMachine<Int>()
///     machine.handle(.pagesChanged([0, 1, 2]))          // N:settle 0
///     machine.handle(.hostWillAppear(animated: true))   // load 0, add 0, didMove 0, will+ 0~, attach 0
///     machine.handle(.hostDidAppear)                    // did+ 0
///
/// It takes any event in any state; what makes no sense changes nothing. The rules that it goes by
/// are in <doc:PageLifecycle>.
///
/// A position counts pages in reading order: at 2.25 page 2 is a quarter of the way out.
public struct PagerMachine<ID: Hashable & Sendable>: Sendable {
  /// Where the pager is; the first member, so that its place does not depend on the type of ids.
  @usableFromInline var gate = PagerGate()

  /// How the pager behaves.
  ///
  /// What is set holds from the next event on; controllers that are too many then go when the pager
  /// rests again. The mode stays as it was at the beginning.
  public var configuration: PagerConfiguration<ID> {
    didSet {
      configuration.mode = oldValue.mode
      window = nil
      // Where the last page met the first one there is nothing any more.
      if oldValue.loops { position = place(of: position) ?? position }
    }
  }

  /// The pages, in their order.
  public internal(set) var pages = PageList<ID>()

  /// The page that the pager rests on, or rested on before the transition; `nil` without pages.
  public internal(set) var settledPage: ID?

  /// What moves the pages.
  public internal(set) var phase = PagerPhase<ID>.idle

  /// Where the pager is, in pages from the first.
  public internal(set) var position: Double {
    get { gate.position }
    set { gate.position = newValue }
  }

  /// How much of the host can be seen.
  public internal(set) var hostState = PagerHostState.hidden {
    didSet { gate.close() }
  }

  /// Whether positions mean nothing, because the size is changing.
  public internal(set) var isFrozen = false {
    didSet { gate.close() }
  }

  /// Whether the machine was torn down and does nothing any more.
  public internal(set) var isTornDown = false

  /// The page that the open transition goes to, if one is open.
  var destination: ID?

  /// The other page of a jump's pair.
  var jumpOrigin: ID?

  /// The page that somebody asked for and was not told about yet.
  var pendingJump: ID?

  /// Whether the next jump goes back where both ways round a loop are of one length.
  var leansBack = false

  /// Where the finger let go.
  var releasePosition = 0.0

  /// The indices of the pages on screen, as the last position had it; `nil` when that is not known.
  var window: PagerWindow? {
    didSet { gate.close() }
  }

  /// The controllers that belong to a page.
  var residents: [ID: PageResident<ID>] = [:]

  /// The pages whose views are on screen, at most two, in the order they came.
  var attached: [ID] = []

  /// The controllers that wait for a page, the one that waits longest first.
  var pool: [PooledController<ID>] = []

  /// The number of slots that were ever made.
  var slotCount = 0

  /// The pages whose state was kept.
  var savedPages: Set<ID> = []

  /// Whether memory is short, so that nothing is made ahead until the pager rests again.
  var isShortOfMemory = false

  /// Whether the host is to scroll to the resting page once nobody sees it.
  var owesSnap = false

  /// The effects of the event being handled.
  var effects: [PagerEffect<ID>] = []

  /// Creates a machine without pages, whose host is hidden.
  ///
  /// - Parameter configuration: How the pager behaves.
  public init(_ configuration: PagerConfiguration<ID> = .init()) {
    self.configuration = configuration
  }

  /// Takes an event and returns what is to be done about it, in order.
  ///
  /// - Parameter event: Any event, in any state.
  /// - Returns: The effects, all of which are due before the next event is handled.
  /// - Complexity: O(1) and without an allocation for a scroll that brings no page in or out; a
  ///   change of the pages costs what looking up every page with a controller or a kept state does,
  ///   and every removed page between the resting one and its successor; each event costs what its
  ///   effects do.
  @inlinable
  public mutating func handle(_ event: PagerEvent<ID>) -> [PagerEffect<ID>] {
    if case .offset(let position) = event, gate.admits(position) { return [] }
    return respond(to: event)
  }

  @usableFromInline
  mutating func respond(to event: PagerEvent<ID>) -> [PagerEffect<ID>] {
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
