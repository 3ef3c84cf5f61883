import Collate
import CollateTesting
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateLoading

@MainActor
@Suite("The screens that show a source that loads", .traced)
struct LoadingHostTests {
  @Test("Who reports what is visible is asked to when a screen appears, if nothing else changes")
  func reporting() {
    let stage = LoadingStage { $0.behaviors = [.initial] }
    stage.source.appear()
    stage.got(1, "s a", next: "2")
    stage.source.disappear()
    var count = 0
    let observation = stage.source.observeLoads { count += 1 }
    stage.source.appear()
    expectEqual(count, 1)
    expectEqual(stage.check(), [])
    withExtendedLifetime(observation) {}
  }

  @Test("The host of a source is visible while one of several screens is")
  func severalScreens() {
    let (grid, pager) = (Screen(), Screen())
    let calls: [(screen: Screen?, appears: Bool)] = [nil, grid, pager].flatMap { screen in
      [(screen, true), (screen, false)]
    }
    withEvery("calls", in: sequences(of: Array(calls.indices), upTo: 4)) { indices in
      let source = LoadingStage().source
      var visible: [Screen?] = []
      for (screen, appears) in indices.map({ calls[$0] }) {
        visible.removeAll { $0 === screen }
        if appears {
          source.appear(on: screen)
          visible.append(screen)
        } else {
          source.disappear(from: screen)
        }
        expectEqual(source.machine.host.isVisible, !visible.isEmpty)
      }
    }
  }

  private final class Screen {}

  @Test("A source loads on when a screen covers another one, and when it uncovers it")
  func coveringScreen() {
    let stage = LoadingStage()
    let (grid, pager) = (Screen(), Screen())
    stage.source.appear(on: grid)
    stage.got(1, "s a", next: "k")
    // As a navigation controller does: the new screen appears before the old one has disappeared.
    stage.source.appear(on: pager)
    stage.source.disappear(from: grid)
    stage.source.viewportDidChange(first: "a", last: "a")
    stage.got(2, "s b", next: "l")
    // A back swipe that is abandoned lets the upper screen appear a second time.
    stage.source.appear(on: grid)
    stage.source.appear(on: pager)
    stage.source.disappear(from: grid)
    stage.source.appear(on: grid)
    stage.source.disappear(from: pager)
    stage.source.viewportDidChange(first: "b", last: "b")
    stage.got(3, "s c")
    expectEqual(stage.shown, "s a b c")
    stage.source.disappear(from: grid)
    #expect(!stage.source.machine.host.isVisible)
    expectEqual(stage.check(), [])
  }

  @Test("A screen that is released counts no more, and the next one loads what is stale by then")
  func releasedScreen() {
    let stage = LoadingStage { $0.behaviors = [.initial, .appearance] }
    let source = stage.source
    var (grid, pager): (Screen?, Screen) = (Screen(), Screen())
    source.appear(on: grid)
    stage.got(1, "s a")
    source.appear(on: pager)
    grid = nil
    #expect(source.machine.host.isVisible)
    source.disappear(from: pager)
    #expect(!source.machine.host.isVisible)
    grid = Screen()
    source.appear(on: grid)
    stage.got(2, "s b")
    grid = nil
    source.appear(on: pager)
    expectEqual(source.runningRequests.map(\.intent), [.appear])
    expectEqual(stage.check(), [])
  }

  @Test("Nothing is loaded for a screen that is released, nor are live events followed")
  func releasedWhileLoading() async throws {
    let clock = ManualClock()
    let script = ScriptedLoader<PostSection, String>()
    let (events, continuation) = AsyncStream.makeStream(of: LiveEvent<PostSection>.self)
    for behavior: LoaderConfiguration.Behaviors in [.autoupdate, .live] {
      var configuration = LoaderConfiguration()
      configuration.behaviors = [.initial, behavior]
      let source = LoadingStage.Source(
        script.pageLoader, live: LiveFeed { events }, configuration: configuration, clock: clock)
      var screen: Screen? = Screen()
      source.appear(on: screen)
      script.finish(try await script.nextRequest(), with: PostPage(posts("s a")))
      await source.settled()
      withExtendedLifetime(screen) {}
      screen = nil
      if behavior == .live {
        // What it reports is no reason to load.
        continuation.yield(.connected)
      } else {
        await until(clock.sleeperCount == 1)
        clock.advance(by: .seconds(30))
      }
      await until(!source.machine.host.isVisible)
      await source.settled()
      #expect(clock.sleeperCount == 0 && script.openRequests.isEmpty)
    }
  }

  @Test("A source on a screen that does not appear within a second is reported")
  func missingAppearance() async {
    // The hook is shared with the tests that run at the same time.
    func isReported(_ source: LoadingStage.Source) -> Bool {
      source.store.issueKinds.contains(.missingAppearance)
    }
    let clock = ManualClock()
    func source(_ behaviors: LoaderConfiguration.Behaviors) -> LoadingStage.Source {
      var configuration = LoaderConfiguration()
      configuration.behaviors = behaviors
      return LoadingStage.Source(
        PageLoader { _ in PostPage([]) }, configuration: configuration, clock: clock)
    }
    let (forgotten, late, byHand) = (source([.initial]), source([.initial]), source([]))
    for source in [forgotten, late, byHand] { source.viewportDidChange(first: nil, last: nil) }
    await until(clock.sleeperCount == 2)
    late.appear()
    await until(clock.sleeperCount == 1)
    clock.advance(by: .milliseconds(999))
    #expect(!isReported(forgotten))
    clock.advance(by: .milliseconds(1))
    await until(isReported(forgotten))
    #expect(!isReported(late) && !isReported(byHand))
    // Those that have appeared once are not missed later.
    late.disappear()
    late.viewportDidChange(first: nil, last: nil)
    let other = source([.initial])
    other.viewportDidChange(first: nil, last: nil)
    await until(clock.sleeperCount == 1)
    clock.advance(by: .seconds(1))
    await until(isReported(other))
    #expect(!isReported(late))
  }
}
