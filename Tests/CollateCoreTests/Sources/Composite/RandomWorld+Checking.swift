import Collate
import TestSupport

extension RandomWorld {
  /// Whether a source is a composite, or a map of one.
  func isComposite(_ node: Int) -> Bool {
    if case .mapped(let base, _) = kinds[node] { return isComposite(base) }
    return children[node] != nil
  }

  static func unerased(_ snapshot: Snapshot<AnySection>) -> Snapshot<Tray> {
    Snapshot(
      snapshot.sections.map { $0.base as? Tray ?? Tray(id: -1, look: 0, items: []) })
  }

  /// Returns what a source says that the model does not.
  func disagreement(of node: Int, _ random: inout SeededGenerator) -> String? {
    let (source, parts) = (sources[node], parts(of: node))
    // Sometimes a lookup comes before the snapshot, sometimes after it.
    let id = random.below(16)
    let path = random.oneIn(2) ? source.itemPath(of: id) : nil
    let snapshot = source.snapshot
    guard snapshot.sections.elementsEqual(parts.map(\.tray)) else {
      return "\(node) has \(Array(snapshot.sections)), not \(parts.map(\.tray))"
    }
    var right: ItemPath?
    for (section, part) in parts.enumerated() where right == nil {
      right = part.tray.items.firstIndex { $0.id == id }.map {
        ItemPath(section: section, item: $0)
      }
    }
    if let path, path != right { return "\(node) had item \(id) at \(path)" }
    guard source.itemPath(of: id) == right, snapshot.itemPath(of: id) == right else {
      return "\(node) has item \(id) at \(source.itemPath(of: id), default: "nil")"
    }
    for (section, part) in parts.enumerated() {
      let found = snapshot.slotPath(ofSection: section)
      guard found.slots == part.slots else { return "\(node), \(section): \(found.slots)" }
      if !part.slots.isEmpty, found.section != part.section {
        return "\(node), \(section): section \(found.section) of \(found.slots)"
      }
    }
    guard case .composite(let composite) = kinds[node] else { return nil }
    return slotDisagreement(of: node, composite, id: id)
  }

  private func slotDisagreement(of node: Int, _ composite: Composite, id: Int) -> String? {
    let children = children[node, default: []]
    guard composite.slots == children.map(\.slot) else { return "\(node) has \(composite.slots)" }
    var start = 0
    for (index, child) in children.enumerated() {
      let inner = parts(of: child.node)
      guard composite.index(of: child.slot) == index,
        composite.source(in: child.slot) === sources[child.node],
        composite.sections(of: child.slot) == start..<start + inner.count
      else {
        return "\(node): \(child.slot) has \(composite.sections(of: child.slot), default: "nil")"
      }
      for section in inner.indices {
        let location = composite.location(ofSection: start + section)
        guard location == (child.slot, section),
          composite.section(section, in: child.slot) == start + section,
          composite.slotPath(ofSection: start + section).slots == [child.slot]
            + inner[section].slots
        else { return "\(node): section \(start + section) is in \(location)" }
      }
      guard composite.section(inner.count, in: child.slot) == nil else {
        return "\(node): \(child.slot) has a section too many"
      }
      var right: ItemPath?
      for (section, part) in inner.enumerated() where right == nil {
        right = part.tray.items.firstIndex { $0.id == id }
          .map { ItemPath(section: start + section, item: $0) }
      }
      guard composite.itemPath(of: id, in: child.slot) == right else {
        return "\(node): item \(id) in \(child.slot) is not at \(right, default: "nil")"
      }
      start += inner.count
    }
    return nil
  }
}

/// The canonical batch between two lists of sections with identities, found without any cleverness.
@MainActor
struct PartDifference {
  private struct Name: Hashable {
    var scope: Int
    var id: Int
  }

  private typealias Pair = (before: Int, after: Int)

  /// The batch, or `nil` if ids are repeated.
  private(set) var batch: ChangeBatch?

