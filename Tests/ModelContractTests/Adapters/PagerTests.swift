#if canImport(UIKit) && !os(tvOS)
import Collate
import CollateTesting
import CollateUIKit
import Testing
import UIKit

// What is claimed here is in the article "Page lifecycle" of `Collate`, and in the documentation of
// `PagerViewController`.
@MainActor
@Suite("A pager notifies its pages of everything, in order")
struct PagerTests {
  /// A pager of letters in a controller on the screen.
  @MainActor private final class Screen {
    let journal = Journal()
    let source: ArrayDataSource<Folder>
    let container: PagerViewController<String, Page>
    let checker: PagerDriverChecker
    let stage: Stage

    init(_ letters: String, preload: Int = 1, layout: PagerLayout = PagerLayout()) async {
      source = ArrayDataSource(sections: [Folder("A", letters)])
      let journal = journal
      let log = Journal()
      container = PagerViewController(
        OnDemandPager(source, configuration: .init(preload: preload)) { note in
          log.lines.append(note.id)
          return Page(note.id, journal)
        }, layout: layout)
      checker = PagerDriverChecker(container.driver)
      stage = Stage()
      maker = log
      add()
      if let first = letters.first { await comesToRest(on: String(first)) }
    }

    private let maker: Journal

    /// The pages for which a controller was made, in that order.
    var madePages: [String] { maker.lines }

    func add() {
      stage.root.addChild(container)
      container.view.frame = stage.root.view.bounds
      stage.root.view.addSubview(container.view)
      container.didMove(toParent: stage.root)
    }

    func remove() {
      container.willMove(toParent: nil)
      container.view.removeFromSuperview()
      container.removeFromParent()
    }

    /// Waits until the pager rests on a page that has appeared.
    func comesToRest(on page: String, at location: SourceLocation = #_sourceLocation) async {
      await stage.eventually("\(page) never appeared", at: location) {
        container.selectedPage == page && calls(page).last == "did+"
          && container.driver.controller(of: page)?.viewIfLoaded?.window != nil
      }
    }

    /// What a page heard about its appearance.
    func calls(_ page: String) -> [String] {
      calls.filter { $0.hasPrefix("\(page) ") }
        .map { String($0.dropFirst(page.count + 1)) }
    }

    /// What all pages heard about their appearance.
    var calls: [String] { journal.lines.filter { $0.hasSuffix("+") || $0.hasSuffix("-") } }

    /// The pages whose views are in the window.
    var visiblePages: [String] {
      container.children.compactMap { $0 as? Page }.filter { $0.viewIfLoaded?.window != nil }
        .map(\.name)
    }

    /// Where the view of a page lies in the container.
    func frame(of page: String) -> CGRect? {
      guard let view = container.driver.controller(of: page)?.viewIfLoaded else { return nil }
      return view.convert(view.bounds, to: container.view)
    }
  }

  @Test("The first page appears with its container, and fills it")
  func firstPage() async {
    let screen = await Screen("abc")
    expectEqual(screen.calls("a"), ["will+", "did+"])
    expectEqual(screen.visiblePages, ["a"])
    expectEqual(screen.frame(of: "a"), screen.container.view.bounds)
    let page = screen.container.driver.controller(of: "a")
    #expect(page?.parent === screen.container)
    // It may not hear it, see `ContainmentTests`.
    for appearance in page?.appearances ?? [] {
      #expect(appearance.isInWindow && appearance.size == screen.container.view.bounds.size)
    }
    expectEqual(screen.journal.lines.first, "a willMove container")
    #expect(screen.journal.lines.contains("a didMove container"))
    #expect(screen.checker.violations.isEmpty)
  }

  @Test("The neighbor is loaded ahead, and is not notified of an appearance")
  func preloading() async {
    let screen = await Screen("abc")
    await screen.stage.eventually { screen.madePages == ["a", "b"] }
    #expect(screen.calls("b").isEmpty)
    expectEqual(screen.container.driver.controller(of: "c"), nil)
  }

  @Test("A jump without animation notifies the page that leaves first")
  func jump() async {
    let screen = await Screen("abc")
    _ = screen.journal.take()
    screen.container.driver.jump(to: "b", animated: false)
    await screen.comesToRest(on: "b")
    expectEqual(screen.calls, ["a will-", "b will+", "a did-", "b did+"])
    expectEqual(screen.visiblePages, ["b"])
    expectEqual(screen.frame(of: "b"), screen.container.view.bounds)
    #expect(screen.checker.violations.isEmpty)
  }

