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
/// compared. Use value types for items: a change inside an object cannot be detected, as the object
/// remains equal to itself. Neither `==` nor `hash(into:)`, `id` or ``hasSameContent(as:)`` may change
/// a source. Ids should be unique in a source; if not, items with the same id are
/// treated as separate items, and ``Diagnostics`` reports them.
public protocol SectionProtocol: Identifiable, Equatable {
  /// The type of the items.
  associatedtype Item: Identifiable & Equatable where Item.ID: Sendable

  /// The items, in order.
  var items: [Item] { get set }

  /// Returns whether all properties except the items are equal.
  ///
  /// The default implementation compares copies of the sections without their items. Implement the
  /// method if that is too slow, or to ignore properties that are not visible.
  func hasSameContent(as other: Self) -> Bool
}

extension SectionProtocol {
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
