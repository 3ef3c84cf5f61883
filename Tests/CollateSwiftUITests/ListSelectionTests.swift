#if HEADLESS_UIKIT
import Collate
import CollateSwiftUI
@_spi(Headless) import SwiftUI
import TestSupport
import Testing
@_spi(Headless) import UIKit

extension SwiftUITests {
  @MainActor
  @Suite("Selections of lists in SwiftUI")
  struct ListSelectionTests {
    struct Selecting: View {
      let source: ArrayDataSource<Rows>
      @State private var id: String?
      @State private var ids: Set<String> = []
      let isMany: Bool
      var body: some View {
        Text("\(isMany ? ids.sorted().joined() : id ?? "none")")
        Button("set c") { (id, ids) = ("c", ["c", "a"]) }
        Button("clear") { (id, ids) = (nil, []) }
        if isMany {
          CollateList(source) { Text($0.text) }.selection($ids)
        } else {
          CollateList(source) { Text($0.text) }.selection($id)
        }
      }
    }

    @Test("The selection goes both ways, once for each change", arguments: [false, true])
    func selection(isMany: Bool) async {
      let source = ArrayDataSource(sections: [section("A", "abc")])
      let stage = Stage(Selecting(source: source, isMany: isMany))
      stage.list.simulateTap(at: [0, 1])
      stage.finish()
      expectEqual(stage.state, "b")
      if !isMany {
        stage.list.simulateTap(at: [0, 1])
        stage.finish()
        expectEqual(stage.state, "b", "as in a List, it stays selected")
      }
      HeadlessSwiftUI.reset()
      stage.tap("set c")
      await stage.settle()
      expectEqual(stage.state, (isMany ? "ac" : "c"))
      expectEqual(
        stage.list.indexPathsForSelectedItems?.sorted(), (isMany ? [[0, 0], [0, 2]] : [[0, 2]]))
      expectEqual(stage.count("update Hosted"), 1, "no loop")
      stage.tap("clear")
      await stage.settle()
      expectEqual(stage.list.indexPathsForSelectedItems, [])
      expectEqual(stage.findings, [])
    }

    @Test("What the app sets before the next update counts, and not what the view shows until then")
    func race() async {
      let source = ArrayDataSource(sections: [section("A", "abc")])
      let stage = Stage(Selecting(source: source, isMany: false))
      HeadlessSwiftUI.tap("set c", in: stage.controller.view)
      stage.list.simulateTap(at: [0, 1])
      await stage.settle()
      expectEqual(stage.state, "c")
      expectEqual(stage.list.indexPathsForSelectedItems, [[0, 2]])
      expectEqual(stage.findings, [])
    }

    @Test("A selection that is passed with the first update is shown, and followed without updates")
    func tracking() async {
      let source = ArrayDataSource(sections: [section("A", "abc")])
      let stage = Stage(Holding(source: source))
      expectEqual(stage.list.indexPathsForSelectedItems, [[0, 0]])
      HeadlessSwiftUI.reset()
      stage.list.simulateTap(at: [0, 1])
      stage.list.simulateTap(at: [0, 2])
      await stage.settle()
      expectEqual(stage.list.indexPathsForSelectedItems?.sorted(), [[0, 0], [0, 1], [0, 2]])
      expectEqual(stage.count("update Hosted"), 0, "no view reads the selection")
    }

    @Test("What the state refuses is shown for a moment, and then what the state says")
    func refusal() async throws {
      StateTimeout.duration = .milliseconds(50)
      let source = ArrayDataSource(sections: [section("A", "abc")])
      let log = Log()
      log.add("a")
      // At most two items.
      let ids = Binding {
        Set(log.lines)
      } set: {
        if $0.count <= 2 { log.lines = $0.sorted() }
      }
      let stage = Stage(CollateList(source) { Text($0.text) }.selection(ids))
      for item in [1, 2] {
        stage.list.simulateTap(at: [0, item])
        await stage.settle()
      }
      expectEqual(stage.list.indexPathsForSelectedItems?.count, 3)
      try await stage.settle { stage.list.indexPathsForSelectedItems?.count == 2 }
      expectEqual(log.lines, ["a", "b"])
      expectEqual(stage.list.indexPathsForSelectedItems?.sorted(), [[0, 0], [0, 1]])
      expectEqual(stage.findings, [])
    }

