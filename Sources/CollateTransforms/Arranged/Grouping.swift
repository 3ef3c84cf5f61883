import CollateCore

/// The transform of a ``GroupedDataSource``.
final class Grouping<Input: SectionProtocol, Key: Hashable, Output: SectionProtocol>:
  SnapshotTransform
where Output.Item == Input.Item {
  typealias Plan = GroupMap
  typealias Item = Input.Item
  typealias State = TransformState<Input, Output, GroupMap>

  var key: (Item) -> Key {
    didSet { isOutdated = true }
  }

  var order: (Key, Key) -> Bool {
    didSet { isOutdated = true }
  }

  /// The order of the items of each group; if `nil`, that of the base.
  var areInIncreasingOrder: ((Item, Item) -> Bool)? {
    didSet { isDisordered = true }
  }

  /// The keys of groups that are shown without items.
  var pinnedKeys: Set<Key> = [] {
    didSet {
      isDisordered = true
      pinnedGroups = Set(pinnedKeys.map { number(of: $0) })
    }
  }

  /// Returns an item with another key, so that it comes into another group.
  var regroup: ((Item, Key) -> Item?)?

  private let makeSection: (Key, [Item]) -> Output
  private let loops: SpecializedLoops<Output>
  private var pinnedGroups: Set<Int32> = []

  var isOutdated = false

  /// Whether the items of all groups may have another order, or other groups are shown without items.
  private var isDisordered = false

  /// The numbers of the keys that equal themselves: a NaN does not, so it could never be found again.
  private var numbers: [Key: Int32] = [:]
  private var keys: [Int32: Key] = [:]
  private var lastNumber: Int32 = 0

  init(
    key: @escaping (Item) -> Key, order: @escaping (Key, Key) -> Bool,
    items areInIncreasingOrder: ((Item, Item) -> Bool)?,
    section: @escaping (Key, [Item]) -> Output, _ loops: SpecializedLoops<Output>
  ) {
    (self.key, self.order, makeSection, self.loops) = (key, order, section, loops)
    self.areInIncreasingOrder = areInIncreasingOrder
  }
}

// The numbers of groups, and their order.
extension Grouping {
  /// Groups are in an order of their own, and are no sections of the base.
  func baseSectionMove(
    _ section: Int, to destination: Int, at moment: DerivedMoment<Input, Output>
  ) -> BaseSectionMove? { nil }

  var replacesMovedItems: Bool { regroup != nil }

  /// In a single group, the items are in the order of the base.
  var hasOwnOrder: Bool { areInIncreasingOrder != nil || keys.count > 1 }

  func baseMove(
    _ path: ItemPath, to destination: ItemPath, at moment: DerivedMoment<Input, Output>
  ) -> BaseMove<Item>? {
    // In an order of the items, one that is moved would be sorted back.
    guard areInIncreasingOrder == nil, var move = moment.baseMove(path, to: destination) else {
      return nil
    }
    if path.section == destination.section { return move }
    guard let plan = moment.plan as? GroupMap, let key = keys[plan.groups[destination.section]],
      let item = regroup?(moment.input[move.source], key)
    else { return nil }
    if moment.output.itemCount(inSection: destination.section) == 0 {
      move = BaseMove(source: move.source, destination: move.source)
    }
    move.replacement = item
    return move
  }

  /// Returns the number of the group with a key, or `nil` if there is none.
  func group(for key: Key) -> Int32? { numbers[key] }

  private func number(of key: Key) -> Int32 {
    if let number = numbers[key] { return number }
    // A number is never given again, so that it means the same in all states.
    lastNumber += 1
    keys[lastNumber] = key
    if key == key { numbers[key] = lastNumber }
    return lastNumber
  }

  private func forget(_ groups: some Sequence<Int32>) {
    for group in groups {
      if let key = keys.removeValue(forKey: group) { numbers[key] = nil }
    }
  }

  private func precedes(_ one: Int32, _ other: Int32) -> Bool {
    guard let one = keys[one], let other = keys[other] else { return false }
    return order(one, other)
  }

  private func section(_ group: Int32, _ items: [Item]) -> Output {
    guard let key = keys[group] else { preconditionFailure("There is no group \(group)") }
    var section = makeSection(key, items)
    section.items = items
    return section
  }

