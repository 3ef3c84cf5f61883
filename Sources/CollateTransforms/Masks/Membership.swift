import CollateCore

/// The transform of a ``MembershipDataSource``.
final class Membership<Section: SectionProtocol>: MaskTransform {
  typealias Input = Section
  typealias Output = Section

  let loops: SpecializedLoops<Section.Item>

  /// Whether the items are shown whose ids the other source has, and not all others.
  let showsMembers: Bool

  /// The ids of the other source.
  private var members: Set<Section.Item.ID> = []

  /// The ids that were inserted or removed since sections were last made.
  private var changedIDs: Set<Section.Item.ID> = []

  /// The same, while sections are made.
  private var askedIDs: Set<Section.Item.ID> = []

  init(showsMembers: Bool, _ loops: SpecializedLoops<Section.Item>) {
    (self.showsMembers, self.loops) = (showsMembers, loops)
  }

  /// Replaces the ids of the other source.
  func setMembers(_ ids: Set<Section.Item.ID>) {
    changedIDs.formSymmetricDifference(members.symmetricDifference(ids))
    members = ids
  }

  func begin(_ state: State?, _ change: PendingChange, to input: Snapshot<Section>) -> Set<Int>? {
    (askedIDs, changedIDs) = (changedIDs, [])
    return askedIDs.isEmpty ? [] : nil
  }

  func changedItems(
    of base: Section, at section: Int, after block: OriginBlock, by edit: SectionEdit
  ) -> [Int] {
    if askedIDs.isEmpty { return edit.changed }
    let ids = askedIDs
    return edit.changed + (0..<base.itemCount).filter { ids.contains(base.itemID(at: $0)) }
  }

  func shown(
    of range: Range<Int>, in base: Section, at section: Int, by edit: SectionEdit
  ) -> [Int32] {
    let (members, showsMembers) = (members, showsMembers)
    return range.filter { members.contains(base.itemID(at: $0)) == showsMembers }.map { Int32($0) }
  }
}
