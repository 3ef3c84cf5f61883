import Collate

extension HeadlessListView {
  /// How often a view was told to do something.
  ///
  /// Cells that come with a new section count as inserted, for each of them is configured.
  public struct Calls: Hashable, Sendable {
    /// The number of sections that came.
    public var insertedSections: Int

    /// The number of sections that went.
    public var deletedSections: Int

    /// The number of sections that moved.
    public var movedSections: Int

    /// The number of headers that were configured again.
    public var configuredHeaders: Int

    /// The number of cells that came, and were configured.
    public var insertedCells: Int

    /// The number of cells that went, other than with their section.
    public var deletedCells: Int

    /// The number of cells that moved, other than with their section.
    public var movedCells: Int

    /// The number of cells that were configured again.
    public var configuredCells: Int

    /// The number of times that everything was configured again.
    public var reloads: Int

    /// Creates numbers of calls.
    ///
    /// - Parameters:
    ///   - insertedSections: The number of sections that came.
    ///   - deletedSections: The number of sections that went.
    ///   - movedSections: The number of sections that moved.
    ///   - configuredHeaders: The number of headers that were configured again.
    ///   - insertedCells: The number of cells that came.
    ///   - deletedCells: The number of cells that went, other than with their section.
    ///   - movedCells: The number of cells that moved, other than with their section.
    ///   - configuredCells: The number of cells that were configured again.
    ///   - reloads: The number of times that everything was configured again.
    public init(
      insertedSections: Int = 0,
      deletedSections: Int = 0,
      movedSections: Int = 0,
      configuredHeaders: Int = 0,
      insertedCells: Int = 0,
      deletedCells: Int = 0,
      movedCells: Int = 0,
      configuredCells: Int = 0,
      reloads: Int = 0
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
