/// The transform of a ``SeparatedDataSource``.
final class Separating<Base: SectionProtocol, Separator: Equatable>: RowTransform
where Base.ID: Sendable {
  typealias Input = Base
  typealias Output = SeparatedSection<Base, Separator>

  var separator: (SeparatorGap<Base.Item>) -> Separator? {
    didSet { isOutdated = true }
  }

  let hasGaps = true
  private let loops: SeparatorLoops<Base, Separator>

  /// Whether the closure has to be asked about all gaps.
  private var isOutdated = false

  /// The same, while sections are made.
  private var remakesAll = false

  init(
    _ separator: @escaping (SeparatorGap<Base.Item>) -> Separator?,
    _ loops: SeparatorLoops<Base, Separator>
  ) {
    (self.separator, self.loops) = (separator, loops)
  }

  func reevaluate() { isOutdated = true }

  func begin(_ state: State?, _ change: PendingChange, to input: Snapshot<Base>) -> Set<Int>? {
    (remakesAll, isOutdated) = (isOutdated, false)
    return remakesAll ? nil : []
  }

  func changedItems(
    of base: Base, at section: Int, after former: Former, by edit: SectionEdit
  ) -> [Int] { remakesAll ? Array(0..<base.itemCount) : edit.changed }

  func rows(
    of range: Range<Int>, isFirst: Bool, in base: Base, at section: Int, by edit: SectionEdit
  ) -> Rows {
    let (rows, codes) = loops.rows(range, isFirst, base.items, base.id, separator)
    return (rows, codes.map { OriginBlock.Item(code: $0) })
  }

  func row(of item: Base.Item) -> Row? { .item(item) }

  func section(_ base: Base, _ rows: [Row]) -> Output { Output(base: base, items: rows) }
}

/// The loop that makes rows, as code that knows the type of the items; see ``ItemLoops``.
@usableFromInline
struct SeparatorLoops<Base: SectionProtocol, Separator: Equatable> where Base.ID: Sendable {
  /// Returns the rows of some items, and where they come from, as an ``OriginBlock`` has it.
  let rows:
    (
      _ range: Range<Int>, _ isFirst: Bool, _ items: [Base.Item], _ id: Base.ID,
      _ separator: (SeparatorGap<Base.Item>) -> Separator?
    ) -> ([SeparatedItem<Base, Separator>], [Int32])

  @usableFromInline
  init(
    rows:
      @escaping (
        Range<Int>, Bool, [Base.Item], Base.ID, (SeparatorGap<Base.Item>) -> Separator?
      ) -> ([SeparatedItem<Base, Separator>], [Int32])
  ) {
    self.rows = rows
  }

  @inlinable
  init() {
    self.init { range, isFirst, items, id, separator in
      var rows: [SeparatedItem<Base, Separator>] = []
      var codes: [Int32] = []
      rows.reserveCapacity(2 * range.count + 1)
      codes.reserveCapacity(2 * range.count + 1)
      if isFirst, let leading = separator(SeparatorGap(above: nil, below: items[0])) {
        rows.append(.separator(leading, id: .leadingSeparator(id)))
        codes.append(~0)
      }
      for index in range {
        let item = items[index]
        rows.append(.item(item))
        codes.append(Int32(index))
        let below = index + 1 < items.count ? items[index + 1] : nil
        if let separator = separator(SeparatorGap(above: item, below: below)) {
          rows.append(.separator(separator, id: .separatorBelow(item.id)))
          codes.append(~Int32(index))
        }
      }
      return (rows, codes)
    }
  }
}

@available(*, unavailable)
extension SeparatorLoops: Sendable {}
