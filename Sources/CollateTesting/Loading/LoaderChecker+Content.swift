import Collate

// What is shown: I6, I7, I10 and I11.
extension LoaderChecker {
  mutating func show(_ new: LoadContent<Key, ID>, effectAt index: Int) {
    let (old, effect) = (content, step.effects[index])
    content = new
    checkShape(of: new, effect)
    if old.parts == new.parts { return report(.keeping, effect, "the same was shown before") }
    let unsureIDs = unsureIDs
    let (before, after) = (old.without(unsureIDs), new.without(unsureIDs))
    if before.parts == after.parts { return }
    if let end = ended?.end {
      checkDropping(from: before, to: after, at: end.opposite, effect)
      checkDistance(from: old, to: new, at: end.opposite, effect)
    } else {
      checkLoss(from: before, to: after, effect)
    }
  }

  private mutating func checkShape(
    of content: LoadContent<Key, ID>, _ effect: LoaderEffect<Key, ID>
  ) {
    var known: Set<ID> = []
    if let id = content.ids.first(where: { !known.insert($0).inserted }) {
      report(.uniqueness, effect, "\(id) is shown twice")
    }
    let gaps = content.elements.map { if case .gap = $0 { true } else { false } }
    if gaps.first == true || gaps.last == true {
      report(.gap, effect, "there is a gap at an end")
    }
    if zip(gaps, gaps.dropFirst()).contains(where: { $0 && $1 }) {
      report(.gap, effect, "there are two gaps together")
    }
  }
}

// What goes: I7.
extension LoaderChecker {
  /// Checks that what is not shown any more has a reason to go.
  private mutating func checkLoss(
    from old: LoadContent<Key, ID>, to content: LoadContent<Key, ID>,
    _ effect: LoaderEffect<Key, ID>
  ) {
    // A gap without keys closes when it is to be filled, for which another load may have had to end.
    if content.ids == old.ids, content.gaps.count < old.gaps.count { return }
    let kept = Set(content.ids)
    var lost = old.ids.filter { !kept.contains($0) }
    switch step.event {
    case .seed: break
    case .changed(let changes, _, _), .confirmed(_, let changes, _):
      lost.removeAll { id in changes.contains(.delete(id)) }
    case .leftOut(let ids): lost.removeAll(where: ids.contains)
    case .page(let token, let page):
      guard let load = delivering else {
        return report(.keeping, effect, "\(token) does not run")
      }
      let earlier = earlierIDs(of: load, in: old)
      lost.removeAll { load.deletedIDs.contains($0) || earlier.contains($0) }
      // Where the page and the content meet may be an item of a pending edit.
      if load.isRefresh, !unsureIDs.isDisjoint(with: page.ids) { return }
      if load.isRefresh, isCovered(lost, from: old, to: content, by: page, of: load) { return }
    case .ended(let token):
      // Only that a gap has closed, or pages were dropped, is shown then.
      if ended?.isRefresh == true {
        return report(.keeping, effect, "\(token) has brought nothing")
      }
    case .failed: return report(.keeping, effect, "an error changes nothing that is shown")
    default:
      if content.elements.isEmpty, beginsClearing { return }
      return report(.keeping, effect, "nothing has come that could be shown")
    }
    if let id = lost.first { report(.keeping, effect, "\(id) was removed without a reason") }
  }

  /// Returns the ids of the page that a load delivered before, which takes its place.
  private func earlierIDs(
    of load: CheckedLoad<Key, ID>, in content: LoadContent<Key, ID>
  ) -> Set<ID> {
    guard let delivered = load.deliveredIDs else { return [] }
    let shown = content.pages.filter { $0.token == load.request.token }.flatMap(\.ids)
    // Changes may have moved others into the page, which does not show by itself.
    return delivered.union(shown).union(load.placedIDs)
  }

