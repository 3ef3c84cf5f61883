import Collate
import TestSupport
import Testing

@testable import CollateCore
@testable import CollateLoading

// Edits that the server makes later, or never.
extension LoadingWorld {
  mutating func beginEdit(_ generator: inout SeededGenerator) {
    if edits.count > 3 { return }
    let changes = (0...generator.below(2)).map { _ in randomChange(&generator) }
    let ids = changes.map(\.ofID.id)
    for id in ids where !edits.contains(where: { $0.changes.contains { $0.ofID.id == id } }) {
      toldSections[id] = rows.first { $0.id == id }?.sectionID
    }
    let number = stage.source.pending.count + 1
    edits.append((PendingEdit(number), changes))
    both(.edited(PendingEdit(number), changes.map(\.ofID))) { source in
      expectEqual(source.applyPending(changes), PendingEdit(number))
    }
  }

  mutating func endEdit(_ generator: inout SeededGenerator) {
    if edits.isEmpty { return }
    var index = generator.below(edits.count)
    if generator.oneIn(2) {
      let edit = edits.remove(at: index).edit
      return both(.rolledBack(edit)) { $0.rollBack(edit) }
    }
    // An answer that would wait for older ones comes after these.
    if stage.source.pending.hasToWait(edits[index].edit) { index = 0 }
    var (edit, changes) = edits.remove(at: index)
    edition += 1
    var item: Post?
    if generator.oneIn(2), let id = changes.compactMap(\.item?.id).first {
      let new = Post(id: id, edition: edition)
      item = new
      changes = changes.map { change in
        if change.item?.id != id { return change }
        if case .insert(_, let place, let section) = change {
          return .insert(new, place, section: section)
        }
        return .update(new)
      }
    }
    note(changes)
    both(.confirmed(edit, changes.map(\.ofID), version: nil)) { [item] in
      $0.confirm(edit, as: item)
    }
  }

  /// The section that the last edit says when it inserts an item.
  func pendingSection(_ id: String) -> String? {
    for case .insert(let item, _, let section?) in edits.flatMap(\.changes).reversed()
    where item.id == id {
      return section.id
    }
    return nil
  }

  /// What is shown of an item: what the last edit says, or the server.
  func item(_ id: String) -> Post {
    edits.flatMap(\.changes).compactMap(\.item).last { $0.id == id } ?? items[id]
      ?? Post(id: "missing")
  }
}

// What a person does.
extension LoadingWorld {
  /// Moves, inserts or removes an item by its path.
  mutating func edit(_ generator: inout SeededGenerator) {
    let source = stage.source
    let before = source.snapshot
    let paths = before.sections.indices.flatMap { section in
      (0...before.sections[section].items.count).map { ItemPath(section: section, item: $0) }
    }
    if paths.isEmpty { return }
    let path = paths[generator.below(paths.count)]
    let other = paths[generator.below(paths.count)]
    var items = before.sections.map { $0.items.map(\.id) }
    // What begins to load has a row, and sections of one id that come together are one.
    func content(_ items: [[String]]) -> [String] { items.joined().filter { !$0.hasPrefix("-") } }
    func several(_ isMeant: (ItemPath) -> Bool) -> [ItemPath] {
      Array(paths.filter(isMeant).shuffled(using: &generator).prefix(3))
    }
    func shown() -> [String] { content(source.snapshot.sections.map { $0.items.map(\.id) }) }
    if source.canMoveItem(at: path, to: other), path != other {
      let id = before[path].id
      items[other.section].insert(items[path.section].remove(at: path.item), at: other.item)
      let target = items[other.section]
      let place: LoadPlace<String> =
        other.item > 0 && !target[other.item - 1].hasPrefix("-")
          && !source.pending.places(target[other.item - 1])
        ? .after(target[other.item - 1]) : .before(target[other.item + 1])
      both(.changed([.move(id, place)], version: nil)) { $0.moveItem(at: path, to: other) }
      expectEqual(shown(), content(items), "\(id) \(place)")
      let path = source.path(ofContent: id)
      expectEqual(
        path.map { source.snapshot.sections[$0.section].id }, before.sections[other.section].id)
    } else if source.canReplaceItem(at: path), generator.oneIn(2) {
      edition += 1
      let paths = generator.oneIn(2) ? several(source.canReplaceItem) : [path]
      let items = paths.map { Post(id: before[$0].id, edition: edition) }
      let changes = items.map { ItemChange<PostSection>.update($0) }
      note(changes)
      both(.changed(changes.map(\.ofID), version: nil)) {
        $0.replaceItems(at: paths, with: items)
      }
    } else if source.canRemoveItem(at: path) {
      let paths = generator.oneIn(2) ? several(source.canRemoveItem) : [path]
      let ids = paths.map { before[$0].id }
      both(.changed(ids.map { .delete($0) }, version: nil)) { source in
        if ids.count > 1 { return source.removeItems(at: paths) }
        expectEqual(source.removeItem(at: paths[0]).id, ids[0])
      }
      #expect(!ids.contains { source.contains($0) })
    } else {
      #expect(
        !before.contains(path) || before[path].id.hasPrefix("-")
          || source.pending.places(before[path].id))
      #expect(!source.canMoveItem(at: path))
    }
  }
}
