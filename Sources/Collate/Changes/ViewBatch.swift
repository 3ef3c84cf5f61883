/// The changes in one batch update of a table or collection view: structure and reloads.
///
/// The batches of Collate never reload, because reloads conflict with moves (rule R13). Use this
/// type to validate batches that do.
public struct ViewBatch: Hashable, Sendable {
  /// The deletes, inserts and moves.
  ///
  /// Content updates are not part of a view's batch update.
  public var structure: ChangeBatch

  /// The sections to reload, by their indices before.
  public var sectionReloads: [BeforeSection]

  /// The items to reload, by their paths before.
  public var itemReloads: [BeforePath]

  /// Creates a batch update.
  public init(
    structure: ChangeBatch,
    sectionReloads: [BeforeSection] = [],
    itemReloads: [BeforePath] = []
  ) {
    self.structure = structure
    self.sectionReloads = sectionReloads
    self.itemReloads = itemReloads
  }
}