  /// Returns groups in order.
  ///
  /// Those that stay keep their order, even if the comparison is no order. Groups with the same rank
  /// keep the order in which they were inserted.
  private func ordered(_ groups: Set<Int32>, after shown: [Int32]) -> [Int32] {
    var rest = shown.filter { groups.contains($0) }[...]
    let inserted = groups.subtracting(rest).sorted().sorted { precedes($0, $1) }
    var result: [Int32] = []
    result.reserveCapacity(groups.count)
    for group in inserted {
      while let first = rest.first, !precedes(group, first) {
        result.append(first)
        rest.removeFirst()
      }
      result.append(group)
    }
    return result + rest
  }

  private var arranging: ArrangedItems<Output> { .init(order: areInIncreasingOrder, loops: loops) }

  /// Returns items of the base by their paths, which are ascending.
  private func items(at paths: [ItemPath], in input: Snapshot<Input>) -> [Item] {
    if paths.count == 1 { return [input[paths[0]]] }
    var result: [Item] = []
    result.reserveCapacity(paths.count)
    var position = 0
    while position < paths.count {
      let section = paths[position].section
      let end = paths[position...].firstIndex { $0.section != section } ?? paths.count
      result += loops.picked(
        input.sections[section].items, paths[position..<end].map { Int32($0.item) })
      position = end
    }
    return result
  }
}

// All groups.
extension Grouping {
  func made(from input: Snapshot<Input>) -> (output: Snapshot<Output>, plan: GroupMap) {
    made(
      from: input, groups: input.sections.map { $0.items.map { number(of: key($0)) } }, after: [])
  }

  /// Makes all groups.
  ///
  /// - Parameters:
  ///   - input: The sections of the base.
  ///   - groups: The numbers of the groups of all items.
  ///   - shown: The groups that keep their order.
  /// - Returns: The groups, and where their items are.
  private func made(
    from input: Snapshot<Input>, groups: [[Int32]], after shown: [Int32]
  ) -> (output: Snapshot<Output>, plan: GroupMap) {
    isDisordered = false
    let plan = GroupMap()
    var paths: [Int32: [ItemPath]] = [:]
    var sections: [GroupedSection] = []
    for (index, groups) in groups.enumerated() {
      var section = GroupedSection(number: Int32(index))
      section.items = groups.map { section.item(of: $0) }
      for (item, group) in groups.enumerated() {
        paths[group, default: []].append(ItemPath(section: index, item: item))
      }
      plan.sectionIndices.append(Int32(index))
      sections.append(section)
    }
    plan.groups = ordered(Set(paths.keys).union(pinnedGroups), after: shown)
    forget(Set(keys.keys).subtracting(plan.groups))
    var (output, members): ([Output], [GroupMembers]) = ([], [])
    for group in plan.groups {
      let paths = paths[group] ?? []
      let (handles, items) = arranging.sorted(
        paths.map { sections[$0.section].handle(of: $0.item) }, items(at: paths, in: input))
      members.append(GroupMembers(items: handles))
      output.append(section(group, items))
    }
    (plan.sections, plan.members) = (Snapshot(sections), Snapshot(members))
    return (Snapshot(output), plan)
  }
}

// Those that change.
extension Grouping {
  /// What changes in a group.
  private struct GroupEdit {
    /// The handles of the removed items.
    var removed: [GroupMembers.Item] = []

    /// The paths after of the inserted items, in any order.
    var inserted: [ItemPath] = []

    /// The paths after of those that were replaced by equal ones.
    var replaced: [ItemPath] = []
  }

  func advanced(
    _ state: State, by change: PendingChange, to input: Snapshot<Input>
  ) -> (output: Snapshot<Output>, plan: GroupMap) {
    if isOutdated { return made(from: input) }
    let base = SectionEdits(change, from: state.input, to: input)
    let plan = state.plan
    let edits = regroup(plan, by: base, to: input)
    if isDisordered || edits.count > 64 + plan.groups.count / 8 || plan.isWasteful(base.touched) {
      let groups = plan.sections.sections.map { $0.items.map(\.group) }
      return made(from: input, groups: groups, after: plan.groups)
    }
    var output = state.output
    var baseOrder = BaseOrder(plan)
    var emptied: [Int] = []
    var inserted: [Int32] = []
    let places =
      edits.count < 16
      ? [:] : Dictionary(uniqueKeysWithValues: plan.groups.enumerated().map { ($1, $0) })
    for (group, edit) in edits {
      guard let section = places.isEmpty ? plan.section(ofGroup: group) : places[group] else {
        inserted.append(group)
        continue
      }
      let arranged = arranged(
        edit, from: plan.members.sections[section], output.sections[section].items, in: plan, input,
        by: &baseOrder)
      plan.members.modifySection(section) { $0.items = arranged.origins }
      if arranged.items.isEmpty && !pinnedGroups.contains(group) {
        emptied.append(section)
      } else {
        let made = self.section(group, arranged.items)
        output.modifySection(section) { $0 = made }
      }
    }
    forget(emptied.map { plan.groups[$0] })
    for section in emptied.sorted().reversed() {
      output.replaceSections(section..<section + 1, with: [])
      plan.members.replaceSections(section..<section + 1, with: [])
      plan.groups.remove(at: section)
    }
    for group in inserted.sorted() {
      var (low, high) = (0, plan.groups.count)
      while low < high {
        let middle = (low + high) / 2
        if precedes(group, plan.groups[middle]) { high = middle } else { low = middle + 1 }
      }
      let arranged = arranged(
        edits[group] ?? GroupEdit(), from: GroupMembers(), [], in: plan, input, by: &baseOrder)
      output.replaceSections(low..<low, with: [section(group, arranged.items)])
      plan.members.replaceSections(low..<low, with: [GroupMembers(items: arranged.origins)])
      plan.groups.insert(group, at: low)
    }
    return (output, plan)
  }

