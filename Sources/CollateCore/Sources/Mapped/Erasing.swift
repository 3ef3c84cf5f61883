/// The transform of a source by ``DataSource/erased()``.
final class Erasing<Section: SectionProtocol & Sendable>: RowTransform
where Section.ID: Sendable, Section.Item: Sendable {
  typealias Input = Section
  typealias Output = AnySection

  /// All identities and contents stay.
  let isFaithful = true

  /// Whether all items have to be wrapped again.
  var isOutdated = false

  func rows(
    of range: Range<Int>, isFirst: Bool, in base: Section, at section: Int, by edit: SectionEdit
  ) -> Rows {
    (range.map { AnyItem(base.item(at: $0)) }, OriginBlock.items(OriginBlock.codes(range)))
  }

  func section(_ base: Section, _ rows: [AnyItem]?) -> AnySection {
    AnySection(base, items: rows ?? [])
  }
}
