#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("A pager from a storyboard", .traced)
struct PagerStoryboardTests {
  /// A container that a storyboard can name.
  private final class PhotosController: PagerViewController<Int, PageController> {
    private(set) var scrollViewCount = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollViewCount = view.subviews.count
    }
  }

  @Test("It has no pages until it is given some, before or after it has appeared")
  func coding() throws {
    try withEvery("late", in: [false, true]) { isLate in
      let container = try #require(
        PhotosController(coder: NSKeyedArchiver(requiringSecureCoding: true)))
      let pages = OnDemandPager([7, 8, 9], initialPage: 8) {
        (page: Int) in PageController(page)
      }
      if !isLate { container.driver.replacePager(with: pages) }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.rootViewController = container
      window.isHidden = false
      defer { window.isHidden = true }
      window.layoutIfNeeded()
      if isLate {
        expectEqual(container.selectedPage, nil)
        container.driver.replacePager(with: pages)
      }
      HeadlessUIKit.commit()
      expectEqual(container.scrollViewCount, 1)
      expectEqual(container.selectedPage, 8)
      let page = try #require(container.driver.controller(of: 8))
      expectEqual(page.takeCalls(), ["will+", "did+"])
      expectEqual(page.view.convert(page.view.bounds, to: window), window.bounds)
      container.driver.jump(by: 1)
      HeadlessUIKit.finishAnimations()
      expectEqual(container.selectedPage, 9)
      expectEqual(page.complaints, [])
    }
  }

  @Test("A container begins to loop while it is on screen, and stops again")
  func looping() {
    let screen = PagerScreen([0, 1, 2], initialPage: 2)
    defer { screen.close() }
    screen.swipe()
    expectEqual(screen.driver.settledPage, 2)
    screen.driver.configuration.loops = true
    screen.swipe()
    expectEqual(screen.driver.settledPage, 0)
    expectEqual(screen.findingsAtRest(), [])
    screen.drag(-0.3)
    expectEqual(screen.visiblePages, [0, 2])
    screen.driver.configuration.loops = false
    screen.scrollView.simulateTouchUp()
    screen.finish()
    expectEqual(screen.driver.settledPage, 0)
    expectEqual(screen.findingsAtRest(), [])
    screen.swipe(-1)
    expectEqual(screen.driver.settledPage, 0)
    screen.swipe()
    expectEqual(screen.driver.settledPage, 1)
    expectEqual(screen.findingsAtRest(), [])
  }
}
#endif