  /// Returns the batch that must be told, or `nil` if ids are repeated.
  ///
  /// What is made of a composite has no slots: elements are the same by their ids alone, so these are
  /// repeated if they are in several slots.
  static func batch(from before: [RandomWorld.Part], to after: [RandomWorld.Part]) -> ChangeBatch? {
    let isMade = (before + after).contains { $0.origin != $0.path }
    if isMade { guard [before, after].allSatisfy(isUnique) else { return nil } }
    return PartDifference(from: before, to: after, matchesByID: isMade).batch
  }

  private static func isUnique(_ parts: [RandomWorld.Part]) -> Bool {
    var (sections, items): (Set<Name>, Set<Name>) = ([], [])
    return parts.allSatisfy { part in
      sections.insert(Name(scope: part.path, id: part.tray.id)).inserted
        && part.tray.items.allSatisfy { items.insert(Name(scope: part.path, id: $0.id)).inserted }
    }
  }

  private init(from before: [RandomWorld.Part], to after: [RandomWorld.Part], matchesByID: Bool) {
    typealias Scope = (RandomWorld.Part) -> Int?
    let sectionScopes: [Scope] = [{ $0.origin }] + (matchesByID ? [{ $0.path }] : [])
    let itemScopes: [Scope] = sectionScopes + [{ $0.scope }]
    func sections(_ parts: [RandomWorld.Part], _ scope: Scope) -> [(Name?, Int)] {
      parts.enumerated().map { section, part in
        (scope(part).map { Name(scope: $0, id: part.tray.id) }, section)
      }
    }
    func items(_ parts: [RandomWorld.Part], _ scope: Scope) -> [(Name?, ItemPath)] {
      parts.enumerated().flatMap { section, part in
        let scope = scope(part)
        return part.tray.items.enumerated().map { item, row in
          (scope.map { Name(scope: $0, id: row.id) }, ItemPath(section: section, item: item))
        }
      }
    }
    guard
      let targets = Self.matched(
        sectionScopes.map { (sections(before, $0), sections(after, $0)) }),
      let ends = Self.matched(itemScopes.map { (items(before, $0), items(after, $0)) })
    else { return }
    let ids = before.indices.map { targets[$0] }
    let isKept = Set(targets.values)
    guard Self.isClear(before, after, ends, isKept: (Set(targets.keys), isKept)) else { return }
    var pairs: [Pair] = []
    for (section, target) in ids.enumerated() { if let target { pairs.append((section, target)) } }
    var (deletes, inserts): ([BeforePath], [AfterPath]) = ([], [])
    var (moves, updates): ([ChangeBatch.ItemPair], [ChangeBatch.ItemPair]) = ([], [])
    var resting: [Int: [Pair]] = [:]
    var arrived: Set<ItemPath> = []
    for (section, part) in before.enumerated() {
      guard let target = ids[section] else { continue }
      for item in part.tray.items.indices {
        let start = BeforePath(section: section, item: item)
        guard let end = ends[start.path], isKept.contains(end.section) else {
          deletes.append(start)
          continue
        }
        arrived.insert(end)
        let pair = ChangeBatch.ItemPair(start, AfterPath(section: end.section, item: end.item))
        if part.tray.items[item] != after[end.section].tray.items[end.item] { updates.append(pair) }
        if end.section == target {
          resting[section, default: []].append((item, end.item))
        } else {
          moves.append(pair)
        }
      }
    }
    for section in isKept {
      for item in after[section].tray.items.indices
      where !arrived.contains(ItemPath(section: section, item: item)) {
        inserts.append(AfterPath(section: section, item: item))
      }
    }
    for (section, target) in pairs {
      let moved = Self.moves(of: resting[section] ?? [], countsEqual: section == target)
      moves += moved.map {
        .init(
          BeforePath(section: section, item: $0.before),
          AfterPath(section: target, item: $0.after))
      }
    }
    batch = ChangeBatch(
      sectionDeletes: ids.indices.filter { ids[$0] == nil }.map { BeforeSection($0) },
      sectionInserts: after.indices.filter { !isKept.contains($0) }.map { AfterSection($0) },
      sectionMoves: Self.moves(of: pairs, countsEqual: true).map {
        .init(BeforeSection($0.before), AfterSection($0.after))
      },
      sectionUpdates: pairs.filter { before[$0.before].tray.look != after[$0.after].tray.look }
        .map { .init(BeforeSection($0.before), AfterSection($0.after)) },
      itemDeletes: deletes, itemInserts: inserts, itemMoves: moves, itemUpdates: updates)
  }

