#if canImport(UIKit)
import Testing
import UIKit

@MainActor
@Suite("What views do that the adapters build on")
struct ViewTests {
  /// A view that counts its layouts, and says where it comes and goes.
  private final class Observed: UIView {
    var layouts = 0
    var log: [String] = []

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      log.append(window == nil ? "out" : "in")
    }
  }

  private let stage = Stage()
  private let view = Observed(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  // Documented: setNeedsLayout(), layoutIfNeeded().
  @Test("A view lays out when it has to, at once if that is asked for, and not twice")
  func layout() {
    stage.show(view)
    let count = view.layouts
    #expect(count > 0)
    view.layoutIfNeeded()
    expectEqual(view.layouts, count)
    view.setNeedsLayout()
    expectEqual(view.layouts, count)
    stage.window.layoutIfNeeded()
    expectEqual(view.layouts, count + 1)
    view.bounds.size.width = 120
    view.layoutIfNeeded()
    expectEqual(view.layouts, count + 2)
  }

  // Documented: the system lays out before it draws, in the same turn of the run loop. The model has
  // no run loop that does, so that the waiting helper lays out the window.
  @Test("A view that has to lay out does so soon")
  func nextLayout() async {
    stage.show(view)
    let count = view.layouts
    view.setNeedsLayout()
    await stage.eventually { view.layouts > count }
  }

  // Documented: addSubview(_:): a view has one superview; didMoveToWindow().
  @Test("A view comes into the window with its ancestors, and leaves with them")
  func windows() {
    let (first, second) = (UIView(), UIView())
    first.addSubview(view)
    #expect(view.window == nil && view.log.isEmpty)
    stage.show(first)
    #expect(view.window === stage.window && view.log == ["in"])
    stage.show(second)
    second.addSubview(view)
    #expect(view.superview === second && first.subviews.isEmpty)
    #expect(view.isDescendant(of: second) && !view.isDescendant(of: first))
    view.log = []
    second.removeFromSuperview()
    #expect(view.window == nil && view.log == ["out"])
  }

  // Documented: insertSubview(_:at:), sendSubviewToBack(_:).
  @Test("Subviews have the order in which they were put")
  func order() {
    let (a, b, c) = (UIView(), UIView(), UIView())
    for view in [a, b] { self.view.addSubview(view) }
    view.insertSubview(c, at: 1)
    expectEqual(view.subviews, [a, c, b])
    view.bringSubviewToFront(a)
    view.sendSubviewToBack(b)
    expectEqual(view.subviews, [b, c, a])
  }

  // Documented: autoresizingMask.
  @Test("A flexible view grows with its superview")
  func autoresizing() {
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 50))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(inner)
    view.frame.size = CGSize(width: 200, height: 60)
    expectEqual(inner.frame, CGRect(x: 10, y: 0, width: 180, height: 60))
  }

  // Documented: performWithoutAnimation(_:), animate(withDuration:animations:completion:).
  @Test("Animations change values at once, and end later")
  func animations() async {
    stage.show(view)
    var isFinished: Bool?
    UIView.performWithoutAnimation { view.alpha = 0.5 }
    #expect(view.alpha == 0.5 && UIView.areAnimationsEnabled)
    UIView.animate(withDuration: 0.05) {
      view.frame.origin.x = 20
    } completion: {
      isFinished = $0
    }
    #expect(view.frame.origin.x == 20 && isFinished == nil)
    await stage.eventually { isFinished != nil }
  }

  // Documented: additionalSafeAreaInsets.
  @Test("What a controller adds to the safe area reaches its view")
  func safeArea() async {
    let before = stage.root.view.safeAreaInsets.bottom
    stage.root.additionalSafeAreaInsets.bottom = 10
    await stage.eventually { stage.root.view.safeAreaInsets.bottom == before + 10 }
  }

  // Documented: semanticContentAttribute, effectiveUserInterfaceLayoutDirection.
  @Test("A view can be set to read from right to left")
  func direction() {
    view.semanticContentAttribute = .forceRightToLeft
    expectEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
    view.semanticContentAttribute = .forceLeftToRight
    expectEqual(view.effectiveUserInterfaceLayoutDirection, .leftToRight)
  }

  // Documented: configurationUpdateHandler, and configurationState.
  @Test("A cell's handler is notified of the selection of the cell, at the next layout")
  func cellStates() async {
    let table = Table([numbers(0..<3)])
    var states: [Bool] = []
    table.view.cellForRow(at: [0, 1])?.configurationUpdateHandler = { _, state in
      states.append(state.isSelected)
    }
    await table.stage.eventually { states.last == false }
    table.view.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    await table.stage.eventually { states.last == true }
  }
}
#endif
