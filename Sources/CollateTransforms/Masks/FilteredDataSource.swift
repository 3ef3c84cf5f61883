public import CollateCore

/// A data source that shows some of the sections and items of another one.
///
/// The parameters can be changed at any time; those changed in one transaction make one update. Items
/// keep their identity: what a predicate hides is deleted, what it shows is inserted, and nothing
/// else moves.
///
///     let found = messages.filter { $0.text.contains(query) }
///     found.predicate = { $0.text.contains(longerQuery) }
///
/// A predicate is called once for each item that is inserted or updated, and for all items when it is
/// assigned. It must depend on the item only, and must not change any source.
@MainActor
public final class FilteredDataSource<Base: DataSource>: DerivedDataSource<Base, Base.Section> {
  /// The type of the sections.
  public typealias Section = Base.Section

  private let filter: Filter<Section>

  @usableFromInline
  init(_ base: Base, isIncluded: ((Section.Item) -> Bool)?, _ loops: SpecializedLoops<Section>) {
    filter = Filter(base, loops)
    filter.predicate = isIncluded
    super.init(base, filter, loops.differ)
  }

  private func reconfigure(_ body: (Filter<Section>) -> Void) {
    reconfigure { body(filter) }
  }
}

extension FilteredDataSource {
  /// A closure that returns whether an item is shown; if `nil`, all items are.
  ///
  /// - Complexity: To set, O(*n*) in the number of items, with a call for each.
  public var predicate: ((Section.Item) -> Bool)? {
    get { filter.predicate }
    set { setPredicate(newValue, change: .different) }
  }

  /// Assigns a predicate, with what is known about it in comparison with the current one.
  ///
  /// For a search while typing, a text with a prefix that was searched for before is narrower:
  ///
  ///     found.setPredicate(predicate, change: text.hasPrefix(oldText) ? .narrower : .different)
  ///
  /// - Parameters:
  ///   - isIncluded: A closure that returns whether an item is shown; if `nil`, all items are.
  ///   - change: Which items may be affected. The predicate is not called for others.
  public func setPredicate(_ isIncluded: ((Section.Item) -> Bool)?, change: FilterChange) {
    reconfigure {
      $0.predicate = isIncluded
      $0.questions.ask(aboutItems: change)
    }
  }

  /// A closure that returns whether a section of the base is shown; if `nil`, all sections are.
  ///
  /// It is called for the sections of the base, with all of their items. The predicate is not
  /// called for the items of a hidden section.
  public var sectionPredicate: ((Section) -> Bool)? {
    get { filter.sectionPredicate }
    set { reconfigureSections { $0.sectionPredicate = newValue } }
  }

  /// A closure that returns whether a section without visible items is hidden; if `nil`, none is.
  ///
  /// It is called for the sections of the base, with all of their items. To hide only those that the
  /// predicate emptied:
  ///
  ///     found.hidesEmptySection = { !$0.items.isEmpty }
  public var hidesEmptySection: ((Section) -> Bool)? {
    get { filter.hidesEmptySection }
    set { reconfigureSections { $0.hidesEmptySection = newValue } }
  }

  /// The ids of items that are hidden, whatever the predicate returns.
  ///
  /// - Complexity: To set, O(*k*) in the number of these ids, and a look-up in the base for each that was not hidden or
  ///   is not any more, which is that of ``DataSource/itemPath(of:)``.
  public var hiddenIDs: Set<Section.Item.ID> {
    get { filter.listedIDs }
    set {
      let toggled = filter.listedIDs.symmetricDifference(newValue)
      if !toggled.isEmpty { reconfigure { $0.toggleListedIDs(toggled) } }
    }
  }

  /// The ids of sections that are hidden, whatever the predicate returns.
  public var hiddenSectionIDs: Set<Section.ID> {
    get { filter.hiddenSectionIDs }
    set {
      if newValue != filter.hiddenSectionIDs {
        reconfigureSections { $0.hiddenSectionIDs = newValue }
      }
    }
  }

  /// Calls the predicate again for some items.
  ///
  /// - Parameter ids: The ids of the items.
  /// - Complexity: A look-up in the base for each id, which is that of ``DataSource/itemPath(of:)``.
  public func reevaluate(_ ids: some Sequence<Section.Item.ID>) {
    reconfigure { $0.questions.ask(about: Set(ids)) }
  }

  private func reconfigureSections(_ body: (Filter<Section>) -> Void) {
    reconfigure {
      body($0)
      $0.questions.askAboutSections()
    }
  }
}

