import Collate
import CollateTesting
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateLoading

@Suite("Liveness of loaders")
struct LoaderLivenessTests {
  @Test(
    "If all loads are answered, both ends are reached, what waits begins, and all comes to rest")
  func liveness() {
    withSeeds(Effort.rounds(250)) { generator in
      var reading = Reading(&generator)
      for _ in 0..<40 { reading.act(&generator) }
      reading.begin()
      for end in [LoadDirection.forward, .backward, .forward] {
        reading.scroll(to: end)
        expectEqual(reading.machine.state[end], .exhausted, "\(reading.log)")
        expectEqual(reading.unrest, [], "\(reading.log)")
      }
      expectEqual(reading.checker.violations, [], "\(reading.log)")
    }
  }

  @Test(
    "All items of a list that is only paged are loaded, in order, with as few loads as it has pages"
  )
  func pages() {
    withEvery("count", in: 0..<30) { count in
      withEvery("page size", in: 1...4) { size in
        var reading = Reading(count: count, pageSize: size)
        reading.begin()
        reading.scroll(to: .forward)
        expectEqual(reading.machine.content.ids, (0..<count).map { "\($0)." })
        #expect(reading.loadCount == max(1, (count + size - 1) / size) && reading.unrest == [])
      }
    }
  }
}

/// A reader who goes through a list from one end to the other, with a loader that answers everything.
private struct Reading {
  private(set) var machine: LoaderMachine<String, String>
  private(set) var checker = LoaderChecker<String, String>()
  private(set) var log: [String] = []
  private(set) var loadCount = 0

  private let ids: [String]
  private let pageSize: Int
  private var timers: Set<LoaderTimer> = []
  private var isConnected = true

  /// Creates a reading of a list of random length, with a configuration that loads pages by itself.
  init(_ generator: inout SeededGenerator) {
    var configuration = LoaderConfiguration.random(&generator)
    configuration.behaviors.formUnion([.initial, .paging, .pagingBackward])
    configuration.prefetchDistance = max(configuration.prefetchDistance, 1)
    self.init(
      count: generator.below(30), pageSize: 1 + generator.below(4), configuration: configuration)
  }

  init(count: Int, pageSize: Int, configuration: LoaderConfiguration = LoaderConfiguration()) {
    ids = (0..<count).map { "\($0)." }
    self.pageSize = pageSize
    machine = LoaderMachine(configuration)
  }

  /// Lets something happen, sensible or not.
  mutating func act(_ generator: inout SeededGenerator) {
    if generator.below(3) == 0 {
      answer()
    } else {
      handle(machine.randomEvent(&generator))
    }
  }

  /// Comes to the list, and asks for everything that waits to be asked for.
  mutating func begin() {
    handle(.appear)
    // What has failed is not repeated by itself, nor is what has brought nothing or was cancelled.
    handle(.retry)
    for end in LoadDirection.allCases { handle(.loadMore(end)) }
    if machine.runningRequests.isEmpty, machine.content.pages.isEmpty { handle(.pull) }
  }

  /// Looks at the outermost items of an end, until nothing comes any more.
  mutating func scroll(to end: LoadDirection) {
    let limit = loadCount + 3 * (ids.count + machine.content.ids.count) + 30
    while loadCount < limit {
      let id = end == .forward ? machine.content.ids.last : machine.content.ids.first
      handle(.visible(first: id, last: id))
      if !machine.runningRequests.isEmpty {
        answer()
      } else if let timer = timers.first(where: { $0 != .update && $0 != .freshness }) {
        handle(.fired(timer))
      } else if !isConnected {
        isConnected = true
        handle(.connected)
      } else if isEmptyPage(end) {
        handle(.loadMore(end))
      } else {
        return
      }
    }
  }

  /// Whether an end waits for an explicit request, because pages brought nothing.
  private func isEmptyPage(_ end: LoadDirection) -> Bool {
    machine.state[end] == .more
      && machine[.page(end)].emptyPageCount >= machine.configuration.emptyPageLimit
  }

  /// What runs or waits, although all was answered.
  var unrest: [String] {
    machine.runningRequests.map { "\($0)" } + machine.waiting.values.map { "\($0) waits" }
      + timers.subtracting([.update, .freshness]).map { "\($0)" }
  }
}

// The loader.
extension Reading {
  private mutating func handle(_ event: TraceEvent) {
    if case .fired(let timer) = event { timers.remove(timer) }
    let effects = machine.handle(event)
    log.append("\(event) → \(LoaderTrace.text(of: effects))")
    checker.prefetchDistance = machine.configuration.prefetchDistance
    checker.check(LoaderStep(event: event, effects: effects))
    for effect in effects {
      switch effect {
      case .start: loadCount += 1
      case .wait(let timer, _): timers.insert(timer)
      case .stop(let timer): timers.remove(timer)
      case .subscribe: isConnected = false
      case .unsubscribe: isConnected = true
      default: break
      }
    }
  }

  /// Answers the load that began first.
  private mutating func answer() {
    guard let request = machine.runningRequests.first else { return }
    handle(.page(request.token, page(at: request.key)))
    handle(.ended(request.token))
  }

  /// Returns the page at a key such as `f7`: what comes behind seven items; `b7` is what comes before them.
  private func page(at key: String?) -> LoadedIDs<String, String> {
    var range = 0..<pageSize
    if let key {
      // Keys of pages that were no answers are unknown.
      guard let place = Int(key.dropFirst()) else { return LoadedIDs([]) }
      range = key.hasPrefix("f") ? place..<place + pageSize : place - pageSize..<place
    } else if machine.configuration.refreshesEnd {
      range = ids.count - pageSize..<ids.count
    }
    range = range.clamped(to: 0..<ids.count)
    return LoadedIDs(
      Array(ids[range]), previous: range.lowerBound == 0 ? nil : "b\(range.lowerBound)",
      next: range.upperBound == ids.count ? nil : "f\(range.upperBound)")
  }
}
