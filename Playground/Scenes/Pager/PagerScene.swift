import Collate
import CollateTesting
import PlaygroundTerminal

/// Pages that are swiped, and the calls that each of them receives.
@MainActor
final class PagerScene: Scene {
  let caption = "Each page gets all of its calls, in order: drag one half way, and back."
  private(set) var trace = Trace()
  var area = Rect(0, 0, 0, 0)

  /// The pages, and the pager that shows them.
  private(set) var model: PagerModel

  /// The count of the calls since the pager was opened.
  private(set) var balance = PageBalance()
  private var pastFaults: [String] = []
  private(set) var now = Duration.zero

  /// The page that is inserted next.
  var nextID = 7

  /// The remaining steps of a simulated finger.
  private var fingerSteps: ArraySlice<FingerStep> = []

  /// What a simulated finger does in a frame.
  typealias FingerStep = @MainActor (SimulatedPagerHost<PageController>) -> Void

  /// The time of the next frame, while something moves.
  private var nextStep: Duration?

  /// The mouse, while it drags a page.
  var grip: Grip?

  /// Creates the scene.
  init() {
    model = PagerModel(.reused)
    show()
  }

  /// Shows a pager of a mode.
  func open(_ mode: PagerModel.Mode) {
    fingerSteps = []
    grip = nil
    model.tearDown()
    pastFaults += model.faults
    balance = PageBalance()
    model = PagerModel(mode)
    show()
  }

  private func show() {
    note("\(model.mode.rawValue) pager")
    model.factory.onReport = { [unowned self] in note($0) }
    model.host.appear()
  }

  var verdict: Verdict {
    var faults = pastFaults + model.faults
    if !balance.isEven(shownCount: shownCount) {
      faults.append(
        "\(balance.appearCount, of: "page") appeared, \(balance.disappearCount) disappeared, "
          + "but \(shownCount) are shown.")
    }
    let host = model.host
    if host.motion == .resting, !host.isTouched, shownCount != min(1, host.pageCount) {
      faults.append("\(shownCount) of \(host.pageCount) pages are shown at rest.")
    }
    return Verdict(praise: "balanced", blame: "UNBALANCED", faults: faults)
  }

  /// The number of views on the screen.
  var shownCount: Int { model.host.attachments.count }

  var nextWake: Duration? { nextStep }

  func advance(to now: Duration) {
    self.now = now
    while let step = nextStep, step <= now {
      if let finger = fingerSteps.popFirst() {
        finger(model.host)
      } else {
        model.host.step()
      }
      nextStep = isMoving ? step + .frame : nil
    }
  }

  private var isMoving: Bool {
    !fingerSteps.isEmpty || model.host.motion == .coasting || model.host.motion == .jumping
  }

  /// Plans the next frame, if something moves.
  func wake() {
    if isMoving && nextStep == nil { nextStep = now + .frame }
  }

  /// Has a simulated finger do something, unless one is on the screen.
  func gesture(_ title: String, _ steps: [FingerStep]) {
    guard !model.host.isTouched else { return }
    note(title)
    fingerSteps = steps[...]
  }

  /// Ends a gesture of a simulated finger.
  func endGesture() {
    guard !fingerSteps.isEmpty else { return }
    fingerSteps = []
    model.host.release()
  }

  /// Adds a heading to the trace.
  func note(_ text: String) {
    trace.add(text, .heading, explanation: "What happened to the pager: the calls follow.", at: now)
  }

  private func note(_ report: PageFactory.Report) {
    switch report {
    case .loaded(let controller):
      trace.add(
        "load          \(controller.name)",
        explanation: "The controller is given its page, before anything of it is seen.", at: now)
    case .reused(let controller):
      let page = controller.page.map { "\($0.id)" } ?? "–"
      trace.add(
        "prepareForReuse view \(controller.number) → \(page)", .updated,
        explanation: "A controller that left the screen is given another page: none is made.",
        at: now)
    case .called(let controller, let call):
      balance.count(call, of: controller)
      guard let (name, tone, explanation) = call.line else { return }
      trace.add(
        "\(name.padded(toColumns: 13)) \(controller.name)", tone, explanation: explanation, at: now)
    }
  }

  let code = PagerModel.code

  let script = Script(
    [
      .press(1, .right, say: "Two pages, four calls, always in this order."), .press(2.2, .right),
      .press(
        4, "b", say: "Half way and back: the page that almost came is told that it left again."),
      .press(8, "f", say: "Flung across four pages: none of them gets half of its calls."),
      .press(13, .end, say: "Far jumps: the pages between are never made."), .press(15, .home),
      .press(
        17.5, "r", say: "The same calls from pagers that make pages on demand, or all at once."),
      .press(18.5, .right), .press(20, "r"), .press(21, .right),
      .press(23.5, "!", say: "Everything at once, again and again: still balanced."),
      .press(24, "!"), .press(24.4, "!"), .press(24.8, "!"), .press(25.2, "!"), .press(25.6, "!"),
      .press(28, "c", say: "This is all the code that it takes."),
    ], tourSeconds: 12, seconds: 34)
}

extension PageCall {
  /// The call in UIKit's words, without `view`, and what it means; `nil` for those that say nothing about
  /// appearance.
  fileprivate var line: (name: String, tone: Trace.Tone, explanation: String)? {
    switch self {
    case .willAppear:
      ("willAppear", .inserted, "The page begins to show; it comes to rest, or leaves again.")
    case .didAppear: ("didAppear", .inserted, "The page rests on the screen, alone.")
    case .willDisappear:
      ("willDisappear", .deleted, "The page begins to leave; it may come back half way.")
    case .didDisappear: ("didDisappear", .deleted, "Nothing of the page is seen any more.")
    case .add, .didMove, .attach, .detach, .willMoveFromParent, .remove: nil
    }
  }
}
