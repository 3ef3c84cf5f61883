import Collate
import CollateTesting
import TestSupport
import Testing

@MainActor
@Suite("Sources with separators")
struct SeparatedDataSourceTests {
  typealias Section = SeparatedSection<Shelf, String>
  typealias Gap = SeparatorGap<Book>

  /// Writes the ids of items, and separators as they are.
  private func text(_ sections: some Sequence<Section>) -> [String] {
    sections.map { section in
      section.items.map { item in
        switch item {
        case .item(let book): String(book.id)
        case .separator(let separator, _): separator
        }
      }
      .joined()
    }
  }

  /// Returns what is shown, by a function that is too naive to be wrong.
  private func model(_ sections: [Shelf], _ separator: (Gap) -> String?) -> [Section] {
    sections.map { section in
      var result: [SeparatedItem<Shelf, String>] = []
      let items = section.items
      if items.isEmpty { return Section(base: section, items: []) }
      if let leading = separator(Gap(above: nil, below: items[0])) {
        result.append(.separator(leading, id: .leadingSeparator(section.id)))
      }
      for (index, item) in items.enumerated() {
        result.append(.item(item))
        let below = index + 1 < items.count ? items[index + 1] : nil
        if let text = separator(Gap(above: item, below: below)) {
          result.append(.separator(text, id: .separatorBelow(item.id)))
        }
      }
      return Section(base: section, items: result)
    }
  }

  private static let rules: [@Sendable (Gap) -> String?] = [
    { $0.isFirst || $0.isLast ? nil : "|" },
    { _ in "|" },
    { $0.isFirst ? nil : $0.isLast ? "." : "|" },
    { $0.above?.edition == $0.below?.edition ? nil : "\($0.above?.edition ?? 9)" },
    { $0.isFirst ? "^" : nil },
  ]

  @Test(
    "SP1 to SP5: separators are inserted and removed with the items above them",
    arguments: [
      (0, "S=ac", "S=abc", "a|b|c", "i 0.2,0.3"), (0, "S=ab", "S=abc", "a|b|c", "i 0.3,0.4"),
      (1, "S=abc", "S=bc", "|b|c|", "d 0.1,0.2"), (1, "S=a", "S=", "", "d 0.0,0.1,0.2"),
      (2, "S=a", "S=ab", "a|b.", "i 0.2,0.3; u 0.1>0.1"),
      (0, "S=abc", "S=cab", "c|a|b", "d 0.3; i 0.1; m 0.4>0.0"),
      (3, "S=abc'", "S=ab'c'", "9a0bc1", "d 0.3; i 0.2; u 0.2>0.3"),
    ])
  func scenarios(_ rule: Int, _ before: String, _ after: String, _ shown: String, _ batch: String) {
    let base = ArrayDataSource(sections: shelves(before))
    let source = base.separated(by: Self.rules[rule])
    let checker = DataSourceChecker(source)
    base.sections = shelves(after)
    expectEqual(text(source.snapshot.sections), [shown])
    expectEqual(checker.lastUpdate?.batch.description, batch)
    expectEqual(checker.check(), [])
  }

  @Test("Random changes show separators where the rule puts them, with the difference as the batch")
  func random() {
    withSeeds(Effort.rounds(150)) { generator in
      let base = ArrayDataSource(sections: generator.shelves())
      let rule = Self.rules[generator.below(Self.rules.count)]
      let source = base.separated(by: rule)
      let isFiltered = generator.oneIn(3)
      let filtered = source.filter { $0.item?.edition != 1 }
      let outer = DataSourceChecker(filtered)
      @MainActor func checker() -> TransformChecker<Section, Shelf> {
        TransformChecker(source, of: base, lookups: (source.basePath, source.path)) {
          model($0, rule)
        }
      }
      var checkers = generator.oneIn(4) ? [] : [checker()]
      for _ in 0..<12 {
        base.performBatchUpdates {
          for _ in 0..<1 + generator.below(3) {
            generator.edit(base)
            if generator.oneIn(8) { source.reevaluate() }
            if generator.oneIn(4) { for checker in checkers { checker.check() } }
            if generator.oneIn(12) { checkers.append(checker()) }
          }
        }
        for checker in checkers { expectEqual(checker.check(), []) }
        #expect(source.snapshot.sections.elementsEqual(model(base.sections, rule)))
        if isFiltered { expectEqual(outer.check(), []) }
      }
    }
  }

