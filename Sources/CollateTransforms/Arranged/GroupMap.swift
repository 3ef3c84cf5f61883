import CollateCore

/// Where the items of a base are in groups.
///
/// Each item of a section of the base has a number that stays the same while others are inserted and removed, so an
/// edit concerns only the section and the groups of the items that it names.
final class GroupMap: TransformPlan {
  /// The items of each section of the base.
  var sections = Snapshot<GroupedSection>()

  /// The index in the base of the section with each number, or -1.
  var sectionIndices: [Int32] = []

  /// The items of each section of the output.
  var members = Snapshot<GroupMembers>()

  /// The number of the group of each section of the output.
  var groups: [Int32] = []
}

/// The items of a section of a base.
struct GroupedSection: SectionProtocol {
  struct Item: Identifiable, Equatable {
    /// The number of the item in its section.
    let number: Int32

    /// The number of its group.
    var group: Int32

    var id: Int32 { number }
  }

  /// The number of the section.
  let number: Int32

  /// The items, in the order of the base.
  var items: [Item] = []

  /// The number of the next inserted item.
  var nextNumber: Int32 = 0

  var id: Int32 { number }

  /// Returns a new item of a group.
  mutating func item(of group: Int32) -> Item {
    nextNumber += 1
    return Item(number: nextNumber - 1, group: group)
  }

  /// Returns the handle of an item.
  func handle(of item: Int) -> GroupMembers.Item {
    GroupMembers.Item(section: number, item: items[item].number)
  }
}

/// The items of a group, in the order of the output.
struct GroupMembers: SectionProtocol {
  /// The name of an item of the base.
  struct Item: Hashable, Identifiable {
    /// The number of its section.
    let section: Int32

    /// The number of the item in its section.
    let item: Int32

    var id: Item { self }
  }

  var items: [Item] = []

  // The groups are distinguished by their indices.
  var id: Int { 0 }
}

extension GroupMembers {
  /// Returns the positions of some items, ascending.
  func positions(of handles: some Collection<Item>) -> [Int] {
    if handles.count <= 4 { return handles.compactMap { items.firstIndex(of: $0) }.sorted() }
    let named = Set(handles)
    return items.indices.filter { named.contains(items[$0]) }
  }
}

extension GroupMap {
  /// Returns the path in the base of the item with a handle.
  ///
  /// - Complexity: O(*n*) in the number of items of the section, of 8 bytes each.
  func path(of handle: GroupMembers.Item) -> ItemPath {
    let section = Int(sectionIndices[Int(handle.section)])
    let item = sections.sections[section].items.firstIndex { $0.number == handle.item }
    return ItemPath(section: section, item: item ?? 0)
  }

  /// Returns the index in the output of a group, or `nil` if it is not shown.
  func section(ofGroup group: Int32) -> Int? { groups.firstIndex(of: group) }

  func owner(of path: ItemPath) -> (path: ItemPath, isAdded: Bool) {
    (self.path(of: members.sections[path.section].items[path.item]), false)
  }

  func outputPath(of path: ItemPath) -> ItemPath? {
    let section = sections.sections[path.section]
    guard let place = self.section(ofGroup: section.items[path.item].group) else { return nil }
    return members.sections[place].items.firstIndex(of: section.handle(of: path.item))
      .map { ItemPath(section: place, item: $0) }
  }

  /// The last section of the base.
  func baseSection(of section: Int) -> Int { max(0, sections.sections.count - 1) }
}

// What a change needs.
extension GroupMap {
  /// Whether many more numbers were given to sections than there are, or very many to items of one of them.
  func isWasteful(_ touched: [Int]) -> Bool {
    sectionIndices.count > 2 * sections.sections.count + 64
      || touched.contains { sections.sections[$0].nextNumber > .max / 2 }
  }

  /// Returns a number for an inserted section.
  func nextSectionNumber() -> Int32 {
    sectionIndices.append(-1)
    return Int32(sectionIndices.count - 1)
  }

  /// Notes the indices of all sections.
  func indexSections() {
    for number in sectionIndices.indices { sectionIndices[number] = -1 }
    for (index, section) in sections.sections.enumerated() {
      sectionIndices[Int(section.number)] = Int32(index)
    }
  }
}

/// The order of the items of a base, for one change of its groups.
struct BaseOrder {
  /// The number of looks through a section after which the places of its items are noted, which takes about as long.
  private static let lookLimit = 256

  /// What is known of a section.
  private struct Places {
    private var lookCount = 0

    /// The index of the item with each number.
    private var indices: [Int32: Int] = [:]

    mutating func isAbove(_ one: Int32, _ other: Int32, in items: [GroupedSection.Item]) -> Bool {
      lookCount += 1
      if lookCount <= BaseOrder.lookLimit {
        // Whichever is found first.
        return items.first { $0.number == one || $0.number == other }?.number == one
      }
      if indices.isEmpty {
        indices.reserveCapacity(items.count)
        for (index, item) in items.enumerated() { indices[item.number] = index }
      }
      return indices[one] ?? 0 < indices[other] ?? 0
    }
  }

  private let plan: GroupMap
  private var places: [Int32: Places] = [:]

  init(_ plan: GroupMap) {
    self.plan = plan
  }

  /// Returns whether an item is above another one.
  ///
  /// - Complexity: O(*n*) in the number of items of their section; over many calls, O(1) for each and O(*n*) once.
  mutating func isAbove(_ one: GroupMembers.Item, _ other: GroupMembers.Item) -> Bool {
    let section = plan.sectionIndices[Int(one.section)]
    if one.section != other.section { return section < plan.sectionIndices[Int(other.section)] }
    let items = plan.sections.sections[Int(section)].items
    return places[one.section, default: Places()].isAbove(one.item, other.item, in: items)
  }
}
