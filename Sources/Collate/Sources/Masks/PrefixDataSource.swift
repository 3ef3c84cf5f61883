/// A data source that shows the first items of another one.
///
///     let top = results.prefix(3)
///     top.limits["books"] = 20    // show more of one section
///
/// Sections without items stay. Retain the result like any source, as observations do not.
@MainActor
public final class PrefixDataSource<Base: DataSource>: StoredDataSource {
  /// The type of the sections.
  public typealias Section = Base.Section

  /// The source whose first items are shown.
  public unowned let base: Base

  /// The store that holds the shown sections.
  public let store = SnapshotStore<Section>()

  private let prefix: Prefix<Section>
  private let derivation: TransformDerivation<Prefix<Section>>

  init(_ base: Base, limit: Int?, scope: PrefixScope) {
    self.base = base
    prefix = Prefix(limit: limit, scope: scope)
    derivation = TransformDerivation(prefix, of: base, for: store.core)
    store.core.source = self
    store.core.derivation = derivation
  }

  /// The current state, with what is shown of the base.
  var state: TransformState<Section, Section, Mask>? { derivation.state(of: store.core) }
}

extension PrefixDataSource {
  /// How many items are shown, of each section or of all; if `nil`, all are.
  ///
  /// - Precondition: It is not negative.
  public var limit: Int? {
    get { prefix.limit }
    set {
      if newValue == prefix.limit { return }
      derivation.reconfigure(store.core) { $0.set(newValue, limits: $0.limits) }
    }
  }

  /// How many items are shown of the sections with some ids, instead of ``limit``.
  ///
  /// They are for sources that show the first items of each section. Others ignore them, which is reported
  /// through ``Diagnostics``.
  ///
  /// - Precondition: None is negative.
  public var limits: [Section.ID: Int] {
    get { prefix.limits }
    set {
      if newValue == prefix.limits { return }
      if prefix.scope == .allSections && prefix.limits.isEmpty {
        store.report(.ignoredLimits(sectionIDs: newValue.keys.map { "\($0)" }.sorted()))
      }
      derivation.reconfigure(store.core) { $0.set($0.limit, limits: newValue) }
    }
  }

  /// Returns the number of items of a section that are not shown.
  ///
  /// - Parameter section: The index of a section.
  /// - Returns: The number, for a text such as "12 more".
  /// - Precondition: There is such a section.
  /// - Complexity: O(log *s*) in the number of sections.
  public func hiddenItemCount(inSection section: Int) -> Int {
    store.currentSnapshot.requireSection(section)
    guard let state else { return 0 }
    return state.input.itemCount(inSection: section) - state.output.itemCount(inSection: section)
  }

  /// Returns the path in the base of an item, which is the same, or `nil` if there is none.
  ///
  /// - Parameter path: A path in the current snapshot.
  /// - Returns: A path in the current snapshot of the base.
  public func basePath(of path: ItemPath) -> ItemPath? { state?.basePath(of: path) }

  /// Returns the path of an item of the base, or `nil` if it is hidden or does not exist.
  ///
  /// - Parameter path: A path in the current snapshot of the base.
  /// - Returns: A path in the current snapshot.
  public func path(ofBase path: ItemPath) -> ItemPath? { state?.path(ofBase: path) }
}

/// What the limit of a ``PrefixDataSource`` is for.
public enum PrefixScope: Hashable, Sendable {
  /// For the items of each section.
  case eachSection

  /// For the items of all sections together, in their order.
  case allSections
}

extension DataSource {
  /// Returns a source with the first items of each section, or of all sections together.
  ///
  /// - Parameters:
  ///   - limit: How many items to show; if `nil`, all are shown.
  ///   - scope: What the limit is for.
  /// - Returns: The new source, which retains this one.
  /// - Precondition: The limit is not negative.
  /// - Complexity: For each change, that of copying the shown items of the affected sections.
  public func prefix(
    _ limit: Int?, of scope: PrefixScope = .eachSection
  ) -> PrefixDataSource<Self> {
    PrefixDataSource(self, limit: limit, scope: scope)
  }
}

extension PrefixDataSource: ReorderableDataSource where Base: ReorderableDataSource {
  /// Returns whether an item can be moved, as determined by the base.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: `true` if the item can be moved; `false` if not, or if there is no such item.
  public func canMoveItem(at path: ItemPath) -> Bool {
    basePath(of: path).map { base.canMoveItem(at: $0) } ?? false
  }

  /// Returns whether an item can be moved to a path at which it would be shown.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path that the item would have after the move.
  /// - Returns: `true` if the item can be moved there; `false` if not, or if either path is
  ///   invalid.
  public func canMoveItem(at path: ItemPath, to destination: ItemPath) -> Bool {
    // What is not shown comes last, so the paths in the base are the same.
    let snapshot = store.currentSnapshot
    return snapshot.hasPlace(forItemAt: path, at: destination)
      && prefix.shows(destination, movedFrom: path, in: base.followedStore.currentSnapshot)
      && base.canMoveItem(at: path, to: destination)
  }

  /// Moves an item of the base in a single update.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path of the item after the update.
  /// - Precondition: There is an item at `path`, and `destination` is a valid path for it, at which it
  ///   is shown.
  public func moveItem(at path: ItemPath, to destination: ItemPath) {
    let snapshot = store.currentSnapshot
    snapshot.requireMove(path, to: destination)
    precondition(
      prefix.shows(destination, movedFrom: path, in: base.followedStore.currentSnapshot),
      "An item that is moved to \(destination) would be behind the limit")
    base.moveItem(at: path, to: destination)
  }
}

extension Prefix {
  /// Returns whether an item would be shown after a move.
  fileprivate func shows(
    _ destination: ItemPath, movedFrom path: ItemPath, in input: Snapshot<Section>
  ) -> Bool {
    if path.section == destination.section { return true }
    guard scope == .allSections else {
      return destination.item < limits[input.sections[destination.section].id] ?? limit ?? .max
    }
    // Hidden items of the sections before it would be shown first.
    let before = (0..<destination.section).reduce(0) { $0 + input.itemCount(inSection: $1) }
    let rank = before - (path.section < destination.section ? 1 : 0) + destination.item
    return rank < limit ?? .max
  }
}