  @Test("A gap is asked about when the item above or below it is another one, or changed")
  func calls() {
    let base = ArrayDataSource(sections: shelves("S=abcd|T=ef"))
    var calls: [String] = []
    let source = base.separated { gap -> String? in
      calls.append(
        (gap.above.map { String($0.id) } ?? "^") + (gap.below.map { String($0.id) } ?? "$"))
      return "|"
    }
    let observation = source.observe { _ in }
    func asked(_ body: () -> Void) -> String {
      calls = []
      body()
      _ = source.snapshot
      return calls.joined(separator: " ")
    }
    expectEqual(asked { base.insertItem(Book("x"), at: [0, 1]) }, "ax xb")
    expectEqual(asked { base.moveItem(at: [0, 1], to: [0, 3]) }, "ab cx xd")
    expectEqual(asked { base.replaceItem(at: [1, 0], with: Book("e", edition: 1)) }, "^e ef")
    expectEqual(asked { base.removeItem(at: [0, 3]) }, "cd")
    expectEqual(asked { base.removeItems(at: [[0, 0], [0, 3]]) }, "^b c$")
    expectEqual(asked { base.sections[0].title = 3 }, "")
    expectEqual(asked { base.moveSection(at: 1, to: 0) }, "")
    expectEqual(asked { source.reevaluate() }, "^e ef f$ ^b bc c$")
    withExtendedLifetime(observation) {}
  }

  @Test("An item is moved to the rank at which it is dropped, a separator cannot be moved")
  func moving() {
    withSeeds(Effort.rounds(60)) { generator in
      let base = ArrayDataSource(sections: generator.shelves())
      let rule = Self.rules[generator.below(Self.rules.count)]
      let source = base.separated(by: rule)
      let snapshot = source.snapshot
      withEvery("path", in: Array(snapshot.paths)) { path in
        guard let item = snapshot[path].item else {
          #expect(!source.canMoveItem(at: path) && !source.canMoveItem(at: path, to: path))
          expectEqual(source.basePath(of: path), nil)
          return
        }
        withEvery("section", in: snapshot.sections.indices) { section in
          var rows = snapshot.sections.map(\.items)
          rows[path.section].remove(at: path.item)
          withEvery("item", in: 0...rows[section].count) { index in
            let place = ItemPath(section: section, item: index)
            #expect(source.canMoveItem(at: path, to: place))
            let own = ArrayDataSource(sections: base.sections)
            own.separated(by: rule).moveItem(at: path, to: place)
            let rank = rows[section][..<index].count { $0.item != nil }
            expectEqual(own.snapshot[[section, rank]], item)
          }
        }
      }
    }
  }

  @Test("An item is inserted at the rank of its path and removed by it, a separator is neither")
  func edits() {
    withSeeds(Effort.rounds(60)) { generator in
      let base = ArrayDataSource(sections: generator.shelves())
      let rule = Self.rules[generator.below(Self.rules.count)]
      let source = base.separated(by: rule)
      let token = source.observe { _ in }
      let (start, snapshot) = (base.sections, source.snapshot)
      for (section, content) in snapshot.sections.enumerated() {
        for index in 0...content.items.count {
          let path = ItemPath(section: section, item: index)
          let new = SeparatedItem<Shelf, String>.item(Book("z"))
          #expect(source.canInsertItem(new, at: path))
          #expect(!source.canInsertItem(.separator("|", id: .leadingSeparator("A")), at: path))
          source.insertItem(new, at: path)
          var expected = start
          let rank = content.items[..<index].count { $0.item != nil }
          expected[section].items.insert(Book("z"), at: rank)
          expectEqual(base.sections, expected)
          expectEqual(source.snapshot.sections.elementsEqual(model(expected, rule)), true)
          base.sections = start
          let item = index < content.items.count ? content.items[index].item : nil
          expectEqual(source.canRemoveItem(at: path), item != nil)
          guard let item else { continue }
          expectEqual(source.removeItem(at: path).item, item)
          expectEqual(base.snapshot.itemCount, snapshot.items.count { $0.item != nil } - 1)
          base.sections = start
        }
        #expect(!source.canInsertItem(.item(Book("z")), at: [section, content.items.count + 1]))
      }
      withExtendedLifetime(token) {}
    }
  }
}
