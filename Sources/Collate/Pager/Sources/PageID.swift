/// The identity of a page: the id of its item, and a number to distinguish pages with the same id.
///
/// Different sources in a composite can use the same ids. Each page keeps its number for its
/// lifetime, regardless of others with the same id.
public struct PageID<Base: Hashable & Sendable>: Hashable, Sendable {
  /// The id of the item.
  public let base: Base

  /// A number that distinguishes pages with the same id; 0 for the first one.
  public let number: Int

  /// Creates a page identity.
  ///
  /// - Parameters:
  ///   - base: The id of the item.
  ///   - number: A number that distinguishes pages with the same id.
  public init(_ base: Base, number: Int = 0) {
    self.base = base
    self.number = number
  }
}

extension PageID: CustomStringConvertible {
  /// The id of the item, and the number unless it is 0.
  public var description: String { number == 0 ? "\(base)" : "\(base)#\(number)" }
}
