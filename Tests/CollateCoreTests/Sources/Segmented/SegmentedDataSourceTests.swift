import Collate
import CollateTesting
import TestSupport
import Testing

@MainActor
@Suite("Segmented sources")
struct SegmentedDataSourceTests {
  private typealias Segmented = SegmentedDataSource<String, Shelf>

  /// Returns the batches of an observed source, one for each of some steps.
  private func batches(_ source: Segmented, _ steps: (() -> Void)...) -> [String] {
    var result: [String] = []
    var last = "none"
    let observation = source.observe { last = $0.batch.description }
    let checker = DataSourceChecker(source)
    for step in steps {
      last = "none"
      step()
      result.append(last)
      expectEqual(checker.check(), [])
    }
    withExtendedLifetime(observation) {}
    return result
  }

  @Test("SG1, SG4, SG5, SG6: all and unread, which have items in common")
  func unread() {
    func make() -> (Segmented, ArrayDataSource<Shelf>, ArrayDataSource<Shelf>) {
      let all = ArrayDataSource(sections: shelves("S=abcd"))
      let unread = ArrayDataSource(sections: shelves("S=bd"))
      return (SegmentedDataSource([("all", all), ("unread", unread)]), all, unread)
    }
    let (source, _, _) = make()
    expectEqual(source.selected, "all")
    expectEqual(
      batches(source, { source.selected = "unread" }, { source.selected = "all" }),
      ["d 0.0,0.2", "i 0.0,0.2"])
    expectEqual(
      batches(source, { source.select("unread", transition: .replacingSections) }), ["dS 0; iS 0"])
    source.transition = .replacingSections
    expectEqual(
      batches(
        source, { source.selected = "all" },
        {
          source.performBatchUpdates {
            source.selected = "unread"
            source.selected = "all"
          }
        }), ["dS 0; iS 0", "none"])

    let (both, all, unread) = make()
    expectEqual(
      batches(
        both,
        {
          both.performBatchUpdates {
            all.removeItem(at: [0, 0])
            unread.sections = shelves("S=dbe")
            both.selected = "unread"
          }
        },
        {
          both.performBatchUpdates {
            both.selected = "all"
            both.selected = "unread"
          }
        }), ["d 0.0,0.2; i 0.2; m 0.3>0.0", "none"])

    let (later, _, hidden) = make()
    expectEqual(
      batches(
        later, { hidden.removeItem(at: [0, 1]) }, { later.selected = "unread" }),
      ["none", "d 0.0,0.2,0.3"])
  }

  @Test(
    "SG2, SG3, SG7, SG8: what one segment has and the other",
    arguments: [
      ("S=abcd", "S=dabc", "m 0.3>0.0"), ("S=ab|U=c", "T=x", "dS 0,1; iS 0"),
      ("S=ab", "S'=ab", "uS 0>0"), ("S=ab", "S=ba'", "m 0.1>0.0; u 0.0>0.1"),
      ("S=a|T=bc", "T=b|S=ac", "mS 1>0; m 1.1>1.1"),
    ])
  func two(_ before: String, _ after: String, _ batch: String) {
    let source = SegmentedDataSource([
      ("x", ArrayDataSource(sections: shelves(before))),
      ("y", ArrayDataSource(sections: shelves(after))),
    ])
    expectEqual(batches(source, { source.selected = "y" }), [batch])
  }

  @Test("SG9: nothing is selected")
  func nothing() {
    let source = SegmentedDataSource([("x", ArrayDataSource(sections: shelves("S=a|T=b")))])
    expectEqual(batches(source, { source.selected = nil }), ["dS 0,1"])
    #expect(source.segments == ["x"] && source.source(of: "x") != nil)
    expectEqual(Segmented([]).selected, nil)
  }

  /// A selection, with its transition.
  private struct Step: CustomStringConvertible {
    let id: String?
    let transition: Segmented.Transition

    var description: String { "\(id ?? "nil") \(transition)" }
  }

  /// What happens in a transaction, apart from selections.
  private enum Companion: CaseIterable {
    case nothing, reading, editingBefore, editingAfter
  }

  /// Returns the batches that observers of a segmented source, and of one that contains it, receive for a
  /// transaction.
  private func batches(from start: String?, _ steps: [Step], _ companion: Companion) -> [String] {
    let x = ArrayDataSource(sections: shelves("S=ab"))
    let source = SegmentedDataSource([
      ("x", x), ("y", ArrayDataSource(sections: shelves("S=b'|T=c"))),
      ("z", ArrayDataSource(sections: shelves("T=ca"))),
    ])
    source.selected = start
    let screen = CompositeDataSource<Shelf>([source], sharing: IdentityGroup("all"))
    var batches = ["none", "none"]
    let tokens = [
      source.observe { batches[0] = $0.batch.description },
      screen.observe { batches[1] = $0.batch.description },
    ]
    let checkers = [DataSourceChecker(source), DataSourceChecker(screen)]
    source.performBatchUpdates {
      if companion == .editingBefore { x.insertItem(Book("x"), at: [0, 1]) }
      for step in steps {
        source.select(step.id, transition: step.transition)
        if companion == .reading { _ = (source.itemPath(of: "a"), screen.snapshot) }
      }
      if companion == .editingAfter { x.insertItem(Book("x"), at: [0, 1]) }
    }
    for checker in checkers { expectEqual(checker.check(), []) }
    withExtendedLifetime(tokens) {}
    return batches
  }

