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

  private var pastFaults: [String] = []
  private(set) var now = Duration.zero

  /// The page that is inserted next.
  var nextID = 7

  /// The remaining steps of a simulated finger.
  private var fingerSteps: ArraySlice<FingerStep> = []

  /// What a simulated finger does in a frame.
  typealias FingerStep = @MainActor (SimulatedPagerHost<PageController>) -> Void

  /// The time of the next frame.
  private var nextStep = Duration.zero

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
    model = PagerModel(mode)
    show()
  }

  private func show() {
    note("\(model.mode.rawValue) pager")
    model.factory.onBind = { [unowned self] in note($0, isReused: $1) }
    model.host.onCall = { [unowned self] in trace.add($1, of: $0.name, at: now) }
    model.host.appear()
  }

  var verdict: Verdict { Verdict(praise: "balanced", faults: pastFaults + model.faults) }

  var nextWake: Duration? { isMoving ? nextStep : nil }

  func advance(to now: Duration) {
    self.now = now
    if !isMoving { nextStep = now + .frame }
    while nextStep <= now {
      if let finger = fingerSteps.popFirst() {
        finger(model.host)
      } else {
        model.host.step()
      }
      nextStep += .frame
    }
  }

  private var isMoving: Bool {
    !fingerSteps.isEmpty || model.host.motion == .coasting || model.host.motion == .jumping
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
  func note(_ text: String) { trace.add(text, .heading, at: now) }

  private func note(_ controller: PageController, isReused: Bool) {
    if isReused {
      let page = controller.page.map { "\($0.id)" } ?? "–"
      trace.add("prepareForReuse view \(controller.number) → \(page)", .updated, at: now)
    } else {
      trace.add("load          \(controller.name)", at: now)
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

extension Trace {
  /// Adds a call to a page in UIKit's words, without `view`, if it is about appearance.
  mutating func add(_ call: PageCall, of page: String, at time: Duration) {
    let (name, tone): (String, Tone)
    switch call {
    case .willAppear: (name, tone) = ("willAppear", .inserted)
    case .didAppear: (name, tone) = ("didAppear", .inserted)
    case .willDisappear: (name, tone) = ("willDisappear", .deleted)
    case .didDisappear: (name, tone) = ("didDisappear", .deleted)
    case .add, .didMove, .attach, .detach, .willMoveFromParent, .remove: return
    }
    add("\(name.padded(toColumns: 13)) \(page)", tone, at: time)
  }
}
