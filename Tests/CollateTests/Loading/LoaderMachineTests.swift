import CollateTesting
import Foundation
import TestSupport
import Testing

@testable import Collate

@Suite("Loader machine")
struct LoaderMachineTests {
  // An optimized build, in which CI does four times as much, takes a fraction of the time: there, 100 000
  // sequences are compared.
  #if DEBUG
  private static let sequences = 1_000
  #else
  private static let sequences = 12_500
  #endif

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
      var log: [String] = []
      for _ in 0..<60 {
        let event = machine.randomEvent(&generator)
        let effects = machine.handle(event)
        if !effects.isEmpty { log.append("\(event) → \(LoaderTrace.text(of: effects))") }
        checker.prefetchDistance = machine.configuration.prefetchDistance
        checker.check(LoaderStep(event: event, effects: effects))
        if generator.below(40) == 0 {
          machine.configuration = .random(&generator)
        }
      }
      #expect(checker.violations == [], "\(log)")
    }
  }

  @Test("A machine that is too simple to be wrong has the same effects, for any events")
  func naive() {
    for trace in Self.traces {
      var naive = NaiveLoader(trace.configuration)
      #expect(trace.differences(state: naive.state) { naive.handle($0) } == [], "\(trace.name)")
    }
    withSeeds(Effort.rounds(Self.sequences)) { generator in
      compare(.random(&generator), &generator) { $0.randomEvent(&$1) }
    }
  }

  @Test("So it has while a list is read, with many pages, gaps and loads that bring nothing new")
  func reading() {
    withSeeds(Effort.rounds(Self.sequences)) { generator in
      compare(.randomForReading(&generator), &generator) { $0.readingEvent(&$1) }
    }
  }

  /// Compares the effects of a machine with those of the naive one, for some events.
  private func compare(
    _ configuration: LoaderConfiguration, _ generator: inout SeededGenerator,
    next: (LoaderMachine<String, String>, inout SeededGenerator) -> TraceEvent
  ) {
    var machine = LoaderMachine<String, String>(configuration)
    var naive = NaiveLoader(configuration)
    var events: [TraceEvent] = []
    for _ in 0..<50 {
      let event = next(machine, &generator)
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
}
