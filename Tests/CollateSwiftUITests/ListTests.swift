#if HEADLESS_UIKIT
import Collate
import CollateSwiftUI
import Observation
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Lists in SwiftUI", .serialized)
struct ListTests {
  struct RowView: View {
    let row: Row
    @State private var taps = 0
    @Environment(\.tint) private var tint
    var body: some View {
      Text("\(row.text)\(taps == 0 ? "" : "\(taps)")")
      if tint != "none" { Text(tint) }
      Button("tap \(row.id)") { taps += 1 }
    }
  }

  struct Screen: View {
    let source: any DataSource<Rows>
    @State private var isLoud = false
    @State private var tint = "none"
    @State private var other = 0
    var body: some View {
      Button("loud") { isLoud.toggle() }
      Button("blue") { tint = "blue" }
      Button("other") { other += 1 }
      CollateList(source) { row in Text(isLoud ? "\(row.text)!" : row.text) }
        .header { section in Text(isLoud ? "\(section.id)!" : section.id) }
        .environment(\.tint, tint)
    }
  }

  @Test("A change of a source configures the cells concerned, and evaluates nothing else")
  func minimal() {
    let source = ArrayDataSource(sections: [section("A", "abc"), section("B", "de")])
    let stage = Stage(Screen(source: source))
    #expect(stage.texts == [["a", "b", "c"], ["d", "e"]])
    let calls = stage.list.calls
    HeadlessSwiftUI.reset()
    source.performBatchUpdates {
      source.insertItem(Row(id: "x", text: "x"), at: [0, 1])
      source.moveItem(at: [1, 1], to: [1, 0])
      source.modifyItem(withID: "c") { $0.text = "C" }
    }
    stage.finish()
    #expect(stage.texts == [["a", "x", "b", "C"], ["e", "d"]])
    // Two rows, and the headers of two sections, which may show what is in them.
    #expect(HeadlessSwiftUI.counts == ["body HostedContent": 4])
    #expect(stage.list.calls.configuredCells == calls.configuredCells + 2)
    #expect(stage.list.calls.reloads == calls.reloads)
    #expect(stage.findings == [])
  }

  @Test("State of the parent reaches shown cells and headers in place, without a batch")
  func captures() {
    let source = ArrayDataSource(sections: [section("A", "ab")])
    let stage = Stage(Screen(source: source))
    let (calls, cells) = (stage.list.calls, Set(stage.list.visibleCells))
    HeadlessSwiftUI.tap("loud", in: stage.controller.view)
    stage.finish()
    #expect(stage.texts == [["a!", "b!"]])
    let kind = UICollectionView.elementKindSectionHeader
    let headers = stage.list.visibleSupplementaryViews(ofKind: kind)
    #expect(headers.flatMap { HeadlessSwiftUI.texts(in: $0) } == ["A!"])
    #expect(stage.list.calls.configuredCells == calls.configuredCells)
    #expect(stage.list.calls.reconfiguredCells == calls.reconfiguredCells)
    #expect(Set(stage.list.visibleCells) == cells)
    #expect(stage.count("make HostedList") == 1)
  }

  @Test("A cell that comes later has what the parent captured last")
  func laterCells() {
    let rows = Rows(id: "A", items: (0..<100).map { Row(id: "\($0)", text: "\($0)") })
    let source = ArrayDataSource(sections: [rows])
    let stage = Stage(Screen(source: source))
    let shown = stage.list.visibleCells.count
    #expect(shown < 30)
    HeadlessSwiftUI.reset()
    HeadlessSwiftUI.tap("loud", in: stage.controller.view)
    stage.finish()
    #expect(stage.count("body HostedContent") <= shown + 1)
    stage.list.scrollToItem(at: [0, 99], at: .bottom, animated: false)
    stage.finish()
    #expect(stage.texts[0].filter { $0 != "-" }.allSatisfy { $0.hasSuffix("!") })
    #expect(stage.texts[0].last == "99!")
    #expect(stage.findings == [])
  }

  struct Stateful: View {
    let source: ArrayDataSource<Rows>
    @State private var tint = "none"
    var body: some View {
      Button("blue") { tint = "blue" }
      CollateList(source) { row in RowView(row: row) }.environment(\.tint, tint)
    }
  }

  @Test("State belongs to the item: it stays when that changes, and does not go on to another one")
  func identity() {
    let rows = Rows(id: "A", items: (0..<60).map { Row(id: "\($0)", text: "r\($0)") })
    let source = ArrayDataSource(sections: [rows])
    let stage = Stage(Stateful(source: source))
    for cell in stage.list.visibleCells { tapRow(in: cell) }
    stage.finish()
    #expect(stage.texts[0][0] == "r01 tap 0")
    source.modifyItem(withID: "0") { $0.text = "new" }
    stage.finish()
    #expect(stage.texts[0][0] == "new1 tap 0")
    stage.list.scrollToItem(at: [0, 59], at: .bottom, animated: false)
    stage.finish()
    #expect(stage.texts[0][59] == "r59 tap 59", "not the taps of the item that had the cell")
  }

