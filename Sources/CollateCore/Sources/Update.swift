/// A change of a source: the sections before and after, and the batch of changes between them.
public struct Update<Section: SectionProtocol> {
  private let contents: AnyUpdate

  /// Creates an update.
  ///
  /// The batch is not validated; see ``ChangeBatch/validate(from:to:)``.
  @MainActor
  public init(before: Snapshot<Section>, after: Snapshot<Section>, batch: ChangeBatch) {
    contents = AnyUpdate(
      before: before.moment, after: after.moment,
      change: PendingChange(batch, from: before, to: after), batch: batch)
  }

  @MainActor
  init(before: Snapshot<Section>, after: Snapshot<Section>, change: PendingChange) {
    contents = AnyUpdate(before: before.moment, after: after.moment, change: change)
  }

  init(_ contents: AnyUpdate) {
    self.contents = contents
  }

  /// The sections before the update, which are those after the previous one.
  public var before: Snapshot<Section> {
    Snapshot(root: contents.before.root, index: contents.before.index)
  }

  /// The sections after the update.
  public var after: Snapshot<Section> {
    Snapshot(root: contents.after.root, index: contents.after.index)
  }

  /// The difference, in a form that list views can apply.
  public var batch: ChangeBatch { contents.batch }

  /// The difference with all pairs, including those that a batch cannot express.
  package var change: PendingChange { contents.change }

  /// The number of the transaction in which the update was made, if any.
  package var transaction: UInt64? { contents.transaction }
}

/// An update of sections of any type, in one object, which all observers share.
final class AnyUpdate: @unchecked Sendable {
  // Immutable; the snapshots are sendable if the sections of the update's type are.
  let before: SnapshotMoment
  let after: SnapshotMoment
  let change: PendingChange
  let batch: ChangeBatch
  let transaction: UInt64?

  /// Whether elements were only replaced by equal ones.
  let isSilent: Bool

  @MainActor
  init(before: SnapshotMoment, after: SnapshotMoment, change: PendingChange, batch: ChangeBatch) {
    self.before = before
    self.after = after
    self.change = change
    self.batch = batch
    isSilent = batch.isEmpty
    transaction = Transaction.openSerial
  }

  @MainActor
  convenience init(before: SnapshotMoment, after: SnapshotMoment, change: PendingChange) {
    let batch = change.batch(sectionCount: before.root.sectionCount) { section in
      before.root.itemCount(inSection: section.index)
    }
    self.init(before: before, after: after, change: change, batch: batch)
  }
}

/// The sections of a store at some time, and their index, if there is one.
@usableFromInline
struct SnapshotMoment: Sendable {
  @usableFromInline let root: SnapshotNode
  @usableFromInline let index: AnyItemIndex?

  init(root: SnapshotNode, index: AnyItemIndex? = nil) {
    self.root = root
    self.index = index
  }
}

extension PendingChange {
  /// Creates a change from a batch between two snapshots, with all pairs that the batch cannot mention.
  fileprivate init<Section>(
    _ batch: ChangeBatch, from before: Snapshot<Section>, to after: Snapshot<Section>
  ) {
    self.init(batch)
    if batch.sectionDeletes.isEmpty && batch.sectionInserts.isEmpty { return }
    // A batch that does not fit is the caller's to report.
    let isValid: Void? = try? batch.validate(before: before.itemCounts, after: after.itemCounts)
    if isValid != nil { self = followingItems(from: before, to: after) }
  }
}

extension Snapshot {
  fileprivate var moment: SnapshotMoment { SnapshotMoment(root: root, index: index) }
}

extension Update: Sendable where Section: Sendable {}

extension Update: CustomStringConvertible {
  /// The batch in compact notation.
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

  /// The section at an index before the update.
  ///
  /// - Precondition: There is such a section.
  public subscript(section: BeforeSection) -> Section { before.sections[section.index] }

  /// The section at an index after the update.
  ///
  /// - Precondition: There is such a section.
  public subscript(section: AfterSection) -> Section { after.sections[section.index] }

  /// Returns the path of an item after the update, or `nil` if it is gone, or if there was none at the
  /// path.
  ///
  /// An item whose section goes, or that is in a section that comes, is found too. The ``batch`` does not
  /// mention that it moved, as lists cannot move it there: it is deleted and inserted, by itself or with
  /// its section.
  ///
  /// - Complexity: O(log *m* + log *s*) in the size of the change and the number of sections.
  public func path(after path: BeforePath) -> AfterPath? {
    before.contains(path.path) ? change.path(after: path) : nil
  }

  /// Returns the path of an item before the update, or `nil` if it is new, or if there is none at the
  /// path.
  ///
  /// An item of a section that comes or goes is found too, see ``path(after:)``.
  ///
  /// - Complexity: O(log *m* + log *s*) in the size of the change and the number of sections.
  public func path(before path: AfterPath) -> BeforePath? {
    after.contains(path.path) ? change.path(before: path) : nil
  }

  /// Returns the index of a section after the update, or `nil` if it is deleted, or if there was no such
  /// section.
  ///
  /// - Complexity: O(log *m*) in the size of the change.
  public func section(after section: BeforeSection) -> AfterSection? {
    before.sections.indices.contains(section.index) ? change.section(after: section) : nil
  }

  /// Returns the index of a section before the update, or `nil` if it is inserted, or if there is no such
  /// section.
  ///
  /// - Complexity: O(log *m*) in the size of the change.
  public func section(before section: AfterSection) -> BeforeSection? {
    after.sections.indices.contains(section.index) ? change.section(before: section) : nil
  }
}
