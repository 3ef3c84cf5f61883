extension BatchValidation {
  /// Every index exists: sources before, targets after.
  mutating func checkExistence() {
    for section in deletedSections { checkSource("delete", section) }
    for section in reloadedSections { checkSource("reload", section) }
    for section in movedSections.map(\.from) { checkSource("move", section) }
    for section in insertedSections { checkTarget("insert", section) }
    for section in movedSections.map(\.to) { checkTarget("move", section) }
    for path in deleted { checkSource("delete", path) }
    for path in reloaded { checkSource("reload", path) }
    for path in moved.map(\.from) { checkSource("move", path) }
    for path in reconfigured { checkSource("reconfigure", path) }
    for path in inserted { checkTarget("insert", path) }
    for path in moved.map(\.to) { checkTarget("move", path) }
  }

  private mutating func checkSource(_ verb: String, _ section: Int) {
    guard !before.indices.contains(section) else { return }
    fail(
      "attempt to \(verb) section \(section), but there are only \(before.count) sections before the update"
    )
  }

  private mutating func checkTarget(_ verb: String, _ section: Int) {
    guard !after.indices.contains(section) else { return }
    fail(
      "attempt to \(verb) section \(section) but there are only \(after.count) sections after the update"
    )
  }

  private mutating func checkSource(_ verb: String, _ path: IndexPath) {
    let start = "attempt to \(verb) \(dialect.item) \(path.item) from section \(path.section)"
    if !before.indices.contains(path.section) {
      fail("\(start), but there are only \(before.count) sections before the update")
    } else if !(0..<before[path.section]).contains(path.item) {
      fail(
        "\(start) which only contains \(before[path.section]) \(dialect.item)s before the update")
    }
  }

  private mutating func checkTarget(_ verb: String, _ path: IndexPath) {
    let start = "attempt to \(verb) \(dialect.item) \(path.item) into section \(path.section)"
    if !after.indices.contains(path.section) {
      fail("\(start), but there are only \(after.count) sections after the update")
    } else if !(0..<after[path.section]).contains(path.item) {
      fail(
        "\(start), but there are only \(after[path.section]) \(dialect.item)s in section \(path.section) after the update"
      )
    }
  }

  /// No two updates claim the same place.
  mutating func checkSharedPlaces() {
    checkSharedSections()
    checkSharedItems()
    let deletedOnes = Set(deletedSections)
    for path in moved.map(\.from) where deletedOnes.contains(path.section) {
      fail("cannot move \(article) from a deleted section (\(path.section))")
    }
    let insertedOnes = Set(insertedSections)
    for path in moved.map(\.to) where insertedOnes.contains(path.section) {
      fail("cannot move \(article) into a newly inserted section (\(path.section))")
    }
  }

  private var article: String { dialect == .table ? "a row" : "an item" }

  private mutating func checkSharedSections() {
    let goes = Set(deletedSections)
    for section in goes.union(reloadedSections).intersection(movedSections.map(\.from)).sorted() {
      fail("attempt to perform a delete and a move from the same section (\(section))")
    }
    for section in Set(insertedSections).intersection(movedSections.map(\.to)).sorted() {
      fail("attempt to perform an insert and a move to the same section (\(section))")
    }
    for section in goes.intersection(reloadedSections).sorted() {
      fail("attempt to delete and reload the same section (\(section))")
    }
    for section in duplicates(deletedSections) + duplicates(movedSections.map(\.from)) {
      fail("[headless] section \(section) deleted or moved twice")
    }
    for section in duplicates(insertedSections) + duplicates(movedSections.map(\.to)) {
      fail("[headless] section \(section) inserted or moved to twice")
    }
  }

  private mutating func checkSharedItems() {
    let goes = Set(deleted)
    for path in goes.intersection(reloaded).sorted() {
      fail("attempt to delete and reload the same index path \(described(path))")
    }
    for path in goes.union(reloaded).intersection(moved.map(\.from)).sorted() {
      fail("attempt to perform a delete and a move from the same index path \(described(path))")
    }
    for path in Set(inserted).intersection(moved.map(\.to)).sorted() {
      fail("attempt to perform an insert and a move to the same index path \(described(path))")
    }
    for path in duplicates(deleted) {
      fail("[headless] \(name(path)) deleted twice: EXC_BAD_ACCESS later on")
    }
    for path in duplicates(moved.map(\.from)) { fail("[headless] \(name(path)) moved twice") }
    for path in duplicates(moved.map(\.to)) {
      fail("[headless] two \(dialect.item)s moved to \(path.section)-\(path.item)")
    }
    for path in duplicates(inserted) { warn("\(name(path)) inserted twice") }
    for path in duplicates(reloaded) { warn("\(name(path)) reloaded twice") }
  }

  func described(_ path: IndexPath) -> String {
    "(<NSIndexPath> {length = 2, path = \(path.section) - \(path.item)})"
  }

  private func duplicates<Place: Hashable>(_ places: [Place]) -> [Place] {
    var seen: Set<Place> = []
    return places.filter { !seen.insert($0).inserted }
  }
}
