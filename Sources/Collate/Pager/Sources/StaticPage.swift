/// A page with a closure that creates its controller.
///
/// Pages are compared by id only, because closures cannot be compared.
public struct StaticPage<ID: Hashable & Sendable, Controller: AnyObject>: Identifiable, Sendable {
  /// The id of the page.
  public let id: ID

  /// The closure that creates the controller.
  let make: @MainActor () -> Controller

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - id: The id of the page, unique in its pager.
  ///   - make: A closure that creates the controller; called once, when the page is first needed.
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
