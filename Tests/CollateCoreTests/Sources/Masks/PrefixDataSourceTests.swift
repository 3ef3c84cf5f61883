import Collate
import CollateTesting
import TestSupport
import Testing

@MainActor
@Suite("The first items of sources")
struct PrefixDataSourceTests {
  /// Returns what is shown of sections.
  private func shown(
    of base: [Shelf], from offset: Int = 0, limit: Int?, limits: [Character: Int] = [:],
    of scope: PrefixScope
  ) -> [Shelf] {
    var (skipped, rest) = (offset, limit ?? .max)
    return base.map { section in
      var result = section
      switch scope {
      case .eachSection:
        let own = limits[section.id] ?? limit ?? .max
        result.items = Array(section.items.dropFirst(offset).prefix(own))
      case .allSections:
        let left = section.items.dropFirst(skipped)
        skipped -= section.items.count - left.count
        result.items = Array(left.prefix(rest))
        rest -= result.items.count
      }
      return result
    }
  }

  private static let limits: [Int?] = [nil, 0, 1, 2, 3, 5, .max]

  private static let offsets = [0, 1, 2, 3, 7, .max]

  @Test(
    "P1 to P3: items that cross the limit",
    arguments: [
      (
        3, .eachSection, "S=abcd", ["S=xabcd", "S=abcd", "S=bcd"], ["d 0.2; i 0.0", "d 0.0; i 0.2"]
      ),
      (2, .eachSection, "S=abcd", ["S=dabc"], ["d 0.1; i 0.0"]),
      (3, .allSections, "S=ab|T=cd", ["S=abx|T=cd"], ["d 1.0; i 0.2"]),
    ] as [(Int, PrefixScope, String, [String], [String])])
  func crossing(
    _ limit: Int, _ scope: PrefixScope, _ text: String, _ steps: [String], _ expected: [String]
  ) {
    let base = ArrayDataSource(sections: shelves(text))
    let source = base.prefix(limit, of: scope)
    var batches: [String] = []
    let observation = source.observe { batches.append($0.batch.description) }
    for step in steps { base.sections = shelves(step) }
    if steps.count == 3 {
      expectEqual(batches, [expected[0], "d 0.0; i 0.2", expected[1]])
    } else {
      expectEqual(batches, expected)
    }
    withExtendedLifetime(observation) {}
  }

  @Test("Show more of all, or of one section")
  func more() {
    let base = ArrayDataSource(sections: shelves("S=abcd|T=efg"))
    let source = base.prefix(2)
    var batches: [String] = []
    let observation = source.observe { batches.append($0.batch.description) }
    expectEqual(source.hiddenItemCount(inSection: 0), 2)
    source.limits["T"] = 3
    source.limits["T"] = 3
    source.limit = nil
    source.limit = 1
    expectEqual(source.hiddenItemCount(inSection: 0), 3)
    expectEqual(batches, ["i 1.2", "i 0.2,0.3", "d 0.1,0.2,0.3"])
    withExtendedLifetime(observation) {}
  }

  @Test(
    "Random changes show the beginning of the base, with its difference as the batch",
    .silentDiagnostics)
  func random() {
    withSeeds(Effort.rounds(120)) { generator in
      let base = ArrayDataSource(sections: generator.shelves())
      let scope: PrefixScope = generator.oneIn(2) ? .eachSection : .allSections
      var (limit, limits): (Int?, [Character: Int]) = (2, [:])
      var offset = Self.offsets[generator.below(3)]
      let source = base.prefix(limit, from: offset, of: scope)
      @MainActor func expected() -> [Shelf] {
        shown(of: base.sections, from: offset, limit: limit, limits: limits, of: scope)
      }
      let filtered = source.filter { $0.edition == 0 }
      let checkers = (DataSourceChecker(source), DataSourceChecker(filtered))
      for _ in 0..<12 {
        base.performBatchUpdates {
          for _ in 0..<1 + generator.below(3) {
            switch generator.below(7) {
            case 0:
              limit = Self.limits[generator.below(Self.limits.count)]
              source.limit = limit
            case 1:
              offset = Self.offsets[generator.below(Self.offsets.count)]
              source.offset = offset
            case 2:
              limits = generator.oneIn(2) ? [:] : ["A": generator.below(4), "B": 1]
              source.limits = limits
            default: generator.edit(base)
            }
            if generator.oneIn(4) { expectEqual(Array(source.snapshot.sections), expected()) }
          }
        }
        expectEqual(Array(source.snapshot.sections), expected())
        expectEqual(checkers.0.check(), [])
        expectEqual(checkers.1.check(), [])
        if let update = checkers.0.lastUpdate {
          expectEqual(update.batch, update.after.difference(from: update.before))
        }
        let paths = source.snapshot.paths.map { source.basePath(of: $0) ?? [9, 9] }
        #expect(source.snapshot.items.elementsEqual(paths.map { base.snapshot[$0] }))
        expectEqual(base.snapshot.paths.filter { source.path(ofBase: $0) != nil }, paths)
      }
    }
  }

