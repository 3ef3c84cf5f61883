#if HEADLESS_UIKIT
import Collate
import CollateSwiftUI
@_spi(Headless) import SwiftUI
import TestSupport
import Testing
@_spi(Headless) import UIKit

extension SwiftUITests {
  @MainActor
  @Suite("What is set up besides modifiers")
  struct PreparationTests {
    struct Screen: View {
      let source: ArrayDataSource<Rows>
      @State private var isDisabled = false
      var body: some View {
        Button("disable") { isDisabled.toggle() }
        PagerView(source) { Text($0.text) }
          .titles { "title \($0.text)" }
          .prepare { $0.isSwipeEnabled = false }
          .disabled(isDisabled)
        CollateList(source) { Text($0.text) }
          .onSelect { _ in }
          .prepare { $1.allowsSelection = false }
          .disabled(isDisabled)
      }
    }

    private func pager(
      in controller: UIViewController
    ) -> PagerViewController<String, UIViewController>? {
      controller as? PagerViewController
        ?? controller.children.lazy.compactMap(pager).first
    }

    @Test("What is switched off in `prepare` stays so when the view is disabled and enabled again")
    func disabling() async {
      let stage = Stage(Screen(source: ArrayDataSource(sections: [section("A", "ab")])))
      for _ in 0..<3 {
        await stage.settle()
        expectEqual(pager(in: stage.controller)?.isSwipeEnabled, false)
        expectEqual(stage.list.allowsSelection, false)
        stage.tap("disable")
      }
    }

    @Test("VoiceOver announces the title of a page")
    func announcing() async {
      let stage = Stage(Screen(source: ArrayDataSource(sections: [section("A", "ab")])))
      await stage.settle()
      pager(in: stage.controller)?.driver.jump(to: "b")
      await stage.settle()
      expectEqual(HeadlessUIKit.accessibilityPosts.last?.argument, "title b")
    }

    struct Choosing: View {
      let source: ArrayDataSource<Rows>
      @State private var ids: Set<String> = []
      @State private var selects = false
      @State private var opens = false
      var body: some View {
        Button("select") { selects.toggle() }
        Button("open") { opens.toggle() }
        list
      }

      private var list: CollateList<Rows> {
        let list = CollateList(source) { Text($0.text) }
        if selects { return list.selection($ids) }
        return opens ? list.onSelect { _ in } : list
      }
    }

    @Test("Without a selection again, people can tap where there is an action, and only there")
    func tapping() async {
      let stage = Stage(Choosing(source: ArrayDataSource(sections: [section("A", "ab")])))
      await stage.settle()
      expectEqual(stage.list.allowsSelection, false)
      for (button, isAllowed) in [("select", true), ("select", false), ("open", true)] {
        stage.tap(button)
        await stage.settle()
        #expect(stage.list.allowsSelection == isAllowed, "\(button)")
      }
    }

    struct Archive: View {
      let source: LoadingDataSource<Rows, Int>
      var body: some View {
        CollateList(source) { Text($0.text) }
          .loading(source)
          .emptyContent { Text(source.state.content == .failed ? "failed" : "loading") }
      }
    }

    @Test(
      "The view for an empty list follows the state of its source, also where nothing is tracked",
      arguments: [true, false])
    func emptiness(isTracked: Bool) async throws {
      struct Offline: Error {}
      let loader = PageLoader<Rows, Int> { _ in throw Offline() }
      let source = LoadingDataSource(loader)
      source.configuration.behaviors = [.initial]
      let stage = Stage(Archive(source: source))
      HeadlessSwiftUI.tracksAccesses = isTracked
      defer { HeadlessSwiftUI.tracksAccesses = true }
      var text: String? {
        stage.list.backgroundView?.layoutIfNeeded()
        return stage.list.backgroundView.flatMap { HeadlessSwiftUI.texts(in: $0).first }
      }
      expectEqual(text, "loading")
      try await stage.settle { text == "failed" }
      expectEqual(text, "failed")
      expectEqual(stage.findings, [])
    }
  }
}
#endif
