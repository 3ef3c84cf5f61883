/// A data source that stores its sections in an array.
///
/// When you assign ``sections``, the source computes the difference. The editing methods compare
/// nothing, and their cost depends only on what they change. Every call is one update; to combine
/// several calls, use ``DataSource/performBatchUpdates(_:)``.
///
///     let mail = ArrayDataSource(sections: [BasicSection(id: "inbox", items: letters)])
///     mail.sections[0].items.removeAll { $0.isSpam }
///     mail.moveItem(at: [0, 3], to: [0, 0])
@MainActor
public final class ArrayDataSource<Section: SectionProtocol>: StoredDataSource {
  /// The store that holds the sections.
  public let store: SnapshotStore<Section>

  /// A closure that returns whether an item can be moved; if `nil`, all items can.
  public var canMove: ((ItemPath) -> Bool)?

  /// Creates a source with sections.
  ///
  /// - Parameter sections: The initial sections.
  public init(sections: [Section] = []) {
    Section.requireAcceptedItems(in: sections)
    store = SnapshotStore(Snapshot(sections))
    store.core.source = self
    store.reportInitialDuplicates()
  }

  /// Creates a source with a single section, which has id 0 and no title.
  ///
  ///     let letters = ArrayDataSource(items: [first, second])
  ///     letters.append(third)
  ///
  /// - Parameter items: The initial items of the section.
  public convenience init<Item>(items: [Item]) where Section == BasicSection<Int, Item> {
    self.init(sections: [BasicSection(id: 0, items: items)])
  }

  /// The sections.
  ///
  /// Assigning the array, or mutating it in place, makes one update with the difference by ids. Only
  /// sections that were touched are compared.
  ///
  /// - Complexity: O(*s*) in the number of sections to get. To set, that of
  ///   ``Snapshot/difference(from:)`` for the sections that differ, after a comparison of memory that
  ///   passes over the others; when mutated in place again and again, nothing else is copied.
  @inlinable public var sections: [Section] {
    get { store.snapshot.allSections }
    _modify {
      var sections = takeSections()
      // Also if the mutation throws, as with any other array.
      defer {
        // Observers may edit the source, so the array is kept before they are called.
        performBatchUpdates {
          assign(sections)
          keepSections(sections)
        }
      }
      yield &sections
    }
    set {
      forgetSections()
      assign(newValue)
    }
  }

  /// The array of the last mutation in place, and the state that it is the same as.
  ///
  /// With many sections, making the array takes longer than most mutations. It is given up for other
  /// edits, which would have to copy the items that it shares.
  private var kept: (root: SnapshotNode, sections: [Section])?

  @usableFromInline
  func takeSections() -> [Section] {
    defer { kept = nil }
    if let kept, kept.root === store.core.currentRoot { return kept.sections }
    return store.currentSnapshot.allSections
  }

  @usableFromInline
  func keepSections(_ sections: [Section]) {
    let root = store.core.currentRoot
    // The array of a leaf is at hand anyway.
    if !root.isLeaf && root.sectionCount == sections.count { kept = (root, sections) }
  }

  /// Mutates the sections.
  @inlinable
  func edit(_ change: PendingChange, _ body: (inout Snapshot<Section>) -> Void) {
    forgetSections()
    store.edit(change, body)
  }

  @usableFromInline
  func forgetSections() {
    kept = nil
  }
}

extension ArrayDataSource {
  /// Replaces the sections, and compares those that differ.
  @inlinable
  func assign(_ sections: [Section]) {
    let before = store.currentSnapshot
    guard let touched = store.core.comparing({ before.sections(rewrittenBy: sections) }) else {
      Section.requireAcceptedItems(in: sections)
      return store.replaceSections(sections)
    }
    if touched.isEmpty { return }
    Section.requireAcceptedItems(in: touched.lazy.map { sections[$0] })
    let old = Snapshot(touched.map { before.sections[$0] })
    let new = Snapshot(touched.map { sections[$0] })
    let change = store.core.difference(from: old, to: new)
    store.edit(change.mappingSections { touched[$0] }) { snapshot in
      for section in touched { snapshot.modifySection(section) { $0 = sections[section] } }
    }
  }
}

extension Snapshot {
  /// Returns the indices of the sections that an array replaces by others; `nil` if it differs in
  /// more than the content and items of a few sections.
  ///
  /// - Complexity: O(*s*) in the number of sections; a comparison of memory for those that are the
  ///   same.
  @inlinable
  func sections(rewrittenBy new: [Section]) -> [Int]? {
    guard new.count == sections.count else { return nil }
    let limit = new.count / 4 + 1
    var touched: [Int] = []
    var isReordered = false
    var start = 0
    root.forEachLeaf { leaf in
      let old = leaf.leaf(of: Section.self).sections
      defer { start += old.count }
      if touched.count > limit || isReordered
        || old.sameBitCount(from: 0, as: new, from: start, upTo: old.count) == old.count
      {
        return
      }
      for (offset, section) in old.enumerated() {
        let other = new[start + offset]
        if section.sharesItems(with: other) && section == other { continue }
        touched.append(start + offset)
        if section.id != other.id { isReordered = true }
      }
    }
    return touched.count > limit || isReordered ? nil : touched
  }
}
