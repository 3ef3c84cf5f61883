#if canImport(UIKit)
import Testing
import UIKit

@MainActor
@Suite("How controllers and their children are notified")
struct ContainmentTests {
  private let journal = Journal()

  private func page(_ name: String, forwards: Bool = true) -> Page {
    let page = Page(name, journal)
    page.forwards = forwards
    return page
  }

  /// Shows a controller, and waits until it has appeared.
  private func show(_ root: Page) async -> Stage {
    let stage = Stage(root)
    await stage.eventually { journal.lines.contains("\(root.name) did+") }
    _ = journal.take()
    return stage
  }

  private func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  /// What one controller was told.
  private func lines(_ name: String) -> [String] {
    journal.lines.filter { $0.hasPrefix(name) }.map { String($0.dropFirst(2)) }
  }

  // Documented: addChild(_:) calls willMove(toParent:), and leaves didMove(toParent:) to the parent.
  @Test("Adding a child says that it will move, and not that it did")
  func adding() {
    let (parent, child) = (page("P"), page("C"))
    parent.addChild(child)
    expectEqual(journal.take(), ["C willMove P"])
    #expect(child.parent === parent && parent.children == [child])
    #expect(!child.isViewLoaded)
  }

  // Documented: removeFromParent() calls didMove(toParent:), and leaves willMove(toParent:) to the
  // parent.
  @Test("Removing a child says that it moved, and not that it will")
  func removing() {
    let (parent, child) = (page("P"), page("C"))
    parent.addChild(child)
    _ = journal.take()
    child.removeFromParent()
    expectEqual(journal.take(), ["C didMove nil"])
    #expect(child.parent == nil && parent.children.isEmpty)
  }

