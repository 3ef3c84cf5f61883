/// The steps in which an arrangement is made from the one before.
@MainActor
struct ArrangementPass<Rule: Grouping> {
  typealias Input = Rule.Input
  typealias Output = Rule.Output
  typealias State = TransformState<Input, Output, Arrangement>

  /// An item that comes into a group.
  struct Member {
    let handle: ItemHandle
    let item: Input.Item
  }

  private let rule: Rule
  private let order: ((Input.Item, Input.Item) -> Bool)?
  private let loops: ItemLoops<Input.Item>
  private let input: Snapshot<Input>
  private let change: PendingChange

  /// The arrangement before, and the sections made by it.
  private let old: Arrangement
  private let oldOutput: Snapshot<Output>

  /// The arrangement after, as far as it is made.
  private var new: Arrangement

  /// The sections that are touched, also by what is equal.
  private let touched: Set<Int>

  /// Whether there was no arrangement before.
  private let isFirst: Bool

  /// The items that are taken out of groups, and those that come into them.
  private var gone: [Int: [ItemHandle]] = [:]
  private var came: [Int: [ItemPath]] = [:]

  /// The labels that replace others, by the serial numbers of their sections.
  private var renamed: [Int32: [Int64: Int64]] = [:]

  /// The items that are updated, by their sections after.
  private let updates: [Int: [ChangeBatch.ItemPair]]

  /// The items that are replaced, also by equal ones.
  private var replaced: [(before: ItemPath, after: ItemPath)]

  /// The items that stay where they are, but have been replaced by equal ones.
  private var renewed: [ItemPath] = []

  /// The same, by their groups.
  private var renewedHandles: [Int: [ItemHandle: ItemPath]] = [:]

  /// Creates the steps for sections that were not arranged yet.
  init(_ arranging: Arranging<Rule>, input: Snapshot<Input>, version: Int) {
    let all = Relation(inserts: input.sections.indices.map { .sectionNumber($0) })
    self.init(
      arranging, input: input, change: PendingChange(.init(sections: all)),
      touched: Set(input.sections.indices), old: Arrangement(version: version),
      oldOutput: Snapshot(), isFirst: true)
  }

  /// Creates the steps for a change of the base.
  init(
    _ arranging: Arranging<Rule>, input: Snapshot<Input>, version: Int, change: PendingChange,
    from state: State
  ) {
    let (resolved, touched) = state.resolving(change, to: input)
    self.init(
      arranging, input: input, change: resolved, touched: touched, old: state.plan,
      oldOutput: state.output, isFirst: false)
    new.version = version
    for pair in change.itemUpdates { replaced.append((pair.before.path, pair.after.path)) }
    renewed = state.silentlyReplacedItems(by: change, to: input).map { $0.after }
  }

  private init(
    _ arranging: Arranging<Rule>, input: Snapshot<Input>, change: PendingChange,
    touched: Set<Int>, old: Arrangement, oldOutput: Snapshot<Output>, isFirst: Bool
  ) {
    (rule, order) = (arranging.rule, arranging.areInIncreasingOrder)
    loops = arranging.loops
    (self.input, self.change, self.touched) = (input, change, touched)
    (self.old, self.oldOutput) = (old, oldOutput)
    self.isFirst = isFirst
    new = old
    updates = Dictionary(grouping: change.itemUpdates) { $0.after.section }
    replaced = change.itemUpdates.map { ($0.before.path, $0.after.path) }
  }

  /// Returns the sections after, and their arrangement.
  mutating func run() -> (output: Snapshot<Output>, plan: Arrangement) {
    placeItems()
    collectItems()
    return (arrangedOutput(), new)
  }
}

extension ArrangementPass {
  /// Gives each item of the base a handle and a group.
  private mutating func placeItems() {
    guard change.changesSections else {
      for section in touched {
        let content = arranged(section, from: section, serial: old.origins.sections[section].serial)
        new.origins.modifySection(section) { $0 = content }
      }
      return
    }
    let origins = input.sections.indices.map { change.sectionBefore($0) }
    var serials = origins.map { origin in origin.map { old.origins.sections[$0].serial } }
    let used = Set(serials.lazy.compactMap(\.self))
    var unused = (0...).lazy.filter { !used.contains($0) }.makeIterator()
    for section in serials.indices where serials[section] == nil {
      serials[section] = unused.next()
    }
    new.origins = Snapshot(
      zip(origins, serials).enumerated().map { section, place in
        let (origin, serial) = place
        if let origin, !touched.contains(section) { return old.origins.sections[origin] }
        return arranged(section, from: origin, serial: serial ?? 0)
      })
    let count = new.origins.sections.map { Int($0.serial) + 1 }.max() ?? 0
    new.sectionIndices = Array(repeating: -1, count: count)
    for (index, section) in new.origins.sections.enumerated() {
      new.sectionIndices[Int(section.serial)] = index
    }
  }

