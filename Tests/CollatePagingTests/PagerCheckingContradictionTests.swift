import Collate
import CollateTesting
import TestSupport
import Testing

@Suite("The checker compares the state that a machine reports with its notifications")
struct PagerCheckingContradictionTests {
  /// Returns what is found in an event whose effects are kept from the checker.
  private func found(withholding event: PagerEvent) -> [Violation] {
    var machine = PagerMachine()
    var checker = PageLifecycleChecker(machine)
    for event in [.pagesChanged([0, 1, 2]), .hostWillAppear(), .hostDidAppear] as [PagerEvent] {
      checker.check(PagerStep(event: event, effects: machine.handle(event), machine: machine))
    }
    _ = machine.handle(event)
    return checker.check(PagerStep(event: .memoryWarning, effects: [], machine: machine))
  }

  private func violation(_ law: Violation.Law, _ message: String) -> Violation {
    Violation(
      law, call: "memoryWarning", message: message, event: "memoryWarning", eventNumber: 4)
  }

  @Test("Nothing is found when nothing is kept back")
  func agreement() {
    expectEqual(found(withholding: .sizeWillChange), [])
  }

  @Test("A transition that was not reported")
  func transition() {
    expectEqual(
      found(withholding: .offset(0.5)),
      [
        violation(.transition, "the machine is in a transition that no observer was notified of")
      ])
  }

  @Test("A host in another state")
  func host() {
    expectEqual(
      found(withholding: .hostWillDisappear()),
      [
        violation(.rest, "the machine has the host disappearing, but it is appeared")
      ])
  }

  @Test("Another resting page")
  func settled() {
    expectEqual(
      found(withholding: .jump(to: 2)),
      [
        violation(.settled, "the machine rests on 2, observers on 0")
      ])
  }

  @Test("Other pages")
  func pages() {
    expectEqual(
      found(withholding: .pagesChanged([0, 1])),
      [
        violation(.settled, "the machine has [0,1] instead of [0,1,2]")
      ])
  }

  @Test("A description names the call, the event, the rule and what was found")
  func descriptions() {
    var violation = Violation(
      .entrance, call: "did+ 2", message: "the host is still appearing")
    expectEqual(violation.description, "did+ 2 breaks I2 entrance: the host is still appearing")
    violation = Violation(
      .entrance, call: "did+ 2", message: "the host is still appearing",
      event: "settle", eventNumber: 3)
    expectEqual(
      violation.description,
      "did+ 2 in event 3, settle, breaks I2 entrance: the host is still appearing")
    violation = Violation(
      .bounds, call: "settle", message: "3 pages are on screen", event: "settle", eventNumber: 3)
    expectEqual(violation.description, "settle (event 3) breaks I9 bounds: 3 pages are on screen")
    let numbers = Violation.Law.allCases.map(\.number).filter { $0.hasPrefix("I") }
    expectEqual(numbers, (1...11).map { "I\($0)" })
    expectEqual(Set(Violation.Law.allCases.map(\.description)).count, 33)
  }

  @Test("What controllers recorded themselves can be checked without a machine")
  func recordedCalls() {
    var checker = PageLifecycleChecker()
    checker.begin(.pagesChanged([0, 1]))
    checker.check(.notify(.settle(0)))
    checker.end()
    checker.begin(.hostWillAppear(animated: true))
    let calls: [PagerEffect] = [
      .load(0), .add(.page(0)), .didMove(.page(0)), .willAppear(.page(0), animated: true),
      .attach(.page(0), at: 0),
    ]
    for call in calls { checker.check(call) }
    checker.end()
    checker.begin(.hostDidAppear)
    checker.check(.didAppear(.page(0)))
    expectEqual(checker.end(), [])
    expectEqual(checker.violations, [])
    expectEqual(checker.eventCount, 3)
    let found = checker.check(.didAppear(.page(0)))
    expectEqual(found?.description, "did+ 0 breaks I1 balance: it is appeared, not appearing")
  }

  // Other systems have no exit tests.
  #if os(macOS) || os(Linux)
  @Test("A checker cannot come when controllers are there already")
  func comingLate() async {
    await #expect(processExitsWith: .failure) {
      var machine = PagerMachine()
      _ = machine.handle(.pagesChanged([0]))
      _ = machine.handle(.hostWillAppear())
      _ = PageLifecycleChecker(machine)
    }
  }
  #endif
}
