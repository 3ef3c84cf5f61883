import CollateTesting
import Foundation
import TestSupport
import Testing

@testable import Collate

@Suite("Loader machine")
struct LoaderMachineTests {
  /// The traces of the fixture.
  static let traces: [LoaderTrace] = {
    let path = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    let text = try? String(contentsOfFile: "/\(path)/Traces/loader-traces.txt", encoding: .utf8)
    return LoaderTrace.all(in: text ?? "")
  }()

  @Test("Each script has the effects of the fixture, one by one")
  func traces() {
    #expect(Self.traces.count == 33 && Self.traces.flatMap(\.steps).count == 268)
    for trace in Self.traces {
      var machine = LoaderMachine<String, String>(trace.configuration)
      let differences = trace.differences(state: machine.state) { machine.handle($0) }
      #expect(differences == [], "\(trace.name)")
    }
  }

  @Test("Whatever happens, loads are paired, lanes are kept, and nothing is shown twice")
  func invariants() {
    withSeeds(Effort.rounds(2000)) { generator in
      var machine = LoaderMachine<String, String>(.random(&generator))
      var checker = LoaderChecker<String, String>()
      var events: [TraceEvent] = []
      for _ in 0..<60 {
        let event = machine.randomEvent(&generator)
        events.append(event)
        checker.prefetchDistance = machine.configuration.prefetchDistance
        checker.check(LoaderStep(event: event, effects: machine.handle(event)))
        if generator.below(40) == 0 {
          machine.configuration = .random(&generator)
        }
      }
      #expect(checker.violations == [], "\(events)")
    }
  }

  @Test("A machine that is too simple to be wrong has the same effects, for any events")
  func naive() {
    for trace in Self.traces {
      var naive = NaiveLoader(trace.configuration)
      #expect(trace.differences(state: naive.state) { naive.handle($0) } == [], "\(trace.name)")
    }
    withSeeds(Effort.rounds(1000)) { generator in
      let configuration = LoaderConfiguration.random(&generator)
      var machine = LoaderMachine<String, String>(configuration)
      var naive = NaiveLoader(configuration)
      var events: [TraceEvent] = []
      for _ in 0..<50 {
        let event = machine.randomEvent(&generator)
        events.append(event)
        let (effects, expected) = (machine.handle(event), naive.handle(event))
        guard LoaderTrace.text(of: effects) == LoaderTrace.text(of: expected) else {
          Issue.record(
            """
            \(events)
            has    \(LoaderTrace.text(of: effects))
            wanted \(LoaderTrace.text(of: expected))
            """)
          return
        }
      }
    }
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
      #expect(checker.violations == [])
      #expect(machine.content.ids == ["a", "b", "c", "d", "e", "f"])
    }
  }

  @Test("When all loads are answered, the end is reached, and all is at rest")
  func liveness() {
    withSeeds(Effort.rounds(1000)) { generator in
      var machine = LoaderMachine<String, String>(.random(&generator))
      for _ in 0..<30 { _ = machine.handle(machine.randomEvent(&generator)) }
      if machine.handle(.cancel).isEmpty && machine.handle(.reload(keepsContent: true)).isEmpty {
        return  // It was torn down.
      }
      machine.configuration = LoaderConfiguration()
      machine.configuration.behaviors = [.initial, .paging, .pagingBackward]
      for end in LoadDirection.allCases {
        _ = machine.handle(.fired(.pace(end)))
        _ = machine.handle(.loadMore(end))
      }
      _ = machine.handle(.appear)
      var count = 0
      while count < 200 {
        let ids = machine.content.ids
        _ = machine.handle(.visible(first: ids.first, last: ids.last))
        guard let request = machine.runningRequests.first else { break }
        count += 1
        _ = machine.handle(.page(request.token, LoadedIDs(["end\(count)"])))
        _ = machine.handle(.ended(request.token))
      }
      #expect(count < 200 && machine.runningRequests.isEmpty)
      #expect(machine.state.forward == .end && machine.state.backward == .end)
    }
  }
}

