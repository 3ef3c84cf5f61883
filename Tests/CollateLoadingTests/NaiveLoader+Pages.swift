import Collate

@testable import CollateCore
@testable import CollateLoading

// What becomes of pages.
extension NaiveLoader {
  func part(_ page: LoadedIDs<String, String>, _ token: Int, _ ids: [String]) -> Part {
    Part(
      token: token, ids: ids, previous: page.previous, next: page.next, version: page.version)
  }

  mutating func unique(
    _ page: LoadedIDs<String, String>, _ token: Int
  ) -> LoadedIDs<String, String> {
    var page = page
    var known: [String] = []
    for id in page.ids {
      if known.contains(id) {
        out.append(.repeatedID(LoadToken(token), id))
      } else {
        known.append(id)
      }
    }
    page.ids = known
    return page
  }

  mutating func take(_ page: LoadedIDs<String, String>, _ token: Int) {
    guard let index = loads.firstIndex(where: { $0.token == token }) else { return }
    hasLoaded = true
    let page = unique(page, token)
    let later = changes[loads[index].since...].filter {
      !$0.isOrdered || $0.version != nil && page.version != nil
    }
    adopt(page, token, later)
    let load = loads[index]
    let isInside = load.request.key != nil && (page.previous ?? page.next) != nil
    let isPart = !isOtherList && (isInside || (load.atEnd ? page.previous : page.next) != nil)
    let former = isPart ? ids : []
    var isRefresh = false
    switch loads[index].request.intent {
    case .page(let end): add(page, end, index, later)
    case .gap(let gap, let direction): add(page, gap.number, direction, index)
    default:
      if case .reload = loads[index].request.intent { isRefresh = false } else { isRefresh = true }
      renew(page, loads[index], later)
    }
    let lost = former.filter { id in
      isRefresh && !ids.contains(id)
        && later.contains { entry in
          entry.change.id == id && entry.change.isOfPlace && isNewer(entry.version, page.version)
        }
    }
    makeAgain(later, page, token, lost: lost)
    show()
    cancel { [parts] in
      if case .gap(let gap) = $0 { !parts.contains { $0.gap == gap.number } } else { false }
    }
  }

  /// The page of a refresh; a list that is renewed at its end is looked at from there.
  private mutating func renew(_ page: LoadedIDs<String, String>, _ load: Load, _ later: [Change]) {
    let end = load.atEnd ? "forward" : "backward"
    isHalted = false
    let brings = load.rank > 0 || !page.ids.allSatisfy(ids.contains)
    for name in ["forward", "backward"] {
      used[name] = nil
      sawEmptyPage.remove(name)
    }
    for gap in parts.compactMap(\.gap) {
      (used["g\(gap) forward"], used["g\(gap) backward"]) = (nil, nil)
    }
    if let old = parts.firstIndex(where: { $0.token == load.token }) {
      parts[old].ids.removeAll(where: brought.contains)
      if parts[old].ids.isEmpty {
        parts.remove(at: old)
        let next = load.atEnd ? old - 1 : old
        if parts.indices.contains(next), let gap = parts[next].gap {
          parts.remove(at: next)
          forget(gap)
        }
      } else {
        tokens += 1
        parts[old].token = tokens
      }
    }
    let isAtEnd = load.request.key == nil
    let inner = load.atEnd ? page.previous : page.next
    let isMerged = isAtEnd && merges(load.request.intent) && !isOtherList && !ids.isEmpty
    brought = isMerged && inner != nil ? page.ids.filter { !ids.contains($0) } : page.ids
    if isMerged, inner != nil {
      if page.ids.isEmpty { return }
      var seen = load.atEnd ? mirrored(parts) : parts
      let pageIDs = load.atEnd ? page.ids.reversed() : page.ids
      let staying = pageIDs.filter { id in
        ids.contains(id)
          && !later.contains {
            $0.change.id == id && $0.change != .update(id) && isNewer($0.version, page.version)
          }
      }
      if let last = staying.last ?? pageIDs.last(where: ids.contains) {
        seen = covered(seen, through: last, by: pageIDs)
        seen.insert(seenPart(page, load), at: 0)
      } else if configuration.opensGaps {
        gapsSoFar += 1
        seen.insert(Part(gap: gapsSoFar), at: 0)
        seen.insert(seenPart(page, load), at: 0)
      } else if (load.atEnd ? parts.last?.next : parts.first?.previous) == nil {
        replace(page, load, brings)
        seen = load.atEnd ? mirrored(parts) : parts
      } else {
        return
      }
      let gaps = parts.compactMap(\.gap)
      parts = load.atEnd ? mirrored(seen) : seen
      for gap in gaps where index(ofGap: gap) == nil { forget(gap) }
      dropped[end] = 0
    } else {
      replace(page, load, brings)
    }
    if isAtEnd { delivered.insert(end) } else { delivered.remove(end) }
  }

  private func seenPart(_ page: LoadedIDs<String, String>, _ load: Load) -> Part {
    let part = part(page, load.token, page.ids)
    return load.atEnd ? mirrored([part])[0] : part
  }

