// Changes for single edits of an array.
extension PendingChange {
  @usableFromInline
  static func inserting(items paths: [ItemPath]) -> PendingChange {
    PendingChange(items: Relation(inserts: paths))
  }

  @usableFromInline
  static func deleting(items paths: [ItemPath]) -> PendingChange {
    PendingChange(items: Relation(deletes: paths))
  }

  @usableFromInline
  static func moving(item path: ItemPath, to destination: ItemPath) -> PendingChange {
    PendingChange(items: Relation(pair: path, destination))
  }

  @usableFromInline
  static func updating(item path: ItemPath) -> PendingChange {
    PendingChange(itemUpdates: [.init(BeforePath(path), AfterPath(path))])
  }

  @usableFromInline
  static func replacing(item path: ItemPath) -> PendingChange {
    PendingChange(items: Relation(deletes: [path], inserts: [path]))
  }

  @usableFromInline
  static func inserting(section: Int) -> PendingChange {
    PendingChange(sections: Relation(inserts: [.sectionNumber(section)]))
  }

  @usableFromInline
  static func deleting(section: Int) -> PendingChange {
    PendingChange(sections: Relation(deletes: [.sectionNumber(section)]))
  }

  @usableFromInline
  static func moving(section: Int, to destination: Int) -> PendingChange {
    PendingChange(
      sections: Relation(pair: .sectionNumber(section), .sectionNumber(destination)))
  }

  @usableFromInline
  static func replacing(section: Int) -> PendingChange {
    PendingChange(
      sections: Relation(deletes: [.sectionNumber(section)], inserts: [.sectionNumber(section)]))
  }
}

extension Relation {
  /// Creates a relation from ascending deletes and inserts, without pairs.
  fileprivate init(deletes: [ItemPath] = [], inserts: [ItemPath] = []) {
    before = deletes
    partnerAfter = [Int32](repeating: -1, count: deletes.count)
    after = inserts
    partnerBefore = [Int32](repeating: -1, count: inserts.count)
  }

  /// Creates a relation in which one element moves.
  fileprivate init(pair before: ItemPath, _ after: ItemPath) {
    self.before = [before]
    self.after = [after]
    partnerAfter = [0]
    partnerBefore = [0]
  }
}
