/// What a source tells its observers: how it was, how it is, and the batch between.
public struct Update<Section: SectionProtocol> {
  /// The sections before, which the last update ended with.
  public let before: Snapshot<Section>

  /// The sections after.
  public let after: Snapshot<Section>

  /// The difference, as a list view takes it.
  public let batch: ChangeBatch

  /// The difference with all pairs, even those a list view cannot be told of.
  let change: PendingChange

  /// The number of the transaction that the update was made in, if it was made in one.
  package let transaction: UInt64?

  /// Creates an update.
  ///
  /// The batch is taken at its word; ``ChangeBatch/validate(from:to:)`` compares it with the
  /// snapshots.
  @MainActor
  public init(before: Snapshot<Section>, after: Snapshot<Section>, batch: ChangeBatch) {
    self.before = before
    self.after = after
    self.batch = batch
    change = PendingChange(batch)
    transaction = Transaction.openSerial
  }

  @MainActor
  init(before: Snapshot<Section>, after: Snapshot<Section>, change: PendingChange) {
    self.before = before
    self.after = after
    self.change = change
    batch = change.batch(sectionCount: before.sections.count) { section in
      before.itemCount(inSection: section.index)
    }
    transaction = Transaction.openSerial
  }
}

extension Update: Sendable where Section: Sendable {}

extension Update: CustomStringConvertible {
  /// The batch in short notation.
  public var description: String { batch.description }
}

extension Update {
  /// The item at a path before the update.
  ///
  /// - Precondition: There is such an item.
  public subscript(path: BeforePath) -> Section.Item { before[path.path] }

  /// The item at a path after the update.
  ///
  /// - Precondition: There is such an item.
  public subscript(path: AfterPath) -> Section.Item { after[path.path] }

  /// The section with a number before the update.
  ///
  /// - Precondition: There is such a section.
  public subscript(section: BeforeSection) -> Section { before.sections[section.index] }

  /// The section with a number after the update.
  ///
  /// - Precondition: There is such a section.
  public subscript(section: AfterSection) -> Section { after.sections[section.index] }

  /// Returns where an item goes, or `nil` when it is deleted.
  ///
  /// - Complexity: O(log *m*) in the size of the change.
  public func path(after path: BeforePath) -> AfterPath? { change.path(after: path) }

  /// Returns where an item comes from, or `nil` when it is inserted.
  ///
  /// - Complexity: O(log *m*) in the size of the change.
  public func path(before path: AfterPath) -> BeforePath? { change.path(before: path) }

  /// Returns where a section goes, or `nil` when it is deleted.
  ///
  /// - Complexity: O(log *m*) in the size of the change.
  public func section(after section: BeforeSection) -> AfterSection? {
    change.section(after: section)
  }

  /// Returns where a section comes from, or `nil` when it is inserted.
  ///
  /// - Complexity: O(log *m*) in the size of the change.
  public func section(before section: AfterSection) -> BeforeSection? {
    change.section(before: section)
  }

  /// Returns where the item with an id was before the update and is after it.
  ///
  /// - Complexity: That of ``Snapshot/itemPath(of:)``.
  public func paths(of id: Section.Item.ID) -> (before: BeforePath?, after: AfterPath?) {
    (
      before.itemPath(of: id).map { BeforePath($0) },
      after.itemPath(of: id).map { AfterPath($0) }
    )
  }
}
