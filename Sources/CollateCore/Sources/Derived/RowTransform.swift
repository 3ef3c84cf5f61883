/// A transform that makes some rows of each item of a section, in their order.
///
/// It says only which rows an item has; which have to be made again after a change is determined here.
@MainActor
package protocol RowTransform: SectionTransform {
  typealias Row = Output.Item

  /// The rows of some items, and where they come from.
  typealias Rows = (rows: [Row], origins: [OriginBlock.Item])

  /// Where the rows of a section come from, and a closure that makes them.
  typealias AllRows = (origins: [OriginBlock.Item], rows: () -> [Row])

  /// Whether the rows of an item depend on the one below it, too, and whether some can be above all.
  var hasGaps: Bool { get }

  /// Returns whether a section of the base is shown, apart from its items.
  func includes(_ base: Input) -> Bool

  /// Returns whether a section is shown although none of its items has rows.
  func showsEmptySection(_ base: Input, at section: Int) -> Bool

  /// Returns the rows of all items of a section, or `nil` if only those of some have to be made again.
  func allRows(
    of base: Input, at section: Int, after block: OriginBlock?, by edit: SectionEdit
  ) -> AllRows?

  /// Returns the indices of the items whose rows have to be made again, in any order.
  func changedItems(
    of base: Input, at section: Int, after block: OriginBlock, by edit: SectionEdit
  ) -> [Int]

  /// Returns the rows of some items.
  ///
  /// - Parameters:
  ///   - range: The indices of the items.
  ///   - isFirst: Whether to return those above all items as well.
  ///   - base: The section, which has items.
  ///   - section: Its index.
  ///   - edit: What has changed in it.
  /// - Returns: The rows.
  func rows(
    of range: Range<Int>, isFirst: Bool, in base: Input, at section: Int, by edit: SectionEdit
  ) -> Rows

  /// Returns the row of an item that was replaced by an equal one, so that no closure has to be called; `nil`
  /// to make all of its rows again.
  func row(of item: Input.Item) -> Row?

  /// Whether a section whose rows are all items of the base is shown as it is.
  var showsWholeSections: Bool { get }
}

extension RowTransform {
  package var hasGaps: Bool { false }

  package func includes(_ base: Input) -> Bool { true }

  package func showsEmptySection(_ base: Input, at section: Int) -> Bool { true }

  package func allRows(
    of base: Input, at section: Int, after block: OriginBlock?, by edit: SectionEdit
  ) -> AllRows? {
    if block != nil { return nil }
    if base.itemCount == 0 { return ([], { [] }) }
    let all = rows(of: 0..<base.itemCount, isFirst: true, in: base, at: section, by: edit)
    return (all.origins, { all.rows })
  }

  package func changedItems(
    of base: Input, at section: Int, after block: OriginBlock, by edit: SectionEdit
  ) -> [Int] { edit.changed }

  package func row(of item: Input.Item) -> Row? { nil }

  package var showsWholeSections: Bool { false }

  package func part(
    of base: Input, at section: Int, after former: OriginBlock?, _ rows: () -> [Row],
    by edit: SectionEdit
  ) -> Part? {
    let block = former?.isEvaluated == true ? former : nil
    guard includes(base) else {
      if let former, !former.isEvaluated { return nil }
      return (nil, OriginBlock(isShown: false, isEvaluated: false))
    }
    if let all = allRows(of: base, at: section, after: block, by: edit) {
      if let block, !edit.isTouched, showsWholeSections, block.items == all.origins {
        return part(block, of: base, at: section)
      }
      return part(base, at: section, OriginBlock(items: all.origins), all.rows)
    }
    guard let block else { preconditionFailure("Section \(section) has no rows to keep") }
    if base.itemCount == 0 { return part(base, at: section, OriginBlock()) { [] } }
    return advanced(block, rows, to: base, at: section, by: edit)
  }

  /// Returns what becomes of a section whose rows are the same; `nil` if that is nothing else.
  private func part(_ former: OriginBlock, of base: Input, at section: Int) -> Part? {
    var block = former
    block.isShown = !block.items.isEmpty || showsEmptySection(base, at: section)
    return block.isShown == former.isShown ? nil : ([], block)
  }

