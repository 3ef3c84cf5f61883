/// An object that displays a pager in a host, and makes the appearance callbacks of pages in order.
///
///     let driver = PagerDriver(pager, host: container)
///     let observation = driver.observe { notice in bar.show(notice) }
///     driver.jump(to: "sent")
///
/// The host, which must retain the driver, reports its events: that it appears and disappears,
/// scrolls, comes to rest, changes its size. Operations inside callbacks to pages and observers,
/// such as a jump in `viewWillAppear` or a change of the pages in `viewDidAppear`, are deferred
/// until all effects of the current event have been performed.
///
/// If pages request further jumps whenever they appear, the driver never becomes idle; this is not
/// prevented.
///
/// Call ``tearDown()`` if the host outlives the pager.
@MainActor
public final class PagerDriver<ID: Hashable & Sendable, Controller: AnyObject> {
  /// The state machine, after the last event.
  package internal(set) var machine: PagerMachine<PageID<ID>>

  /// The configuration after all inputs received so far.
  ///
  /// That of the machine follows as they are handled. Changes are made to this one, so that none is
  /// lost and none restores an earlier value, such as the mode of a pager that is being replaced.
  var latestConfiguration: Configuration

  /// The host, referenced weakly.
  public private(set) weak var host: (any PageHost<Controller>)?

  /// The pages and the controller factory, until the driver is torn down.
  private(set) var connection: (any PageConnection<ID, Controller>)?

  /// The existing controllers.
  var residents: [ControllerID<PageID<ID>>: Resident] = [:]

  /// The saved states of pages that have no controller.
  var states: [PageID<ID>: Any] = [:]

  /// The current jump.
  var pendingJump: PagerJump?

  /// The jump whose event is being handled, until it has started or ended.
  var newJump: PagerJump?

  let noticeListeners = ListenerList<PagerNotice<ID>>()
  let stepListeners = ListenerList<PagerStep<PageID<ID>>>()

  /// The listeners for possible changes of any state other than the position.
  let changeListeners = ListenerList<Void>()

  /// The inputs received while effects were performed, oldest first; `nil` for discarded ones.
  private var waiting: [Occasion?] = []

  /// The inputs deferred until pending updates of sources have been delivered, oldest first.
  private var deferred: [Occasion?] = []

  /// Whether effects are being performed.
  package private(set) var isPerforming = false

  /// A controller, and the page that it shows or last showed.
  struct Resident {
    let controller: Controller
    var page: PageID<ID>?
  }

  /// An input to the pager.
  enum Occasion {
    case event(PagerEvent<PageID<ID>>)
    case dragEnd(targeting: Double?)
    case rest(at: Double?)
    case change(PageChange<ID>)
    case jump(Request)
    case epsilon(Double)
    case replacement(PageSupply<ID, Controller>, Configuration)
  }

  /// A configuration in terms of the machine.
  typealias Configuration = PagerConfiguration<PageID<ID>>

  /// A request to jump to a page, which is looked up when the request is handled.
  struct Request {
    let jump: PagerJump
    let isAnimated: Bool
    let isBackward: Bool
    let isByID: Bool
    let target: @MainActor (PagerDriver) -> PageID<ID>?
  }

  /// Creates a driver for a pager and a host.
  ///
  /// No method of the host is called before its first report. Then it receives the number of pages
  /// and, unless it is the first, the page to scroll to.
  ///
  /// - Parameters:
  ///   - pager: The pager, retained until the driver is torn down or released.
  ///   - host: The host, referenced weakly.
  public init(_ pager: some Pager<ID, Controller>, host: some PageHost<Controller>) {
    let supply = pager.supply
    self.host = host
    latestConfiguration = supply.configuration.map { PageID($0) }
    machine = PagerMachine(latestConfiguration)
    let pages = connect(to: supply)
    process(.event(.pagesChanged(pages)))
  }