    /// A screen with a selection in a store that follows after a while.
    struct Answering: View {
      let source: ArrayDataSource<Rows>
      let ids = Log()
      let sent = Log()
      @State private var count = 0
      var body: some View {
        Text("\(count)")
        Button("other") { count += 1 }
        Button("answer") {
          ids.lines = sent.lines.removeFirst().map(String.init)
          count += 1
        }
        CollateList(source) { Text($0.text) }
          .selection(Binding(get: { Set(ids.lines) }, set: { sent.add($0.sorted().joined()) }))
      }
    }

    @Test("What the state was before counts only after a while, if a store takes its time")
    func answers() async throws {
      StateTimeout.duration = .milliseconds(50)
      let source = ArrayDataSource(sections: [section("A", "abc")])
      let screen = Answering(source: source)
      let stage = Stage(screen)
      let list = stage.list
      list.simulateTap(at: [0, 1])
      stage.tap("other")
      expectEqual(list.indexPathsForSelectedItems, [[0, 1]])
      stage.tap("answer")
      expectEqual(list.indexPathsForSelectedItems, [[0, 1]])
      list.simulateTap(at: [0, 2])
      stage.tap("other")
      expectEqual(list.indexPathsForSelectedItems?.sorted(), [[0, 1], [0, 2]])
      // Of several values, the first is one that the list knows.
      list.simulateTap(at: [0, 0])
      expectEqual(screen.sent.lines, ["bc", "abc"])
      stage.tap("answer")
      expectEqual(list.indexPathsForSelectedItems?.count, 3)
      try await stage.settle { list.indexPathsForSelectedItems?.count == 2 }
      expectEqual(list.indexPathsForSelectedItems?.sorted(), [[0, 1], [0, 2]])
      // A store that follows without an update is asked for what comes then.
      screen.sent.lines = []
      list.simulateTap(at: [0, 0])
      screen.ids.lines = ["a", "b", "c"]
      list.simulateTap(at: [0, 1])
      expectEqual(screen.sent.lines, ["abc", "ac"])
      // A value that comes twice is under way twice.
      screen.ids.lines = ["a", "c"]
      stage.tap("other")
      screen.sent.lines = []
      list.simulateTap(at: [0, 1])
      list.simulateTap(at: [0, 1])
      expectEqual(screen.sent.lines, ["abc", "ac"])
      for button in ["other", "answer", "other", "answer"] {
        stage.tap(button)
        expectEqual(list.indexPathsForSelectedItems?.sorted(), [[0, 0], [0, 2]])
      }
      expectEqual(stage.findings, [])
    }

    /// A screen with a selection that is not part of its state.
    struct Holding: View {
      let source: ArrayDataSource<Rows>
      let ids = Log()
      init(source: ArrayDataSource<Rows>) {
        self.source = source
        ids.add("a")
      }

      var body: some View {
        CollateList(source) { Text($0.text) }
          .selection(Binding(get: { Set(ids.lines) }, set: { ids.lines = $0.sorted() }))
      }
    }

    @Test(
      "A tap calls the action with the item, and refreshable adds a control that ends with its task"
    )
    func actions() async throws {
      let source = ArrayDataSource(sections: [section("A", "ab")])
      let log = Log()
      let stage = Stage(
        CollateList(source) { Text($0.text) }
          .onSelect { log.add($0.id) }
          .refreshable { await log.add("refresh") })
      stage.list.simulateTap(at: [0, 1])
      expectEqual(log.lines, ["b"])
      expectEqual(stage.list.indexPathsForSelectedItems, [])
      stage.list.refreshControl?.simulatePull()
      try await stage.settle { stage.list.refreshControl?.isRefreshing == false }
      expectEqual(log.lines, ["b", "refresh"])
      expectEqual(stage.list.refreshControl?.isRefreshing, false)
    }
  }
}
#endif
