import Collate
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateLoading

@MainActor
@Suite("Code that runs because a loading source released something", .traced)
struct LoadReleaseTests {
  private typealias HeldSection = BasicSection<String, Held>
  private typealias Page = LoadedPage<HeldSection, String>
  private typealias Source = LoadingDataSource<HeldSection, String>

  /// Runs code of the app when it is released.
  private final class Canary: Sendable, Error {
    private let onRelease: @MainActor @Sendable () -> Void

    init(_ onRelease: @escaping @MainActor @Sendable () -> Void) { self.onRelease = onRelease }

    deinit {
      MainActor.assumeIsolated(onRelease)
    }
  }

  private struct Held: Identifiable, Equatable, Sendable {
    let id: String
    var edition = 0
    var canary: Canary?

    static func == (one: Held, other: Held) -> Bool {
      one.id == other.id && one.edition == other.edition
    }
  }

  private let source = Source(
    PageLoader { _ in
      try await Task.sleep(for: .seconds(3600))
      return Page([])
    })
  private let events = Events()

  private final class Events {
    var releaseCount = 0

    /// The number of items that were there each time.
    var itemCounts: [Int] = []
  }

  private func canary() -> Canary {
    Canary { [weak source, weak events] in
      guard let source, let events else { return }
      events.releaseCount += 1
      events.itemCounts.append(source.snapshot.itemCount)
      _ = (source.state, source.error(at: .forward), source.refreshError)
      _ = (source.content, source.path(forContent: [0, 0]), source.contentPath(for: [0, 0]))
      source.apply([.update(Held(id: "a", edition: 9)), .insert(Held(id: "n"), .first)])
      source.rollBack(source.applyPending([.insert(Held(id: "z"), .last)]))
      source.loadMore()
    }
  }

  private func held(_ id: String, _ edition: Int = 0) -> Held {
    Held(id: id, edition: edition, canary: canary())
  }

  private func got(_ ids: String, _ edition: Int = 0, next: String? = nil) {
    let items = ids.map { held(String($0), edition) }
    source.end(
      source.runningRequests[0].token,
      with: Page([HeldSection(id: "s", items: items)], next: next))
  }

  private func failed() { source.end(source.runningRequests[0], by: canary()) }

  private static let ways: [(name: String, run: @MainActor (LoadReleaseTests) -> Void)] = [
    ("roll back", { $0.source.rollBack($0.source.applyPending([.insert($0.held("x"), .last)])) }),
    (
      "roll back an update over a newer item",
      {
        let edit = $0.source.applyPending([.update($0.held("a", 3))])
        $0.source.apply([.update($0.held("a", 4))])
        $0.source.rollBack(edit)
      }
    ),
    (
      "confirm",
      {
        let edit = $0.source.applyPending([.insert($0.held("x"), .last)])
        $0.source.confirm(edit, as: $0.held("y", 4))
      }
    ),
    (
      "change during a load",
      {
        $0.source.reload()
        for edition in 1...2 { $0.source.apply([.update($0.held("a", edition))]) }
        $0.got("ab", 5)
      }
    ),
    ("change", { for edition in 1...2 { $0.source.apply([.update($0.held("a", edition))]) } }),
    ("delete", { $0.source.apply([.delete("b")]) }),
    (
      "reload",
      {
        $0.source.reload()
        $0.got("ab", 5)
        $0.source.reload(keepsContent: false)
        $0.got("")
      }
    ),
    (
      "fail",
      {
        for _ in 1...2 {
          $0.source.reload()
          $0.failed()
        }
        $0.source.retry()
        $0.got("a", 3)
      }
    ),
    (
      "show a state",
      { tests in
        tests.source.edgeSection = { end, _, _ in
          HeldSection(id: "-\(end)", items: [tests.held("-\(end)")])
        }
        tests.source.reload()
        tests.source.edgeSection = nil
      }
    ),
  ]

  private typealias Loader = PageLoader<HeldSection, String>

  /// What a source keeps for the app, which holds an object.
  private static let members: [(name: String, set: @MainActor (Source, Canary?) -> Void)] = [
    (
      "loader",
      { source, canary in
        source.loader = Loader { _ in withExtendedLifetime(canary) { Page([]) } }
      }
    ),
    (
      "query",
      { source, canary in
        let loader = Loader { _ in withExtendedLifetime(canary) { Page([]) } }
        if canary == nil { source.setQuery(loader) } else { source.loader = loader }
      }
    ),
    (
      "placeholderSection",
      { $0.placeholderSection = { [canary = $1] _, _ in withExtendedLifetime(canary) { nil } } }
    ),
    (
      "edgeSection",
      { $0.edgeSection = { [canary = $1] _, _, _ in withExtendedLifetime(canary) { nil } } }
    ),
    ("gapItem", { $0.gapItem = { [canary = $1] _, _ in withExtendedLifetime(canary) { nil } } }),
    (
      "refreshKey",
      { $0.refreshKey = { [canary = $1] _, _, _ in withExtendedLifetime(canary) { nil } } }
    ),
  ]

