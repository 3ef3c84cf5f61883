#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import CollatePagers

@MainActor
@Suite("A pager, its parents and the system", .traced)
struct PagerSurroundingsTests {
  /// A page that is a list.
  private final class ListController: UIViewController {
    let list = UIScrollView(frame: .zero)

    override func loadView() { view = list }
  }

  /// A page that has a list somewhere, and says where.
  private final class DeepController: UIViewController {
    let list = UIScrollView(frame: .zero)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(UIView())
      view.addSubview(list)
      for edge in [NSDirectionalRectEdge.top, .bottom] { setContentScrollView(list, for: edge) }
    }
  }

  /// A screen that passes on what the pager inside says.
  private final class ScreenController: UIViewController {
    let pager: PagerViewController<Int, UIViewController>

    init(_ pager: PagerViewController<Int, UIViewController>) {
      self.pager = pager
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(pager)
      pager.view.frame = view.bounds
      view.addSubview(pager.view)
      pager.didMove(toParent: self)
    }

    override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
      pager.contentScrollView(for: edge)
    }
  }

  private func pager(_ pages: [UIViewController]) -> PagerViewController<Int, UIViewController> {
    PagerViewController(
      StaticPager(pages.enumerated().map { page in .init(id: page.offset) { page.element } }))
  }

  private func show(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = root
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  @Test("The status bar, the home indicator, screen edges and the pointer follow the settled page")
  func systemAspects() {
    let pages = [UIViewController(), UIViewController()]
    let pager = pager(pages)
    let window = show(pager)
    defer { window.isHidden = true }
    withEvery("aspect", in: SystemAspect.allCases) {
      #expect(window.controller(for: $0) === pages[0])
    }
    pager.driver.jump(to: 1)
    withEvery("aspect", in: SystemAspect.allCases) {
      #expect(window.controller(for: $0) === pages[0])
    }
    HeadlessUIKit.finishAnimations()
    withEvery("aspect", in: SystemAspect.allCases) {
      #expect(window.controller(for: $0) === pages[1])
    }
  }

  @Test(
    "Bars follow the scroll view of the settled page, in a pager and in a screen around it",
    arguments: [false, true])
  func bars(isNested: Bool) {
    let (list, deep, plain) = (ListController(), DeepController(), UIViewController())
    let pager = pager([list, deep, plain])
    let stack = UINavigationController(
      rootViewController: isNested ? ScreenController(pager) : pager)
    let window = show(stack)
    defer { window.isHidden = true }
    func followed() -> [UIScrollView?] {
      [NSDirectionalRectEdge.top, .bottom].map { stack.followedScrollView(for: $0) }
    }
    expectEqual(followed(), [list.list, list.list])
    pager.driver.jump(to: 1)
    expectEqual(followed(), [list.list, list.list])
    HeadlessUIKit.finishAnimations()
    expectEqual(followed(), [deep.list, deep.list])
    pager.driver.jump(to: 2, animated: false)
    expectEqual(followed(), [nil, nil])
    pager.driver.jump(to: 0, animated: false)
    expectEqual(followed(), [list.list, list.list])
    #expect(pager.contentScrollView(for: .top) === list.list)
  }

  @Test("Bars follow the scroll view of a page from the beginning of a push")
  func pushing() {
    let list = ListController()
    let stack = UINavigationController(rootViewController: UIViewController())
    let window = show(stack)
    defer { window.isHidden = true }
    stack.pushViewController(pager([list]), animated: true)
    #expect(stack.followedScrollView(for: .top) === list.list)
    HeadlessUIKit.finishAnimations()
    #expect(stack.followedScrollView(for: .top) === list.list)
  }

  @Test("The back swipe begins on the first page, and elsewhere a page is turned")
  func backSwipe() {
    withEvery("page", in: [0, 1]) { page in
      withEvery("bounces", in: [false, true]) { bounces in
        let pager = pager((0..<3).map { _ in UIViewController() })
        pager.driver.jump(to: page)
        pager.bounces = bounces
        let stack = UINavigationController(rootViewController: UIViewController())
        let window = show(stack)
        defer { window.isHidden = true }
        stack.pushViewController(pager, animated: false)
        window.layoutIfNeeded()
        let finger = HeadlessFinger(on: window, at: CGPoint(x: 5, y: 200))
        for _ in 0..<3 { finger.move(by: CGPoint(x: 80, y: 0)) }
        let isSwipedBack = page == 0 && !bounces
        expectEqual((finger.navigation != nil), isSwipedBack)
        finger.lift()
        HeadlessUIKit.finishAnimations()
        expectEqual((stack.topViewController === pager), !isSwipedBack)
        expectEqual(pager.selectedPage, 0)
      }
    }
  }

  @Test("At its last page, a drag forward is left to what the page itself recognizes")
  func lastPage() {
    let screen = PagerScreen([0, 1], initialPage: 1)
    defer { screen.close() }
    screen.drag(0.3)
    #expect(!screen.scrollView.isDragging)
    expectEqual(screen.driver.machine.phase, .idle)
    #expect(screen.container.panGestureRecognizer === screen.scrollView.panGestureRecognizer)
    screen.drag(-0.3)
    #expect(screen.scrollView.isDragging)
    screen.scrollView.simulateTouchUp()
    screen.finish()
    expectEqual(screen.findingsAtRest(), [])
  }

  @Test("Whether the container clips is up to the app, and pages never stick out")
  func clipping() {
    let screen = PagerScreen([0, 1], layout: PagerLayout(spacing: 20))
    defer { screen.close() }
    screen.container.view.clipsToBounds = true
    screen.container.layout.spacing = 0
    HeadlessUIKit.commit()
    #expect(screen.container.view.clipsToBounds)
    screen.container.view.clipsToBounds = false
    screen.container.layout.spacing = 20
    HeadlessUIKit.commit()
    #expect(!screen.container.view.clipsToBounds)
    let frame = screen.scrollView.superview
    expectEqual(frame?.clipsToBounds, true)
    expectEqual(frame?.frame, screen.container.view.bounds)
    expectEqual(screen.findingsAtRest(), [])
  }

  @Test("A controller that the app has given to another parent stays with it")
  func otherParent() {
    let controllers = [PageController(0), PageController(1)]
    let source = ArrayDataSource(
      items: controllers.enumerated().map { page in
        StaticPager<Int, PageController>.Page(id: page.offset) { page.element }
      })
    let pager = PagerViewController(StaticPager(source))
    let window = show(pager)
    defer { window.isHidden = true }
    pager.driver.jump(to: 1, animated: false)
    let other = UIViewController()
    let otherWindow = show(other)
    defer { otherWindow.isHidden = true }
    other.addChild(controllers[0])
    controllers[0].view.frame = other.view.bounds
    other.view.addSubview(controllers[0].view)
    controllers[0].didMove(toParent: other)
    expectEqual(controllers[0].takeCalls(), ["will+", "did+", "will-", "did-", "will+", "did+"])
    // Its page can be shown, without its view.
    pager.driver.jump(to: 0, animated: false)
    #expect(controllers[0].view.superview === other.view)
    source.items.removeAll { $0.id == 0 }
    #expect(controllers[0].parent === other)
    #expect(controllers[0].view.superview === other.view)
    expectEqual(controllers[0].takeCalls(), [])
    expectEqual(controllers[0].complaints, [])
    expectEqual(pager.children, [controllers[1]])
  }

  @Test("Keys turn pages although nothing inside is the first responder")
  func keys() {
    let screen = PagerScreen([0, 1, 2])
    defer { screen.close() }
    screen.window.simulateKeyWithoutFirstResponder(.keyboardRightArrow)
    screen.finish()
    expectEqual(screen.driver.settledPage, 1)
    screen.window.simulateKeyWithoutFirstResponder(.keyboardEnd)
    screen.finish()
    expectEqual(screen.driver.settledPage, 2)
  }

  @Test("At its ends, an inner pager leaves keys to the one around it")
  func keysOfNestedPagers() {
    let inner = pager([UIViewController(), UIViewController()])
    let outer = pager([inner, UIViewController()])
    let window = show(outer)
    defer { window.isHidden = true }
    func press() {
      inner.view.simulateKey(.keyboardRightArrow, modifiers: .command)
      HeadlessUIKit.finishAnimations()
    }
    press()
    expectEqual([outer.selectedPage, inner.selectedPage], [0, 1])
    press()
    expectEqual([outer.selectedPage, inner.selectedPage], [1, 1])
  }

  @Test("The responder chain passes by the keys to where it went without them")
  func responderChain() {
    let screen = PagerScreen([0])
    defer { screen.close() }
    let chain = Array(sequence(first: screen.container as UIResponder) { $0.next })
    #expect(chain[2] === screen.root.view)
    #expect(chain.contains { $0 === screen.window })
  }
}
#endif
