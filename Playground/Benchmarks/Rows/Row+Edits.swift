import Collate
import CollateTesting

extension Row {
  /// Edits of a large source with an observer.
  ///
  /// An update has the sections before, so the array is copied whenever it is edited. More than
  /// that, and what the same edit costs in a small source, should not be spent.
  static var editingRows: [Row] {
    [editingRows(String.self), editingRows(Int.self)].flatMap(\.self)
  }

  private static func editingRows<ID: BenchmarkID>(_ ids: ID.Type) -> [Row] {
    [
      editingRow("moveItem there and back", ids) { source, items in
        source.moveItem(at: [0, items.count / 4], to: [0, items.count * 3 / 4])
        source.moveItem(at: [0, items.count * 3 / 4], to: [0, items.count / 4])
      } onArray: { items in
        let count = items.count
        items.keepingOld { $0.insert($0.remove(at: count / 4), at: count * 3 / 4) }
        items.keepingOld { $0.insert($0.remove(at: count * 3 / 4), at: count / 4) }
      },
      editingRow("insertItems, removeItems", ids) { source, items in
        source.insertItems(items[10..<20], at: [0, items.count / 2])
        source.removeItems(at: (0..<10).map { [0, items.count / 2 + $0] })
      } onArray: { items in
        let middle = items.count / 2
        items.keepingOld { $0.insert(contentsOf: $0[10..<20], at: middle) }
        items.keepingOld { $0.removeSubrange(middle..<middle + 10) }
      },
      // A look-up between two edits must not have the array copied again.
      editingRow("modifyItem of 100 in a transaction", ids, workCount: 1) { source, items in
        source.performBatchUpdates {
          for item in items.suffix(100) { source.modifyItem(withID: item.id) { $0.value += 1 } }
        }
      } onArray: { items in
        items.keepingOld { items in
          for index in items.indices.suffix(100) { items[index].value += 1 }
        }
      },
    ]
  }

  private static func editingRow<ID: BenchmarkID>(
    _ work: String, _ ids: ID.Type, workCount: Int = 2,
    onSource: @escaping @MainActor (ArrayDataSource<Feed<ID>>, [Story<ID>]) -> Void,
    onArray: @escaping @MainActor (inout [Story<ID>]) -> Void
  ) -> Row {
    Row(
      "source of 100k", work, Limit(1.3, "array + small source", nanoseconds: 10_000_000),
      ids: ID.label
    ) {
      var generator = SeededGenerator(seed: 21)
      @MainActor
      func source(_ role: Contender.Role, size: Int) -> Contender {
        let feed = Feed<ID>.random(itemCount: size, using: &generator)
        let source = ArrayDataSource(sections: [feed])
        return Contender(role, observing: source, workCount: workCount) {
          onSource(source, feed.items)
        }
      }
      var items = Feed<ID>.random(itemCount: 100_000, using: &generator).items
      return [
        source(.subject, size: 100_000),
        Contender(.reference("array"), workCount: workCount) { onArray(&items) },
        source(.reference("small source"), size: 100),
      ]
    }
  }
}

extension Array {
  /// Edits the array while the old one is still retained.
  @inline(never)
  mutating func keepingOld(_ body: (inout Self) -> Void) {
    let old = self
    body(&self)
    blackHole(old)
  }
}
