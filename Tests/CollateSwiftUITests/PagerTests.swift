#if HEADLESS_UIKIT
import Collate
import CollateSwiftUI
@_spi(Headless) import SwiftUI
import TestSupport
import Testing
@_spi(Headless) import UIKit

extension SwiftUITests {
  @MainActor
  @Suite("Pagers in SwiftUI")
  struct PagerTests {
    struct Screen: View {
      let source: ArrayDataSource<Rows>
      let log: Log
      @State private var page: String?
      @State private var isLoud = false
      @State private var isShown = true
      init(_ source: ArrayDataSource<Rows>, _ log: Log, page: String? = nil) {
        (self.source, self.log) = (source, log)
        _page = State(wrappedValue: page)
      }

      var body: some View {
        Text(page ?? "none")
        Button("go c") { withAnimation { page = "c" } }
        Button("go z") { page = "z" }
        Button("loud") { isLoud.toggle() }
        Button("leave") { isShown.toggle() }
        if isShown {
          PagerView(source, selection: $page) { Text(isLoud ? "\($0.text)!" : $0.text) }
            .titles { $0.text }
            .onPage { log.lines.append("\($0) \($1.id)") }
        }
      }
    }

    private func stage(
      _ rows: String = "abcd", page: String? = nil
    ) -> (Stage<Screen>, ArrayDataSource<Rows>, Log) {
      let (source, log) = (ArrayDataSource(sections: [section("A", rows)]), Log())
      return (Stage(Screen(source, log, page: page)), source, log)
    }

    private func turn(_ stage: Stage<Screen>, pausing: () -> Void = {}) {
      let view = stage.pages
      view.simulateTouchDown()
      for step in 0..<4 {
        view.simulateTouchMove(by: CGPoint(x: -60, y: 0))
        if step == 2 { pausing() }
      }
      view.simulateTouchUp(velocity: CGPoint(x: 1, y: 0))
      stage.finish()
    }

    @Test("A swipe sends callbacks in order, and the binding follows once it is over")
    func swipe() async {
      let (stage, _, log) = stage()
      await stage.settle()
      expectEqual(log.lines, ["willAppear a", "didAppear a"])
      expectEqual(stage.state, "a", "the first page is written to the state")
      log.lines = []
      turn(stage) {
        expectEqual(stage.state, "a")
        // An update in the middle of it, with the old value of the binding.
        stage.tap("loud")
        HeadlessUIKit.commit()
      }
      await stage.settle()
      expectEqual(log.lines, ["willDisappear a", "willAppear b", "didDisappear a", "didAppear b"])
      expectEqual(stage.state, "b")
      #expect(HeadlessSwiftUI.texts(in: stage.controller.children[0].view).contains("b!"))
      expectEqual(stage.findings, [])
    }

    @Test("Setting the binding goes there; a page that does not exist is refused")
    func binding() async {
      let (stage, _, log) = stage(page: "b")
      await stage.settle()
      expectEqual(log.lines, ["willAppear b", "didAppear b"])
      log.lines = []
      HeadlessSwiftUI.reset()
      stage.tap("go c")
      await stage.settle()
      expectEqual(log.lines, ["willDisappear b", "willAppear c", "didDisappear b", "didAppear c"])
      expectEqual(stage.state, "c")
      expectEqual(stage.count("update Hosted"), 1, "no loop")
      stage.tap("go z")
      await stage.settle()
      expectEqual(stage.state, "c")
      expectEqual(log.lines.count, 4)
      expectEqual(stage.findings, [])
    }

    @Test("A page that is set before there are pages is the first one, if there is such a page")
    func restoring() async {
      for (page, set, first) in [("c", nil, "c"), ("z", nil, "a"), ("b", "go c", "c")] {
        let (stage, source, log) = stage("", page: page)
        await stage.settle()
        if let set { stage.tap(set) }
        await stage.settle()
        expectEqual(stage.state, set == nil ? page : "c")
        source.sections[0] = section("A", "abcd")
        await stage.settle()
        expectEqual(stage.state, first)
        expectEqual(log.lines, ["willAppear \(first)", "didAppear \(first)"])
        expectEqual(stage.findings, [])
      }
    }

    @Test("When the items change, the pager keeps its page, or goes to the next one")
    func data() async {
      let (stage, source, log) = stage(page: "b")
      await stage.settle()
      log.lines = []
      source.insertItem(Row(id: "x", text: "x"), at: [0, 0])
      source.modifyItem(withID: "b") { $0.text = "B" }
      await stage.settle()
      expectEqual(log.lines, [])
      #expect(HeadlessSwiftUI.texts(in: stage.controller.children[0].view).contains("B"))
      source.removeItem(withID: "b")
      await stage.settle()
      expectEqual(stage.state, "c")
      expectEqual(log.lines, ["willDisappear b", "willAppear c", "didDisappear b", "didAppear c"])
      expectEqual(stage.findings, [])
    }

