public import CollateCore

/// A data source that shows only the first item of each id, or of each key.
///
///     let merged = CompositeDataSource<Feed>([news, favorites]).uniqued()
///
/// When the first item goes, the next one with its key is shown in its place; if it has the same id, as a
/// move rather than as a deletion and an insertion. Sections without items stay. Retain the result like
/// any source, as observations do not.
@MainActor
public final class UniquedDataSource<Base: DataSource, Key: Hashable>: DerivedDataSource<
  Base, Base.Section
>
{
  /// The type of the sections.
  public typealias Section = Base.Section

  private let uniquing: Uniquing<Section, Key>

  @usableFromInline
  init(_ base: Base, key: @escaping (Section.Item) -> Key, _ loops: SpecializedLoops<Section>) {
    uniquing = Uniquing(key: key, loops)
    super.init(base, uniquing, loops.differ)
  }
}

extension UniquedDataSource {
  /// A closure that returns the key of an item.
  ///
  /// It must depend on the item only, and must not change any source.
  ///
  /// - Complexity: To set, O(*n*) in the number of items, with a call for each.
  public var key: (Section.Item) -> Key {
    get { uniquing.key }
    set { reconfigure { uniquing.key = newValue } }
  }

  /// Returns the paths in the base of all items with a key, ascending; the first one is shown.
  ///
  /// - Parameter key: A key.
  /// - Returns: Paths in the current snapshot of the base.
  /// - Complexity: O(*n*) in the number of items of the base.
  public func occurrences(of key: Key) -> [ItemPath] {
    _ = moment
    return uniquing.occurrences(of: key)
  }
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
    UniquedDataSource(self, key: key, SpecializedLoops())
  }
}

extension UniquedDataSource: ReorderableDataSource where Base: ReorderableDataSource {}

extension UniquedDataSource: EditableDataSource where Base: EditableDataSource {}
