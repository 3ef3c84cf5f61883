/// An index of the paths of a snapshot's items by id.
///
/// An index consists of a table of all paths at one time, and the changes since. A lookup takes the
/// path from the table and maps it through the changes, so that an insertion at the top, which
/// shifts every path, costs nothing. Changes of similar size are merged; when they have grown to
/// half the size of the table, a new table must be built.
@usableFromInline
struct ItemIndex<ID: Hashable & Sendable>: Sendable {
  /// All paths of every id at the time of the table.
  @usableFromInline var table: Occurrences
  @usableFromInline let tableSize: Int
  @usableFromInline var steps: [Step] = []

  /// A later change, and the items that it inserted.
  @usableFromInline
  struct Step: Sendable {
    @usableFromInline var change: PendingChange
    @usableFromInline var inserted: Occurrences
  }

  @inlinable
  init<Section: SectionProtocol>(_ snapshot: Snapshot<Section>) where Section.Item.ID == ID {
    table = Occurrences(minimumCapacity: snapshot.itemCount)
    tableSize = snapshot.itemCount
    for (section, content) in snapshot.sections.enumerated() {
      content.forEachItemID { item, id in
        table.add(ItemPath(section: section, item: item), for: id)
      }
    }
  }

  /// Returns the first path of an id.
  ///
  /// Nothing is allocated unless several items have, or had, the id.
  @inlinable
  func path(of id: ID) -> ItemPath? {
    guard !table.isRepeated(id) else { return paths(of: id).first }
    var path = table.firstPath(of: id)
    for step in steps {
      path = path.flatMap(step.change.pathAfter)
      guard let inserted = step.inserted.firstPath(of: id) else { continue }
      guard path == nil, !step.inserted.isRepeated(id) else { return paths(of: id).first }
      path = inserted
    }
    return path
  }

  /// Returns all paths of an id, in ascending order.
  @usableFromInline
  func paths(of id: ID) -> [ItemPath] {
    var paths = table.paths(of: id)
    for step in steps {
      paths = paths.compactMap(step.change.pathAfter) + step.inserted.paths(of: id)
    }
    return paths.count > 1 ? paths.sorted() : paths
  }

  /// Returns the index after a change, or `nil` if a new table must be built.
  func applying<Section: SectionProtocol>(
    _ change: PendingChange, after: Snapshot<Section>
  ) -> ItemIndex? where Section.Item.ID == ID {
    var result = self
    guard change.changesSections || change.changesItems else { return result }
    var inserted = Occurrences(minimumCapacity: 0)
    for path in change.insertedPaths(in: after) { inserted.add(path, for: after.itemID(at: path)) }
    result.steps.append(Step(change: change, inserted: inserted))
    while result.steps.count > 1,
      let last = result.steps.last,
      result.steps[result.steps.count - 2].size <= last.size * 2
    {
      result.steps.removeLast()
      result.steps[result.steps.count - 1].merge(last)
    }
    let size = result.steps.reduce(0) { $0 + $1.size }
    return size > tableSize / 2 + 64 ? nil : result
  }
}

extension ItemIndex.Step {
  /// The size of the step, in paths.
  var size: Int { change.size + inserted.count }

  mutating func merge(_ next: Self) {
    change = change.followed(by: next.change)
    var all = ItemIndex.Occurrences(minimumCapacity: inserted.count)
    inserted.forEachPath { id, path in
      if let path = next.change.pathAfter(path) { all.add(path, for: id) }
    }
    next.inserted.forEachPath { all.add($1, for: $0) }
    inserted = all
  }
}

extension ItemIndex {
  /// The paths by id, of which most have only one.
  @usableFromInline
  struct Occurrences: Sendable {
    @usableFromInline var first: [ID: ItemPath]
    @usableFromInline var further: [ID: [ItemPath]] = [:]

    @inlinable
    init(minimumCapacity: Int) {
      first = Dictionary(minimumCapacity: minimumCapacity)
    }

    var count: Int { first.count + further.count }

    @inlinable
    func isRepeated(_ id: ID) -> Bool { !further.isEmpty && further[id] != nil }

    @inlinable
    func firstPath(of id: ID) -> ItemPath? { first[id] }

    func paths(of id: ID) -> [ItemPath] {
      guard let path = first[id] else { return [] }
      return further.isEmpty ? [path] : [path] + further[id, default: []]
    }

    @inlinable
    mutating func add(_ path: ItemPath, for id: ID) {
      if !first[id].setIfNone(path) { further[id, default: []].append(path) }
    }

    func forEachPath(_ body: (_ id: ID, _ path: ItemPath) -> Void) {
      for (id, path) in first { body(id, path) }
      for (id, paths) in further { for path in paths { body(id, path) } }
    }
  }
}

extension Optional {
  /// Stores a value if there is none, and returns whether it did.
  ///
  /// For a dictionary entry, this takes a single lookup.
  @inlinable
  mutating func setIfNone(_ value: Wrapped) -> Bool {
    guard case .none = self else { return false }
    self = value
    return true
  }
}