  /// Returns whether ids are those that the page of a refresh covers: all that there were on one side of an
  /// id that the page shares, while everything on its other side has stayed.
  ///
  /// If nothing has stayed, the page has taken the place of everything.
  private func isCovered(
    _ lost: [ID], from old: LoadContent<Key, ID>, to content: LoadContent<Key, ID>,
    by page: LoadedIDs<Key, ID>, of load: CheckedLoad<Key, ID>
  ) -> Bool {
    let token = load.request.token
    let staying = Set(content.pages.filter { $0.token != token }.flatMap(\.ids))
      .subtracting(load.placedIDs)
    let earlier = earlierIDs(of: load, in: old).subtracting(load.placedIDs)
    let ids = old.ids.filter { !earlier.contains($0) }
    if staying.isDisjoint(with: ids) { return true }
    let lost = Set(lost)
    /// Looks from the beginning, or from the end in a conversation.
    func isCovered(in ids: [ID], by page: [ID]) -> Bool {
      for id in page.reversed() {
        guard let inner = ids.firstIndex(of: id) else { continue }
        if staying.isDisjoint(with: ids[..<inner]), lost.isDisjoint(with: ids[inner...]) {
          return true
        }
        // What changes have placed may be on the earlier page, which does not count, or elsewhere.
        if !load.placedIDs.contains(id) { return false }
      }
      return lost.isEmpty
    }
    // Of an id that is repeated, the first one counts, also in a conversation.
    var seen: Set<ID> = []
    let page = page.ids.filter { seen.insert($0).inserted }
    return isCovered(in: ids, by: page) || isCovered(in: ids.reversed(), by: page.reversed())
  }

  /// Whether a reload begins that shows nothing meanwhile.
  private var beginsClearing: Bool {
    step.effects.contains {
      if case .start(let request) = $0 {
        request.intent == .reload(keepsContent: false)
      } else {
        false
      }
    }
  }
}

// What is dropped: I11.
extension LoaderChecker {
  /// Checks what is dropped at an end after a page at the other one.
  private mutating func checkDropping(
    from old: LoadContent<Key, ID>, to content: LoadContent<Key, ID>, at end: LoadDirection,
    _ effect: LoaderEffect<Key, ID>
  ) {
    let (before, after) = (old.ids, content.ids)
    let isOutermost =
      end == .forward
      ? before.starts(with: after) : before.reversed().starts(with: after.reversed())
    if !isOutermost {
      return report(.dropping, effect, "more goes than what is outermost at the \(end) end")
    }
    if Set(content.pages.map(\.token)).count < 2 {
      report(.dropping, effect, "fewer than two pages remain")
    }
    let outermost = end == .forward ? content.pages.last : content.pages.first
    if (end == .forward ? outermost?.next : outermost?.previous) == nil {
      report(.dropping, effect, "what goes cannot be loaded again")
    }
  }

  private mutating func checkDistance(
    from old: LoadContent<Key, ID>, to content: LoadContent<Key, ID>, at end: LoadDirection,
    _ effect: LoaderEffect<Key, ID>
  ) {
    let ids = end == .forward ? Array(content.ids.reversed()) : content.ids
    let known = Set(old.ids)
    for id in [visible.first, visible.last].compactMap({ $0 }) where known.contains(id) {
      guard let distance = ids.firstIndex(of: id) else {
        return report(.dropping, effect, "\(id) is visible")
      }
      if distance < prefetchDistance {
        return report(
          .dropping, effect,
          "\(distance) items remain before \(id), which is visible, instead of \(prefetchDistance)")
      }
    }
  }
}

extension LoadContent {
  /// An id or a gap.
  fileprivate enum Part: Hashable {
    case id(ID)
    case gap(LoadGap)
  }

  /// Returns the same without some ids.
  fileprivate func without(_ ids: Set<ID>) -> Self {
    if ids.isEmpty { return self }
    var result = Self()
    result.elements = elements.map { element in
      guard case .page(let page) = element else { return element }
      return .page(
        Page(
          token: page.token, ids: page.ids.filter { !ids.contains($0) }, previous: page.previous,
          next: page.next, version: page.version))
    }
    return result
  }

  /// The ids and gaps, in order.
  fileprivate var parts: [Part] {
    elements.flatMap { element -> [Part] in
      switch element {
      case .page(let page): page.ids.map(Part.id)
      case .gap(let gap): [.gap(gap)]
      }
    }
  }
}
