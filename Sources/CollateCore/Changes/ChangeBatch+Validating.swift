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
    try checkCounts(before: before, after: after)
    try checkUpdates()
  }

  private func checkUpdates() throws(ChangeBatchError) {
    if let repeated = sectionUpdates.map(\.before).sorted().firstRepeated {
      throw .updatedTwice(.section(repeated.index))
    }
    if let repeated = itemUpdates.map(\.before).sorted().firstRepeated {
      throw .updatedTwice(.item(repeated.path))
    }
    let change = PendingChange(structure)
    for pair in sectionUpdates where change.section(after: pair.before) != pair.after {
      throw .updatedElsewhere(
        .section(pair.before.index), saidToBe: .section(pair.after.index))
    }
    for pair in itemUpdates where change.path(after: pair.before) != pair.after {
      throw .updatedElsewhere(.item(pair.before.path), saidToBe: .item(pair.after.path))
    }
  }

  private func checkPlaces(before: [Int], after: [Int]) throws(ChangeBatchError) {
    for section in sectionDeletes { try before.checkSection(section) }
    for section in sectionInserts { try after.checkSection(section) }
    for pair in sectionMoves + sectionUpdates {
      try before.checkSection(pair.before)
      try after.checkSection(pair.after)
    }
    for path in itemDeletes { try before.checkItem(path) }
    for path in itemInserts { try after.checkItem(path) }
    for pair in itemMoves + itemUpdates {
      try before.checkItem(pair.before)
      try after.checkItem(pair.after)
    }
  }

  private func checkTwice() throws(ChangeBatchError) {
    try Self.checkSide(
      alone: sectionDeletes, paired: sectionMoves.map(\.before), place: { .section($0.index) },
      errors: (
        twice: { .deletedTwice($0) }, both: { .deletedAndMoved($0) }, pairs: { .movedTwice($0) }
      ))
    try Self.checkSide(
      alone: sectionInserts, paired: sectionMoves.map(\.after), place: { .section($0.index) },
      errors: (
        twice: { .insertedTwice($0) }, both: { .insertedAndMovedTo($0) },
        pairs: { .movedToTwice($0) }
      ))
    try Self.checkSide(
      alone: itemDeletes, paired: itemMoves.map(\.before), place: { .item($0.path) },
      errors: (
        twice: { .deletedTwice($0) }, both: { .deletedAndMoved($0) }, pairs: { .movedTwice($0) }
      ))
    try Self.checkSide(
      alone: itemInserts, paired: itemMoves.map(\.after), place: { .item($0.path) },
      errors: (
        twice: { .insertedTwice($0) }, both: { .insertedAndMovedTo($0) },
        pairs: { .movedToTwice($0) }
      ))
  }

  private typealias Errors = (
    twice: (ChangeBatchError.Place) -> ChangeBatchError,
    both: (ChangeBatchError.Place) -> ChangeBatchError,
    pairs: (ChangeBatchError.Place) -> ChangeBatchError
  )

  /// Checks that no element occurs twice on one side of the batch.
  private static func checkSide<Position: Comparable>(
    alone: [Position],
    paired: [Position],
    place: (Position) -> ChangeBatchError.Place,
    errors: Errors
  ) throws(ChangeBatchError) {
    if let repeated = alone.sorted().firstRepeated { throw errors.twice(place(repeated)) }
    if let repeated = paired.sorted().firstRepeated { throw errors.pairs(place(repeated)) }
    for position in paired where alone.containsSorted(position) {
      throw errors.both(place(position))
    }
  }

  private func checkCounts(before: [Int], after: [Int]) throws(ChangeBatchError) {
    guard after.count == before.count - sectionDeletes.count + sectionInserts.count else {
      throw .sectionCount(
        before: before.count, deleted: sectionDeletes.count, inserted: sectionInserts.count,
        after: after.count)
    }
    let sectionMap = PendingChange(
      ChangeBatch(
        sectionDeletes: sectionDeletes, sectionInserts: sectionInserts,
        sectionMoves: sectionMoves))
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
      let pair = sectionMap.section(after: BeforeSection(section))
        .map { SectionPair(BeforeSection(section), $0) }
      guard let pair else { continue }
      let leftCount = left[section, default: 0]
      let arrivedCount = arrived[pair.after.index, default: 0]
      guard after[pair.after.index] == before[section] - leftCount + arrivedCount else {
        throw .itemCount(
          section: pair, before: before[section], left: leftCount, arrived: arrivedCount,
          after: after[pair.after.index])
      }
    }
  }
}

extension [Int] {
  fileprivate func checkSection(_ section: BeforeSection) throws(ChangeBatchError) {
    guard indices.contains(section.index) else {
      throw .notBefore(.section(section.index), count: count)
    }
  }

  fileprivate func checkSection(_ section: AfterSection) throws(ChangeBatchError) {
    guard indices.contains(section.index) else {
      throw .notAfter(.section(section.index), count: count)
    }
  }

  fileprivate func checkItem(_ path: BeforePath) throws(ChangeBatchError) {
    try checkSection(BeforeSection(path.section))
    guard path.item >= 0, path.item < self[path.section] else {
      throw .notBefore(.item(path.path), count: self[path.section])
    }
  }

  fileprivate func checkItem(_ path: AfterPath) throws(ChangeBatchError) {
    try checkSection(AfterSection(path.section))
    guard path.item >= 0, path.item < self[path.section] else {
      throw .notAfter(.item(path.path), count: self[path.section])
    }
  }
}

extension Array where Element: Equatable {
  /// The first element that is equal to its predecessor.
  fileprivate var firstRepeated: Element? {
    zip(self, dropFirst()).first { $0 == $1 }?.0
  }
}
