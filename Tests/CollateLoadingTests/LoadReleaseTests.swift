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
  }

  private func canary() -> Canary {
    Canary { [weak source, weak events] in
      guard let source, let events else { return }
      events.releaseCount += 1
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
    }
  }
}
