import Collate
import CollateTesting

extension Row {
  /// Changes on their way into a view.
  ///
  /// A presenter keeps a snapshot of its own and cuts each update into stages. That should cost little
  /// beside telling a bare observer, and no more in a large source than in a small one.
  static var presentingRows: [Row] {
    [
      Row(
        "presenter", "insertItem, removeItem of 10k",
        Limit(2, "observer + small source", nanoseconds: 10_000)
      ) {
        var generator = SeededGenerator(seed: 23)
        let sources = [10_000, 10_000, 100].map { size in
          ArrayDataSource(sections: [Feed<Int>.random(itemCount: size, using: &generator)])
        }
        return [
          Contender(.subject, presenting: sources[0]) { replace(in: sources[0]) },
          Contender(.reference("observer"), observing: sources[1]) { replace(in: sources[1]) },
          Contender(.reference("small source"), presenting: sources[2]) {
            replace(in: sources[2])
          },
        ]
      }
    ]
  }

  /// Removes an item and inserts it again.
  @MainActor
  private static func replace(in source: ArrayDataSource<Feed<Int>>) {
    let middle = source.sections[0].items.count / 2
    let item = source.removeItem(at: [0, middle])
    source.insertItem(item, at: [0, middle])
  }
}
