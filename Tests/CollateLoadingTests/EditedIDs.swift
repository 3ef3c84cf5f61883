import Collate

@testable import CollateCore
@testable import CollateLoading

/// The ids of all pages, of which each edit that a machine has recorded is made in an array.
struct EditedIDs<ID: Hashable & Sendable> {
  private(set) var ids: [ID]
  private let gaps: [LoadGap]
  private var mistake: String?
  private var hasOtherGaps = false

  init(_ ids: [ID], _ gaps: [LoadGap]) {
    (self.ids, self.gaps) = (ids, gaps)
  }

  mutating func apply(_ edit: LoadedEdit<ID>) {
    switch edit {
    case .gaps: hasOtherGaps = true
    case .insert(let new, let rank, let origin):
      guard rank >= 0 && rank <= ids.count, !new.isEmpty else { return note(edit) }
      ids.insert(contentsOf: new, at: rank)
      guard case .place(let place, _, _) = origin else { return }
      let above = rank > 0 ? ids[rank - 1] : nil
      let below = rank + 1 < ids.count ? ids[rank + 1] : nil
      switch place {
      case .first: if above != nil { note(edit) }
      case .last: if below != nil { note(edit) }
      case .before(let id): if below != id { note(edit) }
      case .after(let id): if above != id { note(edit) }
      }
    case .remove(let old, let rank):
      guard rank >= 0, !old.isEmpty, ids.dropFirst(rank).starts(with: old) else {
        return note(edit)
      }
      ids.removeSubrange(rank..<rank + old.count)
    }
  }

  private mutating func note(_ edit: LoadedEdit<ID>) {
    mistake = mistake ?? "\(edit) cannot be made in \(ids)"
  }

  /// Returns what is wrong with the edits, by the ids and gaps that they should lead to.
  func mistake(_ ids: [ID], _ gaps: [LoadGap]) -> String? {
    if let mistake { return mistake }
    if self.ids != ids { return "the edits lead to \(self.ids) instead of \(ids)" }
    return gaps == self.gaps || hasOtherGaps ? nil : "no edit says that there are other gaps"
  }
}
