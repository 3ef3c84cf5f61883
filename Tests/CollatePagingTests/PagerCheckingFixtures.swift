import Collate
import CollateTesting

/// Calls of a pager with pages 0, 1 and 2, some of which break a rule.
struct PagerCalls {
  private var checker: PageLifecycleChecker

  /// Begins with a host in full view that rests on page 0, whose neighbor has a controller.
  init(_ mode: PagerMode = .onDemand, poolLimit: Int = 2, host: PageAppearance = .appeared) {
    checker = PageLifecycleChecker(
      configuration: .init(mode: mode, preload: 1, poolLimit: poolLimit))
    say(.pagesChanged([0, 1, 2]), .notify(.settle(0)))
    guard host != .hidden else { return }
    begin(.hostWillAppear())
    if mode == .reused { make(1, showing: 0) } else { load(0) }
    enter(mode == .onDemand || mode == .static ? .page(0) : .slot(1))
    end()
    guard host != .appearing else { return }
    begin(.hostDidAppear)
    if mode == .reused {
      checker.check(.didAppear(.slot(1)))
      make(2, showing: 1)
    } else {
      checker.check(.didAppear(.page(0)))
      load(1)
    }
    end()
  }

  /// What was found, without the event that all of it belongs to.
  var found: [Violation] {
    checker.violations.map {
      Violation($0.law, call: $0.call, message: $0.message)
    }
  }

  mutating func begin(_ event: PagerEvent) { checker.begin(event) }

  mutating func end() { checker.end() }

  mutating func say(_ event: PagerEvent, _ effects: PagerEffect...) {
    checker.begin(event)
    for effect in effects { checker.check(effect) }
    checker.end()
  }

  /// Adds calls to an event that is not over.
  mutating func call(_ effects: PagerEffect...) {
    for effect in effects { checker.check(effect) }
  }

  mutating func load(_ page: PageKey) {
    call(.load(page), .add(.page(page)), .didMove(.page(page)))
  }

  mutating func make(_ slot: Int, showing page: PageKey) {
    call(.make(slot: slot), .bind(slot: slot, to: page), .add(.slot(slot)), .didMove(.slot(slot)))
  }

  mutating func enter(_ controller: ControllerID) {
    call(.willAppear(controller, animated: false), .attach(controller, at: 0))
  }

  mutating func leave(_ controller: ControllerID) {
    call(
      .willDisappear(controller, animated: false), .detach(controller), .didDisappear(controller))
  }

  mutating func discard(_ controller: ControllerID) {
    call(.willMoveFromParent(controller), .remove(controller), .unload(controller))
  }
}

/// Returns what a checker finds in calls that go on from where a pager rests on page 0.
func findings(
  _ mode: PagerMode = .onDemand, poolLimit: Int = 2, host: PageAppearance = .appeared,
  _ body: (inout PagerCalls) -> Void
) -> [Violation] {
  var calls = PagerCalls(mode, poolLimit: poolLimit, host: host)
  body(&calls)
  return calls.found
}
