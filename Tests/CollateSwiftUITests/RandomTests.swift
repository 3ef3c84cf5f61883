#if HEADLESS_UIKIT
import Collate
import CollateSwiftUI
import CollateTesting
@_spi(Headless) import SwiftUI
import TestSupport
import Testing
@_spi(Headless) import UIKit

extension SwiftUITests {
  @MainActor
  @Suite("Random play in SwiftUI")
  struct RandomTests {
    /// 200 of them with full effort.
    private nonisolated static let seeds = (0..<UInt64(Effort.rounds(200))).map {
      Effort.firstSeed + $0
    }

    struct ListPresentation: View {
      let source: CompositeDataSource<Rows>
      @State private var mark = 0
      @State private var ids: Set<String> = []
      var body: some View {
        Text(ids.sorted().joined())
        Button("mark") { mark += 1 }
        Button("none") { ids = [] }
        Button("a") { ids.insert("a") }
        CollateList(source) { Text("\($0.text)\(mark)") }
          .header { Text("\($0.id)\(mark)") }
          .selection($ids)
          .reorderable()
      }
    }

    @Test(
      "A list shows source and state, for random changes, moves and taps", arguments: Self.seeds)
    func list(seed: UInt64) async {
      var random = SeededGenerator(seed: seed)
      let children = [
        ArrayDataSource(sections: [section("A", "abcdefgh"), section("B", "")]),
        ArrayDataSource(sections: [section("C", "ijklm")]),
      ]
      let screen = CompositeDataSource(children, sharing: IdentityGroup("rows"))
      let stage = Stage(height: 1_000, ListPresentation(source: screen))
      await stage.settle()
      var (mark, next) = (0, 0)
      for _ in 0..<30 {
        let child = children.randomElement(using: &random)!
        let index = Int.random(in: 0..<child.sections.count, using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
          next += 1
          child.sections[index].items.insert(Row(id: "n\(next)", text: "n\(next)"), at: 0)
        case 1: if !child.sections[index].items.isEmpty { child.sections[index].items.removeLast() }
        case 2: child.sections[index].items.shuffle(using: &random)
        case 3:
          let id = child.sections[index].items.randomElement(using: &random)?.id ?? ""
          child.modifyItem(withID: id) { $0.text += "x" }
        case 4:
          stage.tap("mark")
          mark += 1
        case 5:
          if let path = Array(screen.snapshot.paths).randomElement(using: &random)?.indexPath {
            stage.list.simulateTap(at: path)
          }
        case 6:
          HeadlessSwiftUI.tap(
            ["a", "none"].randomElement(using: &random)!, in: stage.controller.view)
        default:
          let paths = screen.snapshot.paths.map(\.indexPath)
          guard let path = paths.randomElement(using: &random),
            let place = paths.randomElement(using: &random)
          else { continue }
          let drag = HeadlessDrag(lifting: [path], in: stage.list)
          drag?.move(over: place, in: stage.list)
          if Bool.random(using: &random) {
            stage.tap("mark")
            mark += 1
            HeadlessUIKit.commit()
          }
          drag?.drop()
        }
        if Bool.random(using: &random) { await stage.settle() }
      }
      await stage.settle()
      expectEqual(
        stage.texts, screen.snapshot.sections.map { $0.items.map { "\($0.text)\(mark)" } })
      let state = stage.state
      let selected = (stage.list.indexPathsForSelectedItems ?? []).compactMap {
        ItemPath($0).item < 0 ? nil : screen.snapshot[ItemPath($0)].id
      }
      let shown = Set(screen.snapshot.sections.flatMap { $0.items.map(\.id) })
      #expect(selected.sorted().allSatisfy { state.contains($0) })
      #expect(shown.contains("a") == false || selected.contains("a") == state.hasPrefix("a"))
      expectEqual(stage.findings, [])
    }

    final class Watch {
      var checker: PagerDriverChecker?
      var last: [String: PageEvent] = [:]
    }

    struct PagerScreen: View {
      let source: ArrayDataSource<Rows>
      let watch: Watch
      @State private var page: String?
      @State private var mark = 0
      var body: some View {
        Text(page ?? "none")
        Button("mark") { mark += 1 }
        Button("first") { page = source.sections[0].items.first?.id }
        Button("last") { withAnimation { page = source.sections[0].items.last?.id } }
        PagerView(source, selection: $page) { Text("\($0.text)\(mark)") }
          .titles { $0.text }
          .onPage { watch.last[$1.id] = $0 }
          .prepare { watch.checker = PagerDriverChecker($0.driver) }
      }
    }

    @Test("A pager keeps its rules, and the binding is where it rests", arguments: Self.seeds)
    func pager(seed: UInt64) async {
      var random = SeededGenerator(seed: seed)
      let (source, watch) = (ArrayDataSource(sections: [section("A", "abcde")]), Watch())
      let stage = Stage(PagerScreen(source: source, watch: watch))
      await stage.settle()
      let pager = stage.controller.children[0]
      let scrollView = stage.pages
      var (mark, next) = (0, 0)
      for _ in 0..<30 {
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
          next += 1
          source.sections[0].items.insert(Row(id: "n\(next)", text: "n\(next)"), at: 0)
        case 1:
          if source.sections[0].items.count > 1 {
            source.sections[0].items.remove(
              at: Int.random(in: 0..<source.sections[0].items.count, using: &random))
          }
        case 2: source.sections[0].items.shuffle(using: &random)
        case 3, 4:
          scrollView.simulateTouchDown()
          let way = [-60, -20, 60].randomElement(using: &random)!
          for _ in 0..<4 { scrollView.simulateTouchMove(by: CGPoint(x: way, y: 0)) }
          if Bool.random(using: &random) {
            stage.tap("mark")
            mark += 1
            HeadlessUIKit.commit()
          }
          scrollView.simulateTouchUp(velocity: CGPoint(x: way > 0 ? -1 : 1, y: 0))
        case 5:
          stage.tap("mark")
          mark += 1
        default:
          HeadlessSwiftUI.tap(
            ["first", "last"].randomElement(using: &random)!, in: stage.controller.view)
        }
        if Bool.random(using: &random) { HeadlessUIKit.runFrame() }
        if Bool.random(using: &random) { await stage.settle() }
      }
      await stage.settle()
      expectEqual(watch.checker?.violations.isEmpty, true)
      let state = stage.state
      expectEqual(watch.last.filter { $0.value != .didDisappear }, [state: .didAppear])
      let text = source.item(withID: state)?.text ?? "gone"
      #expect(HeadlessSwiftUI.texts(in: pager.view).contains("\(text)\(mark)"))
      expectEqual(stage.findings, [])
    }
  }
}
#endif
