/// A data source whose sections are made from those of another one.
///
/// All sources that a method of ``DataSource`` such as ``DataSource/filter(_:)`` returns have in common that
/// they retain their base, translate paths, and pass moves and edits on to the base.
@MainActor
open class DerivedDataSource<Base: DataSource, Section: SectionProtocol>: StoredDataSource {
  /// The source from whose sections these are made.
  public final unowned let base: Base

  /// The store that holds the sections.
  public final let store = SnapshotStore<Section>()

  private final let derivation: PlannedDerivation

  /// What the sections are made by, if they are not those of other sources as they are.
  final let transform: (any SnapshotTransform<Base.Section, Section>)?

  /// Made when the number of hidden items is first asked for.
  private(set) final lazy var hiddenItems = HiddenItemCount()

  package init<Transform: SnapshotTransform>(
    _ base: Base, _ transform: Transform, _ differ: Differ<Section>? = nil
  ) where Transform.Input == Base.Section, Transform.Output == Section {
    (self.base, self.transform) = (base, transform)
    derivation = TransformDerivation(transform, of: base, for: store.core)
    (store.core as? TypedStoreCore<Section>)?.differ = differ
    beginDeriving()
  }

  package init(_ base: Base, _ derivation: (StoreCore) -> PlannedDerivation) {
    (self.base, transform, self.derivation) = (base, nil, derivation(store.core))
    beginDeriving()
  }

  private func beginDeriving() {
    store.core.source = self
    store.core.derivation = derivation
  }

  /// Calls all closures again, if they depend on something that changed.
  public func reevaluate() { reconfigure { transform?.reevaluate() } }

  /// Changes the parameters of the transform, in a transaction.
  package final func reconfigure(_ body: () -> Void) { derivation.reconfigure(store.core, body) }

  /// Follows a source besides the base.
  ///
  /// - Parameters:
  ///   - other: The source, which is retained.
  ///   - onChange: Notes for the transform that it has other sections. It is called before sections are made.
  package final func follow(_ other: some DataSource, _ onChange: @escaping () -> Void) {
    derivation.follow(SourceLink(from: other, to: store.core, onChange: onChange))
  }

  /// The current sections, those of the base, and where the ones come from in the others; `nil` if others than
  /// those of the base are shown.
  package final var moment: DerivedMoment<Base.Section, Section>? {
    let root = store.core.currentRoot
    return derivation.origin(of: root).map {
      DerivedMoment(input: Snapshot(root: $0.base), output: Snapshot(root: root), plan: $0.plan)
    }
  }

  /// Returns the path in the base at which to insert an item, for a valid path in this source.
  final func basePlace(for path: ItemPath) -> ItemPath? {
    guard let moment else { return nil }
    if let transform { return transform.basePlace(for: path, at: moment) }
    return moment.basePlace(for: path)
  }

  /// Returns the move in the base that makes one between two paths, or `nil` if there is none, or if either is invalid.
  private func baseMove(_ path: ItemPath, to destination: ItemPath) -> BaseMove<Base.Section.Item>?
  {
    guard let moment, moment.output.hasPlace(forItemAt: path, at: destination) else { return nil }
    if let transform { return transform.baseMove(path, to: destination, at: moment) }
    return moment.baseMove(path, to: destination)
  }

  /// Returns the move of a section of the base that makes one between two indices, or `nil` if there is none, or if
  /// either is invalid.
  private func baseSectionMove(_ section: Int, to destination: Int) -> BaseSectionMove? {
    guard let moment, moment.output.hasPlace(forSectionAt: section, at: destination) else {
      return nil
    }
    if let transform {
      return transform.baseSectionMove(section, to: destination, at: moment)
    }
    return moment.baseSectionMove(section, to: destination)
  }
}

/// A source of which it is known whether its items have an order of their own.
@MainActor
package protocol OrderingSource {
  /// Returns whether an item that is inserted at a path may come to another one.
  func hasOwnOrder(at path: ItemPath) -> Bool
}

extension DerivedDataSource: OrderingSource {
  package final func hasOwnOrder(at path: ItemPath) -> Bool {
    transform?.hasOwnOrder == true
      || basePlace(for: path).map { base.mayPlaceItem(elsewhereThan: $0) } ?? false
  }
}

extension DataSource {
  /// Returns whether it is known that an item that is inserted at a path may come to another one.
  package func mayPlaceItem(elsewhereThan path: ItemPath) -> Bool {
    (self as? any OrderingSource)?.hasOwnOrder(at: path) ?? false
  }
}

// Moves in the base, if it can be reordered.
extension DerivedDataSource {
  private var reorderableBase: (any ReorderableDataSource<Base.Section>)? {
    base as? any ReorderableDataSource<Base.Section>
  }

  private var editableBase: (any EditableDataSource<Base.Section>)? {
    base as? any EditableDataSource<Base.Section>
  }

  /// Returns whether an item can be moved, as determined by the base.
  package final func canMoveInBase(_ path: ItemPath) -> Bool {
    guard let move = baseMove(path, to: path) else { return false }
    if reorderableBase?.canMoveItem(at: move.source) == true { return true }
    guard transform?.replacesMovedItems == true, let base = editableBase else { return false }
    return base.canReplaceItem(at: move.source) || base.canRemoveItem(at: move.source)
  }

  /// Returns whether an item can be moved to a path, as determined by the base.
  package final func canMoveInBase(_ path: ItemPath, to destination: ItemPath) -> Bool {
    guard let move = baseMove(path, to: destination) else { return false }
    guard let item = move.replacement else {
      return reorderableBase?.canMoveItem(at: move.source, to: move.destination) ?? false
    }
    guard let moment, let base = editableBase, base.canInsertItem(item, at: move.destination),
      moment.input[move.source].id == item.id
        ? base.canReplaceItem(at: move.source) : base.canRemoveItem(at: move.source)
    else { return false }
    // The item takes the place of the one that is moved, and is moved from there.
    return moment.isBetweenNeighbors(move.source, of: destination)
      || base.mayPlaceItem(elsewhereThan: move.source)
      || base.canMoveItem(at: move.source, to: move.destination)
  }

