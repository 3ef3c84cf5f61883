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
/// A page that asks for another one whenever it appears keeps the driver busy for ever; that is not
/// prevented.
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

  let noticeListeners = ListenerList<PagerNotice<ID>>()
  let stepListeners = ListenerList<PagerStep<PageID<ID>>>()

  /// Those who want to know that something may be other than before, positions apart.
  let changeListeners = ListenerList<Void>()

  /// What came while effects were performed, the oldest first; `nil` for what was forgotten.
  private var waiting: [Occasion?] = []

  /// What waits for updates of sources that are on their way, the oldest first.
  private var deferred: [Occasion?] = []

  /// Whether the host was told how many pages there are, which begins with its first report.
  private(set) var isHostInformed = false

  /// Whether effects are being performed.
  package private(set) var isPerforming = false

  /// The jump that the host was last asked to animate.
  private var animatedJump: AnimatedJump?

  private struct AnimatedJump: Equatable {
    let start: Int?
    let target: Int
  }

  /// A controller, and the page it shows or showed last.
  struct Resident {
    let controller: Controller
    var page: PageID<ID>?
  }

  /// Something that happens to the pager.
  enum Occasion {
    case event(PagerEvent<PageID<ID>>)
    case dragEnd(targeting: Double?)
    case rest(at: Double?)
    case change(PageChange<ID>)
    case jump(PagerJump, to: @MainActor (PagerDriver) -> PageID<ID>?, animated: Bool)
  }

  /// Creates a driver, which waits for its host to appear.
  ///
  /// The host is told nothing before its first report; then how many pages there are and, if that is
  /// not the first, which one to scroll to.
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
    connection.begin { [weak self] in self?.process(.change($0)) }
    process(.event(.pagesChanged(PageList(listing: connection.current))))
  }

  deinit {
    guard let pendingJump else { return }
    Task { @MainActor in pendingJump.finish(.cancelled) }
  }

  /// R0: handles what happens now, or after what is being handled.
  func send(_ occasion: Occasion) {
    // Who changed a source and then asks for a page means the source as it is: the page may be new.
    guard Transaction.isBusy, isPerforming || occasion.isJump || !deferred.isEmpty else {
      return process(occasion)
    }
    deferred.append(occasion)
    Transaction.whenDelivered {
      if let occasion = self.deferred.removeFirst() { self.process(occasion) }
    }
  }

  private func process(_ occasion: Occasion) {
    guard !isPerforming else { return waiting.append(occasion) }
    isPerforming = true
    defer { isPerforming = false }
    handle(occasion)
    while !waiting.isEmpty {
      if let occasion = waiting.removeFirst() { handle(occasion) }
    }
  }

  private func handle(_ occasion: Occasion) {
    if occasion.isReportOfHost { informHost() }
    switch occasion {
    case .event(.offset(let position)): scroll(to: position)
    case .event(let event): handle(event)
    case .dragEnd(let position):
      handle(.dragEnded(target: position.flatMap(machine.page(at:))))
    case .rest(let position): handle(.settle(at: position.flatMap(machine.page(at:))))
    case .change(let change):
      change.adopt()
      handle(.pagesChanged(change.pages, changed: change.changed))
    case .jump(let jump, let target, let animated):
      guard let page = target(self) else {
        return jump.finish(machine.isTornDown ? .cancelled : .rejected)
      }
      newJump = jump
      handle(.jump(to: page, animated: animated))
      if let jump = newJump.take() { pendingJump = jump }
    }
  }

  private func handle(_ event: PagerEvent<PageID<ID>>) {
    let oldCount = machine.pages.count
    let effects = machine.handle(event)
    let count = machine.isTornDown ? oldCount : machine.pages.count
    // There is room for new pages before anything comes there, and for old ones until they are gone.
    if count > oldCount { informHost(pageCount: count) }
    for effect in effects { perform(effect) }
    if count < oldCount { informHost(pageCount: count) }
    if case .pagesChanged = event { states = states.filter { machine.keepsState(of: $0.key) } }
    animateJump()
    report(event, effects)
    if case .teardown = event { forgetEverything() }
  }

  /// Tells the host what it has to know before it is told anything else.
  private func informHost() {
    guard !isHostInformed, !machine.isTornDown else { return }
    isHostInformed = true
    informHost(pageCount: machine.pages.count)
    if let index = settledIndex, index > 0 { host?.snap(to: index) }
  }

  private func informHost(pageCount: Int) {
    if isHostInformed { host?.pageCountDidChange(to: pageCount) }
  }

  /// Positions that the host reported before it was told to scroll elsewhere are of no interest.
  func forgetWaitingPositions() {
    mapWaitingPositions { _ in nil }
  }

  /// Positions that the host reported before all pages moved mean those where they are now.
  func shiftWaitingPositions(by distance: Int) {
    mapWaitingPositions { $0 + Double(distance) }
  }

  private func mapWaitingPositions(_ transform: (Double) -> Double?) {
    func transformed(_ occasion: Occasion?) -> Occasion? {
      switch occasion {
      case .event(.offset(let position)): transform(position).map { .event(.offset($0)) }
      case .dragEnd(let position): .dragEnd(targeting: position.flatMap(transform))
      case .rest(let position): .rest(at: position.flatMap(transform))
      case .event, .change, .jump, nil: occasion
      }
    }
    waiting = waiting.map(transformed)
    deferred = deferred.map(transformed)
  }

  private func scroll(to position: Double) {
    let before = machine.position
    let effects = machine.handle(.offset(position))
    for effect in effects { perform(effect) }
    if machine.position != before && !noticeListeners.isEmpty, let transition {
      noticeListeners.send(.progress(transition))
    }
    if !stepListeners.isEmpty || !effects.isEmpty { report(.offset(position), effects) }
  }

  private func report(
    _ event: PagerEvent<PageID<ID>>,
    _ effects: [PagerEffect<PageID<ID>>]
  ) {
    if !stepListeners.isEmpty {
      stepListeners.send(PagerStep(event: event, effects: effects, machine: machine))
    }
    if !changeListeners.isEmpty { changeListeners.send(()) }
  }

  /// Has the host scroll between the pages of a jump, or elsewhere when they stand elsewhere.
  private func animateJump() {
    guard case .jumping(let page) = machine.phase, let index = machine.pages.index(of: page) else {
      animatedJump = nil
      return
    }
    let jump = AnimatedJump(
      start: machine.jumpOrigin.flatMap { machine.pages.index(of: $0) }, target: index)
    guard jump != animatedJump else { return }
    animatedJump = jump
    host?.animateJump(from: jump.start, to: jump.target)
  }

  private func forgetEverything() {
    connection?.end()
    connection = nil
    states = [:]
    noticeListeners.end()
    stepListeners.end()
  }
}

extension PagerDriver.Occasion {
  fileprivate var isReportOfHost: Bool {
    switch self {
    case .event(.pagesChanged), .event(.teardown), .change, .jump: false
    case .event, .dragEnd, .rest: true
    }
  }

  fileprivate var isJump: Bool {
    if case .jump = self { true } else { false }
  }
}
