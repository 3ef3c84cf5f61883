/// Where the items of a base are in sections that are made of them.
///
/// Each item has a handle that stays the same while other items come and go. The sections of the base
/// and the groups, which are the sections of the output, hold the handles of their items. So an edit of
/// the base concerns only the section and the groups of the items that it names.
struct Arrangement {
  /// The items of each section of the base.
  var origins: Snapshot<ArrangedSection>

  /// The items of each section of the output.
  var groups: Snapshot<ArrangedGroup>

  /// The indices in the base of the sections with some serial numbers, or -1.
  var sectionIndices: [Int]

  /// The indices in the output of the groups with some numbers.
  var groupIndices: [Int: Int]

  /// A number that is another one after everything may be in another place.
  var version: Int

  init(version: Int) {
    (origins, groups) = (Snapshot(), Snapshot())
    (sectionIndices, groupIndices) = ([], [:])
    self.version = version
  }
}

/// The name of an item of the base.
struct ItemHandle: Hashable, Identifiable, Sendable {
  /// The serial number of its section.
  let section: Int32

  /// Its label in the section.
  let label: Int64

  var id: ItemHandle { self }
}

/// The items of a section of a base.
struct ArrangedSection: SectionProtocol {
  /// A place in the section.
  struct Item: Identifiable, Comparable {
    /// The label, which is greater than those of the items above.
    var label: Int64

    /// The number of the group.
    var group: Int32

    var id: Int64 { label }

    static func < (one: Item, other: Item) -> Bool { one.label < other.label }
  }

  /// The serial number, by which handles refer to the section.
  var serial: Int32

  /// The items, in the order of the base.
  var items: [Item]

  var id: Int32 { serial }

  /// Returns the handle of an item.
  func handle(of item: Int) -> ItemHandle {
    ItemHandle(section: serial, label: items[item].label)
  }
}

/// The items of a group.
struct ArrangedGroup: SectionProtocol {
  /// The number, by which items refer to the group.
  let number: Int

  /// The items, in the order of the output.
  var items: [ItemHandle] = []

  var id: Int { number }
}

extension Arrangement {
  /// Returns the path in the base of an item of the output.
  ///
  /// - Complexity: O(log *n*)
  func basePath(of path: ItemPath) -> ItemPath {
    basePath(of: groups.sections[path.section].items[path.item])
  }

  /// Returns the path in the base of the item with a handle.
  func basePath(of handle: ItemHandle) -> ItemPath {
    let section = sectionIndices[Int(handle.section)]
    let item = origins.sections[section].items
      .lowerBound(of: ArrangedSection.Item(label: handle.label, group: 0))
    return ItemPath(section: section, item: item)
  }

  /// Returns whether an item precedes another one in the base.
  func precedes(_ one: ItemHandle, _ other: ItemHandle) -> Bool {
    if one.section == other.section { return one.label < other.label }
    return sectionIndices[Int(one.section)] < sectionIndices[Int(other.section)]
  }

  /// Returns the handles of items of the base, in the same order.
  func handles(at paths: [ItemPath]) -> [ItemHandle] { paths.map { handle(at: $0) } }

  /// Returns the handle of an item of the base.
  func handle(at path: ItemPath) -> ItemHandle {
    origins.sections[path.section].handle(of: path.item)
  }

  /// Returns the number of the group of an item of the base.
  func group(at path: ItemPath) -> Int {
    Int(origins.sections[path.section].items[path.item].group)
  }

  /// Returns the paths in the output of items of the base.
  ///
  /// - Parameter paths: The paths in the base.
  /// - Returns: The paths in the output, in the same order.
  /// - Complexity: O(*n* log *m*) in the number of items of the groups and that of the paths.
  func outputPaths(of paths: [ItemPath]) -> [ItemPath] {
    var result = paths
    let byGroup = Dictionary(grouping: paths.indices) { group(at: paths[$0]) }
    for (number, indices) in byGroup {
      guard let section = groupIndices[number] else { continue }
      let positions = groups.sections[section].positions(of: indices.map { handle(at: paths[$0]) })
      for (index, position) in zip(indices, positions) {
        result[index] = ItemPath(section: section, item: position)
      }
    }
    return result
  }
}

extension ArrangedGroup {
  /// Returns the positions of some items of the group, in the same order.
  ///
  /// - Complexity: O(*n* log *m*) in the number of all items and that of these.
  func positions(of handles: [ItemHandle]) -> [Int] {
    if handles.count == 1 { return [items.firstIndex(of: handles[0]) ?? 0] }
    var indices: [ItemHandle: Int] = Dictionary(minimumCapacity: handles.count)
    for (index, handle) in handles.enumerated() { indices[handle] = index }
    var result = [Int](repeating: 0, count: handles.count)
    for (position, handle) in items.enumerated() {
      if let index = indices[handle] { result[index] = position }
    }
    return result
  }
}
