/// A source that shows the sections of another one in another form.
///
/// Only sections that changed are transformed again. Items that the transformation leaves equal are
/// not reported as changed.
@MainActor
public final class MappedDataSource<Base: DataSource, Section: SectionProtocol>: StoredDataSource {
  /// The source that is shown.
  public let base: Base

  /// The store that keeps the transformed sections.
  public let store = SnapshotStore<Section>()

  private let transform: (Base.Section) -> Section

  /// Whether the transformation leaves everything at its place and tells the same items apart.
  private let isFaithful: Bool

  private let baseStore: SnapshotStore<Base.Section>

  /// What the base did since its sections were last transformed.
  private var inbox = ChangeLog()

  /// Whether the inbox was not kept up, because nobody listened.
  private var isWhollyStale = true

  /// The changes of the transformed sections that are not collected yet.
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
  /// Returns a source that shows the sections of this one in another form.
  ///
  /// It lets sources of different types stand in one composite:
  ///
  ///     let screen = CompositeDataSource<Row>([news.map(Row.init), ads.map(Row.init)])
  ///
  /// Keep the result as you keep any source: an observation does not.
  ///
  /// - Parameter transform: Makes a section from a section, with an id that follows from the id of
  ///   the original alone, and the same for the same section. It changes no source. Sections stay one for one; items may
  ///   differ as they like.
  /// - Returns: The other source, which keeps this one.
  /// - Complexity: A change costs the transformation of the sections it touches, and a comparison of
  ///   their items.
  public func map<NewSection: SectionProtocol>(
    _ transform: @escaping (Section) -> NewSection
  ) -> MappedDataSource<Self, NewSection> {
    MappedDataSource(self, isFaithful: false, transform: transform)
  }
}

extension DataSource where Section: Sendable, Section.ID: Sendable, Section.Item: Sendable {
  /// Returns a source that shows the sections of this one without their type.
  ///
  /// Keep the result as you keep any source: an observation does not.
  ///
  /// - Complexity: A change costs a pass over the items of the sections it touches; none of them is
  ///   compared.
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
  /// Returns whether an item may be moved at all, which the base decides.
  ///
  /// - Parameter path: The path of an item.
  /// - Returns: `false` also when there is no such item.
  public func canMoveItem(at path: ItemPath) -> Bool {
    base.canMoveItem(at: path)
  }

  /// Returns whether an item may be moved to a place, which the base decides.
  ///
  /// - Parameters:
  ///   - path: The path of an item.
  ///   - destination: The path that the item would have afterwards.
  /// - Returns: `false` also when there is no such item or no such place.
  public func canMoveItem(at path: ItemPath, to destination: ItemPath) -> Bool {
    base.canMoveItem(at: path, to: destination)
  }

  /// Moves an item of the base, as one update.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path that the item has afterwards.
  /// - Precondition: There is an item at `path`, and a place for it at `destination`; the
  ///   transformation leaves items at their places.
  public func moveItem(at path: ItemPath, to destination: ItemPath) {
    base.moveItem(at: path, to: destination)
  }
}

extension PendingChange {
  /// Returns the change with the items of touched sections compared anew.
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
