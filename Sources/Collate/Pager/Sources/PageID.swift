/// The identity of a page: the id of its item, and a number where several pages have that id.
///
/// Sources that stand in one composite may use the same ids for different things. Each of these
/// pages keeps its number for as long as it exists, whichever of the others come and go.
public struct PageID<Base: Hashable & Sendable>: Hashable, Sendable {
  /// The id of the item.
  public let base: Base

  /// What tells pages with the same id apart; 0 for the first one that had it.
  public let number: Int

  /// Creates an identity.
  ///
  /// - Parameters:
  ///   - base: The id of the item.
  ///   - number: What tells pages with the same id apart.
  public init(_ base: Base, number: Int = 0) {
    self.base = base
    self.number = number
  }
}

extension PageID: CustomStringConvertible {
  /// The id of the item, and the number unless it is 0.
  public var description: String { number == 0 ? "\(base)" : "\(base)#\(number)" }
}
