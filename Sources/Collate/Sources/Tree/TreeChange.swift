/// The change of the rows of trees, from that of the roots.
///
/// Rows of roots whose rows are the same objects are untouched, or paired if the base moves the root. The
/// rows of other roots are named from the first that differs to the last, and matched by id.
struct TreeChange<Value: Identifiable & Equatable> where Value.ID: Sendable {
  private let change: PendingChange.Parts
  private let old: Snapshot<TreeRoots<Value>>
  private let new: Snapshot<TreeRoots<Value>>

  private var deletes: [ItemPath] = []
  private var inserts: [ItemPath] = []
  private var pairs: [(before: ItemPath, after: ItemPath)] = []
  private var updates: [(before: ItemPath, after: ItemPath)] = []

  /// Returns the change of the rows, which has doubts.
  ///
  /// - Parameters:
  ///   - old: The roots before.
  ///   - new: The roots after.
  ///   - change: The change of the base.
  ///   - isLocal: Whether rows are the same in sections that the base does not touch.
  /// - Returns: The change.
  static func change(
    from old: Snapshot<TreeRoots<Value>>, to new: Snapshot<TreeRoots<Value>>,
    by change: PendingChange, isLocal: Bool
  ) -> PendingChange {
    var result = TreeChange(change: change.parts, old: old, new: new)
    result.nameTouchedRoots()
    let sections = isLocal ? change.touchedSections.sorted() : Array(new.sections.indices)
    for section in sections { result.nameOtherRoots(of: section) }
    return PendingChange(
      .init(
        sections: change.sections,
        items: Relation(
          deletes: result.deletes, inserts: result.inserts, pairs: result.pairs),
        sectionUpdates: change.sectionUpdates,
        itemUpdates: result.updates
          .map { .init(BeforePath($0.before), AfterPath($0.after)) }
          .sorted { $0.before < $1.before }),
      doubts: [.identities, .updates])
  }

  private init(
    change: PendingChange.Parts, old: Snapshot<TreeRoots<Value>>, new: Snapshot<TreeRoots<Value>>
  ) {
    (self.change, self.old, self.new) = (change, old, new)
  }
}

extension TreeChange {
  /// Names the rows of the roots that the base names.
  private mutating func nameTouchedRoots() {
    for path in change.items.deletes { delete(old.rows(ofRoot: path)) }
    for path in change.items.inserts { insert(new.rows(ofRoot: path)) }
    for pair in change.items.pairs {
      let (before, after) = (old.rows(ofRoot: pair.before), new.rows(ofRoot: pair.after))
      if old[pair.before] === new[pair.after] {
        pairs += zip(before, after).map { ($0, $1) }
      } else {
        delete(before)
        insert(after)
      }
    }
  }

  /// Names the rows of the roots of a section that the base does not name, if they are others.
  private mutating func nameOtherRoots(of section: Int) {
    guard let origin = change.sectionBefore(section) else { return }
    let gone = change.items.before[Relation.range(of: origin, in: change.items.before)]
    let came = change.items.after[Relation.range(of: section, in: change.items.after)]
    var next = 0
    var nextGone = gone.startIndex
    for root in new.sections[section].items.indices {
      let path = ItemPath(section: section, item: root)
      if came.containsSorted(path) { continue }
      while nextGone < gone.endIndex, gone[nextGone].item == next {
        nextGone += 1
        next += 1
      }
      let before = ItemPath(section: origin, item: next)
      next += 1
      if old[before] !== new[path] { nameRows(of: before, path) }
    }
  }

  private mutating func nameRows(of rootBefore: ItemPath, _ rootAfter: ItemPath) {
    let (rowsBefore, rowsAfter) = (old[rootBefore].rows, new[rootAfter].rows)
    let (before, after) = (old.rows(ofRoot: rootBefore), new.rows(ofRoot: rootAfter))
    let limit = min(rowsBefore.count, rowsAfter.count)
    var start = 0
    while start < limit, rowsBefore[start].id == rowsAfter[start].id { start += 1 }
    var end = 0
    while end < limit - start,
      rowsBefore[rowsBefore.count - end - 1].id == rowsAfter[rowsAfter.count - end - 1].id
    { end += 1 }
    delete(before[start..<before.count - end])
    insert(after[start..<after.count - end])
    updates += zip(before[..<start], after[..<start]).map { ($0, $1) }
    updates += zip(before.suffix(end), after.suffix(end)).map { ($0, $1) }
  }

  /// Names rows that go, unless their section goes.
  private mutating func delete(_ rows: some Collection<ItemPath>) {
    if let path = rows.first, change.sectionAfter(path.section) != nil { deletes += rows }
  }

  /// Names rows that come, unless their section comes.
  private mutating func insert(_ rows: some Collection<ItemPath>) {
    if let path = rows.first, change.sectionBefore(path.section) != nil { inserts += rows }
  }
}

extension Snapshot {
  /// Returns the paths of the rows of a root.
  fileprivate func rows<Value>(ofRoot path: ItemPath) -> [ItemPath]
  where Section == TreeRoots<Value> {
    sections[path.section].range(of: path.item)
      .map { ItemPath(section: path.section, item: $0) }
  }
}