  deinit {
    guard let pendingJump else { return }
    Task { @MainActor in pendingJump.finish(.cancelled) }
  }

  /// R0: handles an input now, or after the current one.
  func send(_ occasion: Occasion) {
    // After a change of a source, a jump must refer to the source as it is now: the page may be
    // new.
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
    defer { connection?.didHandle(isJump: occasion.isJumpByID, restingOn: restingPage) }
    switch occasion {
    case .event(.offset(let position)): scroll(to: position)
    case .event(let event): handle(event)
    case .dragEnd(let position):
      handle(.dragEnded(target: position.flatMap { machine.page(at: $0) }))
    case .rest(let position):
      handle(.settle(at: position.flatMap { machine.page(at: $0) }))
    case .change(let change):
      change.adopt()
      handle(.pagesChanged(change.pages, changed: change.changed))
    case .epsilon(let epsilon): machine.configuration.epsilon = epsilon
    case .replacement(let supply, let configuration):
      replacePages(by: supply, with: configuration)
    case .jump(let request):
      guard let page = request.target(self) else {
        return request.jump.finish(machine.isTornDown ? .cancelled : .rejected)
      }
      newJump = request.jump
      handle(.jump(to: page, animated: request.isAnimated, isBackward: request.isBackward))
      if let jump = newJump.take() { pendingJump = jump }
    }
  }

  /// The page on which the pager rests, if it does.
  private var restingPage: PageID<ID>? { machine.phase == .idle ? machine.settledPage : nil }

  /// Connects to the pages of a pager, and returns them.
  private func connect(to supply: PageSupply<ID, Controller>) -> PageList<PageID<ID>> {
    let connection = supply.connect()
    self.connection = connection
    connection.begin { [weak self] in self?.process(.change($0)) }
    return PageList(listing: connection.current)
  }

  private func replacePages(
    by supply: PageSupply<ID, Controller>,
    with configuration: Configuration
  ) {
    guard !machine.isTornDown else { return }
    connection?.end()
    // Changes of the previous pages that were not handled yet.
    waiting = waiting.map(\.?.unlessChange)
    handle(.pagesChanged([]))
    handle(.configured(configuration))
    handle(.pagesChanged(connect(to: supply)))
  }

  private func handle(_ event: PagerEvent<PageID<ID>>) {
    let effects = machine.handle(event)
    for effect in effects { perform(effect) }
    if case .pagesChanged = event { states = states.filter { machine.keepsState(of: $0.key) } }
    report(event, effects)
    if case .teardown = event { forgetEverything() }
  }

  /// Discards positions that the host reported before it was told to scroll elsewhere.
  func forgetWaitingPositions() {
    mapWaitingPositions { _ in nil }
  }

  /// Shifts positions that the host reported before all pages were shifted.
  func shiftWaitingPositions(by distance: Int) {
    mapWaitingPositions { $0 + Double(distance) }
  }

  private func mapWaitingPositions(_ transform: (Double) -> Double?) {
    func transformed(_ occasion: Occasion?) -> Occasion? {
      switch occasion {
      case .event(.offset(let position)): transform(position).map { .event(.offset($0)) }
      case .dragEnd(let position): .dragEnd(targeting: position.flatMap(transform))
      case .rest(let position): .rest(at: position.flatMap(transform))
      case .event, .change, .jump, .epsilon, .replacement, nil: occasion
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

  private func forgetEverything() {
    connection?.end()
    connection = nil
    states = [:]
    noticeListeners.end()
    stepListeners.end()
  }
}

extension PagerDriver.Occasion {
  fileprivate var isJump: Bool {
    if case .jump = self { true } else { false }
  }

  /// Whether it is a jump to a page with an id.
  fileprivate var isJumpByID: Bool {
    if case .jump(let request) = self { request.isByID } else { false }
  }

  /// The input, unless it is a change of the pages.
  fileprivate var unlessChange: Self? {
    if case .change = self { nil } else { self }
  }
}