  @Test("An animated jump has the same calls, and ends by itself")
  func animatedJump() async {
    let screen = await Screen("abc")
    _ = screen.journal.take()
    var result: PagerJump.Result?
    screen.container.driver.jump(to: "b") { result = $0 }
    expectEqual(screen.container.driver.controller(of: "b")?.isAnimated, true)
    await screen.stage.eventually { result != nil }
    expectEqual(result, .finished)
    await screen.comesToRest(on: "b")
    expectEqual(screen.calls, ["a will-", "b will+", "a did-", "b did+"])
    expectEqual(screen.visiblePages, ["b"])
    #expect(screen.checker.violations.isEmpty)
  }

  // See `SystemBehaviorTests`.
  @Test("Keys turn pages before the focus gets them, and do not scroll the scroll view")
  func keys() async {
    let screen = await Screen("abc")
    let commands = screen.container.next?.keyCommands ?? []
    #expect(!commands.isEmpty && commands.allSatisfy(\.wantsPriorityOverSystemBehavior))
    let scrollViews = screen.container.view.subviews.flatMap(\.subviews)
      .compactMap { $0 as? UIScrollView }
    expectEqual(scrollViews.count, 1)
    if #available(iOS 17.0, *) {
      #expect(scrollViews.allSatisfy { !$0.allowsKeyboardScrolling })
    }
  }

  #if !os(visionOS)
  // See `SystemBehaviorTests`.
  @Test("The page that the pager rests on decides about the orientation lock")
  func orientationLock() async {
    guard #available(iOS 26.0, *) else { return }
    let screen = await Screen("abc")
    for page in ["b", "c"] {
      screen.container.driver.jump(to: page, animated: false)
      await screen.comesToRest(on: page)
      let controller = screen.container.driver.controller(of: page)
      #expect(screen.container.childForInterfaceOrientationLock === controller)
    }
  }
  #endif

  @Test("A far jump makes no pages on the way")
  func farJump() async {
    let screen = await Screen("abcdefghijklm", preload: 0)
    screen.container.selectedPage = "k"
    await screen.comesToRest(on: "k")
    expectEqual(screen.madePages, ["a", "k"])
    expectEqual(screen.frame(of: "k"), screen.container.view.bounds)
    screen.container.selectedPage = "a"
    await screen.comesToRest(on: "a")
    expectEqual(screen.calls("k"), ["will+", "did+", "will-", "did-"])
    #expect(screen.checker.violations.isEmpty)
  }

  @Test("A jump that is superseded leaves every page with all of its calls")
  func supersededJump() async {
    let screen = await Screen("abcd")
    var results: [PagerJump.Result] = []
    screen.container.driver.jump(to: "b") { results.append($0) }
    screen.container.driver.jump(to: "d") { results.append($0) }
    await screen.comesToRest(on: "d")
    await screen.stage.eventually { results.count == 2 }
    expectEqual(Set(results), [.superseded, .finished])
    for page in ["a", "b", "d"] { #expect(isBalanced(screen.calls(page))) }
    expectEqual(screen.visiblePages, ["d"])
    #expect(screen.checker.violations.isEmpty)
  }

  /// Whether each begin is followed by its end, or taken back.
  private func isBalanced(_ calls: [String]) -> Bool {
    var last = "did-"
    let mayFollow = [
      "did-": ["will+"], "will+": ["did+", "will-"], "did+": ["will-"], "will-": ["did-", "will+"],
    ]
    for call in calls {
      guard mayFollow[last]?.contains(call) ?? false else { return false }
      last = call
    }
    return last == "did+" || last == "did-"
  }

  @Test("A page that is removed is followed by another")
  func removal() async {
    let screen = await Screen("abc")
    screen.source.removeItem(at: [0, 0])
    await screen.comesToRest(on: "b")
    expectEqual(screen.calls("a"), ["will+", "did+", "will-", "did-"])
    #expect(screen.journal.lines.contains("a didMove nil"))
    expectEqual(screen.visiblePages, ["b"])
    #expect(screen.checker.violations.isEmpty)
  }

  @Test("Changes around the page leave it alone")
  func neighbors() async {
    let screen = await Screen("bd")
    _ = screen.journal.take()
    let page = screen.container.driver.controller(of: "b")
    screen.source.insertItem(Note("a"), at: [0, 0])
    screen.source.insertItem(Note("c"), at: [0, 2])
    screen.source.removeItem(at: [0, 3])
    await letTimePass()
    #expect(screen.container.selectedPage == "b" && screen.calls("b").isEmpty)
    #expect(screen.container.driver.controller(of: "b") === page)
    expectEqual(screen.frame(of: "b"), screen.container.view.bounds)
    #expect(screen.checker.violations.isEmpty)
  }

  @Test("A container that leaves the screen and comes back takes its page along")
  func leaving() async {
    let screen = await Screen("abc")
    screen.remove()
    await screen.stage.eventually { screen.calls("a").last == "did-" }
    expectEqual(screen.calls("a"), ["will+", "did+", "will-", "did-"])
    _ = screen.journal.take()
    screen.add()
    await screen.comesToRest(on: "a")
    expectEqual(screen.calls, ["a will+", "a did+"])
    #expect(screen.checker.violations.isEmpty)
  }

  @Test("A jump off the screen is there when the container comes back")
  func jumpOffScreen() async {
    let screen = await Screen("abc")
    screen.remove()
    await screen.stage.eventually { screen.calls("a").last == "did-" }
    screen.container.selectedPage = "c"
    screen.add()
    await screen.comesToRest(on: "c")
    #expect(screen.calls("c") == ["will+", "did+"] && screen.visiblePages == ["c"])
    #expect(screen.checker.violations.isEmpty)
  }

  @Test("A page keeps its place when the container gets another size")
  func resizing() async {
    let screen = await Screen("abc")
    screen.container.driver.jump(to: "b", animated: false)
    await screen.comesToRest(on: "b")
    _ = screen.journal.take()
    screen.container.view.frame.size = CGSize(width: 250, height: 300)
    await screen.stage.eventually {
      screen.frame(of: "b") == CGRect(x: 0, y: 0, width: 250, height: 300)
    }
    #expect(screen.container.selectedPage == "b" && screen.calls.isEmpty)
    #expect(screen.checker.violations.isEmpty)
  }

  @Test("Pages one above the other")
  func vertical() async {
    let screen = await Screen("abc", layout: PagerLayout(axis: .vertical, spacing: 20))
    screen.container.selectedPage = "c"
    await screen.comesToRest(on: "c")
    expectEqual(screen.frame(of: "c"), screen.container.view.bounds)
    #expect(screen.checker.violations.isEmpty)
  }

  @Test("Right to left, the second page lies left of the first")
  func rightToLeft() async {
    let screen = await Screen("ab")
    screen.container.view.semanticContentAttribute = .forceRightToLeft
    screen.container.driver.jump(to: "b", animated: false)
    await screen.comesToRest(on: "b")
    expectEqual(screen.frame(of: "b"), screen.container.view.bounds)
    #expect(screen.checker.violations.isEmpty)
  }

  @Test("Random jumps and changes leave every page with all of its calls")
  func randomly() async {
    let screen = await Screen("abcdef")
    var dice = SeededGenerator(seed: 42)
    for step in 0..<24 {
      let ids = screen.source.sections[0].items.map(\.id)
      switch dice.below(4) {
      case 0: screen.source.insertItem(Note("x\(step)"), at: [0, dice.below(ids.count + 1)])
      case 1 where ids.count > 1: screen.source.removeItem(at: [0, dice.below(ids.count)])
      case 2: screen.container.driver.jump(to: ids[dice.below(ids.count)], animated: false)
      default: screen.container.driver.jump(to: ids[dice.below(ids.count)])
      }
      if dice.below(3) == 0 { await letTimePass() }
    }
    await screen.stage.eventually {
      screen.container.selectedPage.map {
        screen.visiblePages == [$0] && screen.calls($0).last == "did+"
      }
        ?? false
    }
    for page in screen.madePages { #expect(isBalanced(screen.calls(page)), "\(page)") }
    #expect(screen.checker.violations.isEmpty)
  }
}
#endif
