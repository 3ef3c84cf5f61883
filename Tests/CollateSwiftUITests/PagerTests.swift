#if HEADLESS_UIKIT
import Collate
import CollateSwiftUI
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Pagers in SwiftUI", .serialized)
struct PagerTests {
  final class Log { var lines: [String] = [] }

  struct Screen: View {
    let source: ArrayDataSource<Rows>
    let log: Log
    @State private var page: String?
    @State private var isLoud = false
    @State private var isShown = true
    init(_ source: ArrayDataSource<Rows>, _ log: Log, page: String? = nil) {
      (self.source, self.log) = (source, log)
      _page = State(initialValue: page)
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

  private func state(_ stage: Stage<Screen>) -> String {
    HeadlessSwiftUI.texts(in: stage.controller.view)[0]
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
    #expect(log.lines == ["willAppear a", "didAppear a"])
    #expect(state(stage) == "a", "the first page was told")
    log.lines = []
    turn(stage) {
      #expect(state(stage) == "a")
      // An update in the middle of it, with the old value of the binding.
      HeadlessSwiftUI.tap("loud", in: stage.controller.view)
      HeadlessUIKit.commit()
    }
    await stage.settle()
    #expect(log.lines == ["willDisappear a", "willAppear b", "didDisappear a", "didAppear b"])
    #expect(state(stage) == "b")
    #expect(HeadlessSwiftUI.texts(in: stage.controller.children[0].view).contains("b!"))
    #expect(stage.findings == [])
  }

  @Test("Setting the binding goes there; a page that does not exist is refused")
  func binding() async {
    let (stage, _, log) = stage(page: "b")
    await stage.settle()
    #expect(log.lines == ["willAppear b", "didAppear b"])
    log.lines = []
    HeadlessSwiftUI.reset()
    HeadlessSwiftUI.tap("go c", in: stage.controller.view)
    await stage.settle()
    #expect(log.lines == ["willDisappear b", "willAppear c", "didDisappear b", "didAppear c"])
    #expect(state(stage) == "c")
    #expect(stage.count("update HostedPager") == 1, "no loop")
    HeadlessSwiftUI.tap("go z", in: stage.controller.view)
    await stage.settle()
    #expect(state(stage) == "c")
    #expect(log.lines.count == 4)
    #expect(stage.findings == [])
  }

  @Test("Data change under the pager: the page is kept, or its successor is told")
  func data() async {
    let (stage, source, log) = stage(page: "b")
    await stage.settle()
    log.lines = []
    source.insertItem(Row(id: "x", text: "x"), at: [0, 0])
    source.modifyItem(withID: "b") { $0.text = "B" }
    await stage.settle()
    #expect(log.lines == [])
    #expect(HeadlessSwiftUI.texts(in: stage.controller.children[0].view).contains("B"))
    source.removeItem(withID: "b")
    await stage.settle()
    #expect(state(stage) == "c")
    #expect(log.lines == ["willDisappear b", "willAppear c", "didDisappear b", "didAppear c"])
    #expect(stage.findings == [])
  }

  @Test("A pager that is removed lets pages disappear, in either order", arguments: [false, true])
  func leaving(dismantlesFirst: Bool) async {
    HeadlessSwiftUI.dismantlesFirst = dismantlesFirst
    let (stage, _, log) = stage()
    await stage.settle()
    weak let pager = stage.controller.children[0]
    log.lines = []
    HeadlessSwiftUI.tap("leave", in: stage.controller.view)
    await stage.settle()
    #expect(log.lines == ["willDisappear a", "didDisappear a"])
    #expect(pager == nil)
    HeadlessSwiftUI.tap("leave", in: stage.controller.view)
    await stage.settle()
    #expect(log.lines.suffix(2) == ["willAppear a", "didAppear a"])
    #expect(stage.findings == [])
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
    HeadlessSwiftUI.tap("drop", in: stage.controller.view)
    await stage.settle()
    #expect(HeadlessSwiftUI.texts(in: stage.controller.children[0].view).contains("b"))
    #expect(!HeadlessSwiftUI.texts(in: stage.controller.children[0].view).contains("a"))
    #expect(stage.findings == [])
  }
}
#endif
