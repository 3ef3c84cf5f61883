import Collate

extension Trace {
  /// Adds the batch of a change of the list, under a heading with its number.
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
  ///
  /// - Parameters:
  ///   - batch: The batch.
  ///   - time: The time of the report.
  ///   - name: Returns the name of a row that moved, by its path after the batch, if it is to be told.
  mutating func add(_ batch: ChangeBatch, at time: Duration, name: ((ItemPath) -> String)? = nil) {
    for section in batch.sectionDeletes.map(\.index) {
      add("− deleteSections \(section)", .deleted, detail: "before", at: time)
    }
    for section in batch.sectionInserts.map(\.index) {
      add("+ insertSections \(section)", .inserted, detail: "after", at: time)
    }
    for pair in batch.sectionMoves {
      let (before, after) = (pair.before.index, pair.after.index)
      add("⇅ moveSection \(before) → \(after)", .moved, at: time)
    }
    for run in batch.itemDeletes.map(\.path).runs {
      add("− deleteItems \(run.text)", .deleted, detail: run.isLong ? "" : "before", at: time)
    }
    for run in batch.itemInserts.map(\.path).runs {
      add("+ insertItems \(run.text)", .inserted, detail: run.isLong ? "" : "after", at: time)
    }
    for pair in batch.itemMoves {
      let (before, after) = (pair.before.path, pair.after.path)
      add(
        "⇅ \(name == nil ? "moveItem " : "")\(before.short) → \(after.short)", .moved,
        detail: name?(after) ?? "",
        at: time)
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

extension [ItemPath] {
  /// The most paths in a row of which each has a line of its own.
  private static let shortRunLength = 4

  /// The paths in order, as texts: many in a row are one.
  fileprivate var runs: [(text: String, isLong: Bool)] {
    let runs = sorted().reduce(into: [[ItemPath]]()) { runs, path in
      let last = runs.last?.last
      if last?.section == path.section, last?.item == path.item - 1 {
        runs[runs.count - 1].append(path)
      } else {
        runs.append([path])
      }
    }
    return runs.flatMap { run in
      guard run.count > Self.shortRunLength, let first = run.first, let last = run.last else {
        return run.map { ($0.short, false) }
      }
      return [("\(first.short)…\(last.short)", true)]
    }
  }
}