  // Documented: addChild(_:): a child of another parent is removed from it first.
  @Test("A child that gets another parent leaves the first")
  func changingParents() {
    let (first, second, child) = (page("P"), page("Q"), page("C"))
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty && second.children == [child])
    #expect(child.parent === second)
    expectEqual(journal.lines.last, "C willMove Q")
  }

  // Documented: the appearance methods, and viewDidAppear(_:) of a parent and of its children come in
  // an order that systems have changed; only each one's own order is certain.
  @Test("A child that is there when its parent appears, appears with it")
  func together() async {
    let (parent, child) = (page("P"), page("C"))
    parent.loadViewIfNeeded()
    add(child, to: parent)
    expectEqual(journal.take(), ["C willMove P", "C didMove P"])
    let stage = Stage(parent)
    await stage.eventually { journal.lines.count == 4 }
    expectEqual(journal.lines.prefix(2), ["P will+", "C will+"])
    #expect(lines("P") == ["will+", "did+"] && lines("C") == ["will+", "did+"])
    // Documented: viewIsAppearing(_:) comes between the two, when the view is in the window.
    for page in [parent, child] {
      expectEqual(page.appearances.map(\.lines), [["\(page.name) will+"]])
      #expect(page.appearances.allSatisfy { $0.isInWindow })
    }
  }

  // Documented: shouldAutomaticallyForwardAppearanceMethods.
  @Test(
    "A child that is added to a parent on the screen appears, and disappears when it is removed")
  func one() async {
    let (parent, child) = (page("P"), page("C"))
    let stage = await show(parent)
    add(child, to: parent)
    await stage.eventually { journal.lines.contains("C did+") }
    expectEqual(journal.lines.first, "C willMove P")
    expectEqual(lines("C").filter { $0.hasSuffix("+") }, ["will+", "did+"])
    _ = journal.take()
    remove(child)
    await stage.eventually { journal.lines.contains("C did-") }
    expectEqual(journal.lines.first, "C willMove nil")
    expectEqual(lines("C").filter { $0.hasSuffix("-") }, ["will-", "did-"])
    #expect(lines("C").contains("didMove nil") && lines("P").isEmpty)
  }

  // Documented: shouldAutomaticallyForwardAppearanceMethods, beginAppearanceTransition(_:animated:).
  @Test("A parent that forwards nothing leaves its child uninformed, until it says so")
  func manually() async {
    let (parent, child) = (page("P", forwards: false), page("C"))
    let stage = await show(parent)
    add(child, to: parent)
    stage.window.layoutIfNeeded()
    await letTimePass()
    expectEqual(journal.take(), ["C willMove P", "C didMove P"])
    child.beginAppearanceTransition(true, animated: true)
    #expect(journal.take() == ["C will+"] && child.isAnimated)
    child.endAppearanceTransition()
    expectEqual(journal.take(), ["C did+"])
    child.beginAppearanceTransition(false, animated: false)
    #expect(journal.take() == ["C will-"] && !child.isAnimated)
    child.endAppearanceTransition()
    expectEqual(journal.take(), ["C did-"])
    remove(child)
    await letTimePass()
    expectEqual(journal.take(), ["C willMove nil", "C didMove nil"])
  }

  // Unsure: whether and when a child hears viewIsAppearing(_:) whose transition its parent drives by
  // hand. Documented: when it does, its view is in the hierarchy and has its size.
  @Test("A child notified by hand is in its place when it is notified that it appears")
  func appearingManually() async {
    let (parent, child) = (page("P", forwards: false), page("C"))
    let stage = await show(parent)
    let size = CGSize(width: 100, height: 50)
    parent.addChild(child)
    child.didMove(toParent: parent)
    child.beginAppearanceTransition(true, animated: false)
    child.view.frame = CGRect(origin: CGPoint(x: 10, y: 20), size: size)
    parent.view.addSubview(child.view)
    stage.window.layoutIfNeeded()
    await letTimePass()
    child.endAppearanceTransition()
    await letTimePass()
    expectEqual(journal.lines.suffix(2), ["C will+", "C did+"])
    #expect(child.appearances.count <= 1)
    for appearance in child.appearances {
      #expect(appearance.lines == ["C will+"] && appearance.isInWindow && appearance.size == size)
    }
  }

  // Observed: container controllers cancel swipes in this way; UIPageViewController does so too.
  @Test("A transition may turn round before its end")
  func turning() async {
    let (parent, child) = (page("P", forwards: false), page("C"))
    let stage = await show(parent)
    add(child, to: parent)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    _ = journal.take()
    child.beginAppearanceTransition(false, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    expectEqual(journal.take(), ["C will-", "C will+", "C did+"])
    withExtendedLifetime(stage) {}
  }

  @Test("A parent that forwards nothing is still notified of its own appearance")
  func parentOfManual() async {
    let (parent, child) = (page("P", forwards: false), page("C"))
    parent.loadViewIfNeeded()
    add(child, to: parent)
    _ = journal.take()
    let stage = Stage(parent)
    await stage.eventually { journal.lines.contains("P did+") }
    expectEqual(journal.lines, ["P will+", "P did+"])
  }

  // Documented: loadViewIfNeeded(), viewDidLoad().
  @Test("A view is loaded when it is first asked for")
  func loading() {
    final class Loading: UIViewController {
      var count = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        count += 1
      }
    }
    let controller = Loading()
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil && controller.count == 0)
    controller.loadViewIfNeeded()
    #expect(controller.isViewLoaded && controller.count == 1)
    _ = controller.view
    controller.loadViewIfNeeded()
    #expect(controller.count == 1 && controller.view === controller.viewIfLoaded)
  }

  // Documented: UIWindow.rootViewController.
  @Test("A root controller that is replaced disappears")
  func replacing() async {
    let (first, second) = (page("P"), page("Q"))
    let stage = await show(first)
    stage.window.rootViewController = second
    await stage.eventually { journal.lines.contains("P did-") && journal.lines.contains("Q did+") }
    #expect(lines("P") == ["will-", "did-"] && lines("Q") == ["will+", "did+"])
  }

  // Observed: in any order, but each one's own is will before did.
  @Test("A push and a pop without animation turn the two controllers over")
  func navigation() async {
    let (a, b) = (page("A"), page("B"))
    let navigation = UINavigationController(rootViewController: a)
    let stage = Stage(navigation)
    await stage.eventually { journal.lines.contains("A did+") }
    _ = journal.take()
    navigation.pushViewController(b, animated: false)
    await stage.eventually {
      ["A did-", "B did+", "B didMove container"].allSatisfy(journal.lines.contains)
    }
    expectEqual(lines("A"), ["will-", "did-"])
    expectEqual(lines("B").filter { $0.hasSuffix("+") }, ["will+", "did+"])
    expectEqual(lines("B").first, "willMove container")
    #expect(navigation.topViewController === b && b.navigationController === navigation)
    _ = journal.take()
    navigation.popViewController(animated: false)
    await stage.eventually {
      ["A did+", "B did-", "B didMove nil"].allSatisfy(journal.lines.contains)
    }
    expectEqual(lines("A"), ["will+", "did+"])
    expectEqual(lines("B").filter { $0.hasSuffix("-") }, ["will-", "did-"])
    expectEqual(navigation.viewControllers, [a])
  }

  @Test("Tabs take turns")
  func tabs() async {
    let (a, b) = (page("A"), page("B"))
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    let stage = Stage(tabs)
    await stage.eventually { journal.lines.contains("A did+") }
    #expect(!b.isViewLoaded && tabs.selectedViewController === a)
    _ = journal.take()
    tabs.selectedIndex = 1
    await stage.eventually { journal.lines.contains("A did-") && journal.lines.contains("B did+") }
    #expect(lines("A") == ["will-", "did-"] && lines("B") == ["will+", "did+"])
    #expect(a.view.window == nil && b.view.window === stage.window)
  }
}
#endif
