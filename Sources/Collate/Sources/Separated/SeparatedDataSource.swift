/// A data source that shows separators between the items of another one.
///
/// Separators are items of their own, such as a line, an advertisement or a date:
///
///     let list = messages.separated { gap in
///       gap.above?.day == gap.below?.day ? nil : gap.below?.day
///     }
///
/// They stand between items that are shown, so filter first. A separator is identified by the item
/// above it, with which it moves. Sections without items have none. Retain the result like any source,
/// as observations do not.
@MainActor
public final class SeparatedDataSource<Base: DataSource, Separator: Equatable>: StoredDataSource
where Base.Section.ID: Sendable {
  /// The type of the sections.
  public typealias Section = SeparatedSection<Base.Section, Separator>

  /// The source without separators.
  public unowned let base: Base

  /// The store that holds the sections with separators.
  public let store = SnapshotStore<Section>()

  private let derivation: TransformDerivation<Separating<Base.Section, Separator>>

  init(
    _ base: Base, separator: @escaping (SeparatorGap<Base.Section.Item>) -> Separator?
  ) {
    self.base = base
    derivation = TransformDerivation(
      Separating(separator: separator), of: base, for: store.core)
    store.core.source = self
    store.core.derivation = derivation
  }

  /// The current state, with where the separators are.
  private var state: TransformState<Base.Section, Section, Snapshot<SeparatorPlaces>>? {
    derivation.state(of: store.core)
  }
}

extension SeparatedDataSource {
  /// Asks about all gaps again, if the closure depends on something that changed.
  public func reevaluate() {
    derivation.reconfigure(store.core) { $0.reevaluate() }
  }

  /// Returns the path in the base of an item, or `nil` for a separator, or if there is no such item.
  ///
  /// - Parameter path: A path in the current snapshot.
  /// - Returns: A path in the current snapshot of the base.
  /// - Complexity: O(log *n*) in the number of items.
  public func basePath(of path: ItemPath) -> ItemPath? {
    guard let state, state.output.contains(path) else { return nil }
    return state.plan.sections[path.section].baseIndex(of: path.item)
      .map { ItemPath(section: path.section, item: $0) }
  }

  /// Returns the path of an item of the base, or `nil` if it does not exist.
  ///
  /// - Parameter path: A path in the current snapshot of the base.
  /// - Returns: A path in the current snapshot.
  /// - Complexity: O(log *n*) in the number of items.
  public func path(ofBase path: ItemPath) -> ItemPath? {
    guard let state, state.input.contains(path) else { return nil }
    return state.plan.outputPath(of: path)
  }
}

extension DataSource where Section.ID: Sendable {
  /// Returns a source with separators between the items of each section.
  ///
  /// - Parameter separator: A closure that returns the separator in a gap, or `nil` if there is none. It
  ///   is called for the gaps above and below each item that is inserted, updated, moved or removed. It
  ///   must depend on the items only, and must not change any source.
  /// - Returns: The new source, which retains this one.
  /// - Complexity: For each change, that of copying the items of the affected sections.
  public func separated<Separator: Equatable>(
    by separator: @escaping (SeparatorGap<Section.Item>) -> Separator?
  ) -> SeparatedDataSource<Self, Separator> {
    SeparatedDataSource(self, separator: separator)
  }
}

extension SeparatedDataSource: ReorderableDataSource where Base: ReorderableDataSource {
  /// Returns whether an item can be moved, as determined by the base.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: `true` if the item can be moved; `false` if not, for a separator, or if there is no such
  ///   item.
  public func canMoveItem(at path: ItemPath) -> Bool {
    basePath(of: path).map { base.canMoveItem(at: $0) } ?? false
  }

  /// Returns whether an item can be moved to a path, as determined by the base.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path that the item would have after the move, if no separator came or went.
  /// - Returns: `true` if the item can be moved there; `false` if not, for a separator, or if either
  ///   path is invalid.
  public func canMoveItem(at path: ItemPath, to destination: ItemPath) -> Bool {
    move(path, to: destination)
      .map { base.canMoveItem(at: $0.path, to: $0.destination) } ?? false
  }

  /// Moves an item of the base in a single update.
  ///
  /// Only the items above the destination count, not the separators; these are then made anew around the
  /// item.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path of the item after the update, if no separator came or went.
  /// - Precondition: There is an item at `path`, no separator, and `destination` is a valid path for it.
  public func moveItem(at path: ItemPath, to destination: ItemPath) {
    store.currentSnapshot.requireMove(path, to: destination)
    guard let move = move(path, to: destination) else {
      preconditionFailure("The item at \(path) is a separator, which cannot be moved")
    }
    base.moveItem(at: move.path, to: move.destination)
  }

  /// Returns the move in the base that makes one in the output, or `nil` if there is none.
  private func move(
    _ path: ItemPath, to destination: ItemPath
  ) -> (path: ItemPath, destination: ItemPath)? {
    guard let state, state.output.hasPlace(forItemAt: path, at: destination),
      let basePath = basePath(of: path)
    else { return nil }
    // The destination is a path without the item, whose separator is still there.
    let isBehind = path.section == destination.section && destination.item >= path.item
    let index = destination.item + (isBehind ? 1 : 0)
    let rank = state.plan.sections[destination.section].rank(of: index) - (isBehind ? 1 : 0)
    return (basePath, ItemPath(section: destination.section, item: rank))
  }
}
