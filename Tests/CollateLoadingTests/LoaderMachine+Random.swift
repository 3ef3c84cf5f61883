import Collate
import TestSupport

@testable import CollateCore
@testable import CollateLoading

extension LoaderConfiguration {
  /// A configuration with anything in it.
  static func random(_ generator: inout SeededGenerator) -> LoaderConfiguration {
    var configuration = LoaderConfiguration()
    configuration.behaviors = Behaviors(rawValue: generator.below(256)).union(
      generator.below(4) > 0 ? .initial : [])
    configuration.prefetchDistance = generator.below(9) == 0 ? .max : generator.below(4)
    configuration.pagingDelay = generator.below(3) == 0 ? .seconds(1) : .zero
    configuration.pagingInterval = generator.below(3) == 0 ? .seconds(1) : .zero
    configuration.emptyPageLimit = generator.below(9) == 0 ? .max : generator.below(4)
    configuration.maximumPageCount =
      generator.below(3) == 0 ? generator.below(9) == 0 ? .max : generator.below(4) : nil
    configuration.freshness = generator.below(3) == 0 ? .seconds(9 + generator.below(2)) : nil
    configuration.updatePeriod = .seconds(30 + generator.below(2))
    configuration.reconnectDelay = .seconds(generator.below(3))
    let refreshes: [LoadIntent] = [
      .initial, .appear, .update, .resync, .pull, .reload(keepsContent: true), .jump,
    ]
    configuration.mergingRefreshes = Set(refreshes.filter { _ in generator.below(2) == 0 })
    configuration.refreshesEnd = generator.below(4) == 0
    configuration.opensGaps = generator.below(2) == 0
    return configuration
  }

  /// A configuration with which pages load by themselves at both ends.
  static func randomForReading(_ generator: inout SeededGenerator) -> LoaderConfiguration {
    var configuration = random(&generator)
    configuration.behaviors.formUnion([.initial, .paging, .pagingBackward, .appearance])
    configuration.prefetchDistance = 1 + generator.below(2)
    configuration.mergingRefreshes.insert(.appear)
    configuration.maximumPageCount = generator.below(2) == 0 ? 2 : nil
    configuration.opensGaps = generator.below(4) > 0
    return configuration
  }
}

