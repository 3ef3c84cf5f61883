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

  /// The pages, and where controllers come from.
  let connection: any PageConnection<ID, Controller>

  /// The controllers that are alive.
  var residents: [ControllerID<PageID<ID>>: Resident] = [:]

  /// The states of pages that have no controller of their own.
  var states: [PageID<ID>: Any] = [:]

  /// The jumps that are not over, the oldest first.
  var jumps: [PagerJump] = []

  let notices = ListenerList<PagerNotice<ID>>()
  let steps = ListenerList<PagerStep<PageID<ID>>>()

  /// Events that came while effects were performed.
  private var waiting: [Arrival] = []

  private var isPerforming = false

  /// A controller, and the page it shows or showed last.
  struct Resident {
    let controller: Controller
    var page: PageID<ID>?
  }

  /// An event, and how it is made known to the connection.
  private typealias Arrival = (event: PagerEvent<PageID<ID>>, adopt: (() -> Void)?)

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
    machine = PagerMachine(
      supply.configuration.map { connection.newest.page(withID: $0) })
    let pages = PageList(listing: connection.newest)
    connection.begin { [weak self] change in
      self?.send(.pagesChanged(change.pages, changed: change.changed), adopt: change.adopt)
    }
    send(.pagesChanged(pages))
  }

  deinit {
    guard !jumps.isEmpty else { return }
    Task { @MainActor [jumps] in
      for jump in jumps { jump.finish(.cancelled) }
    }
  }

  /// R0: handles an event now, or after those that are being handled.
  func send(_ event: PagerEvent<PageID<ID>>, adopt: (() -> Void)? = nil) {
    guard !isPerforming else { return waiting.append((event, adopt)) }
    isPerforming = true
    defer { isPerforming = false }
    handle(event, adopt: adopt)
    while !waiting.isEmpty {
      let round = waiting
      waiting = []
      for (event, adopt) in round { handle(event, adopt: adopt) }
    }
  }

  private func handle(_ event: PagerEvent<PageID<ID>>, adopt: (() -> Void)?) {
    if case .offset(let position) = event { return scroll(to: position) }
    adopt?()
    if case .pagesChanged(let pages, _) = event, !machine.isTornDown {
      host?.pageCountDidChange(to: pages.count)
    }
    let effects = machine.handle(event)
    for effect in effects { perform(effect) }
    switch event {
    case .pagesChanged: states = states.filter { machine.keepsState(of: $0.key) }
    case .jump(let page, true): animateJump(to: page)
    default: break
    }
    report(event, effects)
    // Whoever listens hears of the end, too.
    if case .teardown = event { forgetEverything() }
  }

  private func scroll(to position: Double) {
    let before = machine.position
    let effects = machine.handle(.offset(position))
    for effect in effects { perform(effect) }
    if machine.position != before && !notices.isEmpty, let transition {
      notices.send(.progress(transition))
    }
    report(.offset(position), effects)
  }

  private func report(
    _ event: PagerEvent<PageID<ID>>,
    _ effects: [PagerEffect<PageID<ID>>]
  ) {
    guard !steps.isEmpty else { return }
    steps.send(PagerStep(event: event, effects: effects, machine: machine))
  }

  private func animateJump(to page: PageID<ID>) {
    guard machine.phase == .jumping(to: page), let index = machine.pages.index(of: page) else {
      return
    }
    let start = machine.jumpOrigin.flatMap { machine.pages.index(of: $0) }
    host?.animateJump(from: start, to: index)
  }

  private func forgetEverything() {
    connection.end()
    states = [:]
    notices.end()
    steps.end()
  }
}
