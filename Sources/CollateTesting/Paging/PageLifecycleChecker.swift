package import Collate

/// A checker that verifies every lifecycle call to the pages of a pager, and their order.
///
/// The checker is independent of the implementation of pagers. It tracks the state of each
/// controller, and checks every call against it:
///
///     var machine = PagerMachine<Int>()
///     var checker = PageLifecycleChecker(configuration: machine.configuration)
///     for event in events {
///       let effects = machine.handle(event)
///       checker.check(PagerStep(event: event, effects: effects, machine: machine))
///     }
///     #expect(checker.violations == [])
///
/// To check a pager on a host, use a ``PagerDriverChecker``. To check calls that your own
/// controllers recorded, pass each event and all calls that belong to it:
///
///     checker.begin(.hostDidAppear)
///     checker.check(.didAppear(.page(0)))
///     checker.end()
///
/// A call that breaks several rules is reported once, with the first of them, and then applied. The
/// outcome of an event is checked only if all its calls are valid. For the rules, see
/// ``Violation/Law``.
package struct PageLifecycleChecker<ID: Hashable & Sendable>: Sendable {
  /// The configuration of the pager, which limits the number of controllers.
  package private(set) var configuration: PagerConfiguration<ID>

  /// The violations so far, in order of occurrence.
  package private(set) var violations: [Violation] = []

  /// The number of events so far.
  package private(set) var eventCount = 0

  /// The existing controllers, according to the calls received.
  var controllers: [ControllerID<ID>: CheckedController<ID>] = [:]

  /// The current pages of the pager.
  var pages = PageList<ID>()

  /// The settled page of which observers were notified.
  var settledPage: ID?

  /// The appearance state of the host, according to the events.
  var hostState = PageAppearance.hidden

  /// The open transition of which observers were notified.
  var transition: (from: ID, to: ID)?

  /// The targets of jumps without results, oldest first.
  var openJumps: [ID] = []

  /// Whether positions are ignored because the size is changing.
  var isFrozen = false

  var isTornDown = false

  var batch = CheckedBatch<ID>()

  /// Creates a checker for a pager without pages.
  ///
  /// - Parameter configuration: The configuration of the pager.
  package init(configuration: PagerConfiguration<ID> = .init()) {
    self.configuration = configuration
  }

  /// Creates a checker for a machine.
  ///
  /// - Parameter machine: A machine with or without pages.
  /// - Precondition: The machine has no controllers, because their previous calls would be unknown.
  package init(_ machine: PagerMachine<ID>) {
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
  /// Checks an event and its effects.
  ///
  /// The state of the machine is also compared with the calls received.
  ///
  /// - Parameter step: The event, its effects, and the machine after it.
  /// - Returns: The violations found, which are also added to ``violations``.
  @discardableResult
  package mutating func check(_ step: PagerStep<ID>) -> [Violation] {
    let found = violations.count
    begin(step.event)
    for effect in step.effects { check(effect) }
    end(step.machine)
    return Array(violations[found...])
  }

  /// Begins an event, to which the following calls belong.
  ///
  /// - Parameter event: The event.
  package mutating func begin(_ event: PagerEvent<ID>) {
    eventCount += 1
    batch = CheckedBatch(event: event)
    if case .jump(let page, _, _) = event { openJumps.append(page) }
    guard !isTornDown else { return }
    switch event {
    case .pagesChanged(let pages, _): self.pages = pages
    case .hostWillAppear:
      if hostState == .hidden || hostState == .disappearing { hostState = .appearing }
    case .hostDidAppear: hostState = .appeared
    case .hostWillDisappear:
      if hostState == .appearing || hostState == .appeared { hostState = .disappearing }
    case .hostDidDisappear: hostState = .hidden
    case .sizeWillChange: isFrozen = true
    case .sizeDidChange: isFrozen = false
    case .offset, .dragBegan, .dragEnded, .settle, .jump, .configured, .memoryWarning, .teardown:
      break
    }
  }

  /// Checks a call.
  ///
  /// - Parameter effect: The effect: a call to a controller, or a notice to observers.
  /// - Returns: The violation found, if any, which is also added to ``violations``.
  @discardableResult
  package mutating func check(_ effect: PagerEffect<ID>) -> Violation? {
    let found = violations.count
    let sequence = findInSequence(effect)
    let own = take(effect)
    if let finding = sequence ?? own { report(finding, call: "\(effect)") }
    return violations.count > found ? violations[found] : nil
  }

  /// Ends an event, and checks its outcome.
  ///
  /// - Parameter machine: The machine after the event, to also check its state.
  /// - Returns: The violations found, which are also added to ``violations``.
  @discardableResult
  package mutating func end(_ machine: PagerMachine<ID>? = nil) -> [Violation] {
    let found = violations.count
    if let machine { configuration = machine.configuration }
    if let added = batch.added {
      report(.init(.containment, "no didMove \(added) came after it"), call: "add \(added)")
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

  /// Discards open transitions, because the end of a transition by teardown is not reported.
  private mutating func finishTeardown() {
    isTornDown = true
    hostState = .hidden
    pages = []
    settledPage = nil
    transition = nil
  }
}

extension PageLifecycleChecker {
  /// A broken law.
  struct Finding {
    let law: Violation.Law
    let message: String

    init(_ law: Violation.Law, _ message: String) {
      self.law = law
      self.message = message
    }
  }

  private mutating func report(_ finding: Finding, call: String) {
    batch.isClean = false
    violations.append(
      Violation(
        finding.law, call: call, message: finding.message,
        event: batch.event.map { "\($0)" }, eventNumber: batch.event == nil ? nil : eventCount))
  }
}
