#if HEADLESS_UIKIT
import Collate
import CollateSwiftUI
@_spi(Headless) import SwiftUI
import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import SwiftUIScreens

extension SwiftUITests {
  @MainActor
  @Suite("Screens in SwiftUI")
  struct ScreenTests {
    private func tap(_ title: String, _ path: IndexPath, _ stage: Stage<some View>) {
      if let cell = stage.list.cellForItem(at: path) { HeadlessSwiftUI.tap(title, in: cell) }
      stage.finish()
    }

    @Test("Several feeds: drag, delete, read, and state of the screen in rows")
    func feeds() async {
      let (feeds, log) = (Feeds(), Log())
      feeds.news.sections = [Feed(id: "n", title: "News", items: [Story(id: "1", title: "one")])]
      feeds.mail.sections = [
        Feed(
          id: "m", title: "Mail",
          items: [Story(id: "2", title: "two"), Story(id: "3", title: "three")])
      ]
      let stage = Stage(ReorderScreen(feeds: feeds) { log.add($0.id) })
      expectEqual(stage.texts, [["• one Delete"], ["• two Delete", "• three Delete"]])
      let drag = HeadlessDrag(lifting: [[1, 0]], in: stage.list)
      expectEqual(drag?.move(over: [0, 0], in: stage.list), .move)
      drag?.drop()
      await stage.settle()
      expectEqual(feeds.news.sections[0].items.map(\.id), ["2", "1"])
      tap("Delete", [1, 0], stage)
      stage.list.simulateTap(at: [0, 1])
      await stage.settle()
      expectEqual(log.lines, ["1"])
      expectEqual(stage.texts, [["• two Delete", "one Delete"], []])
      stage.tap("Unread")
      expectEqual(stage.texts, [["two Delete", "one Delete"], []])
      expectEqual(stage.findings, [])
    }

    @Test("A flow: the button turns pages, and pages know what was seen")
    func flow() async {
      let steps = [Step(id: 1, name: "one"), Step(id: 2, name: "two"), Step(id: 3, name: "three")]
      let stage = Stage(PagerScreen(steps: steps))
      var pages: [String] { HeadlessSwiftUI.texts(in: stage.controller.children[0].view) }
      await stage.settle()
      expectEqual(pages, ["one"])
      stage.tap("Next")
      await stage.settle()
      expectEqual(pages, ["two"])
      stage.pages.simulateDrag(by: CGPoint(x: 300, y: 0), velocity: CGPoint(x: -1, y: 0))
      await stage.settle()
      expectEqual(pages, ["one, again"])
      stage.tap("Next")
      await stage.settle()
      expectEqual(pages, ["two, again"])
      expectEqual(stage.findings, [])
    }

    @Test(
      "A chat begins at its end, stays where it is while older ones come, and follows what is sent")
    func chat() async throws {
      let conversation = Conversation { before in
        let end = before ?? 100
        return (max(0, end - 20)..<end).map { Message(id: $0, text: "m\($0)") }
      }
      let stage = Stage(ChatScreen(conversation: conversation) { Message(id: 100, text: $0) })
      var shown: [String] { stage.texts[0].filter { $0 != "-" } }
      for _ in 0..<20 {
        try await Task.sleep(for: .milliseconds(5))
        await stage.settle()
      }
      expectEqual(shown.last, "m99")
      let count = stage.texts[0].count
      // The finger comes near the first ones that are loaded.
      let first = shown.first
      stage.list.contentOffset.y = 120
      stage.finish()
      let top = shown.first
      for _ in 0..<20 {
        try await Task.sleep(for: .milliseconds(5))
        await stage.settle()
      }
      #expect(stage.texts[0].count > count, "older ones were loaded")
      expectEqual(shown.first, top, "and nothing has moved")
      #expect(first != top)
      stage.tap("submit")
      await stage.settle()
      #expect(conversation.timeline.content.itemCount > count)
      expectEqual(stage.findings, [])
    }
  }
}
#endif
