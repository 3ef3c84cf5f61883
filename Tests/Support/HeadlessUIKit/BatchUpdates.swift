/// The consistency rules of UITableView's endUpdates and UICollectionView's
/// performBatchUpdates, as a pure value: what a batch says against what the data source
/// says before and after. Messages as seen in public crash reports; those that start with
/// "[headless]" are ours (UIKit crashes some other way, or later).
@_spi(Headless) public struct BatchUpdates: Sendable {
  public enum Dialect: Sendable {
    case table, collection
    var item: String { self == .table ? "row" : "item" }
    var view: String { self == .table ? "table view" : "collection view" }
  }

  public enum Update: Hashable, Sendable {
    case insertSection(Int)
    case deleteSection(Int)
    case reloadSection(Int)
    case moveSection(Int, Int)
    case insertItem(IndexPath)
    case deleteItem(IndexPath)
    case reloadItem(IndexPath)
    case moveItem(IndexPath, IndexPath)
  }

  public struct Report: Sendable {
    /// What UIKit throws; UIKit stops at the first.
    public internal(set) var failures: [String] = []
    /// Combinations reported to crash or corrupt some release, though the counts add up.
    public internal(set) var hazards: [String] = []
    /// Old section index to new, for those that survive (reloaded ones included).
    public internal(set) var sections: [Int: Int] = [:]
    var items: [IndexPath: IndexPath] = [:]
    public func newIndexPath(for old: IndexPath) -> IndexPath? { items[old] }
  }

  public var dialect: Dialect
  public var updates: [Update] = []
  public init(_ dialect: Dialect, _ updates: [Update] = []) {
    (self.dialect, self.updates) = (dialect, updates)
  }

