import CollateCore

/// The transform of a ``SeparatedDataSource``.
final class Separating<Base: SectionProtocol, Separator: Equatable>: RowTransform
where Base.ID: Sendable {
  typealias Input = Base
  typealias Output = SeparatedSection<Base, Separator>

  /// Makes the rows of some items of a section, with where they come from, as an ``OriginBlock`` has it.
  ///
  /// It is compiled in the module that knows the type of the items; see ``SpecializedLoops``.
  typealias Making = (
    _ range: Range<Int>, _ isFirst: Bool, _ items: [Base.Item], _ id: Base.ID,
    _ separator: (SeparatorGap<Base.Item>) -> Separator?
  ) -> ([SeparatedItem<Base, Separator>], [Int32])

  var separator: (SeparatorGap<Base.Item>) -> Separator? {
    didSet { isOutdated = true }
  }

  let hasGaps = true
  private let making: Making

  /// Whether the closure has to be asked about all gaps.
  var isOutdated = false

  init(_ separator: @escaping (SeparatorGap<Base.Item>) -> Separator?, making: @escaping Making) {
    (self.separator, self.making) = (separator, making)
  }

  func changedItems(
    of base: Base, at section: Int, after block: OriginBlock, by edit: SectionEdit
  ) -> [Int] { isOutdated ? Array(0..<base.itemCount) : edit.changed }

  func rows(
    of range: Range<Int>, isFirst: Bool, in base: Base, at section: Int, by edit: SectionEdit
  ) -> Rows {
    let (rows, codes) = making(range, isFirst, base.items, base.id, separator)
    return (rows, OriginBlock.items(codes))
  }

  func row(of item: Base.Item) -> Row? { .item(item) }

  func baseMove(
    _ path: ItemPath, to destination: ItemPath, at moment: Moment
  ) -> BaseMove<Base.Item>? {
    // The destination is a path without the item, whose separator is still there.
    let isBehind = path.section == destination.section && destination.item >= path.item
    guard let basePath = moment.basePath(of: path),
      let place = basePlace(for: destination.moved(by: isBehind ? 1 : 0), at: moment)
    else { return nil }
    return BaseMove(source: basePath, destination: place.moved(by: isBehind ? -1 : 0))
  }

  func basePlace(for path: ItemPath, at moment: Moment) -> ItemPath? {
    let rows = moment.output.sections[path.section].items
    return ItemPath(section: path.section, item: rows[..<path.item].count { $0.item != nil })
  }

  func section(_ base: Base, _ rows: [Row]?) -> Output { Output(base: base, items: rows ?? []) }
}
