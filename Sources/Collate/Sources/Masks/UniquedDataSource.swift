/// A data source that shows only the first item of each id, or of each key.
///
///     let merged = CompositeDataSource<Feed>([news, favorites]).uniqued()
///
/// When the first item goes, the next one with its key is shown in its place; if it has the same id, as a
/// move rather than as a deletion and an insertion. Sections without items stay. Retain the result like
/// any source, as observations do not.
@MainActor
public final class UniquedDataSource<Base: DataSource, Key: Hashable>: StoredDataSource {
  /// The type of the sections.
  public typealias Section = Base.Section

  /// The source whose first occurrences are shown.
  public unowned let base: Base

  /// The store that holds the shown sections.
  public let store = SnapshotStore<Section>()

  private let uniquing: Uniquing<Section, Key>
  private let derivation: TransformDerivation<Uniquing<Section, Key>>

  @usableFromInline
  init(_ base: Base, key: @escaping (Section.Item) -> Key, _ loops: ItemLoops<Section.Item>) {
    self.base = base
    uniquing = Uniquing(key: key, loops)
    derivation = TransformDerivation(uniquing, of: base, for: store.core)
    store.core.source = self
    store.core.derivation = derivation
  }

  /// The current state, with what is shown of the base.
  var state: TransformState<Section, Section, Mask>? { derivation.state(of: store.core) }
}

extension UniquedDataSource {
  /// Returns the paths in the base of all items with a key, ascending; the first one is shown.
  ///
  /// - Parameter key: A key.
  /// - Returns: Paths in the current snapshot of the base.
  /// - Complexity: O(*n*) in the number of items of the base.
  public func occurrences(of key: Key) -> [ItemPath] {
    _ = state
    return uniquing.occurrences(of: key)
  }

  /// Asks all items for their keys again, if these depend on something that changed.
  public func reevaluate() {
    derivation.reconfigure(store.core) { $0.reevaluate() }
  }

  /// Returns the path in the base of an item, or `nil` if there is no such item.
  ///
  /// - Parameter path: A path in the current snapshot.
  /// - Returns: A path in the current snapshot of the base.
  /// - Complexity: O(log *s*) in the number of sections.
  public func basePath(of path: ItemPath) -> ItemPath? { state?.basePath(of: path) }

  /// Returns the path of an item of the base, or `nil` if it is hidden or does not exist.
  ///
  /// - Parameter path: A path in the current snapshot of the base.
  /// - Returns: A path in the current snapshot.
  /// - Complexity: O(log *n*) in the number of items.
  public func path(ofBase path: ItemPath) -> ItemPath? { state?.path(ofBase: path) }
}

extension DataSource {
  /// Returns a source with the first item of each id.
  ///
  /// - Returns: The new source, which retains this one.
  /// - Complexity: For each change, that of copying the items of the affected sections; if it concerns
  ///   an id that several items have, O(*n*) in the number of all items.
  @inlinable
  public func uniqued() -> UniquedDataSource<Self, Section.Item.ID> {
    uniqued { $0.id }
  }

  /// Returns a source with the first item of each key.
  ///
  /// - Parameter key: A closure that returns the key of an item. It is called once for each item that
  ///   is inserted or updated. It must depend on the item only, and must not change any source.
  /// - Returns: The new source, which retains this one.
  /// - Complexity: For each change, that of copying the items of the affected sections; if it concerns
  ///   a key that several items have, O(*n*) in the number of all items.
  @inlinable
  public func uniqued<Key: Hashable>(
    by key: @escaping (Section.Item) -> Key
  ) -> UniquedDataSource<Self, Key> {
    UniquedDataSource(self, key: key, ItemLoops())
  }
}

extension UniquedDataSource: ReorderableDataSource where Base: ReorderableDataSource {
  /// Returns whether an item can be moved, as determined by the base.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: `true` if the item can be moved; `false` if not, or if there is no such item.
  public func canMoveItem(at path: ItemPath) -> Bool {
    basePath(of: path).map { base.canMoveItem(at: $0) } ?? false
  }

  /// Returns whether an item can be moved to a path at which it is still the first with its key.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path that the item would have after the move.
  /// - Returns: `true` if the item can be moved there; `false` if not, or if either path is
  ///   invalid.
  public func canMoveItem(at path: ItemPath, to destination: ItemPath) -> Bool {
    guard let move = state?.move(path, to: destination) else { return false }
    return uniquing.shows(move.destination, movedFrom: move.path)
      && base.canMoveItem(at: move.path, to: move.destination)
  }

  /// Moves an item of the base in a single update.
  ///
  /// If hidden items stand between the new neighbors, the item moves as little as possible.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path of the item after the update.
  /// - Precondition: There is an item at `path`, and `destination` is a valid path for it, at which it
  ///   is the first with its key.
  public func moveItem(at path: ItemPath, to destination: ItemPath) {
    guard let move = state?.requireMove(path, to: destination) else { return }
    precondition(
      uniquing.shows(move.destination, movedFrom: move.path),
      "An item that is moved to \(destination) would be behind another one with its key")
    base.moveItem(at: move.path, to: move.destination)
  }
}

extension UniquedDataSource: EditableDataSource where Base: EditableDataSource {
  /// Inserts an item into the base in a single update.
  ///
  /// It comes directly behind the item above it. If another one with its key precedes it, it is not
  /// shown.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - path: The path of the item after the update, if it is shown.
  /// - Precondition: `path` is a valid insertion path.
  public func insertItem(_ item: Section.Item, at path: ItemPath) {
    store.currentSnapshot.requirePlace(at: path)
    guard let state else { return }
    base.insertItem(item, at: state.plan.basePlace(for: path, in: state.input))
  }

  /// Returns whether an item can be removed, as determined by the base.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: `true` if the item can be removed; `false` if not, or if there is no such item.
  public func canRemoveItem(at path: ItemPath) -> Bool {
    basePath(of: path).map { base.canRemoveItem(at: $0) } ?? false
  }

  /// Removes an item from the base in a single update, after which the next one with its key is shown.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: The item.
  /// - Precondition: There is an item at `path`.
  @discardableResult
  public func removeItem(at path: ItemPath) -> Section.Item {
    store.currentSnapshot.requireItem(at: path)
    guard let basePath = basePath(of: path) else { preconditionFailure("\(path) has no base") }
    return base.removeItem(at: basePath)
  }
}