  /// Returns the items of a group after a change, with their handles.
  private func arranged(
    _ edit: GroupEdit, from members: GroupMembers, _ items: [Item], in plan: GroupMap,
    _ input: Snapshot<Input>, by baseOrder: inout BaseOrder
  ) -> (origins: [GroupMembers.Item], items: [Item]) {
    let paths = edit.inserted.sorted()
    let handles = paths.map { plan.sections.sections[$0.section].handle(of: $0.item) }
    let old = members.items
    var arranged = arranging.replacing(
      members.positions(of: edit.removed), in: (old, items),
      by: (handles, self.items(at: paths, in: input))
    ) { baseOrder.isAbove(old[$0], $1) }
    if edit.replaced.isEmpty { return arranged }
    // The new value of an equal item is shown where the old one was.
    var replaced: [GroupMembers.Item: ItemPath] = [:]
    for path in edit.replaced {
      replaced[plan.sections.sections[path.section].handle(of: path.item)] = path
    }
    for (position, handle) in arranged.origins.enumerated() {
      if let path = replaced[handle] { arranged.items[position] = input[path] }
    }
    return arranged
  }

  /// Gives the items of the base their groups after a change.
  ///
  /// - Returns: What changes in each group.
  private func regroup(
    _ plan: GroupMap, by edits: SectionEdits, to input: Snapshot<Input>
  ) -> [Int32: GroupEdit] {
    var result: [Int32: GroupEdit] = [:]
    let (change, old) = (edits.change, plan.sections)
    func removeItems(_ items: some Sequence<Int>, of origin: Int) {
      let section = old.sections[origin]
      for item in items {
        result[section.items[item].group, default: GroupEdit()].removed
          .append(section.handle(of: item))
      }
    }
    // All items of sections that moved have another place, too.
    let moved = Set(change.leavingSections)
    for origin in moved { removeItems(0..<old.itemCount(inSection: origin), of: origin) }
    if change.changesSections {
      let entering = change.enteringSections
      plan.sections.replaceSections(
        change.leavingSections,
        with: entering.map { index in
          change.sectionBefore(index).map { old.sections[$0] }
            ?? GroupedSection(number: plan.nextSectionNumber())
        }, at: entering)
      plan.indexSections()
    }
    for index in (edits.touched + change.enteringSections).sortedWithoutRepeats() {
      let origin = change.sectionBefore(index)
      let edit = edits.edit(of: index, from: origin, in: Input.self)
      var section = plan.sections.sections[index]
      let base = input.sections[index]
      let isWhole = origin.map(moved.contains) ?? true
      if let origin, !isWhole { removeItems(edit.lost, of: origin) }
      // An item stays in its group, wherever it goes, if it is not updated.
      section.items = edit.carrying(origin.map { _ in section.items }, count: base.itemCount) {
        item, partner in
        let group = partner.map { old.sections[$0.section].items[$0.item].group }
        return section.item(of: group ?? number(of: key(base.item(at: item))))
      }
      for item in isWhole ? Array(0..<base.itemCount) : edit.changed {
        result[section.items[item].group, default: GroupEdit()].inserted
          .append(ItemPath(section: index, item: item))
      }
      for item in edit.replaced {
        result[section.items[item].group, default: GroupEdit()].replaced
          .append(ItemPath(section: index, item: item))
      }
      plan.sections.modifySection(index) { $0 = section }
    }
    return result
  }
}