    @Test(
      "A pager that is removed lets pages disappear, in either order", arguments: [false, true])
    func leaving(dismantlesFirst: Bool) async {
      HeadlessSwiftUI.dismantlesFirst = dismantlesFirst
      let (stage, _, log) = stage()
      await stage.settle()
      weak let pager = stage.controller.children[0]
      log.lines = []
      stage.tap("leave")
      await stage.settle()
      expectEqual(log.lines, ["willDisappear a", "didDisappear a"])
      expectEqual(pager, nil)
      stage.tap("leave")
      await stage.settle()
      expectEqual(log.lines.suffix(2), ["willAppear a", "didAppear a"])
      expectEqual(stage.findings, [])
    }

    struct Choosing: View {
      let sources: [ArrayDataSource<Rows>]
      let log: Log
      @State private var index = 0
      @State private var page: String?
      @State private var hasTitles = false
      @State private var isDisabled = false
      @State private var events = 0
      var body: some View {
        Text("\(page ?? "none") \(events)")
        Button("other") { index = 1 - index }
        Button("titles") { hasTitles.toggle() }
        Button("disable") { isDisabled.toggle() }
        Button("glide c") { withAnimation { page = "c" } }
        Button("glide d") { withAnimation { page = "d" } }
        Button("cut d") {
          var transaction = Transaction(animation: .default)
          transaction.disablesAnimations = true
          withTransaction(transaction) { page = "d" }
        }
        pager.disabled(isDisabled)
      }

      private var pager: PagerView<Row> {
        let pager = PagerView(sources[index], selection: $page) { Text($0.text) }
          .onPage { _, _ in events += 1 }
          .prepare {
            log.add("prepare")
            $0.driver.configuration.loops = true
            $0.driver.configuration.preload = 2
            $0.bounces = true
          }
        return hasTitles ? pager.titles { "title \($0.text)" } : pager
      }
    }

    private func choosing() async -> (Stage<Choosing>, Log) {
      let sources = ["abcd", "wxcd"].map { ArrayDataSource(sections: [section("A", $0)]) }
      let log = Log()
      let stage = Stage(Choosing(sources: sources, log: log))
      await stage.settle()
      return (stage, log)
    }

    private func pager<Content>(
      in stage: Stage<Content>
    ) -> PagerViewController<String, UIViewController>? {
      stage.controller.children[0].children[0] as? PagerViewController<String, UIViewController>
    }

    @Test("What prepare sets stays, also the configuration for another source")
    func preparing() async {
      let (stage, log) = await choosing()
      for button in ["titles", "other", "titles", "other"] {
        stage.tap(button)
        await stage.settle()
        let pager = pager(in: stage)
        expectEqual(pager?.driver.configuration.loops, true)
        expectEqual(pager?.driver.configuration.preload, 2)
        expectEqual(pager?.bounces, true)
      }
      expectEqual(log.lines, ["prepare"])
      expectEqual(stage.findings, [])
    }

    @Test("Pages that go and come again begin with the last one")
    func pagesThatReturn() async {
      let source = ArrayDataSource(sections: [section("A", "abcd")])
      func emptyAndFill() {
        for rows in [[], source.sections[0].items] { source.sections[0].items = rows }
      }
      let stage = Stage(Choosing(sources: [source, source], log: Log()))
      await stage.settle()
      stage.tap("glide c")
      await stage.settle()
      emptyAndFill()
      await stage.settle()
      #expect(stage.state.hasPrefix("c "), "\(stage.state)")
      // Also one that is on its way, one with which they began, and without a selection.
      HeadlessSwiftUI.tap("glide d", in: stage.controller.view)
      HeadlessUIKit.commit()
      emptyAndFill()
      await stage.settle()
      #expect(stage.state.hasPrefix("d "), "\(stage.state)")
      let bound = Binding<String?>(get: { "b" }, set: { _ in })
      let first = Stage(PagerView(source, selection: bound) { Text($0.text) })
      let plain = Stage(PagerView(source) { Text($0.text) })
      await first.settle()
      await plain.settle()
      pager(in: plain)?.driver.jump(to: "d", animated: false)
      emptyAndFill()
      expectEqual(pager(in: first)?.driver.settledPage, "b")
      expectEqual(pager(in: plain)?.driver.settledPage, "d")
    }

    @Test("Another source keeps the page if it has it, and begins with the first one otherwise")
    func sources() async {
      let (stage, _) = await choosing()
      stage.tap("glide c")
      await stage.settle()
      stage.tap("other")
      await stage.settle()
      #expect(stage.state.hasPrefix("c "))
      stage.tap("other")
      stage.tap("glide d")
      await stage.settle()
      #expect(stage.state.hasPrefix("d "))
      expectEqual(stage.findings, [])
    }

    @Test("A bar appears with the titles, and goes with them")
    func bar() async {
      let (stage, _) = await choosing()
      typealias Bar = PageBarView<String>
      expectEqual(stage.find(Bar.self), nil)
      stage.tap("titles")
      expectEqual(
        stage.find(Bar.self)?.bar.state.pages.map(\.title),
        ["a", "b", "c", "d"].map { "title \($0)" })
      expectEqual(pager(in: stage).map { $0.view.frame.minY > 0 }, true)
      stage.tap("titles")
      expectEqual(stage.find(Bar.self), nil)
      expectEqual(pager(in: stage)?.view.frame.minY, 0)
    }

