/// A page that brings its controller.
///
/// Two of them are equal when their ids are, because a closure cannot be compared.
public struct StaticPage<ID: Hashable & Sendable, Controller: AnyObject>: Identifiable, Sendable {
  /// The identity of the page.
  public let id: ID

  /// Makes the controller of the page.
  let make: @MainActor () -> Controller

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - id: The identity of the page, unique in its pager.
  ///   - make: Makes the controller; called once, when the page is first needed.
  public init(id: ID, make: @escaping @MainActor () -> Controller) {
    self.id = id
    self.make = make
  }
}

extension StaticPage: Equatable {
  /// Returns whether the ids are equal.
  public static func == (one: StaticPage, other: StaticPage) -> Bool {
    one.id == other.id
  }
}
