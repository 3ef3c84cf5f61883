import Collate
import TestSupport

extension RandomWorld {
  /// Returns ids that a source may use for new sections or items.
  private func freeIDs(of node: Int, sections: Bool, _ random: inout SeededGenerator) -> [Int] {
    func ids(_ trays: [Tray]) -> [Int] {
      sections ? trays.map(\.id) : trays.flatMap { $0.items.map(\.id) }
    }
    let count = sections ? 4 : 8
    switch self.ids {
    case .separate:
      let used = Set(trays.values.flatMap(ids))
      return (node * count..<(node + 1) * count).filter { !used.contains($0) }
        .shuffled(using: &random)
    case .overlapping:
      let used = Set(ids(trays[node, default: []]))
      return (0..<count).filter { !used.contains($0) }.shuffled(using: &random)
    case .repeated:
      return (0..<4).map { _ in random.below(3) }
    }
  }

  func setTrays(of node: Int, _ random: inout SeededGenerator) {
    trays[node] = []
    var items = freeIDs(of: node, sections: false, &random)[...]
    trays[node] = freeIDs(of: node, sections: true, &random).prefix(random.below(4)).map { id in
      let count = random.below(4)
      defer { items = items.dropFirst(count) }
      return Tray(
        id: id, look: random.below(2),
        items: items.prefix(count).map { Row(id: $0, look: random.below(2)) })
    }
    switch kinds[node] {
    case .array(let source): source.sections = trays[node, default: []]
    case .storeless(let source): source.change(to: trays[node, default: []])
    default: break
    }
    note("set \(node) to \(trays[node, default: []])")
  }

  /// Changes something, inside of a transaction.
  func edit(_ random: inout SeededGenerator) {
    if random.oneIn(4) { return editSlots(&random) }
    let leaves = trays.keys.sorted()
    let node = leaves[random.below(leaves.count)]
    guard case .array(let source) = kinds[node], !random.oneIn(14) else {
      return setTrays(of: node, &random)
    }
    let before = trays[node, default: []]
    editSections(of: node, source, &random)
    note("edited \(node), \(before) to \(trays[node, default: []])")
  }

  private func editSections(
    of node: Int, _ source: ArrayDataSource<Tray>, _ random: inout SeededGenerator
  ) {
    var sections = trays[node, default: []]
    defer { trays[node] = sections }
    let choice = random.below(12)
    if choice == 0 || sections.isEmpty {
      guard let id = freeIDs(of: node, sections: true, &random).first else { return }
      let items = freeIDs(of: node, sections: false, &random).prefix(random.below(3))
      let tray = Tray(id: id, look: 0, items: items.map { Row(id: $0, look: 0) })
      let index = random.below(sections.count + 1)
      source.insertSection(tray, at: index)
      sections.insert(tray, at: index)
      return
    }
    let section = random.below(sections.count)
    let count = sections[section].items.count
    let item = random.below(count)
    switch choice {
    case 1:
      source.removeSection(at: section)
      sections.remove(at: section)
    case 2:
      let target = random.below(sections.count)
      source.moveSection(at: section, to: target)
      sections.insert(sections.remove(at: section), at: target)
    case 3:
      var tray = sections[section]
      tray.look = random.below(2)
      tray.items.shuffle(using: &random)
      if let id = freeIDs(of: node, sections: true, &random).first, random.oneIn(3) {
        tray = Tray(id: id, look: tray.look, items: tray.items)
      }
      source.replaceSection(at: section, with: tray)
      sections[section] = tray
    case 4, 5:
      let rows = freeIDs(of: node, sections: false, &random).prefix(1 + random.below(2))
        .map { Row(id: $0, look: random.below(2)) }
      let index = random.below(count + 1)
      source.insertItems(rows, at: ItemPath(section: section, item: index))
      sections[section].items.insert(contentsOf: rows, at: index)
    case _ where count == 0: break
    case 6:
      source.removeItem(at: ItemPath(section: section, item: item))
      sections[section].items.remove(at: item)
    case 7:
      let id = random.oneIn(4) ? freeIDs(of: node, sections: false, &random).first : nil
      let row = Row(id: id ?? sections[section].items[item].id, look: random.below(2))
      source.replaceItem(at: ItemPath(section: section, item: item), with: row)
      sections[section].items[item] = row
    case 8, 9: transfer(from: node, source, &sections, section, item, &random)
    default:
      let other = random.below(sections.count)
      let row = sections[section].items.remove(at: item)
      let target = random.below(sections[other].items.count + 1)
      sections[other].items.insert(row, at: target)
      source.moveItem(
        at: ItemPath(section: section, item: item), to: ItemPath(section: other, item: target))
    }
  }

