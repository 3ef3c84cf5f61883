package import Collate

/// The canonical batch between two lists of things with names, found by trying everything.
///
/// Names must be unique on each side. The search is exponential, so keep sections short.
package struct NaiveDifference<Name: Hashable> {
  package struct Section {
    package var name: Name
    package var content: Int
    package var items: [(name: Name, content: Int)]

    package init(name: Name, content: Int = 0, items: [(name: Name, content: Int)]) {
      self.name = name
      self.content = content
      self.items = items
    }
  }

  private let before: [Section]
  private let after: [Section]

  package init(from before: [Section], to after: [Section]) {
    self.before = before
    self.after = after
  }

  package var batch: ChangeBatch {
    var deletes: [BeforeSection] = []
    var inserts: [AfterSection] = []
    var updates: [ChangeBatch.SectionPair] = []
    var places: [Name: (section: Int, item: Int)] = [:]
    var pairs: [(before: Int, after: Int)] = []
    for (number, section) in before.enumerated() {
      guard let target = after.firstIndex(where: { $0.name == section.name }) else {
        deletes.append(BeforeSection(number))
        continue
      }
      pairs.append((number, target))
      for (item, element) in section.items.enumerated() { places[element.name] = (number, item) }
      if section.content != after[target].content {
        updates.append(.init(BeforeSection(number), AfterSection(target)))
      }
    }
    for (number, section) in after.enumerated()
    where !before.contains(where: { $0.name == section.name }) {
      inserts.append(AfterSection(number))
    }
    var itemDeletes = Set(places.values.map { BeforePath(section: $0.section, item: $0.item) })
    var itemInserts: [AfterPath] = []
    var itemMoves: [ChangeBatch.ItemPair] = []
    var itemUpdates: [ChangeBatch.ItemPair] = []
    for (origin, target) in pairs {
      var resting: [(before: Int, after: Int)] = []
      for (item, element) in after[target].items.enumerated() {
        let end = AfterPath(section: target, item: item)
        guard let place = places[element.name] else {
          itemInserts.append(end)
          continue
        }
        let start = BeforePath(section: place.section, item: place.item)
        itemDeletes.remove(start)
        if before[place.section].items[place.item].content != element.content {
          itemUpdates.append(.init(start, end))
        }
        if place.section == origin {
          resting.append((place.item, item))
        } else {
          itemMoves.append(.init(start, end))
        }
      }
      for move in Self.moves(of: resting, countsEqualNumbers: origin == target) {
        itemMoves.append(
          .init(
            BeforePath(section: origin, item: move.before),
            AfterPath(section: target, item: move.after)))
      }
    }
    return ChangeBatch(
      sectionDeletes: deletes,
      sectionInserts: inserts,
      sectionMoves: Self.moves(of: pairs, countsEqualNumbers: true).map {
        .init(BeforeSection($0.before), AfterSection($0.after))
      },
      sectionUpdates: updates,
      itemDeletes: Array(itemDeletes),
      itemInserts: itemInserts,
      itemMoves: itemMoves,
      itemUpdates: itemUpdates)
  }

  /// Returns the pairs that have to move: all but the best set of resting ones.
  private static func moves(
    of pairs: [(before: Int, after: Int)], countsEqualNumbers: Bool
  ) -> [(before: Int, after: Int)] {
    let pairs = pairs.sorted { $0.before < $1.before }
    var best: (kept: [Int], equal: Int) = ([], .max)
    for choice in 0..<(1 << pairs.count) {
      let kept = pairs.indices.filter { choice >> $0 & 1 == 1 }
      guard zip(kept, kept.dropFirst()).allSatisfy({ pairs[$0].after < pairs[$1].after }) else {
        continue
      }
      let equal =
        countsEqualNumbers
        ? pairs.indices.count { !kept.contains($0) && pairs[$0].before == pairs[$0].after } : 0
      if kept.count > best.kept.count
        || kept.count == best.kept.count
          && (equal < best.equal
            || equal == best.equal && kept.lexicographicallyPrecedes(best.kept))
      {
        best = (kept, equal)
      }
    }
    return pairs.indices.filter { !best.kept.contains($0) }.map { pairs[$0] }
  }
}

extension NaiveDifference where Name == Character {
  package init(from before: [Shelf], to after: [Shelf]) {
    func sections(_ shelves: [Shelf]) -> [Section] {
      shelves.map { shelf in
        Section(
          name: shelf.id, content: shelf.title, items: shelf.items.map { ($0.id, $0.edition) })
      }
    }
    self.init(from: sections(before), to: sections(after))
  }
}
