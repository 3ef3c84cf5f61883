#if HEADLESS_UIKIT
import Collate
import CollateSwiftUI
@_spi(Headless) import SwiftUI
import TestSupport
import Testing
@_spi(Headless) import UIKit

extension SwiftUITests {
  @MainActor
  @Suite("Lists in pages")
  struct NestingTests {
    struct Tabs: View {
      let feeds: ArrayDataSource<Rows>
      let lists: [String: ArrayDataSource<Rows>]
      @State private var page: String?
      @State private var ids: Set<String> = []
      @State private var tint = "none"
      @State private var isShown = true
      var body: some View {
        Text("\(page ?? "none") \(ids.sorted().joined())")
        Button("blue") { tint = "blue" }
        Button("leave") { isShown = false }
        if isShown {
          PagerView(feeds, selection: $page) { feed in
            if let list = lists[feed.id] {
              CollateList(list) { TintedText(text: $0.text) }.selection($ids)
            }
          }
          .environment(\.tint, tint)
        }
      }
    }

    struct TintedText: View {
      let text: String
      @Environment(\.tint) private var tint
      var body: some View { Text("\(text) \(tint)") }
    }

    @Test("State, environment and life reach through pages into rows")
    func nesting() async {
      let feeds = ArrayDataSource(sections: [section("F", "xyz")])
      let lists = [
        "x": ArrayDataSource(sections: [section("A", "ab")]),
        "y": ArrayDataSource(sections: [section("B", "cd")]),
      ]
      weak let pager: UIViewController?
      weak let view: UICollectionView?
      do {
        let stage = Stage(Tabs(feeds: feeds, lists: lists))
        await stage.settle()
        expectEqual(stage.texts, [["a none", "b none"]])
        stage.list.simulateTap(at: [0, 1])
        stage.tap("blue")
        await stage.settle()
        expectEqual(stage.state, "x b")
        expectEqual(stage.texts, [["a blue", "b blue"]])
        lists["x"]?.removeItem(withID: "a")
        feeds.moveItem(at: [0, 0], to: [0, 2])
        await stage.settle()
        expectEqual(stage.state, "x b", "the page has moved, and the list has not")
        expectEqual(stage.texts, [["b blue"]])
        expectEqual(stage.findings, [])
        pager = stage.controller.children[0]
        view = stage.list
        stage.tap("leave")
        await stage.settle()
      }
      #expect(pager == nil && view == nil)
    }

    struct Large: View {
      let source: ArrayDataSource<BasicSection<Int, Number>>
      @State private var mark = 0
      var body: some View {
        Button("mark") { mark += 1 }
        CollateList(source) { Text("\($0.id) \(mark)") }
      }
    }

    struct LargeState: View {
      @State private var numbers = (0..<100_000).map { Number(id: $0) }
      @State private var mark = 0
      var body: some View {
        Button("mark") { mark += 1 }
        Button("insert") { numbers.insert(Number(id: -1), at: 0) }
        CollateList(items: numbers) { Text("\($0.id) \(mark)") }
      }
    }

    @Test("With 100 000 rows of state, an update concerns those on the screen")
    func largeState() {
      let stage = Stage(LargeState())
      let shown = stage.list.visibleCells.count
      HeadlessSwiftUI.reset()
      stage.tap("mark")
      expectEqual(stage.count("body HostedContent"), shown)
      stage.tap("insert")
      expectEqual(stage.texts[0][0], "-1 1")
    }

    @Test("With 100 000 rows, an update concerns those on the screen")
    func large() {
      let source = ArrayDataSource(items: (0..<100_000).map { Number(id: $0) })
      let stage = Stage(Large(source: source))
      let shown = stage.list.visibleCells.count
      HeadlessSwiftUI.reset()
      stage.tap("mark")
      expectEqual(stage.count("body HostedContent"), shown)
      HeadlessSwiftUI.reset()
      source.insertItem(Number(id: -1), at: [0, 0])
      stage.finish()
      expectEqual(stage.count("body HostedContent"), 1)
    }
  }
}
#endif
