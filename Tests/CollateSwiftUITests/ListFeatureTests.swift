#if HEADLESS_UIKIT
import Collate
import CollateLists
import CollateSwiftUI
@_spi(Headless) import SwiftUI
import TestSupport
import Testing
@_spi(Headless) import UIKit

extension SwiftUITests {
  @MainActor
  @Suite("Features of lists in SwiftUI")
  struct ListFeatureTests {
    struct Switching: View {
      let source: ArrayDataSource<Rows>
      @State private var isOn = false
      @State private var ids: Set<String> = []
      @State private var last: String?
      var body: some View {
        Text("\(ids.sorted().joined()) \(last ?? "none")")
        Button("switch") { isOn.toggle() }
        list
      }

      private var list: CollateList<Rows> {
        var list = CollateList(source) { Text($0.text) }
        if isOn {
          list = list.header { Text($0.id) }.footer { Text("end of \($0.id)") }
            .emptyContent { Text("nothing") }
            .selection($ids).reorderable().scrollPosition($last).appearance(.insetGrouped)
        }
        return list
      }
    }

    private func edges(of list: UICollectionView) -> [String] {
      [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        .flatMap { list.visibleSupplementaryViews(ofKind: $0) }
        .flatMap { HeadlessSwiftUI.texts(in: $0) }
    }

    @Test("A modifier that appears in a later update takes effect, and ends when it is taken away")
    func switching() async {
      let source = ArrayDataSource(sections: [section("A", "ab")])
      let stage = Stage(Switching(source: source))
      func expectPlain() {
        expectEqual(edges(of: stage.list), [])
        #expect(HeadlessDrag(lifting: [[0, 0]], in: stage.list) == nil)
        #expect(!stage.list.allowsSelection && !stage.list.allowsMultipleSelection)
        expectEqual(stage.list.indexPathsForSelectedItems, [])
      }
      expectPlain()
      stage.tap("switch")
      await stage.settle()
      expectEqual(edges(of: stage.list), ["A", "end of A"])
      expectEqual(stage.state, " a")
      stage.list.simulateTap(at: [0, 0])
      stage.list.simulateTap(at: [0, 1])
      stage.finish()
      expectEqual(stage.state, "ab a")
      stage.drag([0, 0], over: [0, 1])
      await stage.settle()
      expectEqual(stage.texts, [["b", "a"]])
      source.sections[0].items = []
      stage.finish()
      #expect(stage.list.backgroundView != nil)
      source.sections = [section("A", "ab")]
      stage.tap("switch")
      await stage.settle()
      expectPlain()
      source.sections[0].items = []
      stage.finish()
      expectEqual(stage.list.backgroundView, nil)
      expectEqual(stage.findings, [])
    }

    struct Prepared: View {
      let source: ArrayDataSource<Rows>
      let other: ArrayDataSource<Rows>
      let log: Log
      @State private var mark = 0
      @State private var isOther = false
      var body: some View {
        Button("mark") { mark += 1 }
        Button("other") { isOther.toggle() }
        CollateList(isOther ? other : source) { Text("\($0.text)\(mark)") }
          .prepare { list, view in
            log.add("prepare")
            list.anchoring = .visible
            list.reordersItems = true
            list.willDisplay { _, item, _ in log.add("display \(item.id)") }
            list.didSelect { item, _ in
              log.add("select \(item.id)")
              return .keepSelected
            }
            view.isEditing = true
            view.allowsMultipleSelection = true
            view.refreshControl = UIRefreshControl(frame: .zero)
          }
      }
    }

    @Test("What prepare sets stays, and it is called once for each source")
    func preparing() async {
      let log = Log()
      let source = ArrayDataSource(sections: [section("A", "ab")])
      let other = ArrayDataSource(sections: [section("A", "c")])
      let stage = Stage(Prepared(source: source, other: other, log: log))
      expectEqual(log.lines, ["prepare", "display a", "display b"])
      stage.tap("mark")
      await stage.settle()
      expectEqual(stage.texts, [["a1", "b1"]])
      expectEqual(log.lines.filter { $0 == "prepare" }.count, 1)
      let list = stage.list
      #expect(list.isEditing && list.allowsMultipleSelection && list.refreshControl != nil)
      expectEqual(list.dataSource?.collectionView?(list, canMoveItemAt: [0, 0]), true)
      list.isEditing = false
      list.simulateTap(at: [0, 1])
      expectEqual(log.lines.last, "select b")
      expectEqual(list.indexPathsForSelectedItems, [[0, 1]])
      stage.tap("other")
      await stage.settle()
      expectEqual(stage.texts, [["c1"]])
      expectEqual(log.lines.filter { $0 == "prepare" }.count, 2)
    }

    struct Editing: View {
      let source: ArrayDataSource<Rows>
      let isReorderable: Bool
      @State private var mode = EditMode.inactive
      @State private var isDisabled = false
      @State private var id: String?
      var body: some View {
        Text(id ?? "none")
        Button("edit") { mode = mode.isEditing ? .inactive : .active }
        Button("disable") { isDisabled.toggle() }
        CollateList(source) { row in
          Text(row.text)
          Button("press \(row.id)") { id = "pressed" }
        }
        .reorderable(isReorderable)
        .selection($id)
        .environment(\.editMode, $mode)
        .disabled(isDisabled)
      }
    }

    @Test(
      "The edit mode of SwiftUI edits, with controls for reordering only if that was asked for",
      arguments: [false, true])
    func editing(isReorderable: Bool) async {
      let source = ArrayDataSource(sections: [section("A", "ab")])
      let stage = Stage(Editing(source: source, isReorderable: isReorderable))
      let list = stage.list
      #expect(!list.isEditing)
      stage.tap("edit")
      await stage.settle()
      #expect(list.isEditing)
      let cells = list.visibleCells.compactMap { $0 as? UICollectionViewListCell }
      expectEqual(
        cells.flatMap(\.accessories).map(\.kind), (isReorderable ? ["reorder", "reorder"] : []))
      let canMove = list.dataSource?.collectionView?(list, canMoveItemAt: [0, 0])
      expectEqual((canMove ?? false), isReorderable)
      stage.tap("edit")
      #expect(!list.isEditing)
    }

    @Test("A disabled list lets people neither select nor reorder, nor press buttons in rows")
    func disabling() async {
      let source = ArrayDataSource(sections: [section("A", "ab")])
      let stage = Stage(Editing(source: source, isReorderable: true))
      stage.list.simulateTap(at: [0, 0])
      stage.finish()
      expectEqual(stage.state, "a")
      stage.tap("disable")
      await stage.settle()
      stage.list.simulateTap(at: [0, 1])
      stage.finish()
      expectEqual(stage.state, "a")
      #expect(HeadlessDrag(lifting: [[0, 0]], in: stage.list) == nil)
      #expect(!HeadlessSwiftUI.tap("press a", in: stage.list))
      stage.tap("disable")
      await stage.settle()
      stage.list.simulateTap(at: [0, 1])
      stage.finish()
      expectEqual(stage.state, "b")
      stage.tap("press a", in: stage.list)
      expectEqual(stage.state, "pressed")
    }

    @Test("Taps do nothing to a list without an action and a selection")
    func plain() {
      let source = ArrayDataSource(sections: [section("A", "ab")])
      let stage = Stage(CollateList(source) { Text($0.text) })
      stage.list.simulateTap(at: [0, 0])
      expectEqual(stage.list.indexPathsForSelectedItems, [])
      let cell = stage.list.cellForItem(at: [0, 0])
      #expect(cell?.isSelected == false && cell?.isHighlighted == false)
    }

    @Test("Swipe actions are left to the rows, unless a closure is set for them")
    func swiping() {
      let source = ArrayDataSource(sections: [section("A", "ab")])
      let plain = Stage(CollateList(source) { Text($0.text) })
      #expect(!plain.list.asksForSwipeActions(inSection: 0))
      let own = Stage(
        CollateList(source) { Text($0.text) }.prepare { list, _ in
          list.trailingSwipeActions { _, _ in nil }
        })
      #expect(own.list.asksForSwipeActions(inSection: 0))
    }

    @Test("Bars follow the list, in its controller and in the one around it, until it leaves")
    func bars() {
      struct Leaving: View {
        let source: ArrayDataSource<Rows>
        @State private var isShown = true
        var body: some View {
          Button("leave") { isShown.toggle() }
          if isShown { CollateList(source) { Text($0.text) } }
        }
      }
      let stage = Stage(Leaving(source: ArrayDataSource(sections: [section("A", "ab")])))
      for controller in [stage.controller, stage.controller.children[0]] {
        #expect(controller.contentScrollView(for: .top) === stage.list)
      }
      let list = stage.list
      stage.tap("leave")
      expectEqual(list.window, nil)
      expectEqual(stage.controller.contentScrollView(for: .top), nil)
    }

    struct Making: View {
      @State private var mark = 0
      var body: some View {
        Button("mark") { mark += 1 }
        Text("\(mark)")
        CollateList(ArrayDataSource(sections: [section("A", "ab")])) { Text($0.text) }
      }
    }

    struct Choosing: View {
      let sources: [ArrayDataSource<Rows>]
      @State private var index = 0
      var body: some View {
        Button("next") { index = (index + 1) % sources.count }
        CollateList(sources[index]) { Text($0.text) }
      }
    }

    @Test("A source that is made in a body is reported once, and one that is chosen is not")
    func sources() async {
      let reports = Reports { issue, _ in "\(issue)".contains("Each update of a view") }
      let chosen = Stage(
        Choosing(sources: ["a", "b"].map { ArrayDataSource(sections: [section("A", $0)]) }))
      for _ in 0..<4 { chosen.tap("next") }
      for _ in 0..<10 { await Task.yield() }
      expectEqual(reports.messages, [])
      let made = Stage(Making())
      for _ in 0..<4 { made.tap("mark") }
      await until(!reports.messages.isEmpty)
      for _ in 0..<10 { await Task.yield() }
      expectEqual(reports.messages.count, 1)
      expectEqual(reports.messages.first?.contains("ArrayDataSource"), true)
    }
  }
}
#endif
