/// Shows a pager on a host, and sees to it that every page hears what is due, in order.
///
///     let driver = PagerDriver(pager, host: container)
///     let observation = driver.observe { notice in bar.show(notice) }
///     driver.jump(to: "sent")
///
/// The host, which keeps the driver, reports what happens to it: that it appears and disappears,
/// scrolls, rests, changes its size. Whatever a page or an observer does while the driver tells them
/// something, a jump in `viewWillAppear` or a change of the pages in `viewDidAppear`, waits until
/// everything is done that the event before asked for.
///
/// Call ``tearDown()`` when the pager goes and the host stays.
@MainActor
public final class PagerDriver<ID: Hashable & Sendable, Controller: AnyObject> {
  /// What decides, as it is after the last event.
  public internal(set) var machine: PagerMachine<PageID<ID>>

  /// What shows the pages; it is not kept.
  public private(set) weak var host: (any PageHost<Controller>)?

  /// The pages, and where controllers come from, until the driver is torn down.
  private(set) var connection: (any PageConnection<ID, Controller>)?

  /// The controllers that are alive.
  var residents: [ControllerID<PageID<ID>>: Resident] = [:]

  /// The states of pages that have no controller of their own.
  var states: [PageID<ID>: Any] = [:]

  /// The jump under way.
  var pendingJump: PagerJump?

  /// The jump whose event is being handled, until it is known to be over or under way.
  var newJump: PagerJump?

  let notices = ListenerList<PagerNotice<ID>>()
  let steps = ListenerList<PagerStep<PageID<ID>>>()

  /// Those who want to know that something may be other than before, positions apart.
  let changes = ListenerList<Void>()

  /// Events that came while effects were performed, the oldest first.
  private var waiting: [Arrival] = []

  private var isPerforming = false

  /// A controller, and the page it shows or showed last.
  struct Resident {
    let controller: Controller
    var page: PageID<ID>?
  }

  /// An event, how it is made known to the connection, and the jump that it is about.
  private struct Arrival {
    var event: PagerEvent<PageID<ID>>
    var adopt: (() -> Void)?
    var jump: PagerJump?
  }

  /// Creates a driver, which waits for its host to appear.
  ///
  /// - Parameters:
  ///   - pager: The pages and their controllers, kept until the driver is torn down or released.
  ///   - host: What shows the pages; it is not kept.
  public init(_ pager: some Pager<ID, Controller>, host: some PageHost<Controller>) {
    let supply = pager.supply
    let connection = supply.connect()
    self.connection = connection
    self.host = host
    machine = PagerMachine(supply.configuration.map { PageID($0) })
    let pages = PageList(listing: connection.newest)
    connection.begin { [weak self] change in
      self?.send(.pagesChanged(change.pages, changed: change.changed), adopt: change.adopt)
    }
    send(.pagesChanged(pages))
  }

  deinit {
    guard let pendingJump else { return }
    Task { @MainActor in pendingJump.finish(.cancelled) }
  }

  /// R0: handles an event now, or after those that are being handled.
  func send(
    _ event: PagerEvent<PageID<ID>>,
    adopt: (() -> Void)? = nil,
    jump: PagerJump? = nil
  ) {
    let arrival = Arrival(event: event, adopt: adopt, jump: jump)
    guard !isPerforming else { return waiting.append(arrival) }
    isPerforming = true
    defer { isPerforming = false }
    handle(arrival)
    while !waiting.isEmpty { handle(waiting.removeFirst()) }
  }

  private func handle(_ arrival: Arrival) {
    let event = arrival.event
    if case .offset(let position) = event { return scroll(to: position) }
    arrival.adopt?()
    newJump = arrival.jump
    if case .pagesChanged(let pages, _) = event, !machine.isTornDown {
      host?.pageCountDidChange(to: pages.count)
    }
    let effects = machine.handle(event)
    for effect in effects { perform(effect) }
    if let jump = newJump.take() { pendingJump = jump }
    switch event {
    case .pagesChanged: states = states.filter { machine.keepsState(of: $0.key) }
    case .jump(let page, true): animateJump(to: page)
    default: break
    }
    report(event, effects)
    if case .teardown = event { forgetEverything() }
  }

  /// Positions that the host reported before it was told to scroll elsewhere are of no interest.
  func forgetWaitingPositions() {
    waiting.removeAll { if case .offset = $0.event { true } else { false } }
  }

  /// Positions that the host reported before all pages moved mean those where they are now.
  func shiftWaitingPositions(by distance: Int) {
    for place in waiting.indices {
      if case .offset(let position) = waiting[place].event {
        waiting[place].event = .offset(position + Double(distance))
      }
    }
  }

  private func scroll(to position: Double) {
    let before = machine.position
    let effects = machine.handle(.offset(position))
    for effect in effects { perform(effect) }
    if machine.position != before && !notices.isEmpty, let transition {
      notices.send(.progress(transition))
    }
    if !steps.isEmpty || !effects.isEmpty { report(.offset(position), effects) }
  }

  private func report(
    _ event: PagerEvent<PageID<ID>>,
    _ effects: [PagerEffect<PageID<ID>>]
  ) {
    if !steps.isEmpty {
      steps.send(PagerStep(event: event, effects: effects, machine: machine))
    }
    if !changes.isEmpty { changes.send(()) }
  }

  private func animateJump(to page: PageID<ID>) {
    guard machine.phase == .jumping(to: page), let index = machine.pages.index(of: page) else {
      return
    }
    let start = machine.jumpOrigin.flatMap { machine.pages.index(of: $0) }
    host?.animateJump(from: start, to: index)
  }

  private func forgetEverything() {
    connection?.end()
    connection = nil
    states = [:]
    notices.end()
    steps.end()
  }
}
