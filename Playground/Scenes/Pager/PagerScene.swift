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
        "\(balance.appearCount) pages appeared, \(balance.disappearCount) disappeared, "
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
        model.host.perform(finger)
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
    trace.add(text, .heading, at: now)
  }

  private func note(_ report: PageFactory.Report) {
    switch report {
    case .made(let controller) where controller.page == nil: break
    case .made(let controller), .bound(let controller):
      trace.add("load          \(controller.name)", at: now)
    case .reused(let controller):
      let page = controller.page.map { "\($0.id)" } ?? "–"
      trace.add("prepareForReuse view \(controller.number) → \(page)", .updated, at: now)
    case .called(let controller, let call):
      balance.count(call, of: controller)
      guard let (name, tone) = call.line else { return }
      trace.add("\(name.padded(toColumns: 13)) \(controller.name)", tone, at: now)
    }
  }

  let code = PagerModel.code

  let script = Script(
    [
      1: .right, 2.5: .right,
      6: .character("b"),
      12: .character("f"),
      17: .end, 19: .home,
      22: .character("r"), 23: .right, 24.5: .character("r"), 25.5: .right,
      28: .character("c"),
    ], seconds: 34)
}

extension PageCall {
  /// The call in UIKit's words, without `view`; `nil` for those that say nothing about appearance.
  fileprivate var line: (name: String, tone: Trace.Tone)? {
    switch self {
    case .willAppear: ("willAppear", .inserted)
    case .didAppear: ("didAppear", .inserted)
    case .willDisappear: ("willDisappear", .deleted)
    case .didDisappear: ("didDisappear", .deleted)
    case .add, .didMove, .attach, .detach, .willMoveFromParent, .remove: nil
    }
  }
}
