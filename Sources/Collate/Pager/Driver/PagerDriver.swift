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

  /// What came while effects were performed, the oldest first; `nil` for what was forgotten.
  private var waiting: [Occasion?] = []

  /// What waits for updates of sources that are on their way, the oldest first.
  private var deferred: [Occasion?] = []

  /// Whether effects are being performed.
  private(set) var isPerforming = false

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
    case change(PageChange<ID>)
    case jump(PagerJump, to: @MainActor (PagerDriver) -> PageID<ID>?, animated: Bool)
  }

  /// Creates a driver, which waits for its host to appear.
  ///
  /// The host is told at once how many pages there are and, if that is not the first, which one to
  /// scroll to: before it can know its driver, and maybe before it has a view or a size.
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
    switch occasion {
    case .event(.offset(let position)): scroll(to: position)
    case .event(let event): handle(event)
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
    let effects = machine.handle(event)
    if case .pagesChanged = event, !machine.isTornDown {
      host?.pageCountDidChange(to: machine.pages.count)
    }
    for effect in effects { perform(effect) }
    if case .pagesChanged = event { states = states.filter { machine.keepsState(of: $0.key) } }
    animateJump()
    report(event, effects)
    if case .teardown = event { forgetEverything() }
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
      guard case .event(.offset(let position)) = occasion else { return occasion }
      return transform(position).map { .event(.offset($0)) }
    }
    waiting = waiting.map(transformed)
    deferred = deferred.map(transformed)
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
    notices.end()
    steps.end()
  }
}

extension PagerDriver.Occasion {
  fileprivate var isJump: Bool {
    if case .jump = self { true } else { false }
  }
}
