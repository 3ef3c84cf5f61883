/// A change of a single section or item.
///
/// Most changes are of this kind. It is stored inline, and mapped and converted without a search.
struct Edit: Hashable, Sendable, BitwiseCopyable {
  /// What happens to the element.
  enum Kind: Sendable {
    case insert
    case delete
    case move
    case update
  }

  let kind: Kind

  /// Whether the element is a section; its paths are then ``ItemPath/sectionNumber(_:)``.
  let isOfSection: Bool

  /// The path before; that after, if the element is inserted.
  let before: ItemPath

  /// The path after; that before, if the element is deleted.
  let after: ItemPath

  init(_ kind: Kind, isOfSection: Bool = false, before: ItemPath, after: ItemPath) {
    self.kind = kind
    self.isOfSection = isOfSection
    self.before = before
    self.after = after
  }

  init(inserting path: ItemPath, isOfSection: Bool = false) {
    self.init(.insert, isOfSection: isOfSection, before: path, after: path)
  }

  init(deleting path: ItemPath, isOfSection: Bool = false) {
    self.init(.delete, isOfSection: isOfSection, before: path, after: path)
  }
}

extension Edit {
  /// The reverse of the edit.
  var inverse: Edit {
    switch kind {
    case .insert: Edit(deleting: after, isOfSection: isOfSection)
    case .delete: Edit(inserting: before, isOfSection: isOfSection)
    case .move, .update: Edit(kind, isOfSection: isOfSection, before: after, after: before)
    }
  }

  /// Returns the edit shifted by the sections that precede it, before and after.
  func shifted(before beforeOffset: Int, after afterOffset: Int) -> Edit {
    let (one, two) = (kind == .insert ? afterOffset : beforeOffset, afterOffset)
    let isDelete = kind == .delete
    if isOfSection {
      return Edit(
        kind, isOfSection: true, before: .sectionNumber(before.item + one),
        after: .sectionNumber(after.item + (isDelete ? one : two)))
    }
    return Edit(
      kind, before: before.shifted(by: one), after: after.shifted(by: isDelete ? one : two))
  }

  /// Returns the path of an element of the edited kind after the edit, or `nil` if it is deleted.
  private func forward(_ path: ItemPath) -> ItemPath? {
    var item = path.item
    if kind == .delete || kind == .move, path.section == before.section {
      if path.item == before.item { return kind == .move ? after : nil }
      if path.item > before.item { item -= 1 }
    }
    if kind == .insert || kind == .move, path.section == after.section, item >= after.item {
      item += 1
    }
    return ItemPath(section: path.section, item: item)
  }

  /// Returns the index of a section after the edit, or `nil` if it is deleted.
  func sectionAfter(_ section: Int) -> Int? {
    isOfSection ? forward(.sectionNumber(section))?.item : section
  }

  /// Returns the path of an item after the edit, or `nil` if it or its section is deleted.
  func pathAfter(_ path: ItemPath) -> ItemPath? {
    guard isOfSection else { return forward(path) }
    return sectionAfter(path.section).map { ItemPath(section: $0, item: path.item) }
  }

  /// Creates the only edit of a change, or `nil` if it is not that of an item that is inserted, deleted or updated.
  init?(
    _ sections: Relation, _ items: Relation, _ sectionUpdates: [ChangeBatch.SectionPair],
    _ itemUpdates: [ChangeBatch.ItemPair]
  ) {
    guard sections.isEmpty, sectionUpdates.isEmpty,
      items.before.count + items.after.count + itemUpdates.count == 1
    else { return nil }
    if let pair = itemUpdates.first {
      self.init(.update, before: pair.before.path, after: pair.after.path)
    } else if let path = items.before.first {
      self.init(deleting: path)
    } else {
      self.init(inserting: items.after[0])
    }
  }

  /// Returns whether an item is inserted into a section.
  func inserts(itemOf section: Int) -> Bool {
    kind == .insert && !isOfSection && after.section == section
  }

  /// Returns whether an item of a section is deleted.
  func deletes(itemOf section: Int?) -> Bool {
    kind == .delete && !isOfSection && before.section == section
  }

  /// The edit as it is in a canonical batch.
  ///
  /// If two neighbors change places, either of them may have moved. The canonical move keeps the first.
  var canonical: Edit {
    guard kind == .move, before.section == after.section, after.item == before.item + 1 else {
      return self
    }
    return Edit(.move, isOfSection: isOfSection, before: after, after: before)
  }

  /// The edit as the parts of a change.
  var parts: PendingChange.Parts {
    var relation = Relation()
    switch kind {
    case .insert: relation = Relation(inserts: [after])
    case .delete: relation = Relation(deletes: [before])
    case .move: relation = Relation(pair: before, after)
    case .update:
      return .init(sectionUpdates: sectionUpdates, itemUpdates: itemUpdates)
    }
    return isOfSection ? .init(sections: relation) : .init(items: relation)
  }
}

