import Collate
import CollateTesting

extension Row {
  /// Looking up the paths of items by their ids.
  static var lookupRows: [Row] {
    [lookupRows(String.self), lookupRows(Int.self)].flatMap(\.self)
  }

  private static func lookupRows<ID: BenchmarkID>(_ ids: ID.Type) -> [Row] {
    [
      lookupRow("itemPath(of:)", ids) { _ in },
      lookupRow("itemPath(of:) after 20 edits", ids) { source in
        var generator = SeededGenerator(seed: 31)
        for _ in 0..<10 {
          source.removeItem(at: [0, generator.below(900)])
          source.insertItem(Story(id: .random(using: &generator), value: 0), at: [0, 0])
        }
      },
    ]
  }

  private static func lookupRow<ID: BenchmarkID>(
    _ work: String, _ ids: ID.Type, edit: @escaping @MainActor (ArrayDataSource<Feed<ID>>) -> Void
  ) -> Row {
    Row("source of 100k", work, Limit(1.5, "1k", nanoseconds: 1_000), ids: ID.label) {
      @MainActor
      func contender(_ role: Contender.Role, size: Int) -> Contender {
        var generator = SeededGenerator(seed: 32)
        let feed = Feed<ID>.random(itemCount: size, using: &generator)
        let source = ArrayDataSource(sections: [feed])
        let observation = source.observe { _ in }
        blackHole(source.itemPath(of: feed.items[0].id))
        edit(source)
        // As many ids from both, so that the caches are not what is measured.
        let wanted = (0..<500).map { _ in feed.items[generator.below(size)].id.freshCopy }
        return Contender(role, workCount: wanted.count) {
          var sum = 0
          for id in wanted { sum &+= source.itemPath(of: id)?.item ?? 0 }
          blackHole(sum)
          withExtendedLifetime(observation) {}
        }
      }
      return [
        contender(.subject, size: 100_000), contender(.reference("1k"), size: 1000),
      ]
    }
  }
}