  /// The list from its end.
  private func mirrored(_ parts: [Part]) -> [Part] {
    parts.reversed().map { part in
      var part = part
      part.ids.reverse()
      (part.previous, part.next) = (part.next, part.previous)
      return part
    }
  }

  /// What is left of a list behind an id, without the ids of a page.
  private func covered(_ parts: [Part], through id: String, by page: [String]) -> [Part] {
    var rest = parts
    while let first = rest.first {
      guard let position = first.ids.firstIndex(of: id) else {
        rest.removeFirst()
        continue
      }
      rest[0].ids.removeFirst(position + 1)
      rest[0].previous = nil
      if rest[0].ids.isEmpty { rest.removeFirst() }
      break
    }
    return rest.map { part in
      var part = part
      part.ids.removeAll(where: page.contains)
      return part
    }
  }

  private mutating func replace(
    _ page: LoadedIDs<String, String>, _ load: Load, _ bringsNew: Bool
  ) {
    for gap in parts.compactMap(\.gap) { forget(gap) }
    parts = [part(page, load.token, page.ids)]
    changeList()
    for name in ["forward", "backward"] {
      failures[name] = nil
      if bringsNew { barren[name] = nil }
      failed.remove(name)
      dropped[name] = nil
      delivered.remove(name)
    }
  }

  private mutating func add(
    _ page: LoadedIDs<String, String>, _ end: LoadDirection, _ index: Int, _ later: [Change]
  ) {
    let token = loads[index].token
    let earlier = parts.filter { $0.token == token }.flatMap(\.ids).count
    parts.removeAll { $0.token == token }
    let unknown = page.ids.filter { !ids.contains($0) }
    for id in page.ids {
      let isChanged = later.contains {
        $0.change.id == id && $0.change != .update(id) && isNewer($0.version, page.version)
      }
      guard !isChanged, let new = page.version else { continue }
      for part in parts.indices {
        if let old = parts[part].version, old < new { parts[part].ids.removeAll { $0 == id } }
      }
    }
    let fresh = page.ids.filter { !ids.contains($0) }
    var part = part(page, token, fresh)
    let name = "\(end)"
    if let key = end == .forward ? part.next : part.previous, used[name, default: []].contains(key)
    {
      out.append(.repeatedKey(LoadToken(token), key))
      if end == .forward { part.next = nil } else { part.previous = nil }
    }
    let outermost = end == .forward ? parts.count - 1 : 0
    if fresh.isEmpty, let gap = parts[outermost].gap {
      // Between pages no more, as what was beyond it was the earlier page of this load.
      parts.remove(at: outermost)
      forget(gap)
    } else {
      switch (end, fresh.isEmpty) {
      case (.forward, true): parts[outermost].next = part.next
      case (.backward, true): parts[outermost].previous = part.previous
      case (.forward, false): parts.append(part)
      case (.backward, false): parts.insert(part, at: 0)
      }
    }
    let reachesEnd = key(end) == nil
    if !unknown.isEmpty { barren[name] = 0 }
    loads[index].bringsNew = !unknown.isEmpty
    if page.ids.isEmpty { sawEmptyPage.insert(name) } else { sawEmptyPage.remove(name) }
    dropped[name] = reachesEnd ? 0 : max(0, (dropped[name] ?? 0) - max(0, unknown.count - earlier))
  }

  private mutating func add(
    _ page: LoadedIDs<String, String>, _ gap: Int, _ direction: LoadDirection, _ index: Int
  ) {
    let token = loads[index].token
    parts.removeAll { $0.token == token }
    guard let place = self.index(ofGap: gap) else { return }
    let beyond =
      direction == .forward
      ? parts[(place + 1)...].flatMap(\.ids) : parts[..<place].flatMap(\.ids)
    var fresh: [String] = []
    var reaches = false
    for id in direction == .forward ? page.ids : page.ids.reversed() {
      if beyond.contains(id) {
        reaches = true
        break
      }
      if !ids.contains(id) { fresh.append(id) }
    }
    if direction == .backward { fresh.reverse() }
    var part = part(page, token, fresh)
    var key = direction == .forward ? page.next : page.previous
    if let repeated = key, used["g\(gap) \(direction)", default: []].contains(repeated) {
      out.append(.repeatedKey(LoadToken(token), repeated))
      key = nil
      if direction == .forward { part.next = nil } else { part.previous = nil }
    }
    if fresh.isEmpty, !parts.indices.contains(direction == .forward ? place - 1 : place + 1) {
      // Between pages no more, as what was beside it is dropped.
      parts.remove(at: place)
      forget(gap)
      return
    }
    switch (direction, fresh.isEmpty) {
    case (.forward, true): parts[place - 1].next = key
    case (.backward, true): parts[place + 1].previous = key
    case (.forward, false): parts.insert(part, at: place)
    case (.backward, false): parts.insert(part, at: place + 1)
    }
    loads[index].closes = reaches || key == nil
  }
}
