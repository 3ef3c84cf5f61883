import Collate

extension HeadlessListView {
  /// The numbers of operations that a view performed.
  ///
  /// The cells of an inserted section count as inserted, because each of them is configured.
  public struct Calls: Hashable, Sendable {
    /// The number of inserted sections.
    public var insertedSections: Int

    /// The number of deleted sections.
    public var deletedSections: Int

    /// The number of moved sections.
    public var movedSections: Int

    /// The number of reconfigured headers.
    public var configuredHeaders: Int

    /// The number of cells inserted and configured.
    public var insertedCells: Int

    /// The number of deleted cells, excluding those of deleted sections.
    public var deletedCells: Int

    /// The number of moved cells, excluding those of moved sections.
    public var movedCells: Int

    /// The number of reconfigured cells.
    public var configuredCells: Int

    /// The number of reloads.
    public var reloads: Int

    /// Creates a value with numbers of operations.
    ///
    /// - Parameters:
    ///   - insertedSections: The number of inserted sections.
    ///   - deletedSections: The number of deleted sections.
    ///   - movedSections: The number of moved sections.
    ///   - configuredHeaders: The number of reconfigured headers.
    ///   - insertedCells: The number of inserted cells.
    ///   - deletedCells: The number of deleted cells, excluding those of deleted sections.
    ///   - movedCells: The number of moved cells, excluding those of moved sections.
    ///   - configuredCells: The number of reconfigured cells.
    ///   - reloads: The number of reloads.
    public init(
      insertedSections: Int = 0, deletedSections: Int = 0, movedSections: Int = 0,
      configuredHeaders: Int = 0, insertedCells: Int = 0, deletedCells: Int = 0,
      movedCells: Int = 0, configuredCells: Int = 0, reloads: Int = 0
    ) {
      self.insertedSections = insertedSections
      self.deletedSections = deletedSections
      self.movedSections = movedSections
      self.configuredHeaders = configuredHeaders
      self.insertedCells = insertedCells
      self.deletedCells = deletedCells
      self.movedCells = movedCells
      self.configuredCells = configuredCells
      self.reloads = reloads
    }
  }
}

extension HeadlessListView.Calls {
  /// Counts the deletes, inserts and moves of a batch.
  mutating func countStructure(_ batch: ChangeBatch, asking snapshot: Snapshot<Section>) {
    insertedSections += batch.sectionInserts.count
    deletedSections += batch.sectionDeletes.count
    movedSections += batch.sectionMoves.count
    insertedCells += batch.itemInserts.count
    for section in batch.sectionInserts {
      insertedCells += snapshot.itemCount(inSection: section.index)
    }
    deletedCells += batch.itemDeletes.count
    movedCells += batch.itemMoves.count
  }
}
