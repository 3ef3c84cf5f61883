#if HEADLESS_UIKIT
import Collate
import CollateSwiftUI
@_spi(Headless) import SwiftUI
import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import CollateLoading

extension SwiftUITests {
  @MainActor
  @Suite("Lists that load in SwiftUI")
  struct ListLoadingTests {
    typealias Numbers = BasicSection<Int, Number>
    typealias Timeline = LoadingDataSource<Numbers, Int>

    /// A source of pages of 30 numbers.
    private static func timeline(from start: Int) -> Timeline {
      let timeline = Timeline(
        PageLoader { request in
          let first = request.key ?? start
          return LoadedPage(
            items: (first..<(first + 30)).map { Number(id: $0) }, next: first + 30)
        })
      timeline.configuration.behaviors = [.initial, .paging]
      return timeline
    }

    struct Tabs: View {
      let timelines: [Timeline]
      @State private var index = 0
      @State private var loads = true
      @State private var isShown = true
      var body: some View {
        Button("other") { index = 1 - index }
        Button("loads") { loads.toggle() }
        Button("leave") { isShown.toggle() }
        if isShown {
          if loads {
            CollateList(timelines[index]) { Text("\($0.id)") }.loading(timelines[index])
          } else {
            CollateList(timelines[index]) { Text("\($0.id)") }
          }
        }
      }
    }

    @Test("Another source stops the old one and starts the new one, each paged by what is visible")
    func another() async throws {
      let timelines = [Self.timeline(from: 0), Self.timeline(from: 1_000)]
      let stage = Stage(Tabs(timelines: timelines))
      func visible() -> [Bool] { timelines.map { $0.isHostVisible } }
      try await stage.settle { stage.texts.first?.count == 30 }
      expectEqual(visible(), [true, false])
      stage.list.scrollToItem(at: [0, 29], at: .bottom, animated: false)
      try await stage.settle { stage.texts.first?.count == 60 }
      stage.tap("other")
      expectEqual(visible(), [false, true])
      try await stage.settle { stage.texts.first?.first == "1000" }
      stage.list.scrollToItem(at: [0, 29], at: .bottom, animated: false)
      try await stage.settle { stage.texts.first?.count == 60 }
      expectEqual(timelines.map(\.snapshot.itemCount), [60, 60])
      stage.tap("leave")
      expectEqual(visible(), [false, false])
      stage.tap("leave")
      expectEqual(visible(), [false, true])
      expectEqual(stage.findings, [])
    }

    struct Marked: View {
      let timeline: Timeline
      @State private var mark = 0
      var body: some View {
        Button("mark") { mark += 1 }
        CollateList(timeline) { Text("\($0.id) \(mark)") }.loading(timeline)
      }
    }

    @Test("An update of the parent is nothing to a source that loads")
    func update() async throws {
      let timeline = Self.timeline(from: 0)
      var events: [String] = []
      let observation = timeline.observeSteps { events.append("\($0.event)") }
      let stage = Stage(Marked(timeline: timeline))
      // The rows that came are reported in a later turn.
      try await stage.settle {
        stage.texts.first?.count == 30
          && events.last == "visible(first: Optional(0), last: Optional(10))"
      }
      events = []
      stage.tap("mark")
      await stage.settle()
      expectEqual(stage.texts.first?.first, "0 1")
      expectEqual(events, [])
      withExtendedLifetime(observation) {}
    }

    struct Mixed: View {
      let screen: CompositeDataSource<AnySection>
      let timeline: Timeline
      @State private var loads = true
      var body: some View {
        Button("loads") { loads.toggle() }
        list
      }

      private var list: CollateList<AnySection> {
        let list = CollateList(screen) { item in
          if let row = item.base as? Row { Text(row.text) }
          if let number = item.base as? Number { Text("\(number.id)") }
        }
        return loads ? list.loading(timeline) : list
      }
    }

    @Test("A source that is part of a mix of types is paged, until it is passed no longer")
    func mix() async throws {
      let timeline = Self.timeline(from: 0)
      let rows = ArrayDataSource(sections: [section("A", "ab")])
      let screen = CompositeDataSource([rows.erased(), timeline.erased()])
      let stage = Stage(Mixed(screen: screen, timeline: timeline))
      try await stage.settle { stage.texts.last?.count == 30 }
      stage.list.scrollToItem(at: [1, 29], at: .bottom, animated: false)
      try await stage.settle { stage.texts.last?.count == 60 }
      expectEqual(stage.texts.first, ["-", "-"])
      stage.tap("loads")
      #expect(!timeline.isHostVisible)
      stage.list.scrollToItem(at: [1, 59], at: .bottom, animated: false)
      await stage.settle()
      expectEqual(timeline.snapshot.itemCount, 60)
      expectEqual(stage.findings, [])
    }
  }
}

/// An item without content.
struct Number: Identifiable, Hashable, Sendable { let id: Int }

extension LoadingDataSource {
  /// Whether a host of the source is visible.
  fileprivate var isHostVisible: Bool { machine.host.isVisible }
}
#endif