  /// Moves an item to another source that has none with its id.
  private func transfer(
    from node: Int, _ source: ArrayDataSource<Tray>, _ sections: inout [Tray], _ section: Int,
    _ item: Int, _ random: inout SeededGenerator
  ) {
    let row = sections[section].items[item]
    for (other, trays) in trays.sorted(by: { $0.key < $1.key }) where other != node {
      guard case .array(let target) = kinds[other], !trays.isEmpty,
        ids == .repeated || !trays.contains(where: { $0.items.contains { $0.id == row.id } })
      else { continue }
      let path = ItemPath(section: random.below(trays.count), item: 0)
      let isRemovedFirst = random.oneIn(2)
      if isRemovedFirst { source.removeItem(at: ItemPath(section: section, item: item)) }
      target.insertItem(row, at: path)
      if !isRemovedFirst { source.removeItem(at: ItemPath(section: section, item: item)) }
      sections[section].items.remove(at: item)
      self.trays[other]?[path.section].items.insert(row, at: 0)
      note("transferred \(row) from \(node) to \(other)")
      return
    }
  }

  func editSlots(_ random: inout SeededGenerator) {
    let composites = children.keys.sorted()
    let node = composites[random.below(composites.count)]
    guard case .composite(let composite) = kinds[node] else { return }
    let slots = children[node, default: []]
    func other() -> Int { node + 1 + random.below(kinds.count - node - 1) }
    if node == 0, crowd > 3, random.oneIn(3) { return crowdIn(composite, &random) }
    let choice = random.below(slots.count > (node == 0 ? crowd : 3) ? 6 : 9)
    guard choice < 6, !slots.isEmpty else {
      return insert(other(), into: node, composite, at: random.below(slots.count + 1), &random)
    }
    let index = random.below(slots.count)
    let (child, target) = (slots[index], random.below(slots.count))
    func replace(with node: Int) {
      composite.replace(child.slot, with: sources[node])
      note("replaced slot \(child.key), \(child.node) by \(node)")
    }
    func move(to target: Int) {
      composite.move(child.slot, to: target)
      children[node]?.remove(at: index)
      children[node]?.insert(child, at: target)
      note("moved slot \(child.key) to \(target)")
    }
    func put(_ new: Int) {
      guard let index = children[node]?.firstIndex(where: { $0.key == child.key }) else { return }
      children[node]?[index].node = new
      nodes[child.key] = new
    }
    switch choice {
    case 0, 1:
      composite.remove(child.slot)
      children[node]?.remove(at: index)
      nodes[child.key] = nil
      note("removed slot \(child.key)")
      if choice == 1 { insert(child.node, into: node, composite, at: index, &random) }
    case 2: move(to: target)
    case 3:
      let new = other()
      replace(with: new)
      put(new)
    case 4:
      replace(with: other())
      if random.oneIn(2) { move(to: target) }
      replace(with: child.node)
    default:
      let new = other()
      move(to: target)
      replace(with: new)
      put(new)
    }
  }

  /// Changes many slots of the first composite at one place.
  private func crowdIn(_ composite: Composite, _ random: inout SeededGenerator) {
    let count = children[0, default: []].count
    let (place, times) = (random.below(count), random.below(50))
    let isFull = count > crowd
    let choice = random.below(3)
    for _ in 0..<times {
      let slots = children[0, default: []]
      if choice == 0, slots.count > 1 {
        let (origin, target) = (slots.count - 1, min(place, slots.count - 1))
        composite.move(slots[origin].slot, to: target)
        children[0]?.remove(at: origin)
        children[0]?.insert(slots[origin], at: target)
      } else if isFull, slots.count > 1 {
        let index = min(place, slots.count - 1)
        composite.remove(slots[index].slot)
        children[0]?.remove(at: index)
        nodes[slots[index].key] = nil
      } else if !isFull {
        // Mostly sources without slots, so that the number of sections remains small.
        let leaves = trays.keys.sorted()
        insert(leaves[random.below(leaves.count)], into: 0, composite, at: place, &random)
      }
    }
    note("crowd \(choice) of \(count) at \(place), \(times) times")
  }

  private func insert(
    _ new: Int, into node: Int, _ composite: Composite, at index: Int,
    _ random: inout SeededGenerator
  ) {
    let group = random.oneIn(3) ? nil : random.oneIn(4) ? 1 : 0
    lastKey += 1
    let slot = composite.insert(
      sources[new], at: index, sharing: group.map { IdentityGroup("group \($0)") })
    children[node]?.insert(
      Child(slot: slot, key: lastKey, group: group, node: new), at: index)
    nodes[lastKey] = new
    note("inserted \(new) into \(node) as slot \(lastKey) at \(index), group \(group ?? -1)")
  }
}
