/// A run of items that a list shows together, with what belongs to the run as a whole.
///
/// A section is a value with an identity, items, and any further properties you like: a title, a
/// footer, an inset. The further properties are its *content*; when they change, lists are told of
/// a section update and the rows stay untouched.
///
///     struct Feed: SectionProtocol {
///       let id: String
///       var title = ""
///       var items: [Story]
///     }
///
/// Of an item, `id` says which one it is and `==` whether it looks the same. Equal items must have
/// equal ids, as they have with the `==` that the compiler writes: of items that are equal no id is
/// looked at. Make items values; an object that changes in place stays equal to itself, and nobody
/// hears of it. Ids should be unique in a source; where they are not, every occurrence counts as an
/// item of its own, and ``Diagnostics`` reports it.
public protocol SectionProtocol: Identifiable, Equatable {
  /// The type of the items.
  associatedtype Item: Identifiable & Equatable where Item.ID: Sendable

  /// The items, in their order.
  var items: [Item] { get set }

  /// Returns whether everything but the items is equal.
  ///
  /// The default compares the sections with their items taken out. Write your own where that is
  /// too slow or where some property does not show.
  func hasSameContent(as other: Self) -> Bool
}

extension SectionProtocol {
  /// Returns whether everything but the items is equal, by comparing the sections without items.
  @inlinable
  public func hasSameContent(as other: Self) -> Bool {
    var one = self
    var two = other
    one.items = []
    two.items = []
    return one == two
  }
}
