extension BatchValidation {
  /// The place where UIKit puts back what is reloaded: deletes and inserts count, moves do not.
  ///
  /// That rule explains three public reports: sections move 2 > 4, reload 3, delete 4, insert 2
  /// (IGListKit #690); items delete 1, move 0 > 1 and 3 > 0, reload 2; and a row reloaded in a
  /// section that moves (openradar 27041784).
  private func slot(of place: Int, deleted: [Int], inserted: [Int]) -> Int {
    var slot = place - deleted.count { $0 < place }
    for other in inserted.sorted() where other <= slot { slot += 1 }
    return slot
  }

  private func sectionSlot(of section: Int) -> Int {
    slot(of: section, deleted: deletedSections, inserted: insertedSections)
  }

  private func itemSlot(of path: IndexPath) -> IndexPath {
    let section = sectionSlot(of: path.section)
    return IndexPath(
      item: slot(
        of: path.item,
        deleted: deleted.filter { $0.section == path.section }.map(\.item),
        inserted: inserted.filter { $0.section == section }.map(\.item)),
      section: section)
  }

  /// A reload is a delete and an insert, which can collide with a move.
  mutating func checkReloads() {
    for section in reloadedSections {
      let slot = sectionSlot(of: section)
      if movedSections.contains(where: { $0.to == slot }) {
        fail("attempt to perform an insert and a move to the same section (\(slot))")
      } else if slot != report.sections[section] {
        warn("section \(section) is reloaded and displaced by a move in one batch")
      }
      if before[section] == 0 { warn("section \(section) is reloaded and was empty") }
    }
    guard !moved.isEmpty else { return }
    let targets = Set(moved.map(\.to))
    for path in reloaded {
      let slot = itemSlot(of: path)
      if targets.contains(slot) {
        fail("attempt to perform an insert and a move to the same index path \(described(slot))")
      }
    }
  }

  /// The numbers add up.
  mutating func checkCounts() {
    let (added, removed) = (insertedSections.count, deletedSections.count)
    guard after.count == before.count + added - removed else {
      return invalid(
        "Invalid update: invalid number of sections. The number of sections contained in the \(dialect.view) after the update (\(after.count)) must be equal to the number of sections contained in the \(dialect.view) before the update (\(before.count)), plus or minus the number of sections inserted or deleted (\(added) inserted, \(removed) deleted)."
      )
    }
    var tallies = ItemTallies(sectionCount: after.count)
    for path in deleted + reloaded {
      if let new = report.sections[path.section] { tallies[new].deletes += 1 }
    }
    for path in inserted { tallies[path.section].inserts += 1 }
    for path in reloaded where report.sections[path.section] != nil {
      let slot = sectionSlot(of: path.section)
      if after.indices.contains(slot) { tallies[slot].inserts += 1 }
    }
    for (from, to) in moved {
      let source = report.sections[from.section]
      guard source != to.section else { continue }
      if let source { tallies[source].movesOut += 1 }
      tallies[to.section].movesIn += 1
    }
    let reloadedOnes = Set(reloadedSections)
    for (old, new) in report.sections.sorted(by: { $0.value < $1.value })
    where !reloadedOnes.contains(old) {
      let tally = tallies[new]
      guard after[new] != before[old] + tally.net else { continue }
      invalid(
        "Invalid update: invalid number of \(dialect.item)s in section \(new). The number of \(dialect.item)s contained in an existing section after the update (\(after[new])) must be equal to the number of \(dialect.item)s contained in that section before the update (\(before[old])), plus or minus the number of \(dialect.item)s inserted or deleted from that section (\(tally.inserts) inserted, \(tally.deletes) deleted) and plus or minus the number of \(dialect.item)s moved into or out of that section (\(tally.movesIn) moved in, \(tally.movesOut) moved out)."
      )
      if modernMessages { return }
    }
  }

  private mutating func invalid(_ classic: String) {
    guard modernMessages else { return fail(classic) }
    func side(_ counts: [Int]) -> String {
      let plural = counts.count == 1 ? "" : "s"
      return "{ \(counts.count) section\(plural) with \(dialect.item) counts: \(counts) }"
    }
    fail(
      """
      Invalid batch updates detected: the number of sections and/or \(dialect.item)s returned by the data source before and after performing the batch updates are inconsistent with the updates.
      Data source before updates = \(side(before))
      Data source after updates = \(side(after))
      Updates = [
      \(updates.map { "\t" + $0.described(dialect.item) }.joined(separator: ",\n"))
      ]
      """)
  }
}
