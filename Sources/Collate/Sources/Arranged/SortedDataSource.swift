/// A data source that shows the items of each section of another one in order.
///
///     let byName = contacts.sorted { $0.name < $1.name }
///     byName.areInIncreasingOrder = { $0.date > $1.date }
///
/// Items of equal rank keep the order of the base. An item that is inserted or updated is compared with
/// few others, which are not compared again. Sorted sources cannot be reordered, as items would jump
/// back. Retain the result like any source, as observations do not.
@MainActor
public final class SortedDataSource<Base: DataSource>: StoredDataSource {
  /// The type of the sections.
  public typealias Section = Base.Section

  /// The source to sort.
  public unowned let base: Base

  /// The store that holds the sorted sections.
  public let store = SnapshotStore<Section>()

  private let arranging: Arranging<SectionGroups<Section>>
  private let derivation: TransformDerivation<Arranging<SectionGroups<Section>>>

  @usableFromInline
  init(
    _ base: Base, by areInIncreasingOrder: ((Section.Item, Section.Item) -> Bool)?,
    _ loops: ItemLoops<Section.Item>
  ) {
    self.base = base
    arranging = Arranging(SectionGroups(), order: areInIncreasingOrder, loops)
    derivation = TransformDerivation(arranging, of: base, for: store.core)
    store.core.source = self
    store.core.derivation = derivation
  }

  /// The current state, with where the items of the base are.
  private var state: TransformState<Section, Section, Arrangement>? {
    derivation.state(of: store.core)
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
    get { arranging.areInIncreasingOrder }
    set { derivation.reconfigure(store.core) { $0.setOrder(newValue) } }
  }

  /// A closure that returns whether a section precedes another one; if `nil`, the base determines the
  /// order.
  ///
  /// It is called for sections of the base, with their items in the order of the base.
  public var areSectionsInIncreasingOrder: ((Section, Section) -> Bool)? {
    get { arranging.rule.areInIncreasingOrder }
    set { derivation.reconfigure(store.core) { $0.rule.areInIncreasingOrder = newValue } }
  }

  /// Returns the path in the base of an item, or `nil` if there is no such item.
  ///
  /// - Parameter path: A path in the current snapshot.
  /// - Returns: A path in the current snapshot of the base.
  /// - Complexity: O(log *n*) in the number of items.
  public func basePath(of path: ItemPath) -> ItemPath? { state?.basePath(of: path) }

  /// Returns the path of an item of the base, or `nil` if it does not exist.
  ///
  /// - Parameter path: A path in the current snapshot of the base.
  /// - Returns: A path in the current snapshot.
  /// - Complexity: O(*n*) in the number of items of the section, without comparing any.
  public func path(ofBase path: ItemPath) -> ItemPath? { state?.path(ofBase: path) }
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
    SortedDataSource(self, by: areInIncreasingOrder, ItemLoops())
  }
}
