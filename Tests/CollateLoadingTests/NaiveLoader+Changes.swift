import Collate

@testable import CollateCore
@testable import CollateLoading

// What becomes of changes.
extension NaiveLoader {
  mutating func change(
    _ new: [LoadChange<String>], _ version: Int?, _ origin: LoadChangeOrigin
  ) {
    var candidates: [String] = []
    for change in new {
      // What is inserted or moved in a list is nowhere in the one that is loaded in its place.
      let isStray = origin == .edit && isOtherList && goesSomewhere(change)
      if !isStray, !loads.isEmpty || !edits.isEmpty {
        let entry = Change(
          change: change, version: version, isOrdered: origin == .feed(isOrdered: true),
          isMissed: isMissed(change, version))
        changes.append(entry)
      }
      // The other list's own feed waits for that list.
      switch origin {
      case .feed where isFeedOfOtherList: break
      default: if let id = apply(change, version) { candidates.append(id) }
      }
    }
    takeItems(candidates)
    show()
  }

  /// Whether an item that is loaded goes to where nothing is.
  private func isMissed(_ change: LoadChange<String>, _ version: Int?) -> Bool {
    guard case .move(let id, let place) = change,
      let part = parts.first(where: { $0.ids.contains(id) }), isNewer(version, part.version)
    else { return false }
    var other = self
    return !other.put(id, place, version)
  }

  mutating func takeItems(_ candidates: [String]) {
    var result: [String] = []
    for id in candidates where ids.contains(id) && !result.contains(id) { result.append(id) }
    if !result.isEmpty { out.append(.take(result)) }
  }

  /// Takes the items of a page but for those of which changes have newer ones.
  mutating func adopt(_ page: LoadedIDs<String, String>, _ token: Int, _ later: [Change]) {
    let newer = later.compactMap { entry -> String? in
      guard isNewer(entry.version, page.version) else { return nil }
      switch entry.change {
      case .insert(let id, _), .update(let id): return id
      case .delete, .move: return nil
      }
    }
    out.append(.adopt(LoadToken(token), except: page.ids.filter(newer.contains)))
  }

  /// Makes changes again that a page may not know.
  mutating func makeAgain(
    _ later: [Change], _ page: LoadedIDs<String, String>, _ token: Int, lost: [String]
  ) {
    let elsewhere = parts.filter { $0.token != token }.flatMap(\.ids).filter { id in
      let last = later.last { $0.change.id == id && $0.change != .update(id) }
      return last.map { !$0.isMissed } ?? false
    }
    var inserted: [String] = []
    takeItems(
      later.compactMap { entry in
        let id = entry.change.id
        switch entry.change {
        case .move(_, let place) where !page.ids.contains(id):
          let isOld = parts.contains { $0.ids.contains(id) && !isNewer(entry.version, $0.version) }
          let isAgain = lost.contains(id) || inserted.contains(id) && ids.contains(id)
          if isAgain, !isOld, !put(id, place, entry.version), lost.contains(id) {
            _ = apply(.delete(id), entry.version)
          }
          return nil
        // It is where the change has put it.
        case .delete, .move: if elsewhere.contains(id) { return nil }
        case .insert: if !ids.contains(id) { inserted.append(id) }
        case .update: break
        }
        let wanted = apply(entry.change, entry.version)
        return page.ids.contains(id) && !isNewer(entry.version, page.version) ? nil : wanted
      })
  }

  func isNewer(_ version: Int?, _ page: Int?) -> Bool {
    version == nil || page == nil || version ?? 0 > page ?? 0
  }

  /// Makes a change, and returns the id whose item is wanted.
  mutating func apply(_ change: LoadChange<String>, _ version: Int?) -> String? {
    let id = change.id
    if let part = parts.first(where: { $0.ids.contains(id) }), !isNewer(version, part.version) {
      return nil
    }
    switch change {
    case .update: return ids.contains(id) ? id : nil
    case .delete:
      for index in parts.indices { parts[index].ids.removeAll { $0 == id } }
      return nil
    case .insert(_, let place):
      if ids.contains(id) { return id }
      return put(id, place, version) ? id : nil
    case .move(_, let place):
      if ids.contains(id) { _ = put(id, place, version) }
      return nil
    }
  }

  /// Puts an id to a place that is loaded.
  private mutating func put(_ id: String, _ place: LoadPlace<String>, _ version: Int?) -> Bool {
    let target: Int?
    switch place {
    case .first: target = isLoaded(.backward) ? 0 : nil
    case .last: target = isLoaded(.forward) ? parts.count - 1 : nil
    case .before(let other), .after(let other):
      target = other == id ? nil : parts.firstIndex { $0.ids.contains(other) }
    }
    guard let target else { return false }
    if !isNewer(version, parts[target].version) {
      return putBeyond(parts[target], id, place, version)
    }
    for index in parts.indices { parts[index].ids.removeAll { $0 == id } }
    switch place {
    case .first: parts[target].ids.insert(id, at: 0)
    case .last: parts[target].ids.append(id)
    case .before(let other):
      parts[target].ids.insert(id, at: parts[target].ids.firstIndex(of: other) ?? 0)
    case .after(let other):
      parts[target].ids.insert(id, at: (parts[target].ids.firstIndex(of: other) ?? -1) + 1)
    }
    return true
  }

  /// Puts an id that a newer page does not have to where the older one beside that page begins.
  private mutating func putBeyond(
    _ part: Part, _ id: String, _ place: LoadPlace<String>, _ version: Int?
  ) -> Bool {
    let index = parts.firstIndex { $0.token == part.token && $0.gap == nil } ?? 0
    var isAfter = false
    switch place {
    case .first, .last: return false
    case .before: break
    case .after: isAfter = true
    }
    let other = isAfter ? index + 1 : index - 1
    guard parts.indices.contains(other), parts[other].gap == nil,
      isNewer(version, parts[other].version), parts[other].ids.contains(where: { $0 != id })
    else { return false }
    for index in parts.indices { parts[index].ids.removeAll { $0 == id } }
    parts[other].ids.insert(id, at: isAfter ? 0 : parts[other].ids.count)
    return true
  }

  private func isLoaded(_ end: LoadDirection) -> Bool {
    let name = "\(end)"
    return !parts.isEmpty
      && (delivered.contains(name) || sawEmptyPage.contains(name) || key(end) == nil)
  }
}