  @Test("It can read and replace what the source was given, and ask for loads")
  func members() {
    withEvery("member", in: Self.members.map { $0.name }) { name in
      guard let set = Self.members.first(where: { $0.name == name })?.set else { return }
      let tests = LoadReleaseTests()
      let source = tests.source
      var isAsked = false
      let ask = { [unowned source] in
        isAsked = true
        _ = (source.loader, source.placeholderSection, source.edgeSection, source.gapItem)
        _ = source.refreshKey
        source.reload()
        for member in Self.members { member.set(source, nil) }
        source.retry()
      }
      set(source, Canary { MainActor.assumeIsolated(ask) })
      #expect(!isAsked)
      set(source, nil)
      #expect(isAsked)
      expectEqual(source.runningRequests.map(\.intent), [.reload(keepsContent: true)])
      source.cancel()
    }
  }

  /// A section that holds something besides items.
  private struct TitledSection: SectionProtocol, Sendable {
    let id: String
    var items: [Held] = []
    var canary: Canary?

    static func == (one: TitledSection, other: TitledSection) -> Bool {
      one.id == other.id && one.items == other.items
    }
  }

  @Test("A section can ask the source when it is released")
  func sections() {
    typealias Page = LoadedPage<TitledSection, String>
    let source = LoadingDataSource<TitledSection, String>(
      PageLoader { _ in
        try await Task.sleep(for: .seconds(3600))
        return Page([])
      })
    var count = 0
    let ask = { [weak source] in
      guard let source else { return }
      count += 1
      _ = (source.content, source.canMoveItem(at: [0, 0]), source.path(forContent: [0, 0]))
      source.apply([
        .insert(Held(id: "n"), .first, section: TitledSection(id: "n")),
        .update(Held(id: "a", edition: 1)),
      ])
    }
    func section(_ id: String, _ items: [String] = []) -> TitledSection {
      TitledSection(
        id: id, items: items.map { Held(id: $0) },
        canary: Canary { MainActor.assumeIsolated { ask() } })
    }
    func got(_ sections: [TitledSection]) {
      source.end(source.runningRequests[0].token, with: Page(sections, next: "2"))
    }
    source.appear()
    for id in ["d", "e"] {
      let page = Page([section(id), section("s", ["a", "b"])], next: "2")
      source.receive(page, of: source.runningRequests[0].token)
    }
    got([section("e"), section("s", ["a", "b"])])
    source.reload()
    source.apply([.insert(Held(id: "x"), .first, section: section("t"))])
    source.apply([.insert(Held(id: "x"), .first, section: section("u"))])
    got([section("f"), section("s", ["a", "b"])])
    source.rollBack(
      source.applyPending([.insert(Held(id: "y"), .first, section: section("v"))]))
    let edit = source.applyPending([.update(Held(id: "a", edition: 2))])
    for _ in 1...2 {
      source.reload()
      got([section("s", ["a", "b"])])
    }
    source.confirm(edit)
    source.reload(keepsContent: false)
    got([])
    #expect(count > 5)
    expectEqual(
      source.content.sections.flatMap { $0.items.map(\.id) }, source.machine.content.ids)
  }

  @Test("It can ask the source for loads and changes, which come afterwards")
  func changes() {
    withEvery("way", in: Self.ways.map { $0.name }) { name in
      let tests = LoadReleaseTests()
      tests.source.appear()
      tests.got("abc", next: "2")
      Self.ways.first { $0.name == name }?.run(tests)
      #expect(tests.events.releaseCount > 0)
      let shown = tests.source.content.sections.flatMap { $0.items.map(\.id) }
      expectEqual(shown, tests.source.machine.content.ids)
      // Content that is replaced goes before the new one comes.
      if ["reload", "fail", "change during a load"].contains(name) { return }
      #expect(tests.events.itemCounts.allSatisfy { $0 > 0 })
    }
  }

  @Test("The error of a gap is released with the gap, and can ask the source then")
  func closedGap() throws {
    source.configuration.behaviors = [.initial, .appearance]
    source.configuration.opensGaps = true
    func end(with id: String, next: String?) {
      guard let token = source.runningRequests.first?.token else { return }
      source.end(
        token, with: Page([HeldSection(id: "s", items: [Held(id: id)])], next: next))
    }
    source.appear()
    end(with: "c", next: "4")
    source.disappear()
    source.appear()
    end(with: "a", next: "2")
    let gap = try #require(source.state.gaps.keys.first)
    withoutWaiting { source.fill(gap, from: .forward) }
    if let request = source.runningRequests.first { source.end(request, by: canary()) }
    #expect(source.error(in: gap) is Canary && events.releaseCount == 0)
    withoutWaiting { source.fill(gap, from: .forward) }
    end(with: "b", next: nil)
    #expect(source.error(in: gap) == nil && events.releaseCount == 1)
  }
}
