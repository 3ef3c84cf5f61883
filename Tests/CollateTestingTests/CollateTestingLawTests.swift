import Collate
import CollateTesting
import TestSupport
import Testing

@MainActor
@Suite("The checker notices when a source breaks a law")
struct CollateTestingLawTests {
  /// Attaches a checker, does something to the source, and returns what was found.
  private func violations(
    from sections: KeyValuePairs<String, String>, _ body: (ScriptedSource) -> Void
  ) -> [Violation] {
    let source = ScriptedSource(checkedSections(sections))
    let checker = DataSourceChecker(source)
    checker.checkOrder()
    body(source)
    return checker.finish()
  }

  @Test("A source that keeps the laws is found faultless")
  func faultless() {
    let found = violations(from: ["A": "abc", "B": "x"]) { source in
      source.change(to: checkedSections(["B": "xb", "A": "ca"]))
      source.change(to: checkedSections(["B": "xb"]))
    }
    expectEqual(found, [])
  }

  @Test("L1: a batch that brings something else is named with its path")
  func wrongIdentity() {
    let found = violations(from: ["A": "ab"]) { source in
      source.change(to: checkedSections(["A": "cab"]), saying: .init(itemInserts: [[0, 1]]))
    }
    expectEqual(found.map(\.law), [.replay])
    expectEqual(
      found.first?.description,
      "Update 1 breaks L1 replay: item [0, 0] of the list after is c, but the batch brings a there"
    )
  }

  @Test("L1: a batch that does not fit the counts is named with the view's rule")
  func wrongCounts() {
    let found = violations(from: ["A": "ab", "B": "x"]) { source in
      source.change(to: checkedSections(["A": "ab", "B": ""]), saying: .init())
    }
    expectEqual(found.first?.law, .replay)
    expectEqual(found.first?.rule, "R2")
    expectEqual(found.first?.message.contains("section 1 had 1 items"), true)
  }

  @Test("L1: a path that is not there is named with the view's rule")
  func wrongPath() {
    let found = violations(from: ["A": "ab"]) { source in
      source.change(to: checkedSections(["A": "a"]), saying: .init(itemDeletes: [[3, 2]]))
    }
    expectEqual(found.first?.rule, "R3")
    expectEqual(found.first?.message.contains("section 3"), true)
  }

  @Test("L1: content that changes unsaid is named with its path")
  func missingUpdates() {
    var sections = checkedSections(["A": "ab"])
    sections[0].items[1].text = "new"
    let items = violations(from: ["A": "ab"]) { $0.change(to: sections, saying: .init()) }
    #expect(items.contains { $0.law == .replay && $0.message.contains("item [0, 1]") })

    sections = checkedSections(["A": "ab"])
    sections[0].title = "new"
    let titles = violations(from: ["A": "ab"]) { $0.change(to: sections, saying: .init()) }
    #expect(titles.contains { $0.law == .replay && $0.message.contains("section 0") })
  }

  @Test("L1: an update that goes elsewhere than its item is named with both paths")
  func updateElsewhere() {
    var sections = checkedSections(["A": "ab"])
    sections[0].items[1].text = "new"
    let found = violations(from: ["A": "ab"]) { source in
      let pairs: [ChangeBatch.ItemPair] = [.init([0, 1], [0, 1]), .init([0, 0], [0, 1])]
      source.change(to: sections, saying: .init(itemUpdates: pairs))
    }
    let message = "item [0, 0] of the list before is updated as item [0, 1]"
    #expect(found.contains { $0.law == .replay && $0.message.contains(message) })
  }

  @Test("L1: the slot path of the section is named")
  func slotPath() throws {
    let inner = CompositeDataSource([
      ArrayDataSource(sections: checkedSections(["A": "a"])),
      ArrayDataSource(sections: checkedSections(["B": "b"])),
    ])
    let outer = CompositeDataSource([inner])
    let source = ScriptedSource([])
    source.snapshot = outer.snapshot
    let checker = DataSourceChecker(source)
    inner.removeItem(at: [1, 0])
    source.send(Update(before: source.snapshot, after: outer.snapshot, batch: ChangeBatch()))

    let slots = [outer.slots[0], inner.slots[1]]
    let found = try #require(checker.violations.first { $0.rule == "R2" })
    expectEqual(found.slotPath, slots)
    #expect(found.description.contains(" breaks R2 (L1 replay) in \(slots[0]) > \(slots[1]): "))
  }

  @Test("L2: the first update starts from the sections at the time of observing")
  func firstBefore() {
    let found = violations(from: ["A": "ab"]) { source in
      let (before, after) = (checkedSections(["A": "xb"]), checkedSections(["A": "x"]))
      source.snapshot = Snapshot(after)
      source.send(
        Update(
          before: Snapshot(before), after: Snapshot(after), batch: .init(itemDeletes: [[0, 1]])))
    }
    expectEqual(found.map(\.law), [.chain])
    expectEqual(found.first?.message.hasSuffix("item [0, 0] is x instead of a"), true)
  }

