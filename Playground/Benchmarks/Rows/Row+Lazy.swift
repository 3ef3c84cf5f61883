import Collate

extension Row {
  private typealias Item = Story<Int>

  /// Lists of a million rows that are made when they are shown, beside arrays of ten.
  static var lazyRows: [Row] {
    [
      Row(
        "lazy list of 1 000 000", "2 items inserted and removed",
        Limit(4, "array of 10", nanoseconds: 10_000)
      ) {
        let source = LazyDataSource(keys: 0..<1_000_000, items: items)
        let array = ArrayDataSource(items: stories(0..<10))
        let new = stories(2_000_000..<2_000_002)
        return [
          Contender(.subject, observing: source) {
            source.insertKeys(2_000_000..<2_000_002, at: [0, 500_000])
            source.removeItems(500_000..<500_002, inSection: 0)
          },
          Contender(.reference("array of 10"), observing: array) {
            array.insertItems(new, at: [0, 5])
            array.removeItems(at: [[0, 5], [0, 6]])
          },
        ]
      },
      Row(
        "lazy list of 1 000 000", "created, and 20 items shown", Limit(15, "array of 20")
      ) {
        [
          Contender(.subject) {
            let source = LazyDataSource(keys: 0..<1_000_000, items: items)
            for row in 0..<20 { blackHole(source.snapshot[[0, row]].value) }
          },
          Contender(.reference("array of 20")) {
            let source = ArrayDataSource(items: stories(0..<20))
            for row in 0..<20 { blackHole(source.snapshot[[0, row]].value) }
          },
        ]
      },
    ]
  }

  private static var items: LazyItems<Item> {
    LazyItems {
      $0
    } make: {
      Story(id: $0, value: $0)
    }
  }

  private static func stories(_ ids: Range<Int>) -> [Item] {
    ids.map { Story(id: $0, value: $0) }
  }
}