// The lists of a batch that contains nothing else.
extension Edit {
  var sectionDeletes: [BeforeSection] {
    isOfSection && kind == .delete ? [BeforeSection(before.item)] : []
  }

  var sectionInserts: [AfterSection] {
    isOfSection && kind == .insert ? [AfterSection(after.item)] : []
  }

  var sectionMoves: [ChangeBatch.SectionPair] { isOfSection && kind == .move ? [sectionPair] : [] }

  var sectionUpdates: [ChangeBatch.SectionPair] {
    isOfSection && kind == .update ? [sectionPair] : []
  }

  var itemDeletes: [BeforePath] { !isOfSection && kind == .delete ? [BeforePath(before)] : [] }

  var itemInserts: [AfterPath] { !isOfSection && kind == .insert ? [AfterPath(after)] : [] }

  var itemMoves: [ChangeBatch.ItemPair] { !isOfSection && kind == .move ? [itemPair] : [] }

  var itemUpdates: [ChangeBatch.ItemPair] { !isOfSection && kind == .update ? [itemPair] : [] }

  private var sectionPair: ChangeBatch.SectionPair {
    .init(BeforeSection(before.item), AfterSection(after.item))
  }

  private var itemPair: ChangeBatch.ItemPair { .init(BeforePath(before), AfterPath(after)) }
}

extension PendingChange {
  @usableFromInline
  package static func inserting(item path: ItemPath) -> PendingChange {
    PendingChange(Edit(inserting: path))
  }

  @usableFromInline
  package static func inserting(items paths: [ItemPath]) -> PendingChange {
    if paths.count == 1 { return inserting(item: paths[0]) }
    return PendingChange(Parts(items: Relation(inserts: paths)))
  }

  @usableFromInline
  package static func deleting(item path: ItemPath) -> PendingChange {
    PendingChange(Edit(deleting: path))
  }

  @usableFromInline
  package static func deleting(items paths: [ItemPath]) -> PendingChange {
    if paths.count == 1 { return deleting(item: paths[0]) }
    return PendingChange(Parts(items: Relation(deletes: paths)))
  }

  /// Returns a change in which some of the items may be the same.
  package static func replacing(items paths: [ItemPath], by others: [ItemPath]) -> PendingChange {
    if others.isEmpty { return deleting(items: paths) }
    if paths.isEmpty { return inserting(items: others) }
    return PendingChange(
      Parts(items: Relation(deletes: paths, inserts: others)), doubts: .identities)
  }

  /// Returns a change in which consecutive items move, to a path in the list without them.
  package static func moving(
    items range: Range<Int>, ofSection section: Int, to destination: ItemPath
  ) -> PendingChange {
    let pairs = range.map { item in
      (
        before: ItemPath(section: section, item: item),
        after: ItemPath(
          section: destination.section, item: destination.item + item - range.lowerBound)
      )
    }
    if pairs.count == 1 { return moving(item: pairs[0].before, to: pairs[0].after) }
    return PendingChange(Parts(items: Relation(deletes: [], inserts: [], pairs: pairs)))
  }

  /// Returns a change of the content of items, whose paths are ascending.
  package static func updating(items paths: [ItemPath]) -> PendingChange {
    PendingChange(
      Parts(itemUpdates: paths.map { .init(BeforePath($0), AfterPath($0)) }))
  }

  /// Returns a change of the content of a section.
  package static func updating(section: Int) -> PendingChange {
    let path = ItemPath.sectionNumber(section)
    return PendingChange(Edit(.update, isOfSection: true, before: path, after: path))
  }

  @usableFromInline
  package static func moving(item path: ItemPath, to destination: ItemPath) -> PendingChange {
    if path == destination { return PendingChange() }
    return PendingChange(Edit(.move, before: path, after: destination))
  }

  /// An update of an item that may turn out to be equal to the new one.
  @usableFromInline
  package static func replacing(item path: ItemPath, hasSameID: Bool) -> PendingChange {
    guard hasSameID else {
      return PendingChange(Parts(items: Relation(deletes: [path], inserts: [path])))
    }
    return PendingChange(Edit(.update, before: path, after: path), doubts: .updates)
  }

  @usableFromInline
  package static func inserting(section: Int) -> PendingChange {
    PendingChange(Edit(inserting: .sectionNumber(section), isOfSection: true))
  }

  @usableFromInline
  package static func deleting(section: Int) -> PendingChange {
    PendingChange(Edit(deleting: .sectionNumber(section), isOfSection: true))
  }

  @usableFromInline
  package static func moving(section: Int, to destination: Int) -> PendingChange {
    if section == destination { return PendingChange() }
    return PendingChange(
      Edit(
        .move, isOfSection: true, before: .sectionNumber(section),
        after: .sectionNumber(destination)))
  }
}
