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
      #expect(checker.check() == [])
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
    #expect(source.selected == "all")
    #expect(
      batches(source, { source.selected = "unread" }, { source.selected = "all" })
        == ["d 0.0,0.2", "i 0.0,0.2"])
    #expect(
      batches(source, { source.select("unread", transition: .replacingSections) })
        == ["dS 0; iS 0"])
    source.transition = .replacingSections
    #expect(
      batches(
        source, { source.selected = "all" },
        {
          source.performBatchUpdates {
            source.selected = "unread"
            source.selected = "all"
          }
        }) == ["dS 0; iS 0", "dS 0; iS 0"])

    let (both, all, unread) = make()
    #expect(
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
        }) == ["d 0.0,0.2; i 0.2; m 0.3>0.0", "none"])

    let (later, _, hidden) = make()
    #expect(
      batches(
        later, { hidden.removeItem(at: [0, 1]) }, { later.selected = "unread" })
        == ["none", "d 0.0,0.2,0.3"])
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
    #expect(batches(source, { source.selected = "y" }) == [batch])
  }

  @Test("SG9: nothing is selected")
  func nothing() {
    let source = SegmentedDataSource([("x", ArrayDataSource(sections: shelves("S=a|T=b")))])
    #expect(batches(source, { source.selected = nil }) == ["dS 0,1"])
    #expect(source.segments == ["x"] && source.source(of: "x") != nil)
    #expect(Segmented([]).selected == nil)
  }

  @Test("If the shown segment is removed, another one takes its place, in one update")
  func removing() {
    let sources = ["A=a", "B=b", "C=c"].map { ArrayDataSource(sections: shelves($0)) }
    let source = SegmentedDataSource(
      zip(["a", "b", "c"], sources).map { ($0, $1) }, selected: "b")
    #expect(
      batches(source, { source.remove("b") }, { source.remove("c") }, { source.remove("a") })
        == ["dS 0; iS 0", "dS 0; iS 0", "dS 0"])
    #expect(source.remove("a") == nil)
    source.insert(sources[0], id: "z", at: 0)
    #expect(source.selected == nil && source.snapshot.sections.isEmpty)
  }

  @Test("Whatever is selected and changes, the shown source is seen, and nothing else")
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
        #expect(checker.check() == [])
        #expect(screenChecker.check() == [])
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
    #expect(source.removeItem(at: [0, 1]) == Book("y"))
    #expect(two.sections == shelves("S=zx"))
    #expect(one.sections == shelves("S=ab"))
  }
}

extension Snapshot {
  fileprivate var allTheSections: [Section] { Array(sections) }
}
