import Collate
import CollateTesting
import Foundation
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateLoading

@Suite("Loader machine")
struct LoaderMachineTests {
  // CI compares 5000 sequences in each of its optimized tests.
  private static let sequenceCount = Effort.rounds(1_000, optimized: 2_500)

  /// The traces of the fixture.
  static let traces: [LoaderTrace] = {
    let path = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    let text = try? String(contentsOfFile: "/\(path)/Traces/loader-traces.txt", encoding: .utf8)
    return LoaderTrace.all(in: text ?? "")
  }()

  @Test("Each script has the effects of the fixture, one by one")
  func traces() {
    #expect(Self.traces.count == 35 && Self.traces.flatMap(\.steps).count == 280)
    for trace in Self.traces {
      var machine = LoaderMachine<String, String>(trace.configuration)
      let differences = trace.differences(state: machine.state) { machine.handle($0) }
      expectEqual(differences, [], "\(trace.name)")
    }
  }

  @Test("The naive machine has the effects of the fixture, too")
  func naiveTraces() {
    for trace in Self.traces {
      var naive = NaiveLoader(trace.configuration)
      expectEqual(trace.differences(state: naive.state) { naive.handle($0) }, [], "\(trace.name)")
    }
  }

  @Test("For any events, the machine keeps the invariants, and a naive one has the same effects")
  func naive() {
    withSeeds(Self.sequenceCount) { generator in
      compare(.random(&generator), &generator) { $0.randomEvent(&$1) }
    }
  }

  @Test("So it is while a list is read, with many pages, gaps and loads that bring nothing new")
  func reading() {
    withSeeds(Self.sequenceCount) { generator in
      compare(.randomForReading(&generator), &generator) { $0.readingEvent(&$1) }
    }
  }

  @Test("So it is with few pages at a time, gaps in between, and loads that answer several times")
  func crowded() {
    withSeeds(Self.sequenceCount) { generator in
      var configuration = LoaderConfiguration.randomForReading(&generator)
      configuration.maximumPageCount = 2 + generator.below(3)
      configuration.opensGaps = true
      compare(configuration, &generator, after: Self.gap) { $0.crowdedEvent(&$1) }
    }
  }

  /// Events after which there is a gap between two pages, if gaps are allowed.
  private static let gap: [TraceEvent] = [
    .appear, .page(LoadToken(1), LoadedIDs(["u", "v"], previous: "t", next: "w")),
    .ended(LoadToken(1)), .disappear, .appear,
    .page(LoadToken(2), LoadedIDs(["b", "c"], previous: "a", next: "d")), .ended(LoadToken(2)),
  ]

  /// Configurations whose refreshes begin at either end, with gaps or without.
  private static let merging: [LoaderConfiguration] = (0..<4).map { bits in
    var configuration = LoaderConfiguration()
    configuration.behaviors = [.initial, .appearance]
    configuration.refreshesEnd = bits & 1 == 1
    configuration.opensGaps = bits & 2 == 2
    return configuration
  }

  @Test("So it is for all small pages of a merging refresh, and a move before the second one")
  func merging() {
    let pages = sequences(of: ["b", "d", "e", "x"], upTo: 2)
    let long = sequences(of: ["b", "d", "e", "x"], upTo: 3).map { (first: $0, second: [String]()) }
    let pairs = long + pages.flatMap { first in pages.map { (first, $0) } }
    let some = pairs.enumerated().filter { $0.offset % Effort.stride == 0 }.map(\.element)
    let moves: [LoadPlace<String>?] = [nil, .first, .last, .after("e")]
    for configuration in Self.merging {
      for (first, second) in some {
        for place in moves {
          var comparison = LoaderComparison(configuration)
          for event in Self.merge(first, second, place) { comparison.handle(event) }
          #expect(comparison.difference == nil)
        }
      }
    }
  }

  private static func merge(
    _ first: [String], _ second: [String], _ place: LoadPlace<String>?
  ) -> [TraceEvent] {
    let (one, two) = (LoadToken(1), LoadToken(2))
    var events: [TraceEvent] = [
      .appear, .page(one, LoadedIDs(["a", "b", "c", "d", "e", "f"], previous: "1", next: "2")),
      .ended(one), .disappear, .appear, .page(two, LoadedIDs(first, previous: "3", next: "4")),
    ]
    if let place { events.append(.changed([.move("d", place)], version: nil)) }
    events.append(.page(two, LoadedIDs(second, previous: "5", next: "6")))
    return events + [.ended(two)]
  }