  public func validate(before: [Int], after: [Int], modernMessages: Bool = false) -> Report {
    var report = Report()
    func fail(_ message: String) { report.failures.append(message) }
    func hazard(_ message: String) { report.hazards.append(message) }
    let item = dialect.item
    func path(_ p: IndexPath) -> String {
      "(<NSIndexPath> {length = 2, path = \(p.section) - \(p.item)})"
    }

    var deletedSections: [Int] = []
    var insertedSections: [Int] = []
    var reloadedSections: [Int] = []
    var movedSections: [(Int, Int)] = []
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    var reloaded: [IndexPath] = []
    var moved: [(IndexPath, IndexPath)] = []
    for update in updates {
      switch update {
      case .insertSection(let s): insertedSections.append(s)
      case .deleteSection(let s): deletedSections.append(s)
      case .reloadSection(let s): reloadedSections.append(s)
      case .moveSection(let a, let b): movedSections.append((a, b))
      case .insertItem(let p): inserted.append(p)
      case .deleteItem(let p): deleted.append(p)
      case .reloadItem(let p): reloaded.append(p)
      case .moveItem(let a, let b): moved.append((a, b))
      }
    }

    // 1. Every index exists: deletes, reloads and move sources before; inserts and targets after.
    for (verb, list) in [
      ("delete", deletedSections), ("reload", reloadedSections), ("move", movedSections.map(\.0)),
    ] {
      for s in list where !before.indices.contains(s) {
        fail(
          "attempt to \(verb) section \(s), but there are only \(before.count) sections before the update"
        )
      }
    }
    for (verb, list) in [("insert", insertedSections), ("move", movedSections.map(\.1))] {
      for s in list where !after.indices.contains(s) {
        fail(
          "attempt to \(verb) section \(s) but there are only \(after.count) sections after the update"
        )
      }
    }
    for (verb, list) in [("delete", deleted), ("reload", reloaded), ("move", moved.map(\.0))] {
      for p in list {
        if !before.indices.contains(p.section) {
          fail(
            "attempt to \(verb) \(item) \(p.item) from section \(p.section), but there are only \(before.count) sections before the update"
          )
        } else if !(0..<before[p.section]).contains(p.item) {
          fail(
            "attempt to \(verb) \(item) \(p.item) from section \(p.section) which only contains \(before[p.section]) \(item)s before the update"
          )
        }
      }
    }
    for (verb, list) in [("insert", inserted), ("move", moved.map(\.1))] {
      for p in list {
        if !after.indices.contains(p.section) {
          fail(
            "attempt to \(verb) \(item) \(p.item) into section \(p.section), but there are only \(after.count) sections after the update"
          )
        } else if !(0..<after[p.section]).contains(p.item) {
          fail(
            "attempt to \(verb) \(item) \(p.item) into section \(p.section), but there are only \(after[p.section]) \(item)s in section \(p.section) after the update"
          )
        }
      }
    }
    guard report.failures.isEmpty else { return report }

    // 2. No two updates claim the same place.
    func duplicates<T: Hashable>(_ list: [T]) -> [T] {
      var seen = Set<T>()
      return list.filter { !seen.insert($0).inserted }
    }
    for p in Set(deleted).intersection(reloaded) {
      fail("attempt to delete and reload the same index path \(path(p))")
    }
    for p in Set(deleted).union(reloaded).intersection(moved.map(\.0)) {
      fail("attempt to perform a delete and a move from the same index path \(path(p))")
    }
    for p in Set(inserted).intersection(moved.map(\.1)) {
      fail("attempt to perform an insert and a move to the same index path \(path(p))")
    }
    for s in Set(deletedSections).union(reloadedSections).intersection(movedSections.map(\.0)) {
      fail("attempt to perform a delete and a move from the same section (\(s))")
    }
    for s in Set(insertedSections).intersection(movedSections.map(\.1)) {
      fail("attempt to perform an insert and a move to the same section (\(s))")
    }
    for s in Set(deletedSections).intersection(reloadedSections) {
      fail("attempt to delete and reload the same section (\(s))")
    }
    for p in duplicates(deleted) {
      fail("[headless] \(item) \(p.section)-\(p.item) deleted twice: EXC_BAD_ACCESS later on")
    }
    for p in duplicates(inserted) { hazard("\(item) \(p.section)-\(p.item) inserted twice") }
    for p in duplicates(reloaded) { hazard("\(item) \(p.section)-\(p.item) reloaded twice") }
    for p in duplicates(moved.map(\.0)) {
      fail("[headless] \(item) \(p.section)-\(p.item) moved twice")
    }
    for p in duplicates(moved.map(\.1)) {
      fail("[headless] two \(item)s moved to \(p.section)-\(p.item)")
    }
    for s in duplicates(deletedSections) + duplicates(movedSections.map(\.0)) {
      fail("[headless] section \(s) deleted or moved twice")
    }
    for s in duplicates(insertedSections) + duplicates(movedSections.map(\.1)) {
      fail("[headless] section \(s) inserted or moved to twice")
    }
    guard report.failures.isEmpty else { return report }

    // 3. The numbers add up.
    func invalid(_ classic: String) {
      guard modernMessages else { return fail(classic) }
      func side(_ counts: [Int]) -> String {
        "{ \(counts.count) section\(counts.count == 1 ? "" : "s") with \(item) counts: \(counts) }"
      }
      fail(
        """
        Invalid batch updates detected: the number of sections and/or \(item)s returned by the data source before and after performing the batch updates are inconsistent with the updates.
        Data source before updates = \(side(before))
        Data source after updates = \(side(after))
        Updates = [
        \(updates.map { "\t" + describe($0) }.joined(separator: ",\n"))
        ]
        """)
    }
    guard after.count == before.count + insertedSections.count - deletedSections.count else {
      invalid(
        "Invalid update: invalid number of sections. The number of sections contained in the \(dialect.view) after the update (\(after.count)) must be equal to the number of sections contained in the \(dialect.view) before the update (\(before.count)), plus or minus the number of sections inserted or deleted (\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
      )
      return report
    }

    // Where each old section ends up: moves are explicit, the others keep their order in the gaps.
    let gone = Set(deletedSections).union(movedSections.map(\.0))
    let taken = Set(insertedSections).union(movedSections.map(\.1))
    var free = after.indices.lazy.filter { !taken.contains($0) }.makeIterator()
    for (from, to) in movedSections { report.sections[from] = to }
    for s in before.indices where !gone.contains(s) { report.sections[s] = free.next() }

    for (old, new) in report.sections.sorted(by: { $0.key < $1.key })
    where !reloadedSections.contains(old) {
      let deletes = deleted.count { $0.section == old }
      let inserts = inserted.count { $0.section == new }
      let out = moved.count { $0.0.section == old && $0.1.section != new }
      let into = moved.count { $0.1.section == new && $0.0.section != old }
      if after[new] != before[old] + inserts - deletes + into - out {
        invalid(
          "Invalid update: invalid number of \(item)s in section \(new). The number of \(item)s contained in an existing section after the update (\(after[new])) must be equal to the number of \(item)s contained in that section before the update (\(before[old])), plus or minus the number of \(item)s inserted or deleted from that section (\(inserts) inserted, \(deletes) deleted) and plus or minus the number of \(item)s moved into or out of that section (\(into) moved in, \(out) moved out)."
        )
        if modernMessages { return report }
      }
    }
    guard report.failures.isEmpty else { return report }

    // 4. Known traps. A reload is a delete plus an insert whose place UIKit computes without
    //    regard to moves (IGListKit #690), so it can collide.
    for s in reloadedSections {
      let naive = s - deletedSections.count { $0 < s } + insertedSections.count { $0 <= s }
      if naive != report.sections[s] {
        if dialect == .collection, movedSections.contains(where: { $0.1 == naive }) {
          fail("attempt to perform an insert and a move to the same section (\(naive))")
        } else {
          hazard("section \(s) is reloaded and displaced by a move in one batch")
        }
      }
    }
    let movedOld = Set(movedSections.map(\.0))
    let movedNew = Set(movedSections.map(\.1))
    for p in reloaded where report.sections[p.section] != p.section {
      hazard("\(item) \(p.section)-\(p.item) is reloaded in a section that changes its index")
    }
    for p in deleted + moved.map(\.0) where movedOld.contains(p.section) {
      hazard("\(item) \(p.section)-\(p.item) changes in a section that moves")
    }
    for p in inserted + moved.map(\.1) where movedNew.contains(p.section) {
      hazard("\(item) \(p.section)-\(p.item) arrives in a section that moves")
    }
    for (a, _) in moved where report.sections[a.section] == nil {
      hazard("\(item) \(a.section)-\(a.item) moves out of a deleted section")
    }
    for (_, b) in moved where insertedSections.contains(b.section) {
      hazard("a \(item) moves into inserted section \(b.section)")
    }
    for p in deleted + reloaded
    where deletedSections.contains(p.section) || reloadedSections.contains(p.section) {
      hazard("\(item) \(p.section)-\(p.item) changes in a deleted or reloaded section")
    }
    for p in inserted where insertedSections.contains(p.section) {
      hazard("\(item) \(p.section)-\(p.item) is inserted into an inserted section")
    }
    for (a, b) in movedSections
    where a == b && moved.contains(where: { $0.0.section == a && $0.1.section != b }) {
      hazard("section \(a) moves to itself and loses a \(item)")
    }
    if !reloaded.isEmpty || !reloadedSections.isEmpty, !moved.isEmpty || !movedSections.isEmpty {
      hazard("reloads and moves in one batch")
    }

    // Where each old item ends up.
    for (from, to) in moved { report.items[from] = to }
    for (old, new) in report.sections where !reloadedSections.contains(old) {
      let goneItems = Set(deleted.filter { $0.section == old }.map(\.item)).union(
        moved.filter { $0.0.section == old }.map(\.0.item))
      let takenItems = Set(inserted.filter { $0.section == new }.map(\.item)).union(
        moved.filter { $0.1.section == new }.map(\.1.item))
      var free = (0..<after[new]).lazy.filter { !takenItems.contains($0) }.makeIterator()
      for i in 0..<before[old] where !goneItems.contains(i) {
        if let n = free.next() {
          report.items[IndexPath(item: i, section: old)] = IndexPath(item: n, section: new)
        }
      }
    }
    return report
  }

  var reloadedItems: Set<IndexPath> {
    Set(updates.compactMap { if case .reloadItem(let p) = $0 { p } else { nil } })
  }

  private func describe(_ update: Update) -> String {
    func p(_ path: IndexPath) -> String { "(\(path.section) - \(path.item))" }
    return switch update {
    case .insertSection(let s): "Insert section (\(s))"
    case .deleteSection(let s): "Delete section (\(s))"
    case .reloadSection(let s): "Reload section (\(s))"
    case .moveSection(let a, let b): "Move section (\(a) -> \(b))"
    case .insertItem(let i): "Insert \(dialect.item) \(p(i))"
    case .deleteItem(let i): "Delete \(dialect.item) \(p(i))"
    case .reloadItem(let i): "Reload \(dialect.item) \(p(i))"
    case .moveItem(let a, let b): "Move \(dialect.item) \(p(a)) -> \(p(b))"
    }
  }
}
