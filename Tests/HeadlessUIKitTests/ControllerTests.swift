import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor final class Journal { var lines: [String] = [] }

final class Logged: UIViewController {
  let name: String, journal: Journal
  var forwards = true
  var onWillAppear: (() -> Void)?
  init(_ name: String, _ journal: Journal) {
    (self.name, self.journal) = (name, journal)
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  nonisolated override var description: String { "<\(MainActor.assumeIsolated { name })>" }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
  override func viewDidLoad() {
    super.viewDidLoad()
    journal.lines.append("\(name) didLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    journal.lines.append("\(name) willAppear")
    onWillAppear?()
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    journal.lines.append("\(name) isAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    journal.lines.append("\(name) didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    journal.lines.append("\(name) willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    journal.lines.append("\(name) didDisappear")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    journal.lines.append("\(name) willMove \((parent as? Logged)?.name ?? "nil")")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    journal.lines.append("\(name) didMove \((parent as? Logged)?.name ?? "nil")")
  }
}

@MainActor @Suite struct ControllerTests {
  let journal = Journal()
  func take() -> [String] {
    defer { journal.lines = [] }
    return journal.lines
  }
  func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = root
    window.isHidden = false
    return window
  }

  @Test func manualForwarding() {
    HeadlessUIKit.clearLog()
    let parent = Logged("P", journal)
    let child = Logged("C", journal)
    parent.forwards = false
    let window = window(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = take()
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    expectEqual(take(), ["C willAppear", "C isAppearing", "C didAppear"])
    // A cancelled disappearance: begin the other way without an end in between.
    child.beginAppearanceTransition(false, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    expectEqual(take(), ["C willDisappear", "C willAppear", "C isAppearing", "C didAppear"])
    expectEqual(HeadlessUIKit.log, [])
    child.endAppearanceTransition()
    expectEqual(
      HeadlessUIKit.log, ["Unbalanced calls to begin/end appearance transitions for <C>."])
    child.beginAppearanceTransition(false, animated: true)
    child.beginAppearanceTransition(false, animated: true)
    expectEqual(HeadlessUIKit.log.count, 2)
    withExtendedLifetime(window) {}
    HeadlessUIKit.clearLog()
  }

  @Test func inconsistentHierarchies() {
    let a = Logged("A", journal)
    let b = Logged("B", journal)
    let c = Logged("C", journal)
    let window = window(a)
    b.addChild(c)
    let wrongPlace = HeadlessUIKit.recordingExceptions { a.view.addSubview(c.view) }
    expectEqual(
      wrongPlace.map(\.description),
      [
        "*** Terminating app due to uncaught exception 'UIViewControllerHierarchyInconsistency', reason: 'child view controller:<C> should have parent view controller:<A> but actual parent is:<B>'"
      ])
    let d = Logged("D", journal)
    a.view.addSubview(d.view)
    let requested = HeadlessUIKit.recordingExceptions { b.addChild(d) }
    expectEqual(
      requested.map(\.reason),
      [
        "child view controller:<D> should have parent view controller:<A> but requested parent is:<B>"
      ])
    expectEqual(HeadlessUIKit.recordingExceptions { b.view = a.view }.count, 1)
    withExtendedLifetime(window) {}
  }
}