  private func compare(
    _ configuration: LoaderConfiguration, _ generator: inout SeededGenerator,
    after events: [TraceEvent] = [],
    next: (LoaderMachine<String, String>, inout SeededGenerator) -> TraceEvent
  ) {
    var comparison = LoaderComparison(
      configuration, chunkCapacity: generator.oneIn(2) ? 2 : 128)
    for event in events { comparison.handle(event) }
    for _ in 0..<50 {
      if generator.below(40) == 0 {
        comparison.configuration = .random(&generator)
        if generator.below(2) == 0 { comparison.handle(.configured) }
      }
      comparison.handle(next(comparison.machine, &generator))
    }
    #expect(comparison.difference == nil)
  }

  /// Returns the ids and gaps after events, while an edit keeps its page in two chunks.
  private func content(
    after events: [TraceEvent], _ configuration: LoaderConfiguration
  ) -> LoadContent<String, String> {
    var comparison = LoaderComparison(configuration, chunkCapacity: 2)
    for event in events + [.rolledBack(PendingEdit(1))] { comparison.handle(event) }
    #expect(comparison.difference == nil)
    return comparison.machine.content
  }

  @Test("A whole page is dropped although an edit has divided it", arguments: LoadDirection.both)
  func dividedPage(end: LoadDirection) {
    var configuration = LoaderConfiguration()
    configuration.behaviors = [.initial]
    configuration.maximumPageCount = 2
    var events: [TraceEvent] = [.appear]
    for (number, ids) in [["a", "b"], ["c"], ["d"]].enumerated() {
      let (inner, outer, token) = ("\(number)", "\(number + 2)", LoadToken(number + 1))
      let page =
        end == .forward
        ? LoadedIDs(ids, previous: inner, next: outer)
        : LoadedIDs(ids, previous: outer, next: inner)
      events += [.page(token, page), .ended(token)]
      if number == 0 { events.append(.edited(PendingEdit(1), [.insert("x", .after("b"))])) }
      events.append(.loadMore(end))
    }
    let ids = content(after: events, configuration).ids
    expectEqual(ids, end == .forward ? ["c", "d"] : ["d", "c"])
  }

  @Test("A gap behind a page that an edit has divided is closed, and nothing else goes")
  func gapBehindDividedPage() {
    var configuration = LoaderConfiguration()
    configuration.behaviors = [.initial, .appearance]
    configuration.opensGaps = true
    let content = content(
      after: [
        .appear, .page(LoadToken(1), LoadedIDs(["z"], next: "9")), .ended(LoadToken(1)),
        .disappear, .appear, .page(LoadToken(2), LoadedIDs(["a", "b"], next: "5")),
        .ended(LoadToken(2)), .edited(PendingEdit(1), [.insert("x", .after("b"))]),
        .fill(LoadGap(1), .forward), .page(LoadToken(3), LoadedIDs(["y", "z"], next: "8")),
        .ended(LoadToken(3)),
      ], configuration)
    expectEqual(content.ids, ["a", "b", "y", "z"])
    expectEqual(content.gaps, [])
  }

  @Test("Dropping pages spares what is visible, also if one end of it is gone or moved")
  func visibleEnds() {
    let viewports: [(first: String?, last: String?)] = [("e", nil), ("e", "gone"), ("e", "d")]
    for (first, last) in viewports {
      var configuration = LoaderConfiguration()
      configuration.behaviors = [.initial]
      configuration.maximumPageCount = 2
      configuration.prefetchDistance = 0
      var machine = LoaderMachine<String, String>(configuration)
      var checker = LoaderChecker<String, String>()
      let pages = [
        LoadedIDs(["c", "d"], previous: "1", next: "2"),
        LoadedIDs(["e", "f"], previous: "1", next: "3"), LoadedIDs(["a", "b"], next: "2"),
      ]
      func handle(_ event: TraceEvent) {
        checker.check(LoaderStep(event: event, effects: machine.handle(event)))
      }
      for (number, page) in pages.enumerated() {
        handle(number == 0 ? .appear : .loadMore(number == 1 ? .forward : .backward))
        handle(.page(LoadToken(number + 1), page))
        handle(.visible(first: first, last: last))
        handle(.ended(LoadToken(number + 1)))
      }
      expectEqual(checker.violations, [])
      expectEqual(machine.content.ids, ["a", "b", "c", "d", "e", "f"])
    }
  }

