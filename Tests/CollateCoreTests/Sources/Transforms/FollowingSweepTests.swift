import Collate
import TestSupport
import Testing

/// Law L11 for every pair of small states, made in every way, and seen through every transform.
@MainActor
@Suite("Items are followed, all small cases", .traced)
struct FollowingSweepTests {
  private let source = ArrayDataSource<Shelf>()
  private let items = FollowedItems()

  /// A source that is derived from the array.
  private final class Level {
    let observation: ObservationToken

    /// Reads what a screen would.
    let read: () -> Void

    init(_ observation: ObservationToken, read: @escaping () -> Void) {
      (self.observation, self.read) = (observation, read)
    }
  }

  private func level<Source: DataSource>(_ label: String, _ source: Source) -> Level {
    let items = items
    let observation = source.observe { items.check($0, label) }
    return Level(observation) {
      let snapshot = source.snapshot
      if let item = snapshot.items.first(where: { _ in true }) { _ = source.itemPath(of: item.id) }
    }
  }

  /// The array, and what is composed and filtered of it.
  private func fewLevels() -> [Level] {
    let other = ArrayDataSource(sections: shelves("X=x"))
    return [
      level("array", source),
      level("composite", CompositeDataSource([source, other])),
      level("filtered sections", hidingEmptySections()),
    ]
  }

  private func allLevels() -> [Level] {
    let (group, other) = (IdentityGroup("g"), ArrayDataSource(sections: shelves("X=x")))
    let composite = CompositeDataSource([source, other, source])
    let separated = source.separated { $0.below == nil ? nil : true }
    return fewLevels() + [
      level("composite with a source twice", composite),
      level("group of composites", CompositeDataSource([composite, source], sharing: group)),
      level("filter", source.filter { $0.edition == 0 }),
      level("prefix", source.prefix(2)),
      level("uniqued composite", composite.uniqued()),
      level("held", source.held { $0.edition > 0 }),
      level("sorted", source.sorted { $0.id > $1.id }),
      level("grouped", source.grouped { $0.edition }),
      level("flattened", source.flattened(into: Shelf("F"))),
      level("separated", separated),
      level("erased", source.erased()),
      level(
        "mapped", source.map { BasicSection(id: $0.id, items: $0.items.reversed()) }),
      level("placeholder", source.placeholder(other)),
      level("segmented", SegmentedDataSource([(0, source)])),
      level("filtered, sorted, grouped", hidingEmptySections().sorted { $0.id > $1.id }),
    ]
  }

  private func hidingEmptySections() -> FilteredDataSource<ArrayDataSource<Shelf>> {
    let filter = source.filter { $0.edition == 0 }
    filter.hidesEmptySection = { _ in true }
    return filter
  }

  /// Returns the first of all states that differ in names only, of some items.
  private static func starts(of letters: [Character]) -> [[Shelf]] {
    var result: [[Shelf]] = [[]]
    for count in 0...letters.count {
      let books = letters.prefix(count).map { Book($0) }
      result.append([Shelf("A", books)])
      for first in 0...count {
        result.append([Shelf("A", Array(books[..<first])), Shelf("B", Array(books[first...]))])
      }
    }
    return result
  }

  /// Returns all states of at most two of three sections, with different items.
  private static func ends(of letters: [Character]) -> [[Shelf]] {
    let lists = sequences(of: letters, upTo: letters.count).filter { Set($0).count == $0.count }
    var result: [[Shelf]] = [[]]
    for first in "ABC" {
      for one in lists {
        result.append([Shelf(first, one.map { Book($0) })])
        for second in "ABC" where second != first {
          for other in lists where Set(one + other).count == one.count + other.count {
            result.append([
              Shelf(first, one.map { Book($0) }), Shelf(second, other.map { Book($0) }),
            ])
          }
        }
      }
    }
    return result
  }

  @Test(
    "Each item that is there before and after is found, however the change was made",
    arguments: ["ab", "abc"])
  func sweep(_ letters: String) {
    // Two items are enough to be in another order, through every transform.
    let levels = letters.count > 2 ? fewLevels() : allLevels()
    var turn = 0
    let ends = Array(Self.ends(of: Array(letters)).enumerated())
    for start in Self.starts(of: Array(letters)) {
      for (number, plain) in Effort.some(of: ends) {
        // Each pair has other contents.
        var end = plain
        for section in end.indices {
          end[section].title = number >> section & 1
          for item in end[section].items.indices {
            end[section].items[item].edition = number >> (item + section + 1) & 1
          }
        }
        withEvery("pair", in: ["\(text(start)) > \(text(end))"]) { _ in
          for way in Effort.some(of: WayToChange.allCases) {
            source.sections = start
            withEvery("way", in: [way]) {
              $0.change(source, to: end) {
                turn += 1
                levels[turn % levels.count].read()
              }
              expectEqual(source.sections, end)
            }
          }
        }
      }
    }
    #expect(items.loneCount > items.count / 4, "\(items.loneCount) of \(items.count)")
    withExtendedLifetime(levels) {}
  }
}