extension FilteredDataSource {
  /// The number of items of the base that are not shown.
  ///
  /// Where the Observation framework tracks accesses, as in the body of a SwiftUI view, this is one.
  ///
  /// - Complexity: O(1)
  public var hiddenItemCount: Int { trackedHiddenItemCount }

  /// Adds an observer that is called with the number of hidden items when it has changed.
  ///
  /// Items that are hidden arrive without an update of the source.
  ///
  /// - Parameter observer: A closure that is called on the main actor, after the transaction.
  /// - Returns: A token, with whose release the observation ends.
  public func observeHiddenItemCount(
    _ observer: @escaping @MainActor (Int) -> Void
  ) -> ObservationToken { observeHiddenItems(observer) }
}

extension DataSource {
  /// Returns a source without the items for which a closure returns `false`.
  ///
  /// Retain the result like any source, as observations do not.
  ///
  /// - Parameter isIncluded: A closure that returns whether an item is shown. It must depend on the
  ///   item only, and must not change any source.
  /// - Returns: The new source, which retains this one.
  /// - Complexity: For each change, that of copying the items of the affected sections, with a call
  ///   for each item that is inserted or updated.
  @inlinable
  public func filter(_ isIncluded: @escaping (Section.Item) -> Bool) -> FilteredDataSource<Self> {
    FilteredDataSource(self, isIncluded: isIncluded, SpecializedLoops())
  }

  /// Returns a source without the items of a type for which a closure returns `false`; others are shown.
  ///
  ///     let shown = screen.filter(for: Story.self) { !$0.isRead }
  ///
  /// An item is of the type if it can be cast to it, or if it is an ``AnyItem`` and what it wraps can be. Retain the
  /// result like any source, as observations do not.
  ///
  /// - Parameters:
  ///   - type: The type of the items.
  ///   - isIncluded: A closure that returns whether an item is shown. It must depend on the item only, and must not
  ///     change any source.
  /// - Returns: The new source, which retains this one.
  /// - Complexity: That of ``filter(_:)``.
  @inlinable
  public func filter<Value>(
    for type: Value.Type, _ isIncluded: @escaping (Value) -> Bool
  ) -> FilteredDataSource<Self> {
    filter { item in unwrap(item, as: type).map(isIncluded) ?? true }
  }

  /// Returns a source without the sections for which a closure returns `false`.
  ///
  /// Retain the result like any source, as observations do not.
  ///
  /// - Parameter isIncluded: A closure that returns whether a section is shown. It must depend on the
  ///   section only, and must not change any source.
  /// - Returns: The new source, which retains this one.
  /// - Complexity: For each change, O(*n*) in the number of items of the affected sections, with a call for each section.
  @inlinable
  public func filterSections(
    _ isIncluded: @escaping (Section) -> Bool
  ) -> FilteredDataSource<Self> {
    let result = FilteredDataSource(self, isIncluded: nil, SpecializedLoops())
    result.sectionPredicate = isIncluded
    return result
  }

  /// Returns a source without the sections of a type for which a closure returns `false`; others are shown.
  ///
  ///     let shown = screen.filterSections(for: Feed.self) { !$0.isMuted }
  ///
  /// A section is of the type if it can be cast to it, or if it is an ``AnySection`` and what it wraps can be. To hide
  /// items, too, filter the result: the closure then takes sections with all of their items. Retain the result like any
  /// source, as observations do not.
  ///
  /// - Parameters:
  ///   - type: The type of the sections.
  ///   - isIncluded: A closure that returns whether a section is shown. It must depend on the section only, and must not
  ///     change any source.
  /// - Returns: The new source, which retains this one.
  /// - Complexity: That of ``filterSections(_:)``, and O(*n*) for each ``AnySection`` whose items were changed or filtered
  ///   before.
  @inlinable
  public func filterSections<Value>(
    for type: Value.Type, _ isIncluded: @escaping (Value) -> Bool
  ) -> FilteredDataSource<Self> {
    filterSections { section in unwrap(section, as: type).map(isIncluded) ?? true }
  }
}

/// What is known about a new predicate in comparison with the one before.
public enum FilterChange: Hashable, Sendable {
  /// Nothing: items may come to be shown or hidden.
  case different

  /// No item comes to be shown, so only items that are shown are asked about.
  case narrower

  /// No item comes to be hidden, so only items that are hidden are asked about.
  case wider
}

extension FilteredDataSource: ReorderableDataSource where Base: ReorderableDataSource {}

extension FilteredDataSource: EditableDataSource where Base: EditableDataSource {}
