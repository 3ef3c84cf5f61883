import CollateCore

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
/// If pages request further jumps whenever they appear, without end, the program stops with a message.
///
/// Call ``tearDown()`` if the host outlives the pager.
@MainActor
public final class PagerDriver<ID: Hashable & Sendable, Controller: AnyObject> {
  /// The state machine, after the last event.
  @safe @exclusivity(unchecked)
  package internal(set) var machine: PagerMachine  // It calls nothing but itself.

  /// The configuration after all inputs received so far.
  ///
  /// That of the machine follows as they are handled. Changes are made to this one, so that none is
  /// lost and none restores an earlier value, such as the mode of a pager that is being replaced.
  var latestConfiguration: PagerConfiguration

  /// The host, referenced weakly.
  public private(set) weak var host: (any PageHost<Controller>)?

  /// The pages and the controller factory, until the driver is torn down.
  private(set) var connection: (any PageConnection<ID, Controller>)?

  /// The page to begin with; the first one if this is `nil` or not found.
  ///
  /// It is looked up when the first pages arrive.
  public var initialPage: ID?

  /// The existing controllers.
  ///
  /// Their type does not depend on that of the pages, so looking one up is fast for any.
  var residents: [ControllerID: AnyObject] = [:]

  /// The saved states of pages that have no controller.
  var states: [PageKey: Any] = [:]

  /// The current jump.
  var pendingJump: PagerJump?

  /// The jump whose event is being handled, until it has started or ended.
  var newJump: PagerJump?

  /// The listeners for notices, and those for events; `nil` until the first one is added.
  ///
  /// Most positions of a drag change nothing, and are ignored at once if there are no listeners.
  var noticeListeners: ListenerList<PagerNotice<ID>>?
  var stepListeners: ListenerList<PagerStep>?

  /// The listeners for possible changes of any state other than the position.
  let changeListeners = ListenerList<Void>()

  /// The inputs received while effects were performed, oldest first; `nil` for discarded ones.
  private var waiting: [PagerInput?] = []

  /// The inputs deferred until pending updates of sources have been delivered, oldest first.
  private var deferred: [PagerInput?] = []

