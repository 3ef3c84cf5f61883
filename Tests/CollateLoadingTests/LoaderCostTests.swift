import AllocationCounter
import Collate
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateLoading

#if COLLATE_CHECK_INVARIANTS
private let checksInvariants = true  // They hash all ids.
#else
private let checksInvariants = false
#endif

/// What loading costs, by the hashes and comparisons of ids and items.
@MainActor
@Suite("What loading costs", .enabled(if: !checksInvariants))
struct LoaderCostTests {
  private typealias ID = CountedItem.ID
  private typealias Machine = LoaderMachine<Int, ID>
  private typealias Source = LoadingDataSource<CountedSection, Int>

  private static let pageSize = 50

  private func configuration(_ change: (inout LoaderConfiguration) -> Void) -> LoaderConfiguration {
    var configuration = LoaderConfiguration()
    configuration.behaviors = [.initial]
    change(&configuration)
    return configuration
  }

  private func ids(_ page: Int) -> [ID] {
    (page * Self.pageSize..<(page + 1) * Self.pageSize).map { ID($0) }
  }

  /// Returns a machine that has loaded pages, and loads more if an end is near.
  private func machine(pageCount: Int) -> Machine {
    var machine = Machine(configuration { _ in })
    for page in 0..<pageCount {
      _ = machine.handle(page == 0 ? .appear : .loadMore(.forward))
      let token = LoadToken(page + 1)
      let ids = LoadedIDs(ids(page), previous: -page - 1, next: page + 1)
      _ = machine.handle(.page(token, ids))
      _ = machine.handle(.ended(token))
    }
    machine.configuration.behaviors.formUnion([.paging, .pagingBackward])
    return machine
  }

  /// Returns a source that has loaded pages.
  private func source(
    pageCount: Int, hasSectionEach: Bool = false,
    _ change: (inout LoaderConfiguration) -> Void = { _ in }
  ) -> Source {
    let loader = PageLoader<CountedSection, Int> { _ in
      try await Task.sleep(for: .seconds(3600))
      return LoadedPage([])
    }
    let source = Source(loader, configuration: configuration(change))
    source.appear()
    deliver(page(0), to: source)
    for page in 1..<pageCount {
      source.loadMore()
      deliver(self.page(page, sectionID: hasSectionEach ? page : 0), to: source)
    }
    return source
  }

  private func page(_ page: Int, sectionID: Int = 0) -> LoadedPage<CountedSection, Int> {
    LoadedPage(
      [CountedSection(id: sectionID, items: ids(page).map { CountedItem($0.number) })],
      previous: -page - 1,
      next: page + 1)
  }

  private func deliver(_ page: LoadedPage<CountedSection, Int>, to source: Source) {
    guard let request = source.runningRequests.first else { return }
    source.end(request.token, with: page)
  }

  /// Returns what a body costs, without the index that duplicates are looked for in.
  private func tally(_ body: () -> Void) -> Tally {
    let looks = Diagnostics.looksForDuplicates
    Diagnostics.looksForDuplicates = false
    defer { Diagnostics.looksForDuplicates = looks }
    return Tally.count(body).tally
  }

  /// Expects the same cost, but for tables that grow, and for ids that share a place in one.
  private func expectSame(_ few: Tally, _ many: Tally) {
    expectEqual(many.itemComparisons, few.itemComparisons)
    #expect(many.hashes <= few.hashes * 5 / 4, "\(few) \(many)")
    #expect(many.idComparisons <= few.idComparisons * 2 + 4 * Self.pageSize, "\(few) \(many)")
  }

