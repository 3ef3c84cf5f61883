#if HEADLESS_UIKIT
import Collate
import CollateSwiftUI
@_spi(Headless) import SwiftUI
import TestSupport
import Testing
@_spi(Headless) import UIKit

extension SwiftUITests {
  @MainActor
  @Suite("Scroll positions of lists in SwiftUI")
  struct ListScrollTests {
    struct Scrolling: View {
      let source: ArrayDataSource<Rows>
      let edge: ListScrollEdge
      let log: Log
      @State private var id: String?
      init(_ source: ArrayDataSource<Rows>, at edge: ListScrollEdge, id: String?, log: Log) {
        (self.source, self.edge, self.log) = (source, edge, log)
        _id = State(wrappedValue: id)
      }

      var body: some View {
        Text(id ?? "none")
        Button("go 50") { id = "50" }
        Button("glide 50") { withAnimation { id = "50" } }
        Button("glide 10") { withAnimation { id = "10" } }
        Button("go 99") { id = "99" }
        Button("glide 99") { withAnimation { id = "99" } }
        Button("last") { withAnimation { id = source.sections[0].items.last?.id } }
        CollateList(source) { Text($0.text) }.scrollPosition(written, at: edge)
      }

      /// The id, with a log of what the list writes.
      private var written: Binding<String?> {
        Binding {
          id
        } set: {
          log.add($0 ?? "none")
          id = $0
        }
      }
    }

    private static func rows(_ numbers: Range<Int>) -> Rows {
      Rows(id: "A", items: numbers.map { Row(id: "\($0)", text: "\($0)") })
    }

    private func stage(
      at edge: ListScrollEdge, id: String? = nil, log: Log = Log(), rows: Range<Int> = 0..<100
    ) async -> (Stage<Scrolling>, ArrayDataSource<Rows>) {
      let source = ArrayDataSource(sections: [Self.rows(rows)])
      let stage = Stage(Scrolling(source, at: edge, id: id, log: log))
      await stage.settle()
      return (stage, source)
    }

    /// The items that people see.
    private func shown(_ stage: Stage<Scrolling>) -> [String] {
      stage.texts.first?.filter { $0 != "-" } ?? []
    }

    @Test("A list begins at the id, reports where it is, and goes where the app sets it")
    func position() async {
      let (stage, _) = await stage(at: .end, id: "90")
      expectEqual(shown(stage).last, "90")
      expectEqual(stage.state, "90")
      stage.tap("go 50")
      await stage.settle()
      expectEqual(shown(stage).last, "50")
      expectEqual(stage.state, "50")
      stage.list.simulateDrag(by: CGPoint(x: 0, y: 200), velocity: .zero)
      await stage.settle()
      #expect(stage.state == shown(stage).last && stage.state != "50")
      expectEqual(stage.findings, [])
    }

    @Test(
      "An id is kept until its item is there, unless people scroll meanwhile",
      arguments: [true, false])
    func restoring(scrolls: Bool) async {
      let log = Log()
      let (stage, source) = await stage(at: .start, id: "90", log: log, rows: 0..<0)
      expectEqual(stage.state, "90")
      source.sections[0] = Self.rows(0..<30)
      await stage.settle()
      expectEqual(log.lines, [])
      if scrolls {
        stage.list.simulateTouchDown()
        stage.list.simulateTouchMove(by: CGPoint(x: 0, y: -200))
        await stage.settle()
        stage.list.simulateTouchUp(velocity: .zero)
        await stage.settle()
        expectEqual(log.lines.last, shown(stage).first)
      }
      let first = shown(stage).first
      source.sections[0] = Self.rows(0..<120)
      await stage.settle()
      expectEqual(shown(stage).first, scrolls ? first : "90")
      expectEqual(stage.state, shown(stage).first)
      expectEqual(stage.findings, [])
    }

    @Test("At the end, a list begins at its end, and goes on with items that are added there")
    func end() async {
      let (stage, source) = await stage(at: .end)
      expectEqual(shown(stage).last, "99")
      expectEqual(stage.state, "99")
      source.sections[0].items.append(Row(id: "100", text: "100"))
      await stage.settle()
      expectEqual(shown(stage).last, "100")
      expectEqual(stage.state, "100")
      stage.list.simulateDrag(by: CGPoint(x: 0, y: 400), velocity: .zero)
      await stage.settle()
      let (top, state) = (shown(stage).first, stage.state)
      source.sections[0].items.append(Row(id: "101", text: "101"))
      source.sections[0].items.insert(Row(id: "-1", text: "-1"), at: 0)
      await stage.settle()
      #expect(shown(stage).first == top && stage.state == state, "what people look at stays")
      stage.tap("last")
      await stage.settle()
      expectEqual(shown(stage).last, "101")
      source.sections[0].items.append(Row(id: "102", text: "102"))
      await stage.settle()
      expectEqual(shown(stage).last, "102", "the list is at its end again")
      expectEqual(stage.findings, [])
    }

