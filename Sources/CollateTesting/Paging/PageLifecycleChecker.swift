package import Collate

/// A checker that verifies every lifecycle call to the pages of a pager, and their order.
///
/// The checker is independent of the implementation of pagers. It tracks the state of each
/// controller, and checks every call against it:
///
///     var machine = PagerMachine()
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
package struct PageLifecycleChecker: Sendable {
  /// The configuration of the pager, which limits the number of controllers.
  package private(set) var configuration: PagerConfiguration

  /// The violations so far, in order of occurrence.
  package private(set) var violations: [Violation] = []

  /// The number of events so far.
  package private(set) var eventCount = 0

  private(set) var controllers = CheckedControllers()

  private(set) var transitions = CheckedTransitions()

  /// The current pages of the pager.
  private(set) var pages = PageList()

  /// The appearance state of the host, according to the events.
  private(set) var hostState = PageAppearance.hidden

  /// Whether positions are ignored because the size is changing.
  private(set) var isFrozen = false

  private(set) var isTornDown = false

  /// The current event; `nil` for calls outside of any known event.
  private(set) var event: PagerEvent?

  /// Whether no violation was found for the current event.
  private var isClean = true

  /// Creates a checker for a pager without pages.
  ///
  /// - Parameter configuration: The configuration of the pager.
  package init(configuration: PagerConfiguration = .init()) {
    self.configuration = configuration
  }

  /// Creates a checker for a machine.
  ///
  /// - Parameter machine: A machine with or without pages.
  /// - Precondition: The machine has no controllers, because their previous calls would be unknown.
  package init(_ machine: PagerMachine) {
    precondition(
      machine.controllerCount == 0,
      "The checker was attached too late: there are \(machine.controllerCount) controllers")
    configuration = machine.configuration
    pages = machine.pages
    transitions = CheckedTransitions(settledPage: machine.settledPage)
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
  package mutating func check(_ step: PagerStep) -> [Violation] {
    let found = violations.count
    begin(step.event)
    for effect in step.effects { check(effect) }
    end(step.machine)
    return Array(violations[found...])
  }

  /// Begins an event, to which the following calls belong.
  ///
  /// - Parameter event: The event.
  package mutating func begin(_ event: PagerEvent) {
    eventCount += 1
    beginCalls(for: event)
    guard !isTornDown else { return }
    switch event {
    case .pagesChanged(let pages, _, _): self.pages = pages
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
  package mutating func check(_ effect: PagerEffect) -> Violation? {
    let found = violations.count
    let delay = findDelay(of: effect)
    let own = take(effect)
    if let finding = delay ?? own { report(finding, call: "\(effect)") }
    return violations.count > found ? violations[found] : nil
  }

  /// Ends an event, and checks its outcome.
  ///
  /// - Parameter machine: The machine after the event, to also check its state.
  /// - Returns: The violations found, which are also added to ``violations``.
  @discardableResult
  package mutating func end(_ machine: PagerMachine? = nil) -> [Violation] {
    let found = violations.count
    if let machine { configuration = machine.configuration }
    if let added = controllers.calls.added {
      report(PageFinding(.containment, "no didMove \(added) came after it"), call: "add \(added)")
    }
    transitions.finish(jumpTo: jumpTarget)
    let isTeardown = if case .teardown = event { true } else { false }
    if isTeardown && !isTornDown { finishTeardown() }
    if isClean {
      let call = event.map { "\($0)" } ?? "the last event"
      for finding in findings(in: machine) { report(finding, call: call) }
      if isTeardown { controllers.removeAll() }
    }
    beginCalls(for: nil)
    return Array(violations[found...])
  }

  private mutating func finishTeardown() {
    isTornDown = true
    hostState = .hidden
    pages = []
    transitions.tearDown()
  }

  private mutating func beginCalls(for event: PagerEvent?) {
    (self.event, isClean) = (event, true)
    controllers.begin()
    transitions.begin(jumpTo: jumpTarget)
  }

  /// The page to which the current event asks to jump.
  private var jumpTarget: PageKey? {
    if case .jump(let page, _, _) = event { page } else { nil }
  }

  /// Applies a call or a notice, and returns the rule that it breaks, if any.
  private mutating func take(_ effect: PagerEffect) -> PageFinding? {
    let leaving = controllers.calls.leaving
    let finding = controllers.take(effect, host: hostState)
    switch effect {
    case .notify(let notice): return transitions.take(notice, leaving: leaving)
    case .finishJump(let page, _): return transitions.takeFinishedJump(to: page)
    default: return finding
    }
  }

  /// Returns the rule that a call breaks because of previous calls for the same event, if any.
  private func findDelay(of effect: PagerEffect) -> PageFinding? {
    if isTornDown {
      if case .finishJump = effect { return nil }
      return PageFinding(.containment, "the pager was torn down")
    }
    if let added = controllers.calls.added, effect != .didMove(added) {
      return PageFinding(.containment, "didMove \(added) is due right after add \(added)")
    }
    guard let end = transitions.end else { return nil }
    switch effect {
    case .notify, .finishJump, .pageCount, .snap, .shift, .cancelDrag, .animateJump: return nil
    default: return PageFinding(.sequence, "N:\(end) came before it")
    }
  }
}

extension PageLifecycleChecker {
  private mutating func report(_ finding: PageFinding, call: String) {
    isClean = false
    violations.append(
      Violation(
        finding.law, call: call, message: finding.message,
        event: event.map { "\($0)" }, eventNumber: event == nil ? nil : eventCount))
  }
}

/// A broken law, which is reported as a violation of the current event.
struct PageFinding {
  let law: Violation.Law
  let message: String

  init(_ law: Violation.Law, _ message: String) {
    self.law = law
    self.message = message
  }
}