  private func tapRow(in cell: UIView) {
    let title = HeadlessSwiftUI.texts(in: cell).last ?? ""
    HeadlessSwiftUI.tap(title, in: cell)
  }

  @Test("The environment reaches rows, and so do its changes")
  func environment() {
    let source = ArrayDataSource(sections: [section("A", "ab")])
    let stage = Stage(Stateful(source: source))
    #expect(stage.texts == [["a tap a", "b tap b"]])
    HeadlessSwiftUI.tap("blue", in: stage.controller.view)
    stage.finish()
    #expect(stage.texts == [["a blue tap a", "b blue tap b"]])
  }

  struct Late: View {
    let source: ArrayDataSource<Rows>
    let readsInBody: Bool
    @State private var mark = 0
    var body: some View {
      let mark = readsInBody ? self.mark : nil
      Button("mark") { self.mark += 1 }
      CollateList(source) { row in Text("\(row.text)\(mark ?? self.mark)") }
    }
  }

  @Test(
    "State that only rows read is unknown to SwiftUI before there are any",
    arguments: [false, true])
  func late(readsInBody: Bool) {
    let source = ArrayDataSource<Rows>()
    let stage = Stage(Late(source: source, readsInBody: readsInBody))
    HeadlessSwiftUI.tap("mark", in: stage.controller.view)
    stage.finish()
    source.sections = [section("A", "a")]
    stage.finish()
    // A trap of SwiftUI, known from sheets; the article tells to read it in the body.
    #expect(stage.texts == [[readsInBody ? "a1" : "a0"]])
    HeadlessSwiftUI.tap("mark", in: stage.controller.view)
    stage.finish()
    #expect(stage.texts == [["a2"]])
  }

  @Observable final class Badges { var counts: [String: Int] = [:] }