    @Test("Items that are inserted above the first visible one leave it there")
    func start() async {
      let (stage, source) = await stage(at: .start)
      expectEqual(stage.state, "0")
      stage.tap("go 50")
      await stage.settle()
      source.sections[0].items.insert(contentsOf: Self.rows(200..<210).items, at: 0)
      await stage.settle()
      expectEqual(shown(stage).first, "50")
      expectEqual(stage.state, "50")
    }

    @Test(
      "An id that is set in the middle of an animation counts, and nothing on the way is written")
    func interruption() async {
      let log = Log()
      let (stage, _) = await stage(at: .start, log: log)
      expectEqual(log.lines, ["0"])
      HeadlessSwiftUI.tap("glide 50", in: stage.controller.view)
      HeadlessUIKit.commit()
      for _ in 0..<2 { HeadlessUIKit.runFrame() }
      let between = shown(stage).first
      #expect(between != "0" && between != "50")
      HeadlessSwiftUI.tap("glide 10", in: stage.controller.view)
      HeadlessUIKit.commit()
      await stage.settle()
      expectEqual(log.lines, ["0"])
      expectEqual(shown(stage).first, "10")
      expectEqual(stage.state, "10")
      expectEqual(stage.findings, [])
    }

    @Test(
      "An id that cannot come to the edge is kept until something else comes there",
      arguments: ["go 99", "glide 99"])
    func tooShort(button: String) async {
      let log = Log()
      let (stage, source) = await stage(at: .start, id: "89", log: log)
      // No cell comes or goes on the way.
      stage.list.contentInset.bottom = 30
      HeadlessSwiftUI.tap(button, in: stage.controller.view)
      HeadlessUIKit.commit()
      for _ in 0..<60 {
        HeadlessUIKit.runFrame()
        for _ in 0..<5 { await Task.yield() }
      }
      await stage.settle()
      expectEqual(shown(stage).last, "99")
      expectEqual(log.lines, [])
      expectEqual(stage.state, "99")
      // As a tap on the status bar does.
      stage.list.setContentOffset(.zero, animated: false)
      await stage.settle()
      expectEqual(stage.state, "0")
      source.sections[0].items.removeFirst()
      await stage.settle()
      expectEqual(stage.state, "1")
      expectEqual(stage.findings, [])
    }

    @Test("The position is animated in withAnimation only", arguments: [false, true])
    func animation(isAnimated: Bool) async {
      let (stage, _) = await stage(at: .start)
      HeadlessSwiftUI.tap(isAnimated ? "glide 50" : "go 50", in: stage.controller.view)
      HeadlessUIKit.commit()
      #expect((shown(stage).first == "50") != isAnimated)
      await stage.settle()
      expectEqual(shown(stage).first, "50")
    }

    @Test("A tap on the status bar ends the way to a goal, and so does the removal of its item")
    func givenUp() async {
      let (stage, source) = await stage(at: .start)
      HeadlessSwiftUI.tap("glide 50", in: stage.controller.view)
      HeadlessUIKit.commit()
      HeadlessUIKit.runFrame()
      #expect(stage.list.simulateStatusBarTap())
      await stage.settle()
      expectEqual(shown(stage).first, "0")
      expectEqual(stage.state, "0")
      HeadlessSwiftUI.tap("glide 50", in: stage.controller.view)
      HeadlessUIKit.commit()
      source.removeItem(withID: "50")
      await stage.settle()
      expectEqual(stage.state, shown(stage).first)
      expectEqual(stage.findings, [])
    }

    @Test("An item that goes behind a bar is not the first one, though its cell stays")
    func bars() async {
      let (stage, _) = await stage(at: .start)
      stage.list.contentInset.top = 42
      stage.list.setContentOffset(CGPoint(x: 0, y: 1), animated: false)
      await stage.settle()
      expectEqual(stage.state, "0")
      stage.list.setContentOffset(CGPoint(x: 0, y: 4), animated: false)
      await stage.settle()
      expectEqual(stage.state, "1")
    }

    @Test("Scrolling and changes of the source update the view only as the position changes")
    func updates() async {
      let (stage, source) = await stage(at: .start)
      HeadlessSwiftUI.reset()
      source.modifyItem(withID: "3") { $0.text = "three" }
      await stage.settle()
      expectEqual(stage.count("update Hosted"), 0)
      stage.tap("go 50")
      await stage.settle()
      expectEqual(stage.count("update Hosted"), 1)
    }
  }
}
#endif
