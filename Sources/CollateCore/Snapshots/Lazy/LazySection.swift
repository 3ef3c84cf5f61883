/// A section with an id, a title, and items that are made when they are shown.
///
/// For a million rows it stores a few numbers. See ``LazyDataSource``.
public struct LazySection<ID: Hashable, Item: Identifiable & Equatable>: SectionProtocol
where Item.ID: Sendable {
  /// The id of the section.
  public let id: ID

  /// The title to show above the items.
  public var title: String

  /// The items.
  package var list: LazyList<Item>

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - id: The id of the section, unique in its source.
  ///   - title: The title to show above the items.
  ///   - keys: The keys of the items, in order.
  ///   - items: The items.
  /// - Complexity: O(1) if the keys are a range, otherwise O(*n*).
  public init(id: ID, title: String = "", keys: some Sequence<Int>, items: LazyItems<Item>) {
    self.id = id
    self.title = title
    list = LazyList(keys, of: items)
  }

  /// The items, which are made when they are read.
  public var lazyItems: LazyList<Item>? { list }

  /// An array of the items, which makes them all.
  ///
  /// Once it has been set, the items are no longer lazy.
  ///
  /// - Complexity: O(*n*)
  public var items: [Item] {
    get { Array(list) }
    set { list = LazyList(newValue) }
  }

  /// Returns whether the ids and titles are equal.
  public func hasSameContent(as other: Self) -> Bool {
    title == other.title && id == other.id
  }
}

/// A section whose lazy items are edited by their keys.
protocol KeyedSection<Item>: SectionProtocol {
  /// The items.
  var list: LazyList<Item> { get set }
}

extension LazySection: KeyedSection {}

// As its ``LazyItems``.
@available(*, unavailable)
extension LazySection: Sendable {}
