import Collate
import CollateTesting

extension Row {
  /// Changes of a source with an observer, in which sections come and go, but most items stay.
  ///
  /// Lists delete and insert such items, so a difference for lists need not look at them. An update has
  /// to, as it knows where each item went.
  static var followingRows: [Row] {
    [followingRows(String.self), followingRows(Int.self)].flatMap(\.self)
  }

  private static func followingRows<ID: BenchmarkID>(_ ids: ID.Type) -> [Row] {
    FollowingWork.allCases.map { assignmentRow($0, ids) } + [
      transactionRow("section of 10k removed and appended", ids, areCopies: false),
      transactionRow("section of 10k removed, a copy appended", ids, areCopies: true),
    ]
  }

  private static func assignmentRow<ID: BenchmarkID>(_ work: FollowingWork, _ ids: ID.Type) -> Row {
    Row("following", work.rawValue, work.limit(for: ids), ids: ID.label) {
      let lists = work.lists(of: ids)
      return followingContenders(lists.old, hashing: lists.old, workCount: 2) { source in
        source.sections = lists.new
        source.sections = lists.old
      }
    }
  }

  /// A section of 10 000 is removed and appended in a transaction, which takes less than a millisecond.
  private static func transactionRow<ID: BenchmarkID>(
    _ work: String, _ ids: ID.Type, areCopies: Bool
  ) -> Row {
    Row(
      "following", work,
      areCopies
        ? .hashing(ID.limit(texts: 1.5, integers: 0.15))
        : Limit(ID.limit(texts: 0.02, integers: 0.05), Floor.hashing, nanoseconds: 1_000_000),
      ids: ID.label
    ) {
      var generator = SeededGenerator(seed: 10)
      let feeds: [Feed<ID>] = Feed.random(sectionCount: 2, itemCount: 10_000, using: &generator)
      let copies = areCopies ? feeds.map(\.freshCopy) : feeds
      return followingContenders(feeds, hashing: [feeds[0]], workCount: 4) { source in
        for section in copies + feeds {
          source.performBatchUpdates {
            source.removeSection(at: 0)
            source.appendSection(section)
          }
        }
      }
    }
  }

  /// Returns those who change a source, and what it costs to hash all ids once.
  @MainActor
  private static func followingContenders<ID>(
    _ feeds: [Feed<ID>], hashing items: [Feed<ID>], workCount: Int,
    _ body: @escaping @MainActor (ArrayDataSource<Feed<ID>>) -> Void
  ) -> [Contender] {
    let source = ArrayDataSource(sections: feeds)
    return [
      Contender(.subject, observing: source, workCount: workCount) { body(source) },
      Contender(.reference(Floor.hashing)) { blackHole(Floor.hash(items, items)) },
    ]
  }
}
