#if HEADLESS_UIKIT
import Collate
import CollateSwiftUI
import Observation
@_spi(Headless) import SwiftUI
import TestSupport
import Testing
@_spi(Headless) import UIKit

extension SwiftUITests {
  @MainActor
  @Suite("Rows of lists in SwiftUI")
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
      expectEqual(stage.texts, [["a", "b", "c"], ["d", "e"]])
      let calls = stage.list.calls
      HeadlessSwiftUI.reset()
      source.performBatchUpdates {
        source.insertItem(Row(id: "x", text: "x"), at: [0, 1])
        source.moveItem(at: [1, 1], to: [1, 0])
        source.modifyItem(withID: "c") { $0.text = "C" }
      }
      stage.finish()
      expectEqual(stage.texts, [["a", "x", "b", "C"], ["e", "d"]])
      // Two rows, and the headers of two sections, which may show what is in them.
      expectEqual(HeadlessSwiftUI.counts, ["body HostedContent": 4])
      expectEqual(stage.list.calls.configuredCells, calls.configuredCells + 2)
      expectEqual(stage.list.calls.reloads, calls.reloads)
      expectEqual(stage.findings, [])
    }

    @Test("State of the parent reaches shown cells and headers in place, without a batch")
    func captures() {
      let source = ArrayDataSource(sections: [section("A", "ab")])
      let stage = Stage(Screen(source: source))
      let (calls, cells) = (stage.list.calls, Set(stage.list.visibleCells))
      stage.tap("loud")
      expectEqual(stage.texts, [["a!", "b!"]])
      let kind = UICollectionView.elementKindSectionHeader
      let headers = stage.list.visibleSupplementaryViews(ofKind: kind)
      expectEqual(headers.flatMap { HeadlessSwiftUI.texts(in: $0) }, ["A!"])
      expectEqual(stage.list.calls.configuredCells, calls.configuredCells)
      expectEqual(stage.list.calls.reconfiguredCells, calls.reconfiguredCells)
      expectEqual(Set(stage.list.visibleCells), cells)
      expectEqual(stage.count("make Hosted"), 1)
    }

    @Test("A cell that comes later has what the parent captured last")
    func laterCells() {
      let rows = Rows(id: "A", items: (0..<100).map { Row(id: "\($0)", text: "\($0)") })
      let source = ArrayDataSource(sections: [rows])
      let stage = Stage(Screen(source: source))
      let shown = stage.list.visibleCells.count
      #expect(shown < 30)
      HeadlessSwiftUI.reset()
      stage.tap("loud")
      #expect(stage.count("body HostedContent") <= shown + 1)
      stage.list.scrollToItem(at: [0, 99], at: .bottom, animated: false)
      stage.finish()
      #expect(stage.texts[0].filter { $0 != "-" }.allSatisfy { $0.hasSuffix("!") })
      expectEqual(stage.texts[0].last, "99!")
      expectEqual(stage.findings, [])
    }

    struct Stateful: View {
      let source: ArrayDataSource<Rows>
      @State private var tint = "none"
      var body: some View {
        Button("blue") { tint = "blue" }
        CollateList(source) { row in RowView(row: row) }.environment(\.tint, tint)
      }
    }

    @Test(
      "State belongs to the item: it stays when that changes, and does not go on to another one")
    func identity() {
      let rows = Rows(id: "A", items: (0..<60).map { Row(id: "\($0)", text: "r\($0)") })
      let source = ArrayDataSource(sections: [rows])
      let stage = Stage(Stateful(source: source))
      for cell in stage.list.visibleCells { tapRow(in: cell) }
      stage.finish()
      expectEqual(stage.texts[0][0], "r01 tap 0")
      source.modifyItem(withID: "0") { $0.text = "new" }
      stage.finish()
      expectEqual(stage.texts[0][0], "new1 tap 0")
      stage.list.scrollToItem(at: [0, 59], at: .bottom, animated: false)
      stage.finish()
      expectEqual(stage.texts[0][59], "r59 tap 59", "not the taps of the item that had the cell")
    }

    private func tapRow(in cell: UIView) {
      let title = HeadlessSwiftUI.texts(in: cell).last ?? ""
      HeadlessSwiftUI.tap(title, in: cell)
    }

    @Test("The environment reaches rows, and so do its changes")
    func environment() {
      let source = ArrayDataSource(sections: [section("A", "ab")])
      let stage = Stage(Stateful(source: source))
      expectEqual(stage.texts, [["a tap a", "b tap b"]])
      stage.tap("blue")
      expectEqual(stage.texts, [["a blue tap a", "b blue tap b"]])
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
      stage.tap("mark")
      source.sections = [section("A", "a")]
      stage.finish()
      // A trap of SwiftUI, known from sheets; the article says to read it in the body.
      expectEqual(stage.texts, [[readsInBody ? "a1" : "a0"]])
      stage.tap("mark")
      expectEqual(stage.texts, [["a2"]])
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
      expectEqual(stage.texts, [["a", "b 7", "c"]])
      expectEqual(HeadlessSwiftUI.counts, ["body HostedContent": 1])
      selection.select("c")
      stage.finish()
      expectEqual(stage.texts, [["a", "b 7", "c ✓"]])
      expectEqual(HeadlessSwiftUI.counts, ["body HostedContent": 2])
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
      expectEqual(HeadlessSwiftUI.texts(in: cell), ["b"])
      stage.tap("loud")
      list.delegate?.collectionView?(list, willDisplay: cell, forItemAt: path)
      cell.layoutIfNeeded()
      expectEqual(HeadlessSwiftUI.texts(in: cell), ["b!"])
    }
  }
}
#endif
