import CollateCore

/// The transform of a ``SortedDataSource``.
final class Sorting<Section: SectionProtocol>: SectionTransform {
  typealias Input = Section
  typealias Output = Section

  /// The order of the items; if `nil`, that of the base.
  var areInIncreasingOrder: ((Section.Item, Section.Item) -> Bool)? {
    didSet { isOutdated = true }
  }

  /// The order of the sections; if `nil`, that of the base.
  var sectionOrder: ((Section, Section) -> Bool)? {
    didSet { isReordered = true }
  }

  /// Whether all sections have to be put in order again.
  private var isReordered = false

  private let loops: SpecializedLoops<Section>

  /// Whether all items have to be sorted again.
  var isOutdated = false {
    didSet { if !isOutdated { isReordered = false } }
  }

  init(
    _ areInIncreasingOrder: ((Section.Item, Section.Item) -> Bool)?,
    _ loops: SpecializedLoops<Section>
  ) {
    (self.areInIncreasingOrder, self.loops) = (areInIncreasingOrder, loops)
  }

  var hasOwnOrder: Bool { areInIncreasingOrder != nil }

  func begin(_ state: State?, _ edits: SectionEdits, to input: Snapshot<Section>) -> Set<Int>? {
    isOutdated || isReordered ? nil : []
  }

  /// Items would jump back.
  func baseMove(
    _ path: ItemPath, to destination: ItemPath, at moment: Moment
  ) -> BaseMove<Section.Item>? { nil }

  func baseSectionMove(_ section: Int, to destination: Int, at moment: Moment) -> BaseSectionMove? {
    sectionOrder == nil ? moment.baseSectionMove(section, to: destination) : nil
  }

  func part(
    of base: Section, at section: Int, after former: OriginBlock?, _ rows: () -> [Section.Item],
    by edit: SectionEdit
  ) -> Part? {
    let arranging = ArrangedItems(order: areInIncreasingOrder, loops: loops)
    guard let block = former, !isOutdated else {
      let items = base.items
      let all = OriginBlock.items(OriginBlock.codes(items.indices))
      return part(arranging.sorted(all, items))
    }
    if !edit.isTouched { return nil }
    let removed = block.positions(of: edit.lost, count: edit.oldCount)
    let shifted = block.shifted(by: edit).items
    let changed = OriginBlock.codes(edit.changed)
    var arranged = arranging.replacing(
      removed, in: (shifted, rows()),
      by: (
        OriginBlock.items(changed),
        changed.isEmpty ? [] : loops.picked(base.items, changed)
      )
    ) { position, origin in shifted[position] < origin }
    if !edit.replaced.isEmpty {
      // The new value of an equal item is shown where the old one was.
      let replaced = OriginBlock(isAscending: false, items: arranged.origins)
        .positions(of: edit.replaced, count: base.itemCount)
      for position in replaced {
        arranged.items[position] = base.item(at: Int(arranged.origins[position].index))
      }
    }
    return part(arranged)
  }

  private func part(_ arranged: (origins: [OriginBlock.Item], items: [Section.Item])) -> Part {
    (
      arranged.items,
      OriginBlock(isAscending: areInIncreasingOrder == nil, items: arranged.origins)
    )
  }
}
