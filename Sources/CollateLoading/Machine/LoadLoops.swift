public import CollateCore

/// What a loader machine does with ids one by one, as code that knows their type.
///
/// A module that makes a source compiles it for its own ids; see ``SpecializedLoops``.
@usableFromInline
struct LoadLoops<ID: Hashable & Sendable>: Sendable {
  /// Returns the hash value of an id.
  @usableFromInline let hash: @Sendable (_ id: ID) -> Int

  /// Returns the hash values of ids.
  @usableFromInline let hashes: @Sendable (_ ids: ArraySlice<ID>) -> [Int]

  /// Returns the index of an id.
  @usableFromInline let index: @Sendable (_ id: ID, _ ids: [ID]) -> Int?

  /// Returns the ids without those that occur a second time, and these; `nil` if there are none.
  @usableFromInline let withoutRepeated: @Sendable (_ ids: [ID]) -> (ids: [ID], repeated: [ID])?

  @inlinable
  init() {
    hash = { $0.hashValue }
    hashes = { ids in ids.map { $0.hashValue } }
    index = { id, ids in ids.firstIndex(of: id) }
    withoutRepeated = { ids in
      var known = Set<ID>(minimumCapacity: ids.count)
      for id in ids { known.insert(id) }
      if known.count == ids.count { return nil }
      known.removeAll(keepingCapacity: true)
      var (kept, repeated): ([ID], [ID]) = ([], [])
      for id in ids {
        if known.insert(id).inserted { kept.append(id) } else { repeated.append(id) }
      }
      return (kept, repeated)
    }
  }
}

/// What a source that loads does with items one by one, as code that knows their type.
@usableFromInline
struct LoadItemLoops<Section: SectionProtocol> {
  /// Returns the ids of all items.
  @usableFromInline let ids: (_ sections: [Section]) -> [Section.Item.ID]

  /// Replaces items.
  @usableFromInline let replace:
    (_ range: Range<Int>, _ items: [Section.Item], _ section: inout Section) -> Void

  @inlinable
  init() {
    ids = { sections in
      var ids: [Section.Item.ID] = []
      ids.reserveCapacity(sections.reduce(0) { $0 + $1.items.count })
      for section in sections {
        for item in section.items { ids.append(item.id) }
      }
      return ids
    }
    replace = { range, items, section in section.items.replaceSubrange(range, with: items) }
  }
}

@available(*, unavailable)
extension LoadItemLoops: Sendable {}