  @Test(
    "R10: A merged page of a cache, which covers a part of the list, loses nothing when that of the server follows",
    arguments: [true, false])
  func cacheBeforeServer(hasKeyBack: Bool) {
    var configuration = LoaderConfiguration()
    configuration.behaviors = [.initial, .appearance]
    var machine = LoaderMachine<String, String>(configuration)
    let back = hasKeyBack ? "f" : nil
    for event: TraceEvent in [
      .appear,
      .page(LoadToken(1), LoadedIDs<String, String>(["a", "b", "c", "d", "e"], next: "e")),
      .ended(LoadToken(1)),
      .loadMore(.forward),
      .page(LoadToken(2), LoadedIDs<String, String>(["f", "g", "h"], previous: back, next: "h")),
      .ended(LoadToken(2)), .disappear, .appear,
      .page(LoadToken(3), LoadedIDs<String, String>(["a", "b", "c", "d", "e"], next: "e")),
      .page(LoadToken(3), LoadedIDs<String, String>(["n", "a", "b", "c", "d"], next: "d")),
      .ended(LoadToken(3)),
    ] { _ = machine.handle(event) }
    expectEqual(machine.content.ids, ["n", "a", "b", "c", "d", "e", "f", "g", "h"])
    // What only the cache has brought goes with its page.
    for event: TraceEvent in [
      .disappear, .appear,
      .page(LoadToken(5), LoadedIDs(["n", "x", "a", "y", "b", "z"], next: "z")),
      .page(LoadToken(5), LoadedIDs(["m", "n", "a"], next: "a")), .ended(LoadToken(5)),
    ] { _ = machine.handle(event) }
    expectEqual(machine.content.ids, ["m", "n", "a", "b", "c", "d", "e", "f", "g", "h"])
    expectEqual(machine.state.content, .loaded)
    _ = machine.handle(.loadMore(.forward))
    expectEqual(machine.runningRequests.map(\.key), ["h"])
  }

  @Test("Times that are configured while they run begin again, and end if there is none any more")
  func configuredTimes() {
    var configuration = LoaderConfiguration()
    configuration.behaviors = [.initial, .paging, .appearance, .autoupdate, .live]
    configuration.freshness = .seconds(60)
    (configuration.pagingDelay, configuration.pagingInterval) = (.seconds(1), .seconds(2))
    var machine = LoaderMachine<String, String>(configuration)
    for event: TraceEvent in [
      .appear, .page(LoadToken(1), LoadedIDs(["a"], previous: "1", next: "2")),
      .ended(LoadToken(1)),
      .visible(first: "a", last: "a"), .disconnected(), .fired(.reconnect), .disconnected(),
      .loadMore(.backward), .page(LoadToken(2), LoadedIDs(["b"])), .ended(LoadToken(2)),
    ] { _ = machine.handle(event) }
    func configured(_ change: (inout LoaderConfiguration) -> Void) -> String {
      change(&machine.configuration)
      return LoaderTrace.text(of: machine.handle(.configured))
    }
    expectEqual(configured { _ in }, "—")
    expectEqual(configured { $0.freshness = .seconds(9) }, "stop freshness · wait freshness 9.0")
    expectEqual(configured { $0.updatePeriod = .seconds(5) }, "stop update · wait update 5.0")
    expectEqual(configured { $0.freshness = nil }, "stop freshness")
    let others = configured {
      ($0.pagingDelay, $0.pagingInterval, $0.reconnectDelay) = (.zero, .seconds(4), .seconds(3))
    }
    for text in [
      "stop reconnect · wait reconnect 6.0", "stop pace-backward · wait pace-backward 4.0",
      "stop delay-forward", "start #3 forward @2",
    ] {
      #expect(others.contains(text), "\(others)")
    }
    // It is not fresh any more.
    for event: TraceEvent in [.ended(LoadToken(3)), .disappear] { _ = machine.handle(event) }
    #expect(LoaderTrace.text(of: machine.handle(.appear)).contains("appear"))
  }

  @Test("R19: The times between subscriptions are short again after events")
  func reconnecting() {
    var configuration = LoaderConfiguration()
    configuration.behaviors = [.live]
    var machine = LoaderMachine<String, String>(configuration)
    let seconds = [TraceEvent.appear, .disconnected(), .fired(.reconnect), .disconnected()]
      .flatMap { machine.handle($0) }
    #expect(
      LoaderTrace.text(of: seconds)
        == "subscribe · wait reconnect 1.0 · subscribe · wait reconnect 2.0")
    _ = machine.handle(.fired(.reconnect))
    expectEqual(
      LoaderTrace.text(of: machine.handle(.disconnected(hadEvents: true))), "wait reconnect 1.0")
    // A subscription that ends with the screen has no end of its own.
    for event: TraceEvent in [
      .fired(.reconnect), .disconnected(), .fired(.reconnect), .connected, .disappear, .appear,
    ] { _ = machine.handle(event) }
    expectEqual(LoaderTrace.text(of: machine.handle(.disconnected())), "wait reconnect 1.0")
  }
}