extension LoaderMachine<String, String> {
  /// An event that may make sense or not.
  func randomEvent(_ generator: inout SeededGenerator) -> TraceEvent {
    let direction: LoadDirection = generator.below(2) == 0 ? .forward : .backward
    let known = runningRequests.map(\.token)
    let token =
      known.isEmpty || generator.below(8) == 0
      ? LoadToken(generator.below(20)) : known[generator.below(known.count)]
    let ids = content.ids
    switch generator.below(37) {
    case 32, 33:
      return .edited(
        PendingEdit((pending.edits.last?.edit.number ?? 0) + 1), Self.randomChanges(&generator))
    case 34, 35:
      guard !pending.edits.isEmpty else { return .rolledBack(PendingEdit(0)) }
      let entry = pending.edits[generator.below(pending.edits.count)]
      let (edit, changes) = (entry.edit, entry.changes)
      let version = generator.below(9) - 2
      return generator.below(2) == 0
        ? .rolledBack(edit)
        : .confirmed(
          edit, generator.below(4) == 0 ? Self.randomChanges(&generator) : changes,
          version: version < 0 ? nil : version)
    case 0, 1: return .appear
    case 2: return .disappear
    case 3, 4:
      let first = ids.isEmpty ? 0 : generator.below(ids.count)
      return .visible(
        first: ids.dropFirst(first).first, last: ids.dropFirst(first + generator.below(3)).first)
    case 5: return .seed(Self.randomPage(&generator))
    case 6: return .pull
    case 7:
      let keepsContent = generator.below(2) == 0
      return generator.below(2) == 0
        ? .reload(keepsContent: keepsContent)
        : .query(keepsContent: keepsContent, hasFeed: generator.below(2) == 0)
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
    case 25:
      return [
        .connected, .disconnected(), .disconnected(hadEvents: true), .reset,
      ][generator.below(4)]
    case 26:
      if generator.below(4) == 0, let id = ids.first { return .leftOut([id]) }
      return .appear
    case 27: return .withdraw(token)
    case 28: return .configured
    case 36: return .located(token, "\(generator.below(5))")
    default:
      let version = generator.below(9) - 2
      return .changed(
        Self.randomChanges(&generator), version: version < 0 ? nil : version,
        from: [.app, .feed(isOrdered: false), .feed(isOrdered: true)][generator.below(3)])
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

// Events that take a machine far, because most of them make sense.
extension LoaderMachine<String, String> {
  /// An event of a reader who pages on and on, or an answer to a load that runs.
  func readingEvent(_ generator: inout SeededGenerator) -> TraceEvent {
    let direction: LoadDirection = generator.below(2) == 0 ? .forward : .backward
    let (runs, ids, gaps) = (runs, content.ids, content.gaps)
    let run = runs.isEmpty ? nil : runs[generator.below(runs.count)]
    switch (generator.below(20), run) {
    case (0..<6, let run?): return .page(run.token, page(&generator))
    case (6..<10, let run?): return .ended(run.token)
    case (10, let run?): return .failed(run.token)
    case (11, _): return .loadMore(direction)
    case (12, _) where !gaps.isEmpty: return .fill(gaps[generator.below(gaps.count)], direction)
    case (13, _): return [.pull, .retry][generator.below(2)]
    case (14, _): return .disappear
    case (15, _): return .appear
    case (16, _): return randomEvent(&generator)
    case (17, _): return [.pull, .withdraw(run?.token ?? LoadToken(1))][generator.below(2)]
    default:
      let id = direction == .forward ? ids.last : ids.first
      return .visible(first: id, last: id)
    }
  }

  /// An event of a reader whose list has gaps and few pages, while each load answers several times, often with
  /// what is known already.
  func crowdedEvent(_ generator: inout SeededGenerator) -> TraceEvent {
    let direction: LoadDirection = generator.below(2) == 0 ? .forward : .backward
    let (runs, gaps) = (runs, content.gaps)
    guard !runs.isEmpty, generator.below(3) > 0 else {
      switch generator.below(12) {
      case 0..<3 where !gaps.isEmpty: return .fill(gaps[generator.below(gaps.count)], direction)
      case 3..<7: return .loadMore(direction)
      case 7: return .disappear
      case 8: return .appear
      case 9: return .fired(.update)
      case 10: return [.connected, .reset][generator.below(2)]
      default: return randomEvent(&generator)
      }
    }
    let run = runs[generator.below(runs.count)]
    let isInGap = if case .gap = run.lane { true } else { false }
    if generator.below(isInGap ? 8 : 3) == 0 { return .ended(run.token) }
    var page = page(&generator)
    // What a load has brought into a gap may be replaced by nothing.
    if generator.below(isInGap ? 2 : 4) == 0 { page.ids = [] }
    // Keys are rarely missing, and rarely those of before, so that much is loaded.
    page.previous = generator.below(8) == 0 ? nil : "\(generator.below(1000))"
    page.next = generator.below(8) == 0 ? nil : "\(generator.below(1000))"
    return .page(run.token, page)
  }

  /// A page of ids that follow each other, which are known or not.
  private func page(_ generator: inout SeededGenerator) -> LoadedIDs<String, String> {
    let all = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    let known = generator.below(3) == 0 ? content.ids : []
    let source = known.isEmpty ? all : known
    let ids = source[generator.below(source.count)...].prefix(1 + generator.below(3))
    func key() -> String? { generator.below(6) == 0 ? nil : "\(generator.below(7))" }
    return LoadedIDs(Array(ids), previous: key(), next: key())
  }
}