  @Test("What a row's closure reads is tracked row by row, without the parent")
  func observation() {
    let (badges, source) = (Badges(), ArrayDataSource(sections: [section("A", "abc")]))
    let selection = Selection<String>(.multiple())
    let stage = Stage(
      CollateList(source) { row in
        Text(row.text)
        if row.id == "b" { Text("\(badges.counts["b"] ?? 0)") }
        if row.id == "c", selection.contains("c") { Text("✓") }
      })
    HeadlessSwiftUI.reset()
    badges.counts["b"] = 7
    stage.finish()
    #expect(stage.texts == [["a", "b 7", "c"]])
    #expect(HeadlessSwiftUI.counts == ["body HostedContent": 1])
    selection.select("c")
    stage.finish()
    #expect(stage.texts == [["a", "b 7", "c ✓"]])
    #expect(HeadlessSwiftUI.counts == ["body HostedContent": 2])
  }

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
    var shown: String { HeadlessSwiftUI.texts(in: stage.controller.view)[0] }
    stage.list.simulateTap(at: [0, 1])
    stage.finish()
    #expect(shown == "b")
    if !isMany {
      stage.list.simulateTap(at: [0, 1])
      stage.finish()
      #expect(shown == "b", "as in a List, it stays selected")
    }
    HeadlessSwiftUI.reset()
    HeadlessSwiftUI.tap("set c", in: stage.controller.view)
    await stage.settle()
    #expect(shown == (isMany ? "ac" : "c"))
    #expect(
      stage.list.indexPathsForSelectedItems?.sorted() == (isMany ? [[0, 0], [0, 2]] : [[0, 2]]))
    #expect(stage.count("update HostedList") == 1, "no loop")
    HeadlessSwiftUI.tap("clear", in: stage.controller.view)
    await stage.settle()
    #expect(stage.list.indexPathsForSelectedItems == [])
    #expect(stage.findings == [])
  }

  @Test("Items of different types are shown by what they are, and a plain array needs no section")
  func kinds() async {
    struct Word: Identifiable, Hashable, Sendable { let id: Int }
    let words = ArrayDataSource(items: [Word(id: 1)])
    let rows = ArrayDataSource(sections: [section("A", "ab")])
    let screen = CompositeDataSource([rows.erased(), words.erased()])
    let stage = Stage(
      CollateList(screen) { item in
        if let row = item.base as? Row {
          Text(row.text)
        } else if let word = item.base as? Word {
          Text("\(word.id)")
        }
      })
    #expect(stage.texts == [["a", "b"], ["1"]])

    struct Plain: View {
      @State private var words = [Word(id: 1), Word(id: 2)]
      var body: some View {
        Text(words.map { "\($0.id)" }.joined())
        CollateList(items: $words) { Text("\($0.id)") }.reorderable()
      }
    }
    let plain = Stage(Plain())
    let drag = HeadlessDrag(lifting: [[0, 0]], in: plain.list)
    #expect(drag?.move(over: [0, 1], in: plain.list) == .move)
    drag?.drop()
    await plain.settle()
    #expect(plain.texts == [["2", "1"]])
    #expect(HeadlessSwiftUI.texts(in: plain.controller.view)[0] == "21")
  }

  struct Emptying: View {
    @State private var items = [Row(id: "a", text: "a")]
    @State private var hint = "nothing"
    var body: some View {
      Button("empty") { items = [] }
      Button("hint") { hint = "still nothing" }
      CollateList(items: items) { Text($0.text) }.emptyContent { Text(hint) }
    }
  }

  @Test("An empty list shows a view of its own, as the parent has it")
  func empty() {
    let stage = Stage(Emptying())
    #expect(stage.list.backgroundView == nil)
    HeadlessSwiftUI.tap("empty", in: stage.controller.view)
    stage.finish()
    stage.list.backgroundView?.layoutIfNeeded()
    HeadlessSwiftUI.tap("hint", in: stage.controller.view)
    stage.finish()
    stage.list.backgroundView?.layoutIfNeeded()
    #expect(stage.list.backgroundView.map { HeadlessSwiftUI.texts(in: $0) } == ["still nothing"])
  }

  struct Looking: View {
    let log: Log
    @State private var sections: [Rows] = [section("A", "abc"), section("B", "d")]
    @State private var names = ["a": "1", "b": "2", "c": "3", "d": "4"]
    var body: some View {
      Button("drop") {
        sections[0].items.removeFirst()
        names["a"] = nil
        names["b"] = "5"
      }
      CollateList(sections) { row in Text(name(of: row)) }
    }

    private func name(of row: Row) -> String {
      if names[row.id] == nil { log.selected.append(row.id) }
      return names[row.id] ?? "?"
    }
  }

  @Test("Closures are not asked for items that the state does not have any more")
  func gone() async {
    let log = Log()
    let stage = Stage(Looking(log: log))
    HeadlessSwiftUI.tap("drop", in: stage.controller.view)
    await stage.settle()
    #expect(stage.texts == [["5", "3"], ["4"]])
    #expect(log.selected == [])
  }

  @Test("A cell that was prepared before the parent has changed is shown as the parent is now")
  func prepared() throws {
    let stage = Stage(Screen(source: ArrayDataSource(sections: [section("A", "ab")])))
    let (list, path) = (stage.list, IndexPath(item: 1, section: 0))
    let cell = try HeadlessUIKit.with {
      $0.strictDequeue = false
    } _: {
      try #require(list.dataSource?.collectionView(list, cellForItemAt: path))
    }
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.layoutIfNeeded()
    #expect(HeadlessSwiftUI.texts(in: cell) == ["b"])
    HeadlessSwiftUI.tap("loud", in: stage.controller.view)
    stage.finish()
    list.delegate?.collectionView?(list, willDisplay: cell, forItemAt: path)
    cell.layoutIfNeeded()
    #expect(HeadlessSwiftUI.texts(in: cell) == ["b!"])
  }

  enum Store: CaseIterable { case binding, closure, late, refusing }

  struct Owning: View {
    @State private var sections: [Rows] = [section("A", "abc"), section("B", "d")]
    let store: Store
    var body: some View {
      Text(sections.map { $0.items.map(\.id).joined() }.joined(separator: "|"))
      Button("reverse") { sections[0].items.reverse() }
      if store == .binding {
        CollateList($sections) { Text($0.text) }.reorderable()
      } else {
        CollateList(sections, onMove: move) { Text($0.text) }.reorderable()
      }
    }

    private func move(_ new: [Rows]) {
      switch store {
      case .binding, .refusing: break
      case .closure: sections = new
      case .late: Task { sections = new }
      }
    }
  }

  @Test("State is the one truth: moves are written to it, or taken back", arguments: Store.allCases)
  func truth(store: Store) async throws {
    let stage = Stage(Owning(store: store))
    var state: String { HeadlessSwiftUI.texts(in: stage.controller.view)[0] }
    let drag = HeadlessDrag(lifting: [[0, 0]], in: stage.list)
    #expect(drag?.move(over: [1, 1], in: stage.list) == .move)
    #expect(drag?.drop() == true)
    await stage.settle()
    let calls = stage.list.calls
    #expect(calls.batches == 1, "the drop, and nothing for the update that follows")
    try await Task.sleep(for: .milliseconds(700))
    stage.finish()
    let accepts = store != .refusing
    #expect(stage.list.calls.batches == calls.batches + (accepts ? 0 : 1))
    #expect(state == (accepts ? "bc|da" : "abc|d"))
    #expect(stage.texts == (accepts ? [["b", "c"], ["d", "a"]] : [["a", "b", "c"], ["d"]]))
    HeadlessSwiftUI.tap("reverse", in: stage.controller.view)
    await stage.settle()
    #expect(stage.texts[0] == (accepts ? ["c", "b"] : ["c", "b", "a"]))
    #expect(stage.list.calls.configuredCells == calls.configuredCells, "moved, not made again")
    #expect(stage.findings == [])
  }

  @Test("Rows are dragged from one child of a composite to the other")
  func composite() async {
    let one = ArrayDataSource(sections: [section("A", "ab")])
    let two = ArrayDataSource(sections: [section("B", "c")])
    let screen = CompositeDataSource([one, two], sharing: IdentityGroup("rows"))
    let stage = Stage(CollateList(screen) { Text($0.text) }.reorderable())
    let drag = HeadlessDrag(lifting: [[0, 0]], in: stage.list)
    #expect(drag?.move(over: [1, 0], in: stage.list) == .move)
    drag?.drop()
    await stage.settle()
    #expect(two.sections[0].items.map(\.id) == ["a", "c"])
    #expect(stage.texts == [["b"], ["a", "c"]])
  }

  @MainActor final class Log {
    var selected: [String] = []
    var refreshes = 0
    func refresh() { refreshes += 1 }
  }

  @Test("A tap is told with the item, and refreshable makes a control that ends with its task")
  func actions() async throws {
    let source = ArrayDataSource(sections: [section("A", "ab")])
    let log = Log()
    let stage = Stage(
      CollateList(source) { Text($0.text) }
        .onSelect { log.selected.append($0.id) }
        .refreshable { await log.refresh() })
    stage.list.simulateTap(at: [0, 1])
    #expect(log.selected == ["b"])
    #expect(stage.list.indexPathsForSelectedItems == [])
    stage.list.refreshControl?.simulatePull()
    for _ in 0..<100 where stage.list.refreshControl?.isRefreshing == true {
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(log.refreshes == 1)
    #expect(stage.list.refreshControl?.isRefreshing == false)
  }

  struct Leaving: View {
    let source: ArrayDataSource<Rows>
    let other: ArrayDataSource<Rows>
    @State private var isShown = true
    @State private var isOther = false
    var body: some View {
      Button("leave") { isShown.toggle() }
      Button("other") { isOther.toggle() }
      if isShown { CollateList(isOther ? other : source) { Text($0.text) } }
    }
  }

  @Test("A list that is removed lets go of everything, in either order", arguments: [false, true])
  func leaving(dismantlesFirst: Bool) async {
    HeadlessSwiftUI.dismantlesFirst = dismantlesFirst
    let source = ArrayDataSource(sections: [section("A", "ab")])
    let other = ArrayDataSource(sections: [section("A", "xb")])
    let stage = Stage(Leaving(source: source, other: other))
    HeadlessSwiftUI.tap("other", in: stage.controller.view)
    stage.finish()
    #expect(stage.texts == [["x", "b"]], "another source, in the same view")
    weak let view = stage.list
    HeadlessSwiftUI.tap("leave", in: stage.controller.view)
    await stage.settle()
    #expect(view == nil)
    source.sections = []
    HeadlessSwiftUI.tap("leave", in: stage.controller.view)
    await stage.settle()
    #expect(stage.texts == [["x", "b"]])
    #expect(HeadlessSwiftUI.counts["dismantle HostedList"] == 1)
    #expect(stage.findings == [])
  }

  struct Scrolling: View {
    let source: ArrayDataSource<Rows>
    @State private var last: String? = "99"
    var body: some View {
      Text(last ?? "none")
      Button("go") { last = "50" }
      CollateList(source) { Text($0.text) }.scrollPosition($last, at: .end)
    }
  }

  @Test("A list begins where it should, says where it is, and goes where it is told")
  func position() async {
    let rows = Rows(id: "A", items: (0..<100).map { Row(id: "\($0)", text: "\($0)") })
    let stage = Stage(Scrolling(source: ArrayDataSource(sections: [rows])))
    var state: String { HeadlessSwiftUI.texts(in: stage.controller.view)[0] }
    await stage.settle()
    #expect(stage.texts[0].last == "99")
    #expect(state == "99")
    HeadlessSwiftUI.tap("go", in: stage.controller.view)
    await stage.settle()
    #expect(stage.texts[0].filter { $0 != "-" }.last == "50")
    #expect(state == "50")
    stage.list.contentOffset.y = 0
    await stage.settle()
    #expect(state == stage.texts[0].filter { $0 != "-" }.last)
    #expect(stage.findings == [])
  }
}
#endif
