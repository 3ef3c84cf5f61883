#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("A pager that is let go", .traced)
struct PagerLeakScreenTests {
  /// What a screen can be in the middle of.
  private static let states: [(String, @MainActor (PagerScreen) -> Void)] = [
    ("at rest", { _ in }),
    ("under a finger", { $0.drag(0.4) }),
    (
      "let go by a finger",
      {
        $0.drag(0.4)
        $0.scrollView.simulateTouchUp(velocity: CGPoint(x: 1, y: 0))
        HeadlessUIKit.runFrame()
      }
    ),
    (
      "in a jump",
      {
        $0.driver.jump(to: 3)
        HeadlessUIKit.runFrame()
      }
    ),
    ("in a rotation", { $0.window.simulateResize(to: CGSize(width: 480, height: 320)) }),
    ("behind another tab", { $0.tabs.selectedIndex = 1 }),
    ("on its way out", { $0.navigation.simulateInteractivePop() }),
    ("with pages that turn", { $0.container.startTurningPages(every: .seconds(60)) }),
    ("torn down", { $0.container.tearDown() }),
    ("without pages", { $0.pages = [] }),
    ("taken out", { $0.removeContainer() }),
  ]

  private final class Weak {
    weak var container: PagerViewController<Int, PageController>?
    weak var driver: PagerDriver<Int, PageController>?
    weak var page: PageController?
    weak var view: UIView?
    var isGone: Bool { container == nil && driver == nil && page == nil && view == nil }
  }

  @Test("A released pager leaves nothing behind, in any state", arguments: 0..<11)
  func released(number: Int) {
    let (name, change) = Self.states[number]
    withEvery("mode", in: [PagerMode.static, .onDemand, .reused]) { mode in
      let rest = Weak()
      do {
        let screen = PagerScreen([0, 1, 2, 3], configuration: .init(mode: mode))
        change(screen)
        rest.container = screen.container
        rest.driver = screen.driver
        rest.page = screen.driver.settledPage.flatMap { screen.driver.controller(of: $0) }
        rest.view = screen.scrollView
        screen.close()
      }
      #expect(rest.isGone, "\(name), \(mode)")
    }
  }

  @Test("A screen that stays keeps nothing of a container that goes")
  func removed() {
    let root = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = root
    window.isHidden = false
    defer { window.isHidden = true }
    let rest = Weak()
    do {
      let container = PagerViewController(
        OnDemandPager([1, 2, 3]) { (page: Int) in PageController(page) })
      root.addChild(container)
      root.view.addSubview(container.view)
      container.didMove(toParent: root)
      window.layoutIfNeeded()
      rest.container = container
      rest.page = container.driver.controller(of: 1)
      #expect(rest.page != nil)
      container.driver.jump(to: 3)
      container.willMove(toParent: nil)
      container.view.removeFromSuperview()
      container.removeFromParent()
    }
    HeadlessUIKit.finishAnimations()
    #expect(rest.isGone)
  }
}
#endif