  /// Returns the handles and groups of the items of a section.
  private mutating func arranged(
    _ section: Int, from origin: Int?, serial: Int32
  ) -> ArrangedSection {
    let (items, parts) = (input.sections[section].items, change.parts)
    let (old, rule) = (old, rule)
    var result = ArrangedSection(serial: serial, items: [])
    result.items = parts.items.carrying(
      origin.map { old.origins.sections[$0].items } ?? [], from: origin, to: section,
      count: items.count
    ) { path, before in
      var group = serial
      if rule.mixesSections {
        group = Int32(before.map { old.group(at: $0) } ?? rule.group(of: items[path.item]))
      }
      return .init(label: .min, group: group)
    }
    if rule.mixesSections {
      for pair in updates[section] ?? [] {
        result.items[pair.after.item].group = Int32(rule.group(of: items[pair.after.item]))
      }
    }
    let names = result.giveLabels()
    if !names.isEmpty { renamed[serial] = names }
    return result
  }

  /// Collects the items that leave groups, and those that come into them: all of them if they may be in
  /// another place.
  private mutating func collectItems() {
    if new.version != old.version {
      for section in new.origins.sections.indices {
        for path in new.origins.paths(inSection: section) {
          came[new.group(at: path), default: []].append(path)
        }
      }
      return
    }
    let parts = change.parts
    var (before, after) = (parts.items.before, parts.items.after)
    for pair in replaced {
      before.append(pair.before)
      after.append(pair.after)
    }
    for section in parts.sections.deletes { before += old.origins.paths(inSection: section.item) }
    for section in parts.sections.inserts { after += new.origins.paths(inSection: section.item) }
    if rule.mixesSections {
      // The items of a section that moves come before or after others with the same rank.
      for pair in parts.sections.pairs {
        before += old.origins.paths(inSection: pair.before.item)
        after += new.origins.paths(inSection: pair.after.item)
      }
    }
    for path in before.sortedWithoutRepeats() {
      gone[old.group(at: path), default: []].append(old.handle(at: path))
    }
    for path in after.sortedWithoutRepeats() {
      came[new.group(at: path), default: []].append(path)
    }
    for path in renewed {
      renewedHandles[new.group(at: path), default: [:]][new.handle(at: path)] = path
    }
  }
}

extension ArrangementPass {
  /// Makes the groups that are affected, and returns the sections of all.
  private mutating func arrangedOutput() -> Snapshot<Output> {
    var changed: [Int: (handles: [ItemHandle], items: [Input.Item])] = [:]
    for group in affectedGroups { changed[group] = arranged(group) }
    let emptied = changed.contains { $0.value.handles.isEmpty }
    let isNew = changed.keys.contains { old.groupIndices[$0] == nil }
    if !isFirst && !isNew && !rule.changesGroups(by: change, touched: touched, empties: emptied) {
      var output = oldOutput
      for (group, content) in changed {
        guard let section = old.groupIndices[group] else { continue }
        let made = self.section(ofGroup: group, content.items)
        output.modifySection(section) { $0 = made }
        new.groups.modifySection(section) { $0.items = content.handles }
      }
      return output
    }
    let groups = rule.groups(
      after: old.groups.sections.map(\.number), changed: changed.keys.sorted(), input: input,
      serials: new.origins.sections.map { Int($0.serial) }
    ) { group in
      if let content = changed[group] { return content.handles.isEmpty }
      return old.groupIndices[group].map { old.groups.sections[$0].items.isEmpty } ?? true
    }
    new.groupIndices = Dictionary(
      uniqueKeysWithValues: groups.enumerated().map { ($0.element, $0.offset) })
    new.groups = Snapshot(
      groups.map { group in
        ArrangedGroup(
          number: group,
          items: changed[group]?.handles ?? old.groupIndices[group].map {
            Array(old.groups.sections[$0].items)
          } ?? [])
      })
    return Snapshot(
      groups.map { group in
        if changed[group] == nil, let section = old.groupIndices[group] {
          return oldOutput.sections[section]
        }
        return self.section(ofGroup: group, changed[group]?.items ?? [])
      })
  }

