/// One step of an update, for views that apply changes one after the other.
///
/// Every index refers to the list after the previous steps; the destination of a move refers to the
/// list after the removal of the element, as in `NSTableView` and in arrays.
public enum SequentialStep: Hashable, Sendable {
  /// Removes the item at a path.
  case deleteItem(ItemPath)

  /// Removes a section with all its items.
  case deleteSection(Int)

  /// Inserts a section with all its items after the update, where its index is `source`.
  case insertSection(Int, source: AfterSection)

  /// Moves a section with its items.
  case moveSection(from: Int, to: Int)

  /// Inserts the item whose path after the update is `source`.
  case insertItem(ItemPath, source: AfterPath)

  /// Moves an item.
  case moveItem(from: ItemPath, to: ItemPath)

  /// Updates the content of a section, at its final index.
  case updateSection(AfterSection)

  /// Updates the content of an item, at its final path.
  case updateItem(AfterPath)
}

extension ChangeBatch {
  /// The batch as sequential steps, exactly one for each delete, insert, move and update.
  ///
  /// - Complexity: O(*m* log *m*) in the size of the batch.
  public var sequentialSteps: [SequentialStep] {
    var steps: [SequentialStep] = []
    for path in itemDeletes.reversed() { steps.append(.deleteItem(path.path)) }
    for section in sectionDeletes.reversed() { steps.append(.deleteSection(section.index)) }
    addSectionSteps(to: &steps)
    addItemSteps(to: &steps)
    steps += sectionUpdates.map { .updateSection($0.after) }
    steps += itemUpdates.map { .updateItem($0.after) }
    return steps
  }

  private func addSectionSteps(to steps: inout [SequentialStep]) {
    var origins: [AfterSection: BeforeSection] = [:]
    for pair in sectionMoves { origins[pair.after] = pair.before }
    var live = LiveOrder(
      deletes: sectionDeletes.map(\.index),
      leavers: sectionMoves.map(\.before.index),
      arrivals: (sectionInserts + sectionMoves.map(\.after)).map(\.index).sorted())
    for arrival in (sectionInserts + sectionMoves.map(\.after)).sorted() {
      if let origin = origins[arrival] {
        let start = live.leave(origin.index)
        steps.append(.moveSection(from: start, to: live.arrive(arrival.index)))
      } else {
        steps.append(.insertSection(live.arrive(arrival.index), source: arrival))
      }
    }
  }

  private func addItemSteps(to steps: inout [SequentialStep]) {
    // The sections are already final, so their indices after the update apply.
    let change = PendingChange(self)
    func final(_ section: Int) -> Int { change.sectionAfter(section) ?? section }
    var deletes: [Int: [Int]] = [:]
    var leavers: [Int: [Int]] = [:]
    var arrivals: [Int: [Int]] = [:]
    var origins: [AfterPath: ItemPath] = [:]
    for path in itemDeletes { deletes[final(path.section), default: []].append(path.item) }
    for pair in itemMoves {
      let start = ItemPath(section: final(pair.before.section), item: pair.before.item)
      leavers[start.section, default: []].append(start.item)
      origins[pair.after] = start
    }
    let ordered = (itemInserts + itemMoves.map(\.after)).sorted()
    for path in ordered { arrivals[path.section, default: []].append(path.item) }

    var orders: [Int: LiveOrder] = [:]
    for section in Set(leavers.keys).union(arrivals.keys) {
      orders[section] = LiveOrder(
        deletes: deletes[section, default: []],
        leavers: leavers[section, default: []],
        arrivals: arrivals[section, default: []])
    }
    for arrival in ordered {
      if let origin = origins[arrival] {
        let start = orders[origin.section]?.leave(origin.item) ?? origin.item
        let end = orders[arrival.section]?.arrive(arrival.item) ?? arrival.item
        steps.append(
          .moveItem(
            from: ItemPath(section: origin.section, item: start),
            to: ItemPath(section: arrival.section, item: end)))
      } else {
        let end = orders[arrival.section]?.arrive(arrival.item) ?? arrival.item
        steps.append(
          .insertItem(ItemPath(section: arrival.section, item: end), source: arrival))
      }
    }
  }
}