  @Test("An item can be moved to where it is shown, and nowhere else")
  func moving() {
    withSeeds(Effort.rounds(60)) { generator in
      let sections = generator.shelves()
      let scope: PrefixScope = generator.oneIn(2) ? .eachSection : .allSections
      let offset = generator.below(4)
      let limit = Self.limits[generator.below(Self.limits.count)]
      @MainActor func source() -> PrefixDataSource<ArrayDataSource<Shelf>> {
        ArrayDataSource(sections: sections).prefix(limit, from: offset, of: scope)
      }
      let snapshot = source().snapshot
      for path in snapshot.paths {
        for section in snapshot.sections.indices {
          let count = snapshot.itemCount(inSection: section) - (path.section == section ? 1 : 0)
          for item in 0...count {
            let source = source()
            let place = ItemPath(section: section, item: item)
            guard let basePath = source.basePath(of: path) else { continue }
            var rest = sections
            let moved = rest[basePath.section].items.remove(at: basePath.item)
            // It is shown at the destination, if there is a place in the base for that.
            let results = (0...rest[section].items.count).map { index in
              var result = rest
              result[section].items.insert(moved, at: index)
              return shown(of: result, from: offset, limit: limit, of: scope)
            }
            let good = results.filter {
              $0[section].items.indices.contains(item) && $0[section].items[item] == moved
            }
            expectEqual(source.canMoveItem(at: path, to: place), !good.isEmpty, "\(path) \(place)")
            if good.isEmpty { continue }
            source.moveItem(at: path, to: place)
            #expect(good.contains(Array(source.snapshot.sections)), "\(path) \(place)")
          }
        }
      }
      guard let path = snapshot.paths.first(where: { _ in true }) else { return }
      let same = source()
      same.moveItem(at: path, to: path)
      expectEqual(same.snapshot, snapshot)
    }
  }

  @Test("All small windows on all small sections, before and after each edit")
  func windows() {
    for text in ["S=", "S=ab", "S=abcd|T=", "S=|T=abc", "S=ab|T=cd|U=e"] {
      for scope in [PrefixScope.eachSection, .allSections] {
        for offset in Self.offsets {
          for limit in Effort.some(of: Self.limits) {
            let base = ArrayDataSource(sections: shelves(text))
            let source = base.prefix(limit, from: offset, of: scope)
            let checker = DataSourceChecker(source)
            @MainActor func check() {
              let expected = shown(of: base.sections, from: offset, limit: limit, of: scope)
              expectEqual(Array(source.snapshot.sections), expected, "\(text) \(offset)")
            }
            check()
            for path in base.snapshot.paths {
              let book = base.removeItem(at: path)
              check()
              base.insertItem(book, at: path)
              check()
            }
            expectEqual(checker.check(), [])
          }
        }
      }
    }
  }

  @Test("Of all sections together, while many of them come, go and move at once")
  func manySections() {
    withSeeds(Effort.rounds(400)) { generator in
      var count = 0
      @MainActor func section() -> CountedSection {
        let first = count
        count += 1 + generator.below(4)
        return CountedSection(id: first, items: (first + 1..<count).map { CountedItem($0) })
      }
      let base = ArrayDataSource(sections: (0..<12).map { _ in section() })
      let (offset, limit) = (generator.below(12), generator.below(16))
      let source = base.prefix(limit, from: offset, of: .allSections)
      let checker = DataSourceChecker(source)
      for _ in 0..<10 {
        base.performBatchUpdates {
          for _ in 0..<1 + generator.below(6) {
            let sectionCount = base.sections.count
            switch generator.below(5) {
            case 0: base.insertSection(section(), at: generator.below(sectionCount + 1))
            case 1 where sectionCount > 0: base.removeSection(at: generator.below(sectionCount))
            case 2 where sectionCount > 0:
              base.moveSection(
                at: generator.below(sectionCount), to: generator.below(sectionCount))
            case 3 where sectionCount > 0:
              base.sections[generator.below(sectionCount)].items += section().items
            case 4 where sectionCount > 0:
              base.sections[generator.below(sectionCount)].items.removeAll()
            default: break
            }
          }
        }
        let items = base.snapshot.items.dropFirst(offset).prefix(limit)
        expectEqual(source.snapshot.items.map(\.id), items.map(\.id))
        expectEqual(source.snapshot.sections.map(\.id), base.sections.map(\.id))
        expectEqual(checker.check(), [])
      }
    }
  }

  @Test("Limits of single sections are reported once where they are ignored")
  func ignoredLimits() {
    let reports = Reports()
    let base = ArrayDataSource(sections: shelves("S=abc|T=d"))
    let each = base.prefix(2)
    each.limits = ["S": 1]
    #expect(reports.messages.isEmpty)
    let all = base.prefix(2, of: .allSections)
    all.limits = [:]
    #expect(reports.messages.isEmpty)
    all.limits = ["T": 1, "S": 0]
    all.limits["S"] = 1
    expectEqual(reports.messages.count, 1)
    expectEqual(
      reports.messages.first?.hasSuffix(
        "the limits of the sections S, T are ignored, because the prefix is one of all sections together; "
          + "make it one of each section"), true)
    expectEqual(text(all.snapshot.sections), "S=ab|T=")
  }
}
