import Collate
import CollateTesting
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateLoading

@MainActor
@Suite("Checking sources that load", .traced, .silentDiagnostics)
struct LoadingSourceCheckerTests {
  private typealias Step = LoaderStep<String, String>

  @Test("Each event is reported once, in order, after its update, with or without effects")
  func steps() {
    let stage = LoadingStage()
    var steps: [Step] = []
    var told: [String] = []
    let observation = stage.source.observeSteps { step in
      steps.append(step)
      told.append("step")
    }
    let updates = stage.source.observe { _ in told.append("update") }
    let states = stage.source.observeState { _ in told.append("state") }
    stage.source.appear()
    #expect(told == ["step", "state"] && steps[0].event == .appear && steps[0].effects.count == 2)
    told = []
    stage.got(1, "s a b")
    expectEqual(told, ["update", "step", "step", "state"])
    expectEqual(steps.last?.event, .ended(LoadToken(1)))
    told = []
    stage.source.viewportDidChange(first: "a", last: "b")
    #expect(
      told == ["step"] && steps.last == Step(event: .visible(first: "a", last: "b"), effects: []))
    withExtendedLifetime((observation, updates, states)) {}
  }

  @Test("An observer receives nothing after its observation has ended")
  func ending() {
    let source = LoadingStage.Source(PageLoader { _ in PostPage([]) })
    var count = 0
    var observation: ObservationToken? = source.observeSteps { _ in count += 1 }
    source.disappear()
    #expect(observation != nil && count == 1)
    observation = nil
    source.disappear()
    #expect(count == 1 && source.stepListeners.isEmpty)
  }

  @Test("A source that shows an id twice behind the back of its loader is found")
  func uniqueness() {
    let stage = LoadingStage()
    var reported: [Violation] = []
    let checker = LoadingSourceChecker(stage.source) { reported.append($0) }
    stage.source.appear()
    stage.got(1, "s a b")
    expectEqual(checker.violations, [])
    stage.source.store.replaceSections(posts("s a b | t a"))
    stage.source.disappear()
    #expect(
      checker.violations.map(\.description) == [
        "The source breaks loader I6 uniqueness: its content has a twice, after disappear"
      ])
    expectEqual(reported, checker.violations)
  }

  @Test("The checker retains nothing, and ends with its source")
  func releasing() {
    var stage: LoadingStage? = LoadingStage()
    let checker = stage.map { LoadingSourceChecker($0.source) }
    weak let source = stage?.source
    stage?.source.appear()
    stage = nil
    #expect(source == nil && checker?.violations == [])
  }

  @Test("A checker that is attached too late traps")
  func late() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let stage = LoadingStage()
      stage.source.appear()
      _ = LoadingSourceChecker(stage.source)
    }
  }
}
