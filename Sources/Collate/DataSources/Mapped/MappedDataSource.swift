/// A data source that transforms the sections of another one.
///
/// Only changed sections are transformed again. Items whose transformed values remain equal are not
/// reported as updated.
@MainActor
public final class MappedDataSource<Base: DataSource, Section: SectionProtocol>: StoredDataSource {
  /// The source to transform.
  public let base: Base

  /// The store that holds the transformed sections.
  public let store = SnapshotStore<Section>()

  private let transform: (Base.Section) -> Section

  /// Whether the transformation preserves all paths and the identities of items.
  private let isFaithful: Bool

  private let baseStore: SnapshotStore<Base.Section>

  /// The changes of the base since its sections were last transformed.
  private var inbox = ChangeLog()

  /// Whether the inbox is incomplete, because there were no observers.
  private var isWhollyStale = true

  /// The changes of the transformed sections that have not been collected.
  private var log = ChangeLog()

  init(_ base: Base, isFaithful: Bool, transform: @escaping (Base.Section) -> Section) {
    self.base = base
    self.transform = transform
    self.isFaithful = isFaithful
    baseStore = base.followedStore
    baseStore.add(self)
    store.derive(by: self)
  }
}

extension DataSource {
  /// Returns a source with the transformed sections of this one.
  ///
  /// Use it to combine sources of different types in one composite:
  ///
  ///     let screen = CompositeDataSource<Row>([news.map(Row.init), ads.map(Row.init)])
  ///
  /// Retain the result like any source, as observations do not.
  ///
  /// - Parameter transform: A closure that transforms a section. It must return equal sections for
  ///   equal ones, with an id that depends only on the id of the original, and must not change any
  ///   source. Every section is transformed into exactly one; the items can be any.
  /// - Returns: The new source, which retains this one.
  /// - Complexity: For each change, that of transforming the affected sections and comparing their
  ///   items.
  public func map<NewSection: SectionProtocol>(
    _ transform: @escaping (Section) -> NewSection
  ) -> MappedDataSource<Self, NewSection> {
    MappedDataSource(self, isFaithful: false, transform: transform)
  }
}

extension DataSource where Section: Sendable, Section.ID: Sendable, Section.Item: Sendable {
  /// Returns a source with the type-erased sections of this one.
  ///
  /// Retain the result like any source, as observations do not.
  ///
  /// - Complexity: For each change, O(*n*) in the number of items of the affected sections, without
  ///   comparing any.
  public func erased() -> MappedDataSource<Self, AnySection> {
    MappedDataSource(self, isFaithful: true) { AnySection($0) }
  }
}

extension MappedDataSource: StoreFollower {
  var slotPath: [Slot] { store.slotPath }

  var followingStore: (any FollowedStore)? { store }

  func storeDidInvalidate() {
    store.invalidate()
  }

  func storeDidCollect(_ change: PendingChange) {
    if store.isRecording { inbox.append(change) } else { isWhollyStale = true }
  }
}

extension MappedDataSource: SnapshotDerivation {
  func collectSources() {
    baseStore.collect()
  }

  func refreshedSnapshot(_ current: Snapshot<Section>) -> Snapshot<Section> {
    baseStore.collect()
    let sections = baseStore.snapshot.sections
    if isWhollyStale {
      isWhollyStale = false
      _ = inbox.takeAll()
      return Snapshot(sections.map(transform))
    }
    let change = inbox.takeAll()
    if change.isEmpty { return current }
    let touched = change.touchedSections
    var result = current
    if change.sections.isEmpty {
      for section in touched { result.modifySection(section) { $0 = transform(sections[section]) } }
    } else {
      result = Snapshot(
        sections.enumerated().map { section, content in
          let origin = touched.contains(section) ? nil : change.sectionBefore(section)
          return origin.map { current.sections[$0] } ?? transform(content)
        })
    }
    if isFaithful {
      log.append(change.resolved(from: current, to: result))
    } else {
      log.append(change.compared(from: current, to: result, touched: touched))
    }
    return result
  }

  func collectChange(
    from before: Snapshot<Section>,
    to after: Snapshot<Section>
  ) -> PendingChange {
    let isComposed = log.isComposed
    let change = log.takeAll()
    return isComposed ? change.resolved(from: before, to: after) : change
  }
}

extension MappedDataSource: ReorderableDataSource where Base: ReorderableDataSource {
  /// Returns whether an item can be moved, as determined by the base.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: `true` if the item can be moved; `false` if not, or if there is no such item.
  public func canMoveItem(at path: ItemPath) -> Bool {
    base.canMoveItem(at: path)
  }

  /// Returns whether an item can be moved to a path, as determined by the base.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path that the item would have after the move.
  /// - Returns: `true` if the item can be moved there; `false` if not, or if either path is
  ///   invalid.
  public func canMoveItem(at path: ItemPath, to destination: ItemPath) -> Bool {
    base.canMoveItem(at: path, to: destination)
  }

  /// Moves an item of the base in a single update.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path of the item after the update.
  /// - Precondition: There is an item at `path`, and `destination` is a valid path for it; the
  ///   transformation does not change the paths of items.
  public func moveItem(at path: ItemPath, to destination: ItemPath) {
    base.moveItem(at: path, to: destination)
  }
}

extension PendingChange {
  /// Returns the change with the items of affected sections compared again.
  fileprivate func compared<Section>(
    from before: Snapshot<Section>,
    to after: Snapshot<Section>,
    touched: Set<Int>
  ) -> PendingChange {
    var join = ChangeJoin()
    join.add(sections: sections)
    for section in touched {
      guard let origin = sectionBefore(section) else { continue }
      let change = SnapshotDiff.change(
        from: Snapshot([before.sections[origin]]), to: Snapshot([after.sections[section]]))
      join.add(
        change ?? PendingChange(), before: origin..<origin + 1, after: section..<section + 1,
        namesEverySection: false)
    }
    return join.change().resolved(from: before, to: after)
  }
}
