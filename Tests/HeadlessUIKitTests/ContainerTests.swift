import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Containers of the headless UIKit")
struct ContainerTests {
  private let journal = Journal()

  private func take() -> [String] {
    defer { journal.lines = [] }
    return journal.lines.filter { !$0.hasSuffix("isAppearing") && !$0.hasSuffix("didLoad") }
  }

  private func show(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.rootViewController = root
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  @Test("A push and a pop notify the leaving controller first, and end later when animated")
  func stack() {
    HeadlessUIKit.clearLog()
    let (a, b) = (Logged("A", journal), Logged("B", journal))
    let stack = UINavigationController(rootViewController: a)
    let window = show(stack)
    defer { window.isHidden = true }
    expectEqual(take(), ["A willMove nil", "A didMove nil", "A willAppear", "A didAppear"])
    stack.pushViewController(b, animated: true)
    expectEqual(take(), ["B willMove nil", "A willDisappear", "B willAppear"])
    HeadlessUIKit.finishAnimations()
    expectEqual(take(), ["A didDisappear", "B didAppear", "B didMove nil"])
    #expect(b.navigationController === stack)
    stack.popViewController(animated: false)
    expectEqual(
      take(),
      [
        "B willMove nil", "B willDisappear", "A willAppear", "B didDisappear", "A didAppear",
        "B didMove nil",
      ])
    expectEqual(HeadlessUIKit.log, [])
  }

  @Test("A pop with a finger can be taken back")
  func interactivePop() {
    HeadlessUIKit.clearLog()
    let (a, b) = (Logged("A", journal), Logged("B", journal))
    let stack = UINavigationController(rootViewController: a)
    stack.pushViewController(b, animated: false)
    let window = show(stack)
    defer { window.isHidden = true }
    _ = take()
    stack.simulateInteractivePop()
    expectEqual(take(), ["B willMove nil", "B willDisappear", "A willAppear"])
    stack.finishInteractivePop(cancelled: true)
    expectEqual(
      take(),
      [
        "A willDisappear", "A didDisappear", "B willAppear", "B didAppear", "B willMove nil",
        "B didMove nil",
      ])
    expectEqual(stack.viewControllers, [a, b])
    stack.simulateInteractivePop()
    _ = take()
    stack.finishInteractivePop(cancelled: false)
    expectEqual(take(), ["B didDisappear", "A didAppear", "B didMove nil"])
    expectEqual(stack.viewControllers, [a])
    expectEqual(HeadlessUIKit.log, [])
  }

  @Test("A window that is resized notifies all controllers, and again when that is over")
  func resizing() {
    final class Resized: UIViewController {
      var lines: [String] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        lines.append("will \(view.bounds.width)")
        coordinator.animate { _ in
          self.lines.append("along \(self.view.bounds.width)")
        } completion: { _ in
          self.lines.append("did")
        }
      }
    }
    for before in [false, true] {
      HeadlessUIKit.with {
        $0.resizesBeforeTelling = before
      } _: {
        let (root, child) = (UIViewController(), Resized())
        root.addChild(child)
        child.view.frame = root.view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.view.addSubview(child.view)
        let window = show(root)
        defer { window.isHidden = true }
        window.simulateResize(to: CGSize(width: 200, height: 100))
        expectEqual(child.lines, [before ? "will 200.0" : "will 100.0", "along 200.0"])
        HeadlessUIKit.finishAnimations()
        expectEqual(child.lines.last, "did")
      }
    }
  }

  @Test("The safe area is what is covered of a view where it lies, and what controllers add")
  func safeArea() {
    final class Told: UIView {
      var count = 0
      override func safeAreaInsetsDidChange() { count += 1 }
    }
    let root = UIViewController()
    let window = show(root)
    defer { window.isHidden = true }
    let view = Told(frame: CGRect(x: 0, y: 30, width: 100, height: 170))
    root.view.addSubview(view)
    window.simulatedSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    window.layoutIfNeeded()
    expectEqual(view.safeAreaInsets, UIEdgeInsets(top: 14, left: 0, bottom: 34, right: 0))
    expectEqual(view.count, 1)
    root.additionalSafeAreaInsets.bottom = 10
    window.layoutIfNeeded()
    expectEqual(view.safeAreaInsets.bottom, 44)
    view.frame.size.height = 100
    window.layoutIfNeeded()
    expectEqual(view.safeAreaInsets.bottom, 0)
    expectEqual(view.count, 3)
  }

  @Test("Presses go up the responder chain until a responder takes them")
  func presses() {
    final class Taking: UIViewController {
      var keys: [UIKeyboardHIDUsage] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap(\.key?.keyCode)
      }
    }
    let (parent, child) = (Taking(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.simulateKey(.keyboardEnd)
    expectEqual(parent.keys, [.keyboardEnd])
  }
}
