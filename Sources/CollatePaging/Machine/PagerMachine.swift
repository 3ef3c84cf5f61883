/// A state machine that determines the callbacks of a pager's pages, and their order.
///
/// The machine is a value that does not depend on views, clocks or the layout direction. It handles
/// events by returning effects, which a ``PagerDriver`` performs:
///
///     var machine = PagerMachine()
///     machine.handle(.pagesChanged([0, 1, 2]))          // N:settle 0
///     machine.handle(.hostWillAppear(animated: true))   // count 3, load 0, …, will+ 0~, attach 0
///     machine.handle(.hostDidAppear)                    // did+ 0
///
/// It accepts any event in any state; events that do not apply are ignored. For its rules, see
/// <doc:PageLifecycle>.
///
/// Positions are in pages, in reading order: at 2.25, a quarter of page 2 has scrolled out.
package struct PagerMachine: Sendable {
  /// The position.
  var gate = PagerGate()

  /// The configuration of the pager.
  ///
  /// Changes apply from the next event on; excess controllers are released when the pager settles
  /// again. Changes of the mode are ignored while there are pages or controllers.
  package var configuration: PagerConfiguration {
    didSet {
      if !pages.isEmpty || controllerCount > 0 { configuration.mode = oldValue.mode }
      gate.forgetWindow()
      // The place where the loop closed does not exist any more.
      if oldValue.loops { gate.move(to: ring.place(of: position) ?? position) }
    }
  }

  /// The pages, in order.
  package private(set) var pages = PageList()

  /// The page on which the pager is settled, or was before the open transition; `nil` if there are
  /// no pages.
  package private(set) var settledPage: PageKey?

  /// What the pages do.
  package private(set) var phase = PagerPhase.idle

  /// Whether the machine was torn down and ignores all events.
  package private(set) var isTornDown = false

  /// The controllers of the pages.
  var residents = PageResidents()

  /// What is known of the host.
  var host = Host() {
    didSet { gate.close() }
  }

  /// The effects of the event being handled.
  var effects: [PagerEffect] = []

  /// Creates a machine without pages, whose host is hidden.
  ///
  /// - Parameter configuration: The configuration of the pager.
  package init(_ configuration: PagerConfiguration = .init()) {
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
  package mutating func handle(_ event: PagerEvent) -> [PagerEffect] {
    if case .offset(let position) = event, gate.admits(position) { return [] }
    react(to: event)
    checkInvariants()
    guard !effects.isEmpty else { return [] }
    defer { effects = [] }
    return effects
  }

  private mutating func react(to event: PagerEvent) {
    guard !isTornDown else {
      if case .jump(let page, _, _) = event { emit(.finishJump(to: page, .cancelled)) }
      return
    }
    if event.isReportOfHost { informHost() }
    switch event {
    case .pagesChanged(let pages, let changed, let initial):
      let oldPages = self.pages
      self.pages = pages
      changePages(from: oldPages, changed: changed, initial: initial)
    case .offset(let position): scroll(to: position)
    case .dragBegan: beginDrag()
    case .dragEnded(let target): endDrag(target: target)
    case .settle(let page): settle(at: page)
    case .jump(let page, let animated, let isBackward):
      jump(to: page, animated: animated, isBackward: isBackward)
    case .hostWillAppear(let animated): hostWillAppear(animated: animated)
    case .hostDidAppear: hostDidAppear()
    case .hostWillDisappear(let animated): hostWillDisappear(animated: animated)
    case .hostDidDisappear: hostDidDisappear()
    case .sizeWillChange: sizeWillChange()
    case .sizeDidChange: sizeDidChange()
    case .configured(let configuration): configure(configuration)
    case .memoryWarning: releaseMemory()
    case .teardown:
      isTornDown = true
      tearDown()
      pages = []
    }
  }

  mutating func emit(_ effect: PagerEffect) {
    effects.append(effect)
  }

  /// Begins a movement, or continues the current one in another way.
  mutating func move(by movement: PagerMovement) {
    phase = .moving(movement, destination: phase.destination)
    gate.forgetWindow()
  }

  /// Opens a transition if the pages move and none is open.
  mutating func begin(to goal: PageKey, from settled: PageKey) {
    guard case .moving(let movement, nil) = phase else { return }
    phase = .moving(movement, destination: goal)
    emit(.notify(.begin(from: settled, to: goal)))
  }

  /// Changes the destination of the open transition.
  mutating func retarget(to goal: PageKey, from settled: PageKey) {
    guard case .moving(let movement, let destination?) = phase, destination != goal else { return }
    phase = .moving(movement, destination: goal)
    emit(.notify(.retarget(from: settled, to: goal)))
  }

  /// Ends the movement on a page, without notifying observers.
  mutating func stop(at page: PageKey?) {
    settledPage = page
    phase = .idle
    gate.move(to: page.flatMap { pages.index(of: $0) }.map(Double.init) ?? 0)
  }
}

extension PagerMachine {
  #if COLLATE_CHECK_INVARIANTS
  /// Traps if the state contradicts itself.
  func checkInvariants() {
    residents.checkInvariants(poolLimit: configuration.poolLimit)
    precondition(
      settledPage.map(pages.contains) ?? pages.isEmpty, "The pager rests on none of its pages")
    precondition(
      phase.target.map(pages.contains) ?? true, "The target \(phase.target as Any) is no page")
    precondition(
      !pages.isEmpty || phase == .idle && residents.count == 0, "No pages move or have controllers")
    precondition(position.isFinite && position >= 0, "The position is \(position)")
    precondition(
      phase != .idle || host.state == .disappearing || residents.attached.count <= 1,
      "Two pages are on screen at rest")
    precondition(!host.isFrozen || phase == .idle || !isInTransition, "A frozen pager moves")
    precondition(
      host.state != .hidden
        || residents.pages.allSatisfy { residents.appearance(of: $0) == .hidden },
      "A page is visible in a hidden host")
  }
  #else
  @inline(__always) func checkInvariants() {}
  #endif
}
