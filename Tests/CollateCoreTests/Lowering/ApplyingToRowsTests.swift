import Collate
import TestSupport
import Testing

@Suite("Rows of one's own", .traced)
@MainActor
struct ApplyingToRowsTests {
  /// A row that knows how it was made, so that a row made again is another one.
  private final class Row {
    let book: Book

    init(_ book: Book) {
      self.book = book
    }
  }

  @Test("After random edits, rows are those of the items, and moved ones are the same objects")
  func randomEdits() {
    withSeeds(Effort.rounds(300)) { random in
      let source = ArrayDataSource(sections: random.shelves())
      var rows = source.sections.map { $0.items.map(Row.init) }
      var (byStages, bySteps) = (rows, rows)
      var made = 0
      let token = source.observe { update in
        let old = rows.joined().map { $0 }
        made = 0
        update.apply(to: &rows) { book in
          made += 1
          return Row(book)
        }
        for stage in update.viewStages { stage.apply(to: &byStages) { Row($0) } }
        for step in update.batch.sequentialSteps {
          step.apply(to: &bySteps, after: update.after) { Row($0) }
        }
        let batch = update.batch
        let inserted = batch.sectionInserts.map { update[$0].items.count }.reduce(0, +)
        expectEqual(made, batch.itemInserts.count + batch.itemUpdates.count + inserted)
        expectEqual(rows.joined().count { row in !old.contains { $0 === row } }, made)
      }
      for _ in 0..<10 {
        source.performBatchUpdates { for _ in 0...random.below(3) { random.edit(source) } }
        let books = source.sections.map(\.items)
        expectEqual(rows.map { $0.map(\.book) }, books)
        expectEqual(byStages.map { $0.map(\.book) }, books)
        expectEqual(bySteps.map { $0.map(\.book) }, books)
      }
      withExtendedLifetime(token) {}
    }
  }
}
