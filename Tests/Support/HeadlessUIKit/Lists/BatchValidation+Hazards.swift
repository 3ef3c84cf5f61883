extension BatchValidation {
  /// Batches whose numbers add up, and which crash or corrupt some release all the same.
  mutating func findHazards() {
    let movedFrom = Set(movedSections.map(\.from))
    let movedTo = Set(movedSections.map(\.to))
    for path in deleted + moved.map(\.from) where movedFrom.contains(path.section) {
      warn("\(name(path)) changes in a section that moves")
    }
    for path in inserted + moved.map(\.to) where movedTo.contains(path.section) {
      warn("\(name(path)) arrives in a section that moves")
    }
    for path in reloaded where report.sections[path.section] != path.section {
      warn("\(name(path)) is reloaded in a section that changes its index")
    }
    let dead = Set(deletedSections).union(reloadedSections)
    for path in deleted + reloaded where dead.contains(path.section) {
      warn("\(name(path)) changes in a deleted or reloaded section")
    }
    let reborn = Set(reloadedSections.compactMap { report.sections[$0] })
    for path in moved.map(\.from) where dead.contains(path.section) {
      warn("\(name(path)) moves out of a reloaded section")
    }
    for path in inserted + moved.map(\.to) where reborn.contains(path.section) {
      warn("\(name(path)) arrives in a reloaded section")
    }
    let fresh = Set(insertedSections)
    for path in inserted where fresh.contains(path.section) {
      warn("\(name(path)) is inserted into an inserted section")
    }
    for (from, to) in movedSections
    where from == to && moved.contains(where: { $0.from.section == from && $0.to.section != to }) {
      warn("section \(from) moves to itself and loses \(dialect.item)s")
    }
    if !reloaded.isEmpty || !reloadedSections.isEmpty, !moved.isEmpty || !movedSections.isEmpty {
      warn("reloads and moves in one batch")
    }
    if !reconfigured.isEmpty, updates.count > reconfigured.count {
      findReconfigurationHazards()
    }
  }

  /// A cell that goes cannot be configured again.
  private mutating func findReconfigurationHazards() {
    let goes = Set(deleted).union(reloaded)
    let dead = Set(deletedSections).union(reloadedSections)
    for path in reconfigured where goes.contains(path) || dead.contains(path.section) {
      warn("\(name(path)) is reconfigured and goes in one batch")
    }
  }
}