  @Test("L2: an update starts where the last one ended")
  func brokenChain() {
    let found = violations(from: ["A": "ab"]) { source in
      source.change(to: checkedSections(["A": "a"]))
      source.snapshot = Snapshot(checkedSections(["B": ""]))
      source.change(to: checkedSections(["C": ""]))
    }
    expectEqual(found.map(\.law), [.chain])
    expectEqual(found.first?.updateNumber, 2)
    expectEqual(found.first?.message.contains("section 0 is B instead of A"), true)
  }

  @Test("L2: a change that is not reported is found at the end")
  func silentChange() {
    let found = violations(from: ["A": "ab"]) { source in
      source.snapshot = Snapshot(checkedSections(["A": "a"]))
    }
    expectEqual(found.map(\.law), [.chain])
    expectEqual(found.first?.updateNumber, nil)
    expectEqual(found.first?.message.contains("section 0, A, has 1 items instead of 2"), true)
  }

  @Test("L3: an empty update is noticed")
  func emptyUpdate() {
    let found = violations(from: ["A": "ab"]) { $0.change(to: Array($0.snapshot.sections)) }
    expectEqual(found.map(\.law), [.minimal])
  }

  @Test("L3: more moves than needed are noticed, of items and of sections")
  func moves() {
    let items = violations(from: ["A": "abc"]) { source in
      let moves: [ChangeBatch.ItemPair] = [.init([0, 1], [0, 0]), .init([0, 2], [0, 1])]
      source.change(to: checkedSections(["A": "bca"]), saying: .init(itemMoves: moves))
    }
    expectEqual(items.map(\.law), [.minimal])
    expectEqual(items.first?.message.contains("0.0>0.2"), true)

    let sections = violations(from: ["A": "", "B": "", "C": ""]) { source in
      source.change(
        to: checkedSections(["B": "", "C": "", "A": ""]),
        saying: .init(sectionMoves: [.init(1, 0), .init(2, 1)]))
    }
    expectEqual(sections.map(\.law), [.minimal])
    expectEqual(sections.first?.message.contains("0>2"), true)
  }

  @Test("L3: items inside sections that come or go are not to be mentioned")
  func insideSections() {
    let deleted = violations(from: ["A": "a", "B": "b"]) { source in
      source.change(
        to: checkedSections(["A": "a"]), saying: .init(sectionDeletes: [1], itemDeletes: [[1, 0]]))
    }
    expectEqual(deleted.map(\.law), [.minimal])
    expectEqual(deleted.map(\.rule), ["R11"])
    expectEqual(deleted.first?.message.contains("item [1, 0]"), true)

    let inserted = violations(from: ["A": "a"]) { source in
      source.change(
        to: checkedSections(["A": "a", "B": "b"]),
        saying: .init(sectionInserts: [1], itemInserts: [[1, 0]]))
    }
    expectEqual(inserted.map(\.rule), ["R12"])

    let updated = violations(from: ["A": "a", "B": "b"]) { source in
      source.change(
        to: checkedSections(["B": "b"]),
        saying: .init(sectionDeletes: [0], itemUpdates: [.init([0, 0], [0, 0])]))
    }
    #expect(updated.contains { $0.rule == "L1" && $0.message.contains("item [0, 0]") })
  }

  @Test("L3: an update of something that looks the same is noticed")
  func equalUpdates() {
    let items = violations(from: ["A": "ab"]) { source in
      source.change(
        to: checkedSections(["A": "ab"]), saying: .init(itemUpdates: [.init([0, 1], [0, 1])]))
    }
    expectEqual(items.map(\.law), [.minimal])
    expectEqual(items.first?.message.contains("0.1>0.1"), true)

    let sections = violations(from: ["A": "ab"]) { source in
      source.change(
        to: checkedSections(["A": "ab"]), saying: .init(sectionUpdates: [.init(0, 0)]))
    }
    expectEqual(sections.map(\.law), [.minimal])
  }

  @Test("Every violation is passed on at once")
  func hook() {
    let source = ScriptedSource(checkedSections(["A": "a"]))
    var heard: [Violation] = []
    let checker = DataSourceChecker(source) { heard.append($0) }
    source.change(to: checkedSections(["A": "a"]))
    expectEqual(heard.count, 1)
    expectEqual(heard, checker.violations)
    expectEqual(checker.finish(), heard)
    source.change(to: checkedSections(["A": "a"]))
    expectEqual(heard, checker.finish())
  }

  @Test("A finished checker keeps its source no longer")
  func release() {
    var source: ScriptedSource? = ScriptedSource(checkedSections(["A": "a"]))
    weak let released = source
    let checker = DataSourceChecker(source ?? ScriptedSource([]))
    checker.checkOrder()
    source = nil
    #expect(released != nil)
    checker.finish()
    #expect(released == nil)
    expectEqual(checker.check(), [])
  }
}
