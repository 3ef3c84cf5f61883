import Collate
import CollateTesting
import TestSupport
import Testing

@MainActor
@Suite("The first items of sources")
struct PrefixDataSourceTests {
  /// Returns what is shown of sections.
  private func shown(
    of base: [Shelf], limit: Int?, limits: [Character: Int] = [:], of scope: PrefixScope
  ) -> [Shelf] {
    var rest = limit ?? .max
    return base.map { section in
      var result = section
      let own = scope == .eachSection ? limits[section.id] ?? limit ?? .max : rest
      result.items = Array(section.items.prefix(own))
      rest -= result.items.count
      return result
    }
  }

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
    "Whatever changes, the output is the beginning of the base, and its batch the difference",
    .silentDiagnostics)
  func random() {
    withSeeds(Effort.rounds(120)) { generator in
      let base = ArrayDataSource(sections: generator.shelves())
      let scope: PrefixScope = generator.oneIn(2) ? .eachSection : .allSections
      var (limit, limits): (Int?, [Character: Int]) = (2, [:])
      let source = base.prefix(limit, of: scope)
      let filtered = source.filter { $0.edition == 0 }
      let checkers = (DataSourceChecker(source), DataSourceChecker(filtered))
      for _ in 0..<12 {
        base.performBatchUpdates {
          for _ in 0..<1 + generator.below(3) {
            switch generator.below(6) {
            case 0:
              limit = generator.oneIn(5) ? nil : generator.below(6)
              source.limit = limit
            case 1:
              limits = generator.oneIn(2) ? [:] : ["A": generator.below(4), "B": 1]
              source.limits = limits
            default: generator.edit(base)
            }
            if generator.oneIn(4) {
              let expected = shown(of: base.sections, limit: limit, limits: limits, of: scope)
              #expect(source.snapshot.sections.elementsEqual(expected))
            }
          }
        }
        let expected = shown(of: base.sections, limit: limit, limits: limits, of: scope)
        #expect(source.snapshot.sections.elementsEqual(expected))
        expectEqual(checkers.0.check(), [])
        expectEqual(checkers.1.check(), [])
        if let update = checkers.0.lastUpdate {
          expectEqual(update.batch, update.after.difference(from: update.before))
        }
        let paths = Array(source.snapshot.paths)
        expectEqual(paths.map { source.basePath(of: $0) }, paths)
        expectEqual(base.snapshot.paths.filter { source.path(ofBase: $0) == $0 }, paths)
      }
    }
  }

  @Test("An item can be moved to where it is shown, and nowhere else")
  func moving() {
    withSeeds(Effort.rounds(60)) { generator in
      let base = ArrayDataSource(sections: generator.shelves())
      let scope: PrefixScope = generator.oneIn(2) ? .eachSection : .allSections
      let source = base.prefix(3, of: scope)
      let snapshot = source.snapshot
      withEvery("path", in: Array(snapshot.paths)) { path in
        withEvery("section", in: snapshot.sections.indices) { section in
          let count = snapshot.itemCount(inSection: section) - (path.section == section ? 1 : 0)
          withEvery("item", in: 0...count) { item in
            let place = ItemPath(section: section, item: item)
            var sections = base.sections
            let moved = sections[path.section].items.remove(at: path.item)
            sections[section].items.insert(moved, at: item)
            let after = shown(of: sections, limit: 3, of: scope)
            let isShown =
              after[section].items.indices.contains(item)
              && after[section].items[item] == moved
            expectEqual(source.canMoveItem(at: path, to: place), isShown)
          }
        }
      }
      guard let path = snapshot.paths.first(where: { _ in true }) else { return }
      source.moveItem(at: path, to: path)
      expectEqual(source.snapshot, snapshot)
    }
  }

  @Test("Limits of single sections are reported once where they are ignored")
  func ignoredLimits() {
    var remarks: [String] = []
    Diagnostics.hook = { remark, source in remarks.append("\(type(of: source)): \(remark)") }
    defer { Diagnostics.hook = nil }
    let base = ArrayDataSource(sections: shelves("S=abc|T=d"))
    let each = base.prefix(2)
    each.limits = ["S": 1]
    #expect(remarks.isEmpty)
    let all = base.prefix(2, of: .allSections)
    all.limits = [:]
    #expect(remarks.isEmpty)
    all.limits = ["T": 1, "S": 0]
    all.limits["S"] = 1
    expectEqual(remarks.count, 1)
    #expect(
      remarks.first?.hasSuffix(
        "the limits of the sections S, T are ignored, because the prefix is one of all sections together; "
          + "make it one of each section") == true)
    expectEqual(text(all.snapshot.sections), "S=ab|T=")
  }
}