  @Test(
    "Items that become visible far from the ends compare those at the ends, however many there are")
  func visible() {
    for pageCount in [10, 200] {
      var machine = machine(pageCount: pageCount)
      let (first, last) = (ids(4)[10], ids(4)[30])
      let tally = tally {
        for _ in 0..<100 { #expect(machine.handle(.visible(first: first, last: last)).isEmpty) }
      }
      let distance = machine.configuration.prefetchDistance
      expectEqual(tally, Tally(idComparisons: 100 * 2 * distance))
    }
  }

  @Test("Items that become visible, for which nothing is loaded, allocate nothing in the machine")
  func allocations() {
    var machine = machine(pageCount: 100)
    let (first, last) = (ids(4)[10], ids(4)[30])
    var effectCount = 0
    func report() {
      for _ in 0..<100 { effectCount += machine.handle(.visible(first: first, last: last)).count }
    }
    report()
    let start = allocation_counter_value()
    report()
    let count = allocation_counter_value() - start
    expectEqual(effectCount, 0)
    #if !DEBUG
    expectEqual(count, 0)
    #else
    _ = count
    #endif
  }

  @Test("A page at an end costs what it brings, and not what is held")
  func pages() {
    func tally(_ direction: LoadDirection, pageCount: Int) -> Tally {
      let source = source(pageCount: pageCount)
      var count = 0
      let observation = source.observe { count += $0.batch.itemInserts.count }
      let page = page(1000)
      defer { withExtendedLifetime(observation) {} }
      let result = self.tally {
        source.loadMore(direction)
        deliver(page, to: source)
      }
      expectEqual(count, Self.pageSize)
      return result
    }
    for direction in LoadDirection.allCases {
      let few = tally(direction, pageCount: 5)
      expectSame(few, tally(direction, pageCount: 100))
      #expect(few.itemComparisons == 0 && few.hashes <= 24 * Self.pageSize, "\(few)")
    }
  }

  @Test("A merging refresh costs what it covers, and not what is held")
  func refreshes() {
    func tally(pageCount: Int) -> Tally {
      let source = source(pageCount: pageCount) { $0.behaviors.insert(.appearance) }
      let observation = source.observe { _ in }
      let page = page(0)
      defer { withExtendedLifetime(observation) {} }
      return self.tally {
        source.disappear()
        source.appear()
        deliver(page, to: source)
      }
    }
    let few = tally(pageCount: 5)
    expectSame(few, tally(pageCount: 100))
    #expect(few.itemComparisons <= 2 * Self.pageSize && few.hashes <= 36 * Self.pageSize, "\(few)")
  }

  @Test("A change of an item costs the same, however many items and pages are held")
  func changes() {
    func tally(pageCount: Int) -> Tally {
      let source = source(pageCount: pageCount)
      let observation = source.observe { _ in }
      defer { withExtendedLifetime(observation) {} }
      return self.tally {
        source.apply([.insert(CountedItem(-1), .before(ids(2)[7]))])
        source.apply([.update(CountedItem(-1, content: 1))])
        source.apply([.move(ID(-1), .after(ids(3)[7]))])
        source.apply([.delete(ID(-1))])
      }
    }
    let few = tally(pageCount: 5)
    expectSame(few, tally(pageCount: 100))
    // An id is found in its chunk by comparison.
    #expect(few.hashes <= 60 && few.idComparisons <= 12 * Self.pageSize, "\(few)")
  }

  @Test("An event costs the same for each of the edits that are pending, however many these are")
  func pendingEdits() {
    func counts(editCount: Int) -> [Int] {
      let source = source(pageCount: 5)
      let observation = source.observe { _ in }
      defer { withExtendedLifetime(observation) {} }
      for number in 1...editCount {
        _ = source.applyPending([.insert(CountedItem(-number), .first)])
      }
      let events: [() -> Void] = [
        { source.apply([.insert(CountedItem(-1000), .before(ids(2)[7]))]) },
        { source.apply([.update(CountedItem(-1000, content: 1))]) },
      ]
      return events.map { event in
        let tally = self.tally(event)
        return tally.hashes + tally.idComparisons
      }
    }
    for (few, many) in zip(counts(editCount: 40), counts(editCount: 400)) {
      // An id is found in its chunk by comparison.
      #expect(many <= 30 * few, "\(few) \(many)")
    }
  }

  @Test("Nothing that grows with the number of pages is copied for an edit or a page")
  func bytes() {
    guard allocation_counter_is_available() else { return }
    /// Returns how many bytes edits and pages ask for, each with a section for each page.
    func bytes(pageCount: Int) -> [Int] {
      let source = source(pageCount: pageCount, hasSectionEach: true)
      let observation = source.observe { _ in }
      defer { withExtendedLifetime(observation) {} }
      let neighbor = ids(pageCount / 2)[7]
      var next = pageCount
      let edits: [() -> Void] = [
        { source.apply([.insert(CountedItem(-1), .before(neighbor))]) },
        { source.apply([.update(CountedItem(-1, content: 1))]) },
        { source.apply([.delete(ID(-1))]) },
        {
          source.loadMore()
          self.deliver(self.page(next, sectionID: next), to: source)
          next += 1
        },
      ]
      var least = edits.map { _ in Int.max }
      // Once in a while, an array grows.
      for _ in 0..<4 {
        for (index, edit) in edits.enumerated() {
          let start = allocation_counter_bytes()
          edit()
          least[index] = min(least[index], Int(allocation_counter_bytes() - start))
        }
      }
      return least
    }
    let looks = Diagnostics.looksForDuplicates
    Diagnostics.looksForDuplicates = false
    defer { Diagnostics.looksForDuplicates = looks }
    let (few, many) = (bytes(pageCount: 300), bytes(pageCount: 1500))
    for (few, many) in zip(few, many) { #expect(many <= few * 3 / 2 + 4096, "\(few) \(many)") }
  }
}

/// What pages cost that have many sections.
@MainActor
@Suite("What sections of pages cost", .enabled(if: !checksInvariants))
struct LoadedSectionCostTests {
  private typealias Section = BasicSection<CountedItem.ID, CountedItem>

  /// Returns the hashes and comparisons of ids by a page, and by a change of one of its items.
  private func tallies(sectionCount: Int, withEmpty: Bool) -> [Int] {
    var configuration = LoaderConfiguration()
    configuration.behaviors = []
    let loader = PageLoader<Section, Int> { _ in
      try await Task.sleep(for: .seconds(3600))
      return LoadedPage([])
    }
    let source = LoadingDataSource(loader, configuration: configuration)
    var sections = (0..<sectionCount).map {
      Section(id: CountedItem.ID($0), items: [CountedItem($0)])
    }
    if withEmpty { sections.append(Section(id: CountedItem.ID(-1), items: [])) }
    let looks = Diagnostics.looksForDuplicates
    Diagnostics.looksForDuplicates = false
    defer { Diagnostics.looksForDuplicates = looks }
    let steps = [
      {
        source.reload()
        source.end(source.runningRequests[0].token, with: LoadedPage(sections))
      },
      { source.apply([.insert(CountedItem(-1), .after(CountedItem.ID(sectionCount / 2)))]) },
    ]
    let tallies = steps.map { Tally.count($0).tally }
    expectEqual(source.snapshot.sections.count, sections.count)
    return tallies.map { $0.hashes + $0.idComparisons }
  }

  @Test(
    "A page costs what its sections are, and not their square, also beside a section without items",
    arguments: [false, true])
  func sections(withEmpty: Bool) {
    let few = tallies(sectionCount: 100, withEmpty: withEmpty)
    let many = tallies(sectionCount: 1000, withEmpty: withEmpty)
    // Ten times as much, and some for ids that share a place in a table.
    for (few, many) in zip(few, many) { #expect(many <= few * 20, "\(few) \(many)") }
  }
}
