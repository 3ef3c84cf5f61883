/// A type that represents a section of a list: a group of items with properties of its own.
///
/// A section is a value with an id, items, and any further properties such as a title, a footer or
/// an inset. The further properties are its *content*; when they change, lists receive a section
/// update, and the rows are not updated.
///
///     struct Feed: SectionProtocol {
///       let id: String
///       var title = ""
///       var items: [Story]
///     }
///
/// An item is identified by its `id`; `==` determines whether it needs to be updated. Equal items
/// must have equal ids, as with the synthesized `==`, because the ids of equal items are not
/// compared. Equal sections with the same items are not told apart, so `==` of a section must compare
/// everything that is to be kept, also what is not visible; see ``hasSameContent(as:)``. Items and sections that have the same bits are the same, and not compared at all. Use
/// value types for items: a change inside an object cannot be detected, as the object
/// remains equal to itself. Neither `==` nor `hash(into:)`, `id` or ``hasSameContent(as:)`` may change
/// a source. Ids should be unique in a source; if not, items with the same id are treated as separate
/// items, and ``Diagnostics`` reports those of sources that are not made from other ones.
public protocol SectionProtocol: Identifiable, Equatable {
  /// The type of the items.
  associatedtype Item: Identifiable & Equatable where Item.ID: Sendable

  /// The items, in order.
  var items: [Item] { get set }

  /// The items, if they are made when they are read; `nil` by default.
  ///
  /// If there are any, ``items`` is read only where all are needed. See ``LazyList``.
  var lazyItems: LazyList<Item>? { get }

  /// Returns whether all properties except the items are equal.
  ///
  /// The default implementation compares copies of the sections without their items. Implement the
  /// method if that is too slow, or to ignore properties that are not visible.
  func hasSameContent(as other: Self) -> Bool
}

extension SectionProtocol {
  /// No lazy items.
  @inlinable public var lazyItems: LazyList<Item>? { nil }

  /// Returns whether all properties except the items are equal, by comparing copies without items.
  @inlinable
  public func hasSameContent(as other: Self) -> Bool {
    var one = self
    var two = other
    one.items = []
    two.items = []
    return one == two
  }
}

extension SectionProtocol {
  /// Whether the items are made when they are read.
  @inlinable package var isLazy: Bool { lazyItems?.isLazy ?? false }

  /// The number of items, without making any.
  @inlinable package var itemCount: Int { lazyItems?.count ?? items.count }

  /// Returns the item at an index, making no other one.
  @inlinable
  package func item(at index: Int) -> Item { lazyItems?[index] ?? items[index] }

  /// Returns the id of the item at an index, without making it.
  @inlinable
  package func itemID(at index: Int) -> Item.ID { lazyItems?.id(at: index) ?? items[index].id }

  /// Calls a closure with the ids of all items, in order, without making any.
  @inlinable
  func forEachItemID(_ body: (_ index: Int, _ id: Item.ID) -> Void) {
    if let list = lazyItems {
      for index in list.indices { body(index, list.id(at: index)) }
    } else {
      for (index, item) in items.enumerated() { body(index, item.id) }
    }
  }

  /// The ids of all items, without making any.
  package var itemIDs: [Item.ID] { (0..<itemCount).map { itemID(at: $0) } }

  /// Returns the index of the first item with an id, without making any.
  @inlinable
  func firstItem(withID id: Item.ID) -> Int? {
    if let list = lazyItems { return list.indices.first { list.id(at: $0) == id } }
    return items.firstIndex { $0.id == id }
  }

  /// Returns whether an item equals one of another section, making none if both are lazy and the
  /// same.
  @inlinable
  func hasItem(at index: Int, equalToItemAt otherIndex: Int, in other: Self) -> Bool {
    if let list = lazyItems, let otherList = other.lazyItems {
      return list.isItem(at: index, equalToItemAt: otherIndex, of: otherList)
    }
    return item(at: index) == other.item(at: otherIndex)
  }

  /// Returns whether two sections share the storage of their items, so that these are equal.
  @inlinable
  func sharesItems(with other: Self) -> Bool {
    if let list = lazyItems { return other.lazyItems.map(list.isIdentical) ?? false }
    return items.sharesStorage(with: other.items)
  }
}