  @Test(
    "Several selections in one transaction are the last one, and none if they end where they began",
    .traced)
  func paths() {
    let ids = [nil, "x", "y", "z"]
    let steps = ids.flatMap { id in
      [Segmented.Transition.byIdentity, .replacingSections].map { Step(id: id, transition: $0) }
    }
    let interval = 7 * Effort.stride
    for start in ids {
      for (number, path) in sequences(of: steps, upTo: 3).enumerated()
      where path.count < 3 || number % interval == 0 {
        // To select what is selected already is nothing.
        var last: Step?
        var current = start
        for step in path where step.id != current { (last, current) = (step, step.id) }
        let single = last.map { $0.id == start ? [] : [$0] } ?? []
        let companions =
          path.count < 3
          ? Effort.some(of: Companion.allCases) : [Companion.allCases[number / interval % 4]]
        withEvery("case", in: companions.map { (start, path, $0) }) { start, path, companion in
          expectEqual(
            batches(from: start, path, companion), batches(from: start, single, companion))
        }
      }
    }
  }

  @Test(
    "If the shown segment is removed, the one that takes its place is shown, or else the last",
    .traced)
  func removingEach() {
    withEvery("count", in: 1...4) { count in
      withEvery("index", in: 0..<count) { index in
        for transition in [Segmented.Transition.byIdentity, .replacingSections] {
          let ids = (0..<count).map { "\($0)" }
          let source = SegmentedDataSource(
            ids.map { ($0, ArrayDataSource(sections: shelves("S=\($0)"))) }, selected: ids[index])
          source.transition = transition
          let isLast = count == 1
          let batch =
            isLast ? "dS 0" : transition == .byIdentity ? "d 0.0; i 0.0" : "dS 0; iS 0"
          expectEqual(batches(source, { source.remove(ids[index]) }), [batch])
          let rest = ids.filter { $0 != ids[index] }
          let next = isLast ? nil : rest[min(index, count - 2)]
          #expect(source.segments == rest && source.selected == next)
          expectEqual(text(source.snapshot.sections), (next.map { "S=\($0)" } ?? ""))
        }
      }
    }
  }

  @Test("If the shown segment is removed, another one takes its place, in one update")
  func removing() {
    let sources = ["A=a", "B=b", "C=c"].map { ArrayDataSource(sections: shelves($0)) }
    let source = SegmentedDataSource(
      zip(["a", "b", "c"], sources).map { ($0, $1) }, selected: "b")
    expectEqual(
      batches(source, { source.remove("b") }, { source.remove("c") }, { source.remove("a") }),
      ["dS 0; iS 0", "dS 0; iS 0", "dS 0"])
    #expect(source.remove("a") == nil)
    source.insert(sources[0], id: "z", at: 0)
    #expect(source.selected == nil && source.snapshot.sections.isEmpty)
  }

  @Test("Random selections and changes show the selected source, and nothing else")
  func random() {
    withSeeds(Effort.rounds(80)) { generator in
      let sources = (0..<4).map { _ in ArrayDataSource(sections: generator.shelves()) }
      let source = SegmentedDataSource([(id: Int, source: any DataSource<Shelf>)]())
      let screen = CompositeDataSource<Shelf>([sources[0], source])
      let (checker, screenChecker) = (DataSourceChecker(source), DataSourceChecker(screen))
      for _ in 0..<12 {
        source.performBatchUpdates {
          for _ in 0..<1 + generator.below(3) {
            change(source, among: sources, using: &generator)
          }
        }
        let shown = source.selected.flatMap { source.source(of: $0) }
        #expect(source.snapshot.sections.elementsEqual(shown?.snapshot.allTheSections ?? []))
        expectEqual(checker.check(), [])
        expectEqual(screenChecker.check(), [])
      }
    }
  }

  private func change(
    _ source: SegmentedDataSource<Int, Shelf>, among sources: [ArrayDataSource<Shelf>],
    using generator: inout SeededGenerator
  ) {
    let id = generator.below(4)
    switch generator.below(6) {
    case 0:
      if source.source(of: id) == nil {
        source.insert(sources[id], id: id, at: generator.below(source.segments.count + 1))
      }
    case 1: source.remove(id)
    case 2:
      if source.source(of: id) != nil { source.replace(id, with: sources[generator.below(4)]) }
    case 3, 4:
      let transition: SegmentedDataSource<Int, Shelf>.Transition =
        generator.oneIn(2) ? .byIdentity : .replacingSections
      source.select(source.segments.randomElement(using: &generator), transition: transition)
    default: generator.edit(sources[id])
    }
  }

  @Test("The shown source is edited")
  func editing() {
    let (one, two) = (
      ArrayDataSource(sections: shelves("S=ab")), ArrayDataSource(sections: shelves("S=xy"))
    )
    let source = SegmentedDataSource([("one", one), ("two", two)], selected: "two")
    #expect(source.canMoveItem(at: [0, 0], to: [0, 1]))
    source.moveItem(at: [0, 0], to: [0, 1])
    source.insertItem(Book("z"), at: [0, 0])
    expectEqual(source.removeItem(at: [0, 1]), Book("y"))
    expectEqual(two.sections, shelves("S=zx"))
    expectEqual(one.sections, shelves("S=ab"))
  }
}

extension Snapshot {
  fileprivate var allTheSections: [Section] { Array(sections) }
}
