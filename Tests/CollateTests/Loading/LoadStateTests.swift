import Observation
import TestSupport
import Testing

@testable import Collate

/// What a source that loads does, told in each way.
@MainActor
@Suite("States of loaders", .traced)
struct LoadStateTests {
  /// The contents of which a loop over states was told.
  @MainActor
  private final class Log {
    var contents: [LoaderState.Content] = []
    var isOver = false
  }

  @Test("A sequence begins with the state of now, and ends with the source that it does not retain")
  func sequence() async throws {
    var stage: LoadingStage? = LoadingStage()
    let log = Log()
    let states = try #require(stage).source.states
    let task = Task {
      for await state in states { log.contents.append(state.content) }
      log.isOver = true
    }
    await until(log.contents == [.idle])
    stage?.source.appear()
    await until(log.contents == [.idle, .loading])
    stage?.got(1, "s a")
    await until(log.contents == [.idle, .loading, .loaded])
    weak let source = stage?.source
    stage = nil
    await task.value
    #expect(log.isOver && source == nil)
  }

  @Test("Code that reads slowly gets the newest state")
  func slow() async {
    let stage = LoadingStage()
    let states = stage.source.states
    stage.source.appear()
    stage.failed(1)
    withoutWaiting { stage.source.retry() }
    stage.got(2, "s a")
    for await newest in states {
      expectEqual(newest, stage.source.state)
      break
    }
  }

  @Test("Code that has read the state is told of the next one, and of nothing else")
  func tracked() {
    guard #available(iOS 17, tvOS 17, macOS 14, visionOS 1, watchOS 10, *) else { return }
    let stage = LoadingStage()
    stage.source.appear()
    let log = Log()
    func track() {
      withObservationTracking {
        _ = stage.source.state
      } onChange: {
        MainActor.assumeIsolated { log.contents.append(stage.source.state.content) }
      }
    }
    track()
    stage.got(1, "s a", next: "2")
    expectEqual(log.contents, [.loaded])
    stage.source.loadMore()
    expectEqual(log.contents, [.loaded])
    track()
    stage.source.apply([.insert(Post(id: "b"), .last)])
    expectEqual(log.contents, [.loaded])
    stage.failed(2)
    expectEqual(log.contents, [.loaded, .loaded])
  }
}