extension LoaderConfiguration {
  /// A configuration with anything in it.
  fileprivate static func random(_ generator: inout SeededGenerator) -> LoaderConfiguration {
    var configuration = LoaderConfiguration()
    configuration.behaviors = Behaviors(rawValue: generator.below(256)).union(
      generator.below(4) > 0 ? .initial : [])
    configuration.prefetchDistance = generator.below(4)
    configuration.pagingDelay = generator.below(3) == 0 ? .seconds(1) : .zero
    configuration.pagingInterval = generator.below(3) == 0 ? .seconds(1) : .zero
    configuration.barrenPageLimit = 1 + generator.below(3)
    configuration.maximumPageCount = generator.below(3) == 0 ? generator.below(4) : nil
    configuration.freshness = generator.below(3) == 0 ? .seconds(9) : nil
    configuration.mergingRefreshes = RefreshKinds(rawValue: generator.below(32))
    configuration.refreshesEnd = generator.below(4) == 0
    configuration.opensGaps = generator.below(2) == 0
    return configuration
  }
}

extension LoaderMachine<String, String> {
  /// An event that may make sense or not.
  fileprivate func randomEvent(_ generator: inout SeededGenerator) -> TraceEvent {
    let direction: LoadDirection = generator.below(2) == 0 ? .forward : .backward
    let known = runningRequests.map(\.token)
    let token =
      known.isEmpty || generator.below(8) == 0
      ? LoadToken(generator.below(20)) : known[generator.below(known.count)]
    let ids = content.ids
    switch generator.below(30) {
    case 0, 1: return .appear
    case 2: return .disappear
    case 3, 4:
      let first = ids.isEmpty ? 0 : generator.below(ids.count)
      return .visible(
        first: ids.dropFirst(first).first, last: ids.dropFirst(first + generator.below(3)).first)
    case 5: return .seed(Self.randomPage(&generator))
    case 6: return .pull
    case 7: return .reload(keepsContent: generator.below(2) == 0)
    case 8: return .jump("\(generator.below(5))")
    case 9, 10: return .loadMore(direction)
    case 11: return .fill(LoadGap(1 + generator.below(5)), direction)
    case 12: return .retry
    case 13: return generator.below(3) == 0 ? .cancel : .pull
    case 14..<19: return .page(token, Self.randomPage(&generator))
    case 19..<22: return .ended(token)
    case 22: return .failed(token)
    case 23, 24:
      let timers: [LoaderTimer] = [
        .update, .freshness, .delay(direction), .pace(direction), .reconnect,
      ]
      return .fired(timers[generator.below(5)])
    case 25: return [.connected, .disconnected, .reset][generator.below(3)]
    case 26: return generator.below(40) == 0 ? .teardown : .appear
    default: return .changed(Self.randomChanges(&generator), version: generator.below(9) - 2)
    }
  }

  private static func randomPage(_ generator: inout SeededGenerator) -> LoadedIDs<String, String> {
    let all = "abcdefghijklmnop".map(String.init)
    var ids = Array(all[generator.below(all.count)...].prefix(generator.below(5)))
    if generator.below(9) == 0 { ids += ids.prefix(1) }
    if generator.below(5) == 0 { ids.shuffle(using: &generator) }
    func key() -> String? { generator.below(3) == 0 ? nil : "\(generator.below(6))" }
    return LoadedIDs(
      ids, previous: key(), next: key(),
      version: generator.below(3) == 0 ? generator.below(8) : nil)
  }

  private static func randomChanges(_ generator: inout SeededGenerator) -> [LoadChange<String>] {
    let all = "abcdefghijklmnop".map(String.init)
    return (0...generator.below(3)).map { _ in
      let (id, other) = (all[generator.below(all.count)], all[generator.below(all.count)])
      let places: [LoadPlace<String>] = [.first, .last, .before(other), .after(other)]
      let place = places[generator.below(4)]
      return [.insert(id, place), .delete(id), .update(id), .move(id, place)][generator.below(4)]
    }
  }
}