  /// Moves an item of the base, or replaces it by another one and moves that within its section.
  package final func moveInBase(_ path: ItemPath, to destination: ItemPath) {
    store.currentSnapshot.requireMove(path, to: destination)
    let move = baseMove(path, to: destination)
    if let move, move.replacement == nil, let base = reorderableBase {
      base.moveItem(at: move.source, to: move.destination)
    } else if let move, let item = move.replacement, let base = editableBase {
      performBatchUpdates {
        base.replaceItem(at: move.source, with: item)
        placeReplacement(item.id, of: move.source, at: destination.item)
      }
    } else {
      preconditionFailure(
        "The item at \(path) cannot be moved to \(destination): it is not an item of the base, or would not be "
          + "shown there, or the base cannot move it")
    }
  }

  /// Moves an item that replaced another one of the base within its section, if the base can move it.
  ///
  /// It is looked up, as the base may have other sections without the previous item, such as no empty one.
  private func placeReplacement(_ id: Base.Section.Item.ID, of basePath: ItemPath, at item: Int) {
    let isThere = base.snapshot.item(at: basePath)?.id == id
    guard let basePath = isThere ? basePath : base.itemPath(of: id),
      let path = self.path(ofBase: basePath)
    else { return }
    let count = store.currentSnapshot.itemCount(inSection: path.section)
    let place = ItemPath(section: path.section, item: min(item, count - 1))
    if place != path && canMoveInBase(path, to: place) { moveInBase(path, to: place) }
  }

  /// Returns whether a section can be moved to an index, as determined by the base.
  package final func canMoveSectionInBase(_ section: Int, to destination: Int) -> Bool {
    guard let move = baseSectionMove(section, to: destination) else { return false }
    return reorderableBase?.canMoveSection(at: move.section, to: move.destination) ?? false
  }

  /// Moves a section of the base.
  package final func moveSectionInBase(_ section: Int, to destination: Int) {
    guard let base = reorderableBase, let move = baseSectionMove(section, to: destination) else {
      preconditionFailure(
        "Section \(section) cannot be moved to \(destination): there are "
          + "\(store.currentSnapshot.sections.count) sections, or they are not those of the base, or it "
          + "moves none")
    }
    base.moveSection(at: move.section, to: move.destination)
  }
}

extension DerivedDataSource {
  /// Returns the path in the base of an item, or `nil` if there is none.
  ///
  /// - Parameter path: A path in the current snapshot.
  /// - Returns: A path in the current snapshot of the base; `nil` also for what was added, such as a separator.
  /// - Complexity: O(log *n*) in the number of items; O(*n*) if they are in groups, without comparing any.
  public func basePath(of path: ItemPath) -> ItemPath? { moment?.basePath(of: path) }

  /// Returns the path of an item of the base, or `nil` if it is not shown, or does not exist.
  ///
  /// - Parameter path: A path in the current snapshot of the base.
  /// - Returns: A path in the current snapshot.
  /// - Complexity: O(log *n*) in the number of items; O(*n*) if they are in another order, without comparing
  ///   any.
  public func path(ofBase path: ItemPath) -> ItemPath? {
    moment.flatMap { $0.input.contains(path) ? $0.plan.outputPath(of: path) : nil }
  }
}

// Sources adopt the protocols by themselves if moves and edits can be meant; those that move items in another
// way have methods of the same names.
extension DerivedDataSource where Base: ReorderableDataSource {
  /// Returns whether an item can be moved, as determined by the base.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: `true` if the item can be moved; `false` if not, or if there is no such item.
  @_disfavoredOverload
  public func canMoveItem(at path: ItemPath) -> Bool { canMoveInBase(path) }

  /// Returns whether an item can be moved to a path, as determined by the base.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path that the item would have after the move.
  /// - Returns: `true` if the item can be moved there; `false` if not, if it would not be shown there, or if
  ///   either path is invalid.
  @_disfavoredOverload
  public func canMoveItem(at path: ItemPath, to destination: ItemPath) -> Bool {
    canMoveInBase(path, to: destination)
  }

  /// Moves an item of the base in a single update.
  ///
  /// If hidden items stand between the new neighbors, the item moves as little as possible: down to directly
  /// behind the one above, or up to directly before the one below.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path of the item after the update. A section that has no items then, and is not shown, is
  ///     counted.
  /// - Precondition: There is an item at `path`, and `destination` is a valid path for it, at which it is shown.
  @_disfavoredOverload
  public func moveItem(at path: ItemPath, to destination: ItemPath) {
    moveInBase(path, to: destination)
  }

  /// Returns whether a section can be moved to an index, as determined by the base.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - destination: The index that the section would have after the move.
  /// - Returns: `true` if the section can be moved there; `false` if not, if sections are not those of the base, or
  ///   if either index is invalid.
  @_disfavoredOverload
  public func canMoveSection(at section: Int, to destination: Int) -> Bool {
    canMoveSectionInBase(section, to: destination)
  }

  /// Moves a section of the base in a single update.
  ///
  /// If hidden sections stand between the new neighbors, the section moves as little as possible.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - destination: The index of the section after the update.
  /// - Precondition: Both indices are valid, and the base can move the section.
  @_disfavoredOverload
  public func moveSection(at section: Int, to destination: Int) {
    moveSectionInBase(section, to: destination)
  }
}
