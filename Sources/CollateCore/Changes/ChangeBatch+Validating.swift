extension ChangeBatch {
  /// Checks that the batch is valid for the item counts before and after it.
  ///
  /// It checks the rules R1 to R5, R7, R8 and R10 to R12, which list views enforce. Reloads and
  /// changes inside moved sections, which occur only in batch updates of views, are checked by
  /// `ViewBatch` in `CollateTesting`.
  ///
  /// - Parameters:
  ///   - before: The number of items in each section before.
  ///   - after: The number of items in each section after.
  /// - Throws: A ``ChangeBatchError`` for the first broken rule, with its paths and counts.
  /// - Complexity: O(*m* log *m* + *s*) in the size of the batch and the number of sections.
  public func validate(before: [Int], after: [Int]) throws(ChangeBatchError) {
    try checkPlaces(before: before, after: after)
    try checkTwice()
    let change = PendingChange(structure)
    try checkCounts(change, before: before, after: after)
    try checkUpdates(change)
  }

  private func checkPlaces(before: [Int], after: [Int]) throws(ChangeBatchError) {
    let (notBefore, notAfter) = (ChangeBatchError.notBefore, ChangeBatchError.notAfter)
    for section in sectionDeletes { try before.check(section.index, notBefore) }
    for section in sectionInserts { try after.check(section.index, notAfter) }
    for pair in sectionMoves + sectionUpdates {
      try before.check(pair.before.index, notBefore)
      try after.check(pair.after.index, notAfter)
    }
    for path in itemDeletes { try before.check(path.path, notBefore) }
    for path in itemInserts { try after.check(path.path, notAfter) }
    for pair in itemMoves + itemUpdates {
      try before.check(pair.before.path, notBefore)
      try after.check(pair.after.path, notAfter)
    }
  }

  private func checkTwice() throws(ChangeBatchError) {
    typealias Error = ChangeBatchError
    let before: Errors = (Error.deletedTwice, Error.deletedAndMoved, Error.movedTwice)
    let after: Errors = (Error.insertedTwice, Error.insertedAndMovedTo, Error.movedToTwice)
    try Self.checkSide(sectionDeletes, sectionMoves.map(\.before), before) { .section($0.index) }
    try Self.checkSide(sectionInserts, sectionMoves.map(\.after), after) { .section($0.index) }
    try Self.checkSide(itemDeletes, itemMoves.map(\.before), before) { .item($0.path) }
    try Self.checkSide(itemInserts, itemMoves.map(\.after), after) { .item($0.path) }
  }

  private typealias Errors = (
    twice: (ChangeBatchError.Place) -> ChangeBatchError,
    both: (ChangeBatchError.Place) -> ChangeBatchError,
    pairs: (ChangeBatchError.Place) -> ChangeBatchError
  )

  /// Checks that no element occurs twice on one side of the batch.
  private static func checkSide<Position: Comparable>(
    _ alone: [Position], _ paired: [Position], _ errors: Errors,
    place: (Position) -> ChangeBatchError.Place
  ) throws(ChangeBatchError) {
    if let repeated = alone.sorted().firstRepeated { throw errors.twice(place(repeated)) }
    if let repeated = paired.sorted().firstRepeated { throw errors.pairs(place(repeated)) }
    for position in paired where alone.containsSorted(position) {
      throw errors.both(place(position))
    }
  }

  private func checkCounts(
    _ change: PendingChange, before: [Int], after: [Int]
  ) throws(ChangeBatchError) {
    guard after.count == before.count - sectionDeletes.count + sectionInserts.count else {
      throw .sectionCount(
        before: before.count, deleted: sectionDeletes.count, inserted: sectionInserts.count,
        after: after.count)
    }
    var left: [Int: Int] = [:]
    var arrived: [Int: Int] = [:]
    for path in itemDeletes + itemMoves.map(\.before) {
      guard !sectionDeletes.containsSorted(BeforeSection(path.section)) else {
        throw .insideDeletedSection(path.path)
      }
      left[path.section, default: 0] += 1
    }
    for path in itemInserts + itemMoves.map(\.after) {
      guard !sectionInserts.containsSorted(AfterSection(path.section)) else {
        throw .insideInsertedSection(path.path)
      }
      arrived[path.section, default: 0] += 1
    }
    for section in before.indices {
      guard let end = change.sectionAfter(section) else { continue }
      let (leftCount, arrivedCount) = (left[section, default: 0], arrived[end, default: 0])
      guard after[end] == before[section] - leftCount + arrivedCount else {
        throw .itemCount(
          section: SectionPair(BeforeSection(section), AfterSection(end)), before: before[section],
          left: leftCount, arrived: arrivedCount, after: after[end])
      }
    }
  }

  private func checkUpdates(_ change: PendingChange) throws(ChangeBatchError) {
    if let repeated = sectionUpdates.map(\.before).sorted().firstRepeated {
      throw .updatedTwice(.section(repeated.index))
    }
    if let repeated = itemUpdates.map(\.before).sorted().firstRepeated {
      throw .updatedTwice(.item(repeated.path))
    }
    for pair in sectionUpdates where change.section(after: pair.before) != pair.after {
      throw .updatedElsewhere(
        .section(pair.before.index), saidToBe: .section(pair.after.index))
    }
    for pair in itemUpdates where change.path(after: pair.before) != pair.after {
      throw .updatedElsewhere(.item(pair.before.path), saidToBe: .item(pair.after.path))
    }
  }
}

extension [Int] {
  fileprivate typealias Error = (ChangeBatchError.Place, Int) -> ChangeBatchError

  fileprivate func check(_ section: Int, _ error: Error) throws(ChangeBatchError) {
    guard indices.contains(section) else { throw error(.section(section), count) }
  }

  fileprivate func check(_ path: ItemPath, _ error: Error) throws(ChangeBatchError) {
    try check(path.section, error)
    guard path.item >= 0, path.item < self[path.section] else {
      throw error(.item(path), self[path.section])
    }
  }
}

extension Array where Element: Equatable {
  /// The first element that is equal to its predecessor.
  fileprivate var firstRepeated: Element? {
    zip(self, dropFirst()).first { $0 == $1 }?.0
  }
}
