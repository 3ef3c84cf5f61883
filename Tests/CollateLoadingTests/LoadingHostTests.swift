import Collate
import CollateTesting
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateLoading

@MainActor
@Suite("The screens that show a source that loads", .traced)
struct LoadingHostTests {
  @Test("The host of a source is visible while one of several screens has appeared")
  func severalScreens() {
    withEvery("appearing", in: sequences(of: [true, false], upTo: 6)) { calls in
      let stage = LoadingStage()
      var (count, isVisible) = (0, [Bool]())
      for appears in calls {
        if appears { stage.source.appear() } else { stage.source.disappear() }
        count = max(count + (appears ? 1 : -1), 0)
        isVisible.append(stage.source.machine.host.isVisible)
        expectEqual(isVisible.last, count > 0)
      }
    }
  }

  @Test("A source loads on when a screen covers another one, and when it uncovers it")
  func coveringScreen() {
    let stage = LoadingStage()
    stage.source.appear()
    stage.got(1, "s a", next: "k")
    // As a navigation controller does: the new screen appears before the old one has disappeared.
    stage.source.appear()
    stage.source.disappear()
    stage.source.viewportDidChange(first: "a", last: "a")
    stage.got(2, "s b", next: "l")
    stage.source.appear()
    stage.source.disappear()
    stage.source.viewportDidChange(first: "b", last: "b")
    stage.got(3, "s c")
    expectEqual(stage.shown, "s a b c")
    stage.source.disappear()
    #expect(!stage.source.machine.host.isVisible)
    expectEqual(stage.check(), [])
  }

  @Test("A source on a screen that does not appear within a second is reported")
  func missingAppearance() async {
    var sources: [AnyObject] = []
    Diagnostics.hook = { issue, source in
      if case .missingAppearance = issue { sources.append(source) }
    }
    defer { Diagnostics.hook = nil }
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
    #expect(sources.isEmpty)
    clock.advance(by: .milliseconds(1))
    await until(!sources.isEmpty)
    #expect(sources.count == 1 && sources.first === forgotten)
    // Those that have appeared once are not missed later.
    late.disappear()
    late.viewportDidChange(first: nil, last: nil)
    let other = source([.initial])
    other.viewportDidChange(first: nil, last: nil)
    await until(clock.sleeperCount == 1)
    clock.advance(by: .seconds(1))
    await until(sources.count == 2)
    #expect(sources.last === other)
  }
}
