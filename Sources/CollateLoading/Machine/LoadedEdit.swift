import CollateCore

/// A change of the sequence of all ids by position, which a source makes in its sections, too.
///
/// Each one starts from what the changes before it have left.
enum LoadedEdit<ID: Hashable & Sendable>: Hashable, Sendable {
  /// Ids come before the one with a rank.
  case insert([ID], at: Int, LoadedOrigin<ID>)

  /// Consecutive ids go, of which the first has a rank.
  case remove([ID], at: Int)

  /// A gap was inserted, or removed.
  case gaps
}

/// Where ids come from.
enum LoadedOrigin<ID: Hashable & Sendable>: Hashable, Sendable {
  /// A load has delivered them.
  case page(LoadToken)

  /// A change inserts or moves one: of the server, or of a pending edit.
  case place(LoadPlace<ID>, isMove: Bool, isPending: Bool)

  /// One returns to where it was before a pending edit.
  case origin
}

extension LoadedEdit {
  /// Returns the rank that an id had before the edit, by the one after it; it must not be an inserted one.
  fileprivate func rankBefore(_ rank: Int) -> Int {
    switch self {
    case .insert(let ids, let start, _): rank < start ? rank : rank - ids.count
    case .remove(let ids, let start): rank < start ? rank : rank + ids.count
    case .gaps: rank
    }
  }
}

extension LoadedPages {
  /// Returns whether the sequence of ids is another one than before the last edits, or a gap was inserted or removed.
  ///
  /// - Complexity: O(*m*) expected in the number of ids that were inserted and removed; if the same ids were both,
  ///   quadratic in the number of edits at worst.
  func areOtherIDs(after edits: ArraySlice<LoadedEdit<ID>>) -> Bool {
    var growth = 0
    for edit in edits {
      switch edit {
      case .insert(let ids, _, _): growth += ids.count
      case .remove(let ids, _): growth -= ids.count
      case .gaps: return true
      }
    }
    if growth != 0 { return true }
    if edits.count == 2, case .remove(let old, let start)? = edits.first,
      case .insert(let new, let end, _)? = edits.last
    {
      return start != end || old != new
    }
    // If the same ids have the same ranks, the others do, too.
    var known: Set<ID> = []
    var removed: [(id: ID, rank: Int, edit: Int)] = []
    for index in edits.indices {
      switch edits[index] {
      case .gaps: break
      case .insert(let ids, _, _):
        for id in ids where known.insert(id).inserted && contains(id) { return true }
      case .remove(let ids, let rank):
        for (offset, id) in ids.enumerated() where known.insert(id).inserted {
          if !contains(id) { return true }
          removed.append((id, rank + offset, index))
        }
      }
    }
    return removed.contains { id, rank, index in
      let old = edits[..<index].reversed().reduce(rank) { $1.rankBefore($0) }
      return self.rank(of: id) != old
    }
  }
}
