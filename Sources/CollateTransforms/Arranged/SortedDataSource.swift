public import CollateCore

/// A data source that shows the items of each section of another one in order.
///
///     let byName = contacts.sorted(by: \.name)
///     byName.areInIncreasingOrder = { $0.date > $1.date }
///
/// Items of equal rank keep the order of the base. An item that is inserted or updated is compared with
/// few others, which are not compared again. Items can be inserted, and come where the order puts them, removed and
/// replaced, but not moved, as they would jump back; sections can be moved, if they are not sorted, too. Retain the
/// result like any source, as observations do not.
@MainActor
public final class SortedDataSource<Base: DataSource>: DerivedDataSource<Base, Base.Section> {
  /// The type of the sections.
  public typealias Section = Base.Section

  private let sorting: Sorting<Section>

  @usableFromInline
  init(
    _ base: Base, by areInIncreasingOrder: ((Section.Item, Section.Item) -> Bool)?,
    _ loops: SpecializedLoops<Section>
  ) {
    sorting = Sorting(areInIncreasingOrder, loops)
    super.init(base, sorting, loops.differ)
  }
}

extension SortedDataSource {
  /// A closure that returns whether an item precedes another one; if `nil`, the base determines the
  /// order.
  ///
  /// It must depend on the items only, and must not change any source. If it is no order, the items come
  /// in some order.
  ///
  /// - Complexity: To set, that of sorting all sections.
  public var areInIncreasingOrder: ((Section.Item, Section.Item) -> Bool)? {
    get { sorting.areInIncreasingOrder }
    set { reconfigure { sorting.areInIncreasingOrder = newValue } }
  }

  /// A closure that returns whether a section precedes another one; if `nil`, the base determines the
  /// order.
  ///
  /// It is called for sections of the base, with their items in the order of the base: all of them if it is set, and
  /// for each change, O(log *s*) times for each section that is another one.
  public var areSectionsInIncreasingOrder: ((Section, Section) -> Bool)? {
    get { sorting.sectionOrder }
    set { reconfigure { sorting.sectionOrder = newValue } }
  }
}

extension DataSource {
  /// Returns a source with the items of each section in order.
  ///
  /// - Parameter areInIncreasingOrder: A closure that returns whether an item precedes another one. It
  ///   must depend on the items only, and must not change any source.
  /// - Returns: The new source, which retains this one.
  /// - Complexity: For each change, that of copying the items of the affected sections, with
  ///   O(log *n*) comparisons for each item that is inserted, updated or moved.
  @inlinable
  public func sorted(
    by areInIncreasingOrder: @escaping (Section.Item, Section.Item) -> Bool
  ) -> SortedDataSource<Self> {
    SortedDataSource(self, by: areInIncreasingOrder, SpecializedLoops())
  }

  /// Returns a source with the items of each section in the order of a key.
  ///
  ///     let newest = stories.sorted(by: \.date, order: >)
  ///
  /// - Parameters:
  ///   - key: A key path, or a closure that returns the key of an item. It must depend on the item only, and must
  ///     not change any source.
  ///   - order: A function that returns whether a key precedes another one, such as `>` for descending keys. By
  ///     default, they ascend.
  /// - Returns: The new source, which retains this one.
  /// - Complexity: For each change, that of copying the items of the affected sections, with
  ///   O(log *n*) comparisons of keys for each item that is inserted, updated or moved.
  @inlinable
  public func sorted<Key: Comparable>(
    by key: @escaping (Section.Item) -> Key, order: @escaping (Key, Key) -> Bool = { $0 < $1 }
  ) -> SortedDataSource<Self> {
    sorted { order(key($0), key($1)) }
  }

  /// Returns a source with the items of each section in the order of a key, and those whose keys are equal in the
  /// order of another one.
  ///
  ///     let days = stories.sorted(by: \.day, order: >, then: \.title)
  ///
  /// For more keys, compare tuples: `stories.sorted { ($0.day, $0.topic, $0.title) < ($1.day, $1.topic, $1.title) }`.
  ///
  /// - Parameters:
  ///   - key: A key path, or a closure that returns the first key of an item. It must depend on the item only, and
  ///     must not change any source.
  ///   - order: A function that returns whether a first key precedes another one. By default, they ascend.
  ///   - nextKey: A key path, or a closure that returns the second key.
  ///   - nextOrder: A function that returns whether a second key precedes another one. By default, they ascend.
  /// - Returns: The new source, which retains this one.
  /// - Complexity: For each change, that of copying the items of the affected sections, with
  ///   O(log *n*) comparisons of keys for each item that is inserted, updated or moved.
  @inlinable
  public func sorted<Key: Comparable, NextKey: Comparable>(
    by key: @escaping (Section.Item) -> Key, order: @escaping (Key, Key) -> Bool = { $0 < $1 },
    then nextKey: @escaping (Section.Item) -> NextKey,
    thenOrder nextOrder: @escaping (NextKey, NextKey) -> Bool = { $0 < $1 }
  ) -> SortedDataSource<Self> {
    sorted {
      let (one, other) = (key($0), key($1))
      if order(one, other) { return true }
      return !order(other, one) && nextOrder(nextKey($0), nextKey($1))
    }
  }
}

extension SortedDataSource: ReorderableDataSource where Base: ReorderableDataSource {}

extension SortedDataSource: OrderedDataSource where Base: ReorderableDataSource {}

extension SortedDataSource: EditableDataSource where Base: EditableDataSource {}
