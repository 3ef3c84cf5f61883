import Collate

extension Trace {
  /// Adds a batch under a heading with its number.
  ///
  /// - Parameters:
  ///   - batch: The batch.
  ///   - cause: What made the source change, at the right edge of the heading.
  ///   - time: The time of the report.
  mutating func addNumbered(_ batch: ChangeBatch, cause: String = "", at time: Duration) {
    batchCount += 1
    add("batch \(batchCount)", .heading, detail: cause, at: time)
    add(batch, at: time)
  }

  /// Adds the changes of a batch, in UIKit's words.
  ///
  /// Deletions and the first paths of moves are counted before the batch, everything else after it;
  /// deletions and insertions say so at the right edge.
  mutating func add(_ batch: ChangeBatch, at time: Duration) {
    for section in batch.sectionDeletes {
      add("− deleteSections \(section.index)", .deleted, detail: "before", at: time)
    }
    for section in batch.sectionInserts {
      add("+ insertSections \(section.index)", .inserted, detail: "after", at: time)
    }
    for pair in batch.sectionMoves {
      add("⇅ moveSection \(pair.before.index) → \(pair.after.index)", .moved, at: time)
    }
    for item in batch.itemDeletes {
      add("− deleteItems \(item.path.short)", .deleted, detail: "before", at: time)
    }
    for item in batch.itemInserts {
      add("+ insertItems \(item.path.short)", .inserted, detail: "after", at: time)
    }
    for pair in batch.itemMoves {
      add("⇅ moveItem \(pair.before.path.short) → \(pair.after.path.short)", .moved, at: time)
    }
    for pair in batch.sectionUpdates {
      add("~ header of section \(pair.after.index)", .updated, at: time)
    }
    for pair in batch.itemUpdates {
      add("~ reconfigureItems \(pair.after.path.short)", .updated, at: time)
    }
  }
}

extension ItemPath {
  /// The path as UIKit prints it, without a space.
  var short: String { "[\(section),\(item)]" }
}
