public import Collate

/// Checks, call by call, that the pages of a pager hear what is due to them, in order.
///
/// The checker knows nothing of how a pager decides. It keeps a list of what each controller was
/// told and holds every call against it:
///
///     var machine = PagerMachine<Int>()
///     var checker = PageLifecycleChecker(configuration: machine.configuration)
///     for event in events {
///       let effects = machine.handle(event)
///       checker.check(PagerStep(event: event, effects: effects, machine: machine))
///     }
///     #expect(checker.violations == [])
///
/// To check a pager on a host, use a ``PagerDriverChecker``. To check what your own controllers
/// recorded, name the events and all calls that belong to each:
///
///     checker.begin(.hostDidAppear)
///     checker.check(.didAppear(.page(0)))
///     checker.end()
///
/// A call that breaks several rules is reported once, by the first of them, and taken as it is. What
/// an event led to is looked at when all its calls are right. The rules are those of
/// ``PageLifecycleViolation/Rule``.
public struct PageLifecycleChecker<ID: Hashable & Sendable>: Sendable {
  /// How the pager behaves, which says how many controllers there may be.
  public private(set) var configuration: PagerConfiguration<ID>

  /// What was found so far, in the order it happened.
  public private(set) var violations: [PageLifecycleViolation] = []

  /// The number of events so far.
  public private(set) var eventCount = 0

  /// The controllers that are alive, as far as was heard.
  var controllers: [ControllerID<ID>: CheckedController<ID>] = [:]

  /// The pages that the pager was given last.
  var pages = PageList<ID>()

  /// Where observers were told that the pager rests.
  var settledPage: ID?

  /// How much of the host can be seen, by the events.
  var hostState = PagerHostState.hidden

  /// The transition that observers were told to have begun.
  var transition: (from: ID, to: ID)?

  /// The pages that somebody asked for without an answer, the oldest first.
  var openJumps: [ID] = []

  /// Whether positions mean nothing, because the size is changing.
  var isFrozen = false

  var isTornDown = false

  var batch = CheckedBatch<ID>()

  /// Creates a checker of a pager that has no pages yet.
  ///
  /// - Parameter configuration: How the pager behaves.
  public init(configuration: PagerConfiguration<ID> = .init()) {
    self.configuration = configuration
  }

  /// Creates a checker of a machine that nothing was seen of yet.
  ///
  /// - Parameter machine: A machine with or without pages.
  /// - Precondition: There are no controllers yet, because nobody could say what they were told.
  public init(_ machine: PagerMachine<ID>) {
    precondition(
      machine.controllerCount == 0,
      "The checker comes too late: \(machine.controllerCount) controllers are there already")
    configuration = machine.configuration
    pages = machine.pages
    settledPage = machine.settledPage
    hostState = machine.hostState
    isFrozen = machine.isFrozen
    isTornDown = machine.isTornDown
  }
}

extension PageLifecycleChecker {
  /// Checks an event with all that was done about it.
  ///
  /// What the machine says of itself is held against what was heard, too.
  ///
  /// - Parameter step: The event, its effects, and the machine after it.
  /// - Returns: What was found; it is added to ``violations``.
  @discardableResult
  public mutating func check(_ step: PagerStep<ID>) -> [PageLifecycleViolation] {
    let found = violations.count
    begin(step.event)
    for effect in step.effects { check(effect) }
    end(step.machine)
    return Array(violations[found...])
  }

  /// Takes notice of an event, to which the calls that follow belong.
  ///
  /// - Parameter event: What happened to the pager.
  public mutating func begin(_ event: PagerEvent<ID>) {
    eventCount += 1
    batch = CheckedBatch(event: event)
    if case .jump(let page, _) = event { openJumps.append(page) }
    guard !isTornDown else { return }
    switch event {
    case .pagesChanged(let pages, _): self.pages = pages
    case .hostWillAppear:
      if hostState == .hidden || hostState == .disappearing { hostState = .appearing }
    case .hostDidAppear: hostState = .shown
    case .hostWillDisappear:
      if hostState == .appearing || hostState == .shown { hostState = .disappearing }
    case .hostDidDisappear: hostState = .hidden
    case .sizeWillChange: isFrozen = true
    case .sizeDidChange: isFrozen = false
    case .offset, .dragBegan, .dragEnded, .settle, .jump, .memoryWarning, .teardown: break
    }
  }

  /// Checks a call.
  ///
  /// - Parameter effect: What was done: a call of a controller, or news for observers.
  /// - Returns: What was found, if anything; it is added to ``violations``.
  @discardableResult
  public mutating func check(_ effect: PagerEffect<ID>) -> PageLifecycleViolation? {
    let found = violations.count
    let sequence = findInSequence(effect)
    let own = take(effect)
    if let finding = sequence ?? own { report(finding, call: "\(effect)") }
    return violations.count > found ? violations[found] : nil
  }

  /// Checks what an event led to, now that all its calls are known.
  ///
  /// - Parameter machine: The machine after the event, if its own account shall be checked.
  /// - Returns: What was found; it is added to ``violations``.
  @discardableResult
  public mutating func end(_ machine: PagerMachine<ID>? = nil) -> [PageLifecycleViolation] {
    let found = violations.count
    if let machine { configuration = machine.configuration }
    if let added = batch.added {
      report(.init(.containment, added, "no didMove \(added) came after it"), call: "add \(added)")
    }
    let isTeardown = if case .teardown = batch.event { true } else { false }
    if isTeardown && !isTornDown { finishTeardown() }
    if batch.isClean {
      let call = batch.event.map { "\($0)" } ?? "the last event"
      for finding in findings(in: machine) { report(finding, call: call) }
      if isTeardown { controllers = [:] }
    }
    batch = CheckedBatch()
    return Array(violations[found...])
  }

  /// What was open is forgotten: nobody hears of a transition that a teardown ends.
  private mutating func finishTeardown() {
    isTornDown = true
    hostState = .hidden
    pages = []
    settledPage = nil
    transition = nil
  }
}

extension PageLifecycleChecker {
  /// Something that is not as it should be.
  struct Finding {
    let rule: PageLifecycleViolation.Rule
    let subject: String
    let message: String

    init(_ rule: PageLifecycleViolation.Rule, _ subject: some Any, _ message: String) {
      self.rule = rule
      self.subject = "\(subject)"
      self.message = message
    }
  }

  private mutating func report(_ finding: Finding, call: String) {
    batch.isClean = false
    violations.append(
      PageLifecycleViolation(
        finding.rule, subject: finding.subject, call: call, message: finding.message,
        event: batch.event.map { "\($0)" }, eventNumber: batch.event == nil ? nil : eventCount))
  }
}
