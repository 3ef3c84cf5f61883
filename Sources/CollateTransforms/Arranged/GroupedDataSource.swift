public import CollateCore

/// A data source whose sections are groups of the items of another one.
///
/// All items with the same key come into one section, from all sections of the base:
///
///     let days = feeds.grouped(by: \.day, order: >, items: { $0.date > $1.date }) { day, stories in
///       Day(id: day, title: "\(stories.count) stories", items: stories)
///     }
///
/// An item whose key changes moves to another section. A group exists while it has items or its key is
/// pinned. Retain the result like any source, as observations do not.
@MainActor
public final class GroupedDataSource<
  Base: DataSource, Key: Hashable, Section: SectionProtocol
>: DerivedDataSource<Base, Section> where Section.Item == Base.Section.Item {
  /// A closure that returns an item with another key, so that it can be moved to another group; `nil`
  /// to refuse.
  ///
  /// It receives the item and the key of the group that it is moved to. The one that it returns takes the place of
  /// the item in the base, where one with the same id is replaced, and another one is removed. A filter above does not
  /// know it: an item can be moved to a group in which it hides it then.
  ///
  /// Without the closure, items can be moved within their groups only. If ``areInIncreasingOrder`` is set, none can be
  /// moved, to other groups neither.
  public var regroup: ((Section.Item, Key) -> Section.Item?)? {
    get { grouping.regroup }
    set { grouping.regroup = newValue }
  }

  private let grouping: Grouping<Base.Section, Key, Section>

  @usableFromInline
  init(
    _ base: Base, by key: @escaping (Section.Item) -> Key, order: @escaping (Key, Key) -> Bool,
    items areInIncreasingOrder: ((Section.Item, Section.Item) -> Bool)?,
    into section: @escaping (Key, [Section.Item]) -> Section, _ loops: SpecializedLoops<Section>
  ) {
    grouping = Grouping(
      key: key, order: order, items: areInIncreasingOrder, section: section, loops)
    super.init(base, grouping, loops.differ)
  }
}

extension GroupedDataSource {
  /// A closure that returns the key of an item.
  ///
  /// It must depend on the item only, and must not change any source.
  ///
  /// - Complexity: To set, that of making all groups, with a call for each item.
  public var key: (Section.Item) -> Key {
    get { grouping.key }
    set { reconfigure { grouping.key = newValue } }
  }

  /// A closure that returns whether a group precedes another one, given their keys.
  ///
  /// - Complexity: To set, that of making all groups, with a call of ``key`` for each item.
  public var order: (Key, Key) -> Bool {
    get { grouping.order }
    set { reconfigure { grouping.order = newValue } }
  }

  /// A closure that returns whether an item of a group precedes another one; if `nil`, the base
  /// determines the order.
  ///
  /// It must depend on the items only, and must not change any source. If it is no order, the items come
  /// in some order.
  ///
  /// - Complexity: To set, that of sorting all groups.
  public var areInIncreasingOrder: ((Section.Item, Section.Item) -> Bool)? {
    get { grouping.areInIncreasingOrder }
    set { reconfigure { grouping.areInIncreasingOrder = newValue } }
  }

  /// The keys whose groups are shown even without items.
  ///
  /// - Complexity: To set, O(*n*) in the number of items, without a call of ``key``.
  public var pinnedKeys: Set<Key> {
    get { grouping.pinnedKeys }
    set {
      if newValue != grouping.pinnedKeys { reconfigure { grouping.pinnedKeys = newValue } }
    }
  }

  /// Returns the index of the section with a key, or `nil` if there is none.
  ///
  /// - Parameter key: A key.
  /// - Returns: An index in the current snapshot.
  public func section(for key: Key) -> Int? {
    guard let plan = moment?.plan as? GroupMap, let group = grouping.group(for: key) else {
      return nil
    }
    return plan.section(ofGroup: group)
  }
}

extension DataSource {
  /// Returns a source whose sections are groups of all items.
  ///
  /// - Parameters:
  ///   - key: A closure that returns the key of an item. It is called once for each item that is
  ///     inserted or updated. It must depend on the item only, and must not change any source.
  ///   - order: A closure that returns whether a group precedes another one, given their keys.
  ///   - areInIncreasingOrder: A closure that returns whether an item precedes another one of its
  ///     group; if `nil`, the base determines the order.
  ///   - section: A closure that returns the section of a group, given its key and items, called when
  ///     the group changes. It must return different ids for different keys.
  /// - Returns: The new source, which retains this one.
  /// - Complexity: For each change, that of copying the items of the affected groups, and of as many numbers for the
  ///   affected sections of this source, with O(log *n*) comparisons for each item that is inserted, updated or moved.
  @inlinable
  public func grouped<Key: Hashable, NewSection: SectionProtocol>(
    by key: @escaping (Section.Item) -> Key, order: @escaping (Key, Key) -> Bool,
    items areInIncreasingOrder: ((Section.Item, Section.Item) -> Bool)? = nil,
    into section: @escaping (Key, [Section.Item]) -> NewSection
  ) -> GroupedDataSource<Self, Key, NewSection> where NewSection.Item == Section.Item {
    GroupedDataSource(
      self, by: key, order: order, items: areInIncreasingOrder, into: section, SpecializedLoops()
    )
  }

  /// Returns a source whose sections are groups of all items, in the order of their keys.
  ///
  /// The keys are the ids of the sections; the items keep the order of this source.
  ///
  ///     let days = posts.grouped(by: \.day, order: >)
  ///
  /// - Parameters:
  ///   - key: A key path, or a closure that returns the key of an item. It is called once for each item that is
  ///     inserted or updated. It must depend on the item only, and must not change any source.
  ///   - order: A function that returns whether a key precedes another one, such as `>` for descending keys. By
  ///     default, they ascend.
  /// - Returns: The new source, which retains this one.
  /// - Complexity: For each change, that of copying the items of the affected groups, and of as many numbers for the
  ///   affected sections of this source.
  @inlinable
  public func grouped<Key: Hashable & Comparable>(
    by key: @escaping (Section.Item) -> Key, order: @escaping (Key, Key) -> Bool = { $0 < $1 }
  ) -> GroupedDataSource<Self, Key, BasicSection<Key, Section.Item>> {
    grouped(by: key, order: order, into: { BasicSection(id: $0, items: $1) })
  }

  /// Returns a source with all items in one section.
  ///
  /// The section is there even without items. The order is that of this source.
  ///
  /// - Parameter section: The section, whose items are replaced.
  /// - Returns: The new source, which retains this one.
  /// - Complexity: For each change, that of copying all items.
  @inlinable
  public func flattened<NewSection: SectionProtocol>(
    into section: NewSection
  ) -> GroupedDataSource<Self, NewSection.ID, NewSection> where NewSection.Item == Section.Item {
    let result = grouped(
      by: { _ in section.id }, order: { _, _ in false }, into: { _, _ in section })
    result.pinnedKeys = [section.id]
    return result
  }
}

extension GroupedDataSource: ReorderableDataSource where Base: ReorderableDataSource {}

extension GroupedDataSource: EditableDataSource where Base: EditableDataSource {}