  /// The numbers of the groups that are not as before.
  private var affectedGroups: Set<Int> {
    var result = Set(gone.keys).union(came.keys)
    if !renewedHandles.isEmpty { result.formUnion(renewedHandles.keys) }
    if new.version != old.version { result.formUnion(old.groupIndices.keys) }
    for serial in renamed.keys {
      let section = new.origins.sections[new.sectionIndices[Int(serial)]]
      result.formUnion(section.items.lazy.map { Int($0.group) })
    }
    if !rule.mixesSections {
      result.formUnion(touched.lazy.map { Int(new.origins.sections[$0].serial) })
    }
    return result
  }

  private func section(ofGroup group: Int, _ items: [Input.Item]) -> Output {
    rule.section(
      ofGroup: group, items: items,
      base: rule.mixesSections ? nil : input.sections[new.sectionIndices[group]])
  }

  /// Returns the items of a group, in order.
  private func arranged(_ group: Int) -> (handles: [ItemHandle], items: [Input.Item]) {
    let sorted = sorted(came[group] ?? [])
    guard new.version == old.version, let section = old.groupIndices[group] else { return sorted }
    let (before, items) = (old.groups.sections[section], oldOutput.sections[section].items)
    let removed = before.positions(of: gone[group] ?? []).sorted()
    let handles = renamed.isEmpty ? Array(before.items) : before.items.map { name(of: $0) }
    let members = zip(sorted.handles, sorted.items).map { Member(handle: $0, item: $1) }
    let kept = KeptMembers(handles: handles, items: items, removed: removed)
    let ranks = ranks(of: members, among: kept)
    var result = (
      handles: handles.replacing(removed, by: members.lazy.map(\.handle), at: ranks),
      items: items.replacing(removed, by: members.lazy.map(\.item), at: ranks)
    )
    if let renewed = renewedHandles[group] {
      for (position, handle) in result.handles.enumerated() {
        if let path = renewed[handle] { result.items[position] = input[path] }
      }
    }
    return result
  }

  private func name(of handle: ItemHandle) -> ItemHandle {
    guard let label = renamed[handle.section]?[handle.label] else { return handle }
    return ItemHandle(section: handle.section, label: label)
  }

  /// Returns items of the base in the order of a group.
  ///
  /// - Parameter paths: The paths in the base, ascending.
  /// - Returns: The handles of the items, and the items.
  private func sorted(_ paths: [ItemPath]) -> (handles: [ItemHandle], items: [Input.Item]) {
    let (handles, items) = (new.handles(at: paths), items(at: paths))
    guard let order else { return (handles, items) }
    let indices = loops.sorted(items, order)
    return (ItemLoops().picked(handles, indices), loops.picked(items, indices))
  }

  /// Returns the items at paths of the base, which are ascending.
  private func items(at paths: [ItemPath]) -> [Input.Item] {
    var result: [Input.Item] = []
    var rest = paths[...]
    while let section = rest.first?.section {
      let end = rest.firstIndex { $0.section != section } ?? rest.endIndex
      result += loops.picked(input.sections[section].items, rest[..<end].map { Int32($0.item) })
      rest = rest[end...]
    }
    return result
  }

  /// Returns for each of these sorted items how many of those that are kept precede it, ascending.
  ///
  /// Those that are kept keep their order, even if the comparison is no order.
  ///
  /// - Complexity: O(*m* log *n*), but at most O(*m* + *n*), with two comparisons for each step.
  private func ranks(of members: [Member], among kept: KeptMembers) -> [Int] {
    var ranks: [Int] = []
    ranks.reserveCapacity(members.count)
    var rank = 0
    let isMerge = members.count * (Int.bitWidth - kept.count.leadingZeroBitCount) > kept.count
    for member in members {
      if isMerge {
        while rank < kept.count, precedes(kept[rank], member) { rank += 1 }
      } else {
        var high = kept.count
        while rank < high {
          let middle = rank + (high - rank) / 2
          if precedes(kept[middle], member) { rank = middle + 1 } else { high = middle }
        }
      }
      ranks.append(rank)
    }
    return ranks
  }

  private func precedes(_ one: Member, _ other: Member) -> Bool {
    if let order {
      if order(one.item, other.item) { return true }
      if order(other.item, one.item) { return false }
    }
    return new.precedes(one.handle, other.handle)
  }

  /// The items of a group that stay where they are.
  private struct KeptMembers {
    let handles: [ItemHandle]
    let items: [Input.Item]

    /// The positions of the items that leave the group, ascending.
    let removed: [Int]

    var count: Int { handles.count - removed.count }

    subscript(rank: Int) -> Member {
      let position = removed.position(ofRemaining: rank) { $0 }
      return Member(handle: handles[position], item: items[position])
    }
  }
}
