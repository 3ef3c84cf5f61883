/// The rules by which UIKit checks a batch.
///
/// Messages as they stand in public crash reports; those that start with "[headless]" are ours,
/// where UIKit fails in another way, or later.
struct BatchValidation {
  let dialect: BatchUpdates.Dialect
  let updates: [BatchUpdates.Update]
  let before: [Int]
  let after: [Int]
  let modernMessages: Bool
  var report = BatchUpdates.Report()

  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var reloaded: [IndexPath] = []
  var reconfigured: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []

  init(_ batch: BatchUpdates, before: [Int], after: [Int], modernMessages: Bool) {
    (dialect, updates) = (batch.dialect, batch.updates)
    (self.before, self.after, self.modernMessages) = (before, after, modernMessages)
    for update in updates {
      switch update {
      case .insertSection(let section): insertedSections.append(section)
      case .deleteSection(let section): deletedSections.append(section)
      case .reloadSection(let section): reloadedSections.append(section)
      case .moveSection(let from, let to): movedSections.append((from, to))
      case .insertItem(let path): inserted.append(path)
      case .deleteItem(let path): deleted.append(path)
      case .reloadItem(let path): reloaded.append(path)
      case .moveItem(let from, let to): moved.append((from, to))
      case .reconfigureItem(let path): reconfigured.append(path)
      }
    }
  }

  mutating func run() {
    checkExistence()
    guard report.failures.isEmpty else { return }
    checkSharedPlaces()
    guard report.failures.isEmpty else { return }
    mapSections()
    checkReloads()
    guard report.failures.isEmpty else { return }
    checkCounts()
    guard report.failures.isEmpty else { return }
    findHazards()
    mapItems()
  }

  mutating func fail(_ message: String) { report.failures.append(message) }
  mutating func warn(_ message: String) { report.hazards.append(message) }

  func name(_ path: IndexPath) -> String { "\(dialect.item) \(path.section)-\(path.item)" }

  /// Where each old section ends up: moves are explicit, the others keep their order in the gaps.
  private mutating func mapSections() {
    let gone = Set(deletedSections).union(movedSections.map(\.from))
    let taken = Set(insertedSections).union(movedSections.map(\.to))
    var free = after.indices.lazy.filter { !taken.contains($0) }.makeIterator()
    for (from, to) in movedSections { report.sections[from] = to }
    for section in before.indices where !gone.contains(section) {
      report.sections[section] = free.next()
    }
  }

  private mutating func mapItems() {
    report.after = after
    report.reloadedSections = Set(reloadedSections)
    for (from, to) in moved { report.itemMoves[from] = to }
    for path in deleted + moved.map(\.from) {
      report.gone[path.section, default: []].append(path.item)
    }
    for path in inserted + moved.map(\.to) {
      report.taken[path.section, default: []].append(path.item)
    }
    for section in report.gone.keys { report.gone[section]?.sort() }
    for section in report.taken.keys { report.taken[section]?.sort() }
  }
}