    @Test("A disabled pager cannot be swiped")
    func disabling() async {
      let (stage, _) = await choosing()
      stage.tap("titles")
      stage.tap("disable")
      expectEqual(pager(in: stage)?.isSwipeEnabled, false)
      expectEqual(pager(in: stage)?.respondsToKeys, false)
      expectEqual(stage.find(PageBarView<String>.self)?.isUserInteractionEnabled, false)
      stage.tap("disable")
      expectEqual(pager(in: stage)?.isSwipeEnabled, true)
      expectEqual(pager(in: stage)?.respondsToKeys, true)
    }

    @Test("A page that is set in the middle of an animation is where the pager comes to rest")
    func interruption() async {
      let (stage, _) = await choosing()
      HeadlessSwiftUI.tap("glide c", in: stage.controller.view)
      HeadlessUIKit.commit()
      HeadlessUIKit.runFrame()
      HeadlessSwiftUI.tap("glide d", in: stage.controller.view)
      await stage.settle()
      #expect(stage.state.hasPrefix("d "))
      expectEqual(pager(in: stage)?.selectedPage, "d")
      expectEqual(stage.findings, [])
    }

    @Test("If people take hold of the pages during a jump and go back, the state goes back")
    func abandonment() async {
      let (stage, _) = await choosing()
      HeadlessSwiftUI.tap("glide c", in: stage.controller.view)
      HeadlessUIKit.commit()
      HeadlessUIKit.runFrame()
      stage.pages.simulateTouchDown()
      stage.pages.simulateTouchMove(by: CGPoint(x: 300, y: 0))
      stage.pages.simulateTouchMove(by: CGPoint(x: 300, y: 0))
      stage.pages.simulateTouchUp(velocity: CGPoint(x: -1, y: 0))
      await stage.settle()
      expectEqual(stage.state.prefix(1), pager(in: stage)?.selectedPage?.prefix(1))
      #expect(pager(in: stage)?.selectedPage != "c")
      expectEqual(stage.findings, [])
    }

    @Test("A jump is animated in withAnimation, and not if the transaction disables it")
    func animation() async {
      let (stage, _) = await choosing()
      HeadlessSwiftUI.tap("glide c", in: stage.controller.view)
      HeadlessUIKit.commit()
      expectEqual(pager(in: stage)?.driver.settledPage, "a")
      await stage.settle()
      HeadlessSwiftUI.tap("cut d", in: stage.controller.view)
      HeadlessUIKit.commit()
      expectEqual(pager(in: stage)?.driver.settledPage, "d")
      await stage.settle()
      #expect(stage.state.hasPrefix("d "))
      expectEqual(stage.findings, [], "events of pages change state after the update")
    }

    @Test("A change of the source updates pages, and not the representable")
    func tracking() async {
      let (stage, source, _) = stage()
      await stage.settle()
      HeadlessSwiftUI.reset()
      source.modifyItem(withID: "a") { $0.text = "A" }
      source.insertItem(Row(id: "x", text: "x"), at: [0, 0])
      await stage.settle()
      #expect(HeadlessSwiftUI.texts(in: stage.controller.children[0].view).contains("A"))
      expectEqual(stage.count("update Hosted"), 0)
    }

    struct Steps: View {
      let log: Log
      @State private var rows = "abcd".map { Row(id: "\($0)", text: "\($0)") }
      @State private var page: String? = "b"
      var body: some View {
        Text(page ?? "none")
        Button("skip") {
          withAnimation {
            rows.remove(at: 1)
            page = "d"
          }
        }
        PagerView(
          rows,
          selection: Binding(
            get: { page },
            set: {
              log.add($0 ?? "none")
              page = $0
            })
        ) {
          Text($0.text)
        }
      }
    }

    @Test("A page that is passed on the way to the one that the app sets is not written")
    func passing() async {
      let log = Log()
      let stage = Stage(Steps(log: log))
      await stage.settle()
      stage.tap("skip")
      await stage.settle()
      expectEqual(log.lines, [])
      expectEqual(stage.state, "d")
      expectEqual(pager(in: stage)?.selectedPage, "d")
      expectEqual(stage.findings, [])
    }

    struct Values: View {
      @State private var rows = "abc".map { Row(id: "\($0)", text: "\($0)") }
      var body: some View {
        Button("drop") { rows.removeFirst() }
        PagerView(rows) { Text($0.text) }
      }
    }

    @Test("Pages can be values of the app's state")
    func values() async {
      let stage = Stage(Values())
      await stage.settle()
      #expect(HeadlessSwiftUI.texts(in: stage.controller.children[0].view).contains("a"))
      stage.tap("drop")
      await stage.settle()
      #expect(HeadlessSwiftUI.texts(in: stage.controller.children[0].view).contains("b"))
      #expect(!HeadlessSwiftUI.texts(in: stage.controller.children[0].view).contains("a"))
      expectEqual(stage.findings, [])
    }
  }
}
#endif