  private func part(
    _ base: Input, at section: Int, _ block: OriginBlock, _ rows: () -> [Row]
  ) -> Part {
    var block = block
    block.isShown = !block.items.isEmpty || showsEmptySection(base, at: section)
    let isWhole = showsWholeSections && block.items.count == base.itemCount
    return (block.isShown && !isWhole ? rows() : nil, block)
  }

  private func advanced(
    _ block: OriginBlock, _ old: () -> [Row], to base: Input, at section: Int, by edit: SectionEdit
  ) -> Part? {
    var dirty = changedItems(of: base, at: section, after: block, by: edit)
    if !edit.isTouched && dirty.isEmpty { return part(block, of: base, at: section) }
    var replaced = edit.replaced
    if let first = replaced.first, !hasItemRow(base, at: first) {
      dirty += replaced
      replaced = []
    }
    // What comes above all items is counted as an item that is always there.
    let top = hasGaps ? 1 : 0
    let count = base.itemCount + top
    func start(ofOld index: Int) -> Int {
      if index == 0 { return 0 }
      return index == top ? block.addedCountAtStart : block.start(of: index - top)
    }
    func before(_ index: Int) -> Int { index < top ? index : edit.before(index - top) + top }
    var (removed, ranks): ([Int], [Int]) = ([], [])
    var (addedRows, addedOrigins): ([Row], [OriginBlock.Item]) = ([], [])
    for run in edit.runs(of: dirty, gapsAtTop: top) {
      let first = run.lowerBound == 0 ? 0 : start(ofOld: before(run.lowerBound - 1) + 1)
      let end = run.upperBound == count ? block.items.count : start(ofOld: before(run.upperBound))
      let rank = first - removed.count
      removed += first..<end
      let range = max(0, run.lowerBound - top)..<max(0, run.upperBound - top)
      let isFirst = run.lowerBound == 0 && !run.isEmpty
      if range.isEmpty && !isFirst { continue }
      let (rows, origins) = rows(of: range, isFirst: isFirst, in: base, at: section, by: edit)
      ranks += repeatElement(rank, count: origins.count)
      // Mostly there is only one run.
      if addedOrigins.isEmpty { addedRows = rows } else { addedRows += rows }
      addedOrigins += origins
    }
    var result = block.shifted(by: edit)
    result.items = result.items.replacing(removed, by: addedOrigins, at: ranks)
    return part(base, at: section, result) {
      var rows = old().replacing(removed, by: addedRows, at: ranks)
      if !replaced.isEmpty { replace(replaced, of: base, in: &rows, from: result) }
      return rows
    }
  }

  /// Returns whether an item has a row that is made without a closure.
  private func hasItemRow(_ base: Input, at index: Int) -> Bool {
    row(of: base.item(at: index)) != nil
  }

  /// Replaces the rows of items that were replaced by equal ones.
  private func replace(
    _ replaced: [Int], of base: Input, in rows: inout [Row], from block: OriginBlock
  ) {
    for index in replaced {
      if let position = block.position(of: index), let row = row(of: base.item(at: index)) {
        rows[position] = row
      }
    }
  }
}

extension SectionEdit {
  /// Returns the items whose rows are made again, with empty ranges where others were removed.
  ///
  /// - Parameters:
  ///   - dirty: The indices after of some of them.
  ///   - top: The number of virtual items above all, which are counted.
  /// - Returns: The ranges, ascending.
  fileprivate func runs(of dirty: [Int], gapsAtTop top: Int) -> [Range<Int>] {
    // With gaps, that above an item belongs to the item above it.
    var ranges = dirty.map { $0..<$0 + top + 1 }
    for (rank, index) in removed.enumerated() {
      let kept = index - rank
      let position =
        kept == 0 ? top : inserted.position(ofRemaining: kept - 1) { $0 } + top + 1
      ranges.append(position - top..<position)
    }
    ranges.sort { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    var result: [Range<Int>] = []
    for range in ranges {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }
}
