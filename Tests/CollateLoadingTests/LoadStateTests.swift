import Collate
import Observation
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateLoading

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

  @Test("A page that fails while there are no items is shown with its error, and repeated")
  func failedPageOfNothing() {
    let stage = LoadingStage { $0.behaviors = [.initial, .paging] }
    let source = stage.source
    var reasons: [String] = []
    source.placeholderSection = { state, error in
      if state.content == .failed { reasons.append("\(error, default: "none")") }
      return nil
    }
    struct Reason: Error, CustomStringConvertible { let description: String }
    source.appear()
    source.end(source.runningRequests[0], by: Reason(description: "refresh"))
    expectEqual(reasons, ["refresh"])
    withoutWaiting { source.retry() }
    stage.got(2, "", next: "1")
    expectEqual(source.runningRequests.map(\.key), ["1"])
    source.end(source.runningRequests[0], by: Reason(description: "page"))
    expectEqual(source.state.content, .failed)
    expectEqual(reasons, ["refresh", "page"])
    #expect(source.refreshError == nil && source.error(at: .forward) != nil)
    withoutWaiting { source.retry() }
    expectEqual(source.runningRequests.map(\.key), ["1"])
    expectEqual(source.state.content, .loading)
    stage.got(4, "s a")
    expectEqual(source.state.content, .loaded)
    expectEqual(stage.check(), [])
  }

  @Test("Code that has read an error is notified of the next one")
  func trackedErrors() {
    guard #available(iOS 17, tvOS 17, macOS 14, visionOS 1, watchOS 10, *) else { return }
    let stage = LoadingStage()
    stage.source.appear()
    stage.got(1, "s a", next: "2")
    let log = Log()
    for read in [{ _ = $0.error(at: .forward) }, { _ = $0.refreshError }]
      as [(LoadingStage.Source) -> Void]
    {
      withObservationTracking {
        read(stage.source)
      } onChange: {
        MainActor.assumeIsolated { log.contents.append(.loaded) }
      }
    }
    stage.source.loadMore()
    stage.failed(2)
    expectEqual(log.contents, [.loaded, .loaded])
  }

  @Test("Code that has read the state is notified of the next one, and of nothing else")
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

  @Test("All changes that a closure for statuses makes are made, one after the other")
  func changesInClosure() {
    let stage = LoadingStage { $0.behaviors = [.initial] }
    var isFirst = true
    stage.source.edgeSection = { [unowned source = stage.source] _, _, _ in
      if isFirst {
        isFirst = false
        source.apply([.insert(Post(id: "x"), .last)])
        source.apply([.delete("what is not there")])
        source.apply([.insert(Post(id: "y"), .last), .update(Post(id: "a", edition: 1))])
      }
      return nil
    }
    stage.source.appear()
    stage.got(1, "s a")
    expectEqual(stage.shown, "s a' x y")
    expectEqual(stage.check(), [])
  }
}

/// What the server tells of the size of the list.
@MainActor
@Suite("Sizes of loaded lists", .traced)
struct LoadedCountTests {
  private let stage = LoadingStage {
    $0.behaviors = [.initial]
    $0.maximumPageCount = 2
  }

  /// Ends a load with a page that tells sizes.
  private func got(
    _ token: Int, _ text: String, previous: String? = nil, next: String? = nil,
    total: Int? = nil, before: Int? = nil
  ) {
    var page = PostPage(posts(text), previous: previous, next: next)
    (page.total, page.countBefore) = (total, before)
    stage.source.end(LoadToken(token), with: page)
  }

  private func expect(
    _ total: Int?, _ before: Int?, at location: SourceLocation = #_sourceLocation
  ) {
    expectEqual(
      [stage.source.total, stage.source.countBefore], [total, before], sourceLocation: location)
  }

  @Test("The last total counts, and what is before the page that is the first one now")
  func pages() {
    let source = stage.source
    expect(nil, nil)
    source.jump(to: "5")
    got(1, "s e f", previous: "3", next: "7", total: 9, before: 4)
    expect(9, 4)
    source.loadMore(.backward)
    got(2, "s c d", previous: "1", next: "5", before: 2)
    expect(9, 2)
    source.loadMore(.backward)
    got(3, "s a b", next: "3", total: 8)
    // A third page drops the last one; the first does not tell.
    expect(8, nil)
    source.loadMore()
    got(4, "s e f", previous: "3", next: "7", total: 8)
    expect(8, 2)
    source.reload()
    expect(8, 2)
    got(5, "s x")
    expect(nil, nil)
    source.reload()
    got(6, "s x", total: .min, before: .max)
    expect(.min, .max)
    source.reload(keepsContent: false)
    expect(nil, nil)
  }

  @Test("Code that has read the total is notified of another one, even during the load")
  func tracked() {
    guard #available(iOS 17, tvOS 17, macOS 14, visionOS 1, watchOS 10, *) else { return }
    stage.source.appear()
    got(1, "s a", next: "2", total: 5)
    stage.source.loadMore()
    var isTold = false
    withObservationTracking {
      _ = stage.source.total
    } onChange: {
      MainActor.assumeIsolated { isTold = true }
    }
    var page = PostPage(posts("s b"), previous: "1", next: "3")
    stage.source.receive(page, of: LoadToken(2))
    expectEqual(isTold, false)
    page.total = 6
    stage.source.receive(page, of: LoadToken(2))
    #expect(isTold && stage.source.state.forward == .loading)
  }

  @Test("A page by offset reports both the total and the count before it")
  func offsets() {
    let page = LoadedPage<PostSection, Int>.offset(20, limit: 2, total: 50, posts("s a b"))
    #expect(page.total == 50 && page.countBefore == 20)
    let own = LoadedPage<BasicSection<Int, Post>, Int>(
      items: [Post(id: "a")], next: 2, total: 9, countBefore: 3)
    #expect(own.total == 9 && own.countBefore == 3 && own.next == 2)
  }

  @Test("Counts reported by pages that are no longer loaded are discarded")
  func forgetting() {
    stage.source.jump(to: "0")
    for number in 1...200 {
      got(number, "s p\(number)", previous: "0", next: "\(number)", before: number)
      stage.source.loadMore()
    }
    #expect(stage.source.countsBefore.count <= 4)
    expectEqual(stage.source.countBefore, 199)
  }
}