  // It is asked for with each position of a drag, and no code runs while it is accessed.
  /// Whether an input is being handled.
  @safe @exclusivity(unchecked) package private(set) var isPerforming = false

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
    initialPage = supply.initialPage
    latestConfiguration = supply.configuration
    machine = PagerMachine(latestConfiguration)
    let pages = connect(to: supply)
    process(.event(.pagesChanged(pages, initial: firstPage)))
  }

  deinit {
    guard let pendingJump else { return }
    Task { @MainActor in pendingJump.finish(.cancelled) }
  }

  /// R0: handles an input now, or after the current one.
  func send(_ input: PagerInput) {
    // After a change of a source, a jump must refer to the source as it is now: the page may be
    // new.
    guard Transaction.isBusy, isPerforming || input.isJump || !deferred.isEmpty else {
      return process(input)
    }
    deferred.append(input)
    Transaction.whenDelivered {
      if let input = self.deferred.removeFirst() { self.process(input) }
    }
  }

  private func process(_ input: PagerInput) {
    guard !isPerforming else { return waiting.append(input) }
    isPerforming = true
    defer { isPerforming = false }
    handle(input)
    var count = 0
    while !waiting.isEmpty {
      count += 1
      precondition(
        count <= 10_000 && waiting.count <= 100_000,
        "Callbacks of pages and observers have called their pager \(count) times in a row, each time because of the call "
          + "before: a page that jumps to another one when it appears, or changes the pages, must stop at some time"
      )
      // What was asked for in one round counts once. Inputs that are replaced by others are gone.
      for _ in waiting.indices where !waiting.isEmpty {
        if let input = waiting.removeFirst() { handle(input) }
      }
    }
  }

  private func handle(_ input: PagerInput) {
    defer { connection?.didHandle(isJump: input.isJumpByID, restingOn: restingPage) }
    switch input {
    case .event(let event): handle(event)
    case .dragEnd(let position):
      handle(.dragEnded(target: position.flatMap { machine.page(at: $0) }))
    case .rest(let position):
      handle(.settle(at: position.flatMap { machine.page(at: $0) }))
    case .change(let change):
      change.adopt()
      handle(.pagesChanged(change.pages, changed: change.changed, initial: firstPage))
    case .epsilon(let epsilon): machine.configuration.epsilon = epsilon
    case .replacement(let replace): replace()
    case .jump(let request):
      guard let page = request.target() else {
        return request.jump.finish(machine.isTornDown ? .cancelled : .rejected)
      }
      newJump = request.jump
      handle(.jump(to: page, animated: request.isAnimated, isBackward: request.isBackward))
      if let jump = newJump.take() { pendingJump = jump }
    }
  }

  /// The page on which the pager rests, if it does.
  private var restingPage: PageKey? { machine.phase == .idle ? machine.settledPage : nil }

  /// Connects to the pages of a pager, and returns them.
  private func connect(to supply: PageSupply<ID, Controller>) -> PageList {
    let connection = supply.connect()
    self.connection = connection
    connection.begin { [weak self] in self?.process(.change($0)) }
    return PageList(listing: connection.current)
  }

  func replacePages(by supply: PageSupply<ID, Controller>, with configuration: PagerConfiguration) {
    guard !machine.isTornDown else { return }
    connection?.end()
    // Changes of the previous pages that were not handled yet.
    waiting.removeAll { $0?.isChange == true }
    // Before there were pages, it may have been set where they are to begin; and it may be when they go.
    if !machine.pages.isEmpty { initialPage = nil }
    handle(.pagesChanged([]))
    if let page = supply.initialPage { initialPage = page }
    handle(.configured(configuration))
    handle(.pagesChanged(connect(to: supply), initial: firstPage))
    // Jumps that were requested meanwhile go to pages of this pager, which have to be there first.
    for case .jump(let request)? in waiting + deferred { request.jump.prepare?() }
    waiting = waiting.filter { $0?.isChange == true } + waiting.filter { $0?.isChange != true }
  }

  /// The page to begin with, if there was none before.
  private var firstPage: PageKey? {
    machine.pages.isEmpty ? initialPage.flatMap { connection?.page(withID: $0) } : nil
  }

  private func handle(_ event: PagerEvent) {
    let position = machine.position
    let effects = machine.handle(event)
    for effect in effects { perform(effect) }
    switch event {
    case .offset:
      if machine.position != position, let noticeListeners, let transition {
        noticeListeners.send(.progress(transition))
      }
    case .pagesChanged: states = states.filter { machine.keepsState(of: $0.key) }
    default: break
    }
    report(event, effects)
    if case .teardown = event { forgetEverything() }
  }

  /// Replaces or discards positions that the host reported before it was asked to scroll elsewhere.
  func mapWaitingPositions(_ transform: (Double) -> Double?) {
    func transformed(_ input: PagerInput?) -> PagerInput? {
      switch input {
      case .event(.offset(let position)): transform(position).map { .event(.offset($0)) }
      case .dragEnd(let position): .dragEnd(targeting: position.flatMap(transform))
      case .rest(let position): .rest(at: position.flatMap(transform))
      case .event, .change, .jump, .epsilon, .replacement, nil: input
      }
    }
    waiting = waiting.map(transformed)
    deferred = deferred.map(transformed)
  }

  private func report(_ event: PagerEvent, _ effects: [PagerEffect]) {
    if let stepListeners {
      // Those who write traces know pages by their ids.
      let names = PageNames { page in
        MainActor.assumeIsolated { self.connection?.id(of: page).map { "\($0)" } }
      }
      PageNames.$current.withValue(names) {
        stepListeners.send(PagerStep(event: event, effects: effects, machine: machine))
      }
    }
    if case .offset = event, effects.isEmpty { return }
    if !changeListeners.isEmpty { changeListeners.send(()) }
  }

  private func forgetEverything() {
    connection?.end()
    connection = nil
    states = [:]
    makeNoticeListeners().end()
    makeStepListeners().end()
  }
}

extension PagerInput {
  fileprivate var isJump: Bool {
    if case .jump = self { true } else { false }
  }

  /// Whether it is a jump to a page with an id.
  fileprivate var isJumpByID: Bool {
    if case .jump(let request) = self { request.jump.prepare != nil } else { false }
  }

  /// Whether it is a change of the pages.
  fileprivate var isChange: Bool {
    if case .change = self { true } else { false }
  }
}

// None of these types depends on that of the ids: the driver has to be fast for any.

/// An input to a pager.
@MainActor
enum PagerInput {
  case event(PagerEvent)
  case dragEnd(targeting: Double?)
  case rest(at: Double?)
  case change(PageChange)
  case jump(JumpRequest)
  case epsilon(Double)
  case replacement(@MainActor () -> Void)
}

/// A request to jump to a page, which is looked up when the request is handled.
@MainActor
struct JumpRequest {
  let jump: PagerJump
  let isAnimated: Bool
  let isBackward: Bool
  let target: @MainActor () -> PageKey?
}