  /// Whether items whose ids are repeated in a group all remain in their slots.
  private static func isClear(
    _ before: [RandomWorld.Part], _ after: [RandomWorld.Part], _ ends: [ItemPath: ItemPath],
    isKept: (before: Set<Int>, after: Set<Int>)
  ) -> Bool {
    let starts = Dictionary(uniqueKeysWithValues: ends.map { ($1, $0) })
    var (repeated, touched): (Set<Name>, Set<Name>) = ([], [])
    func collect(
      _ parts: [RandomWorld.Part], _ others: [ItemPath: ItemPath], _ kept: Set<Int>,
      _ otherKept: Set<Int>
    ) {
      var seen: Set<Name> = []
      for (section, part) in parts.enumerated() {
        guard let scope = part.scope else { continue }
        for (item, row) in part.tray.items.enumerated() {
          let name = Name(scope: scope, id: row.id)
          if !seen.insert(name).inserted { repeated.insert(name) }
          let other = others[ItemPath(section: section, item: item)]
          if !kept.contains(section) || !(other.map { otherKept.contains($0.section) } ?? false) {
            touched.insert(name)
          }
        }
      }
    }
    collect(before, ends, isKept.before, isKept.after)
    collect(after, starts, isKept.after, isKept.before)
    return repeated.isDisjoint(with: touched)
  }

  /// Matches what has the same name, in one scope after the other, or returns `nil` if a name that
  /// is left occurs twice.
  private static func matched<Place: Hashable>(
    _ names: [(before: [(Name?, Place)], after: [(Name?, Place)])]
  ) -> [Place: Place]? {
    var pairs: [Place: Place] = [:]
    var taken: Set<Place> = []
    for (before, after) in names {
      var ends: [Name: Place] = [:]
      for case (let name?, let place) in after where !taken.contains(place) {
        if ends.updateValue(place, forKey: name) != nil { return nil }
      }
      var seen: Set<Name> = []
      for case (let name?, let place) in before where pairs[place] == nil {
        if !seen.insert(name).inserted { return nil }
        guard let end = ends[name] else { continue }
        pairs[place] = end
        taken.insert(end)
      }
    }
    return pairs
  }

  /// Returns the pairs that move: all but the longest chain, of those the one that leaves out the
  /// fewest equal pairs, of those the one that begins first.
  private static func moves(of pairs: [Pair], countsEqual: Bool) -> [Pair] {
    guard pairs.count > 1 else { return [] }
    // The best chain that begins with each pair.
    var best: [(length: Int, equal: Int, next: Int?)] = []
    for (index, pair) in pairs.enumerated().reversed() {
      var (length, equal, next): (Int, Int, Int?) = (0, 0, nil)
      for other in pairs.indices.dropFirst(index + 1) where pairs[other].after > pair.after {
        let found = best[pairs.count - 1 - other]
        if (found.length, found.equal) > (length, equal) {
          (length, equal, next) = (found.length, found.equal, other)
        }
      }
      best.append((length + 1, equal + (countsEqual && pair.before == pair.after ? 1 : 0), next))
    }
    var kept: Set<Int> = []
    var first: Int?
    for index in pairs.indices {
      let found = best[pairs.count - 1 - index]
      guard let current = first.map({ best[pairs.count - 1 - $0] }) else {
        first = index
        continue
      }
      if (found.length, found.equal) > (current.length, current.equal) { first = index }
    }
    while let index = first {
      kept.insert(index)
      first = best[pairs.count - 1 - index].next
    }
    return pairs.indices.filter { !kept.contains($0) }.map { pairs[$0] }
  }
}
