/// A connection of a driver to the pages and controllers of a pager.
@MainActor
protocol PageConnection<ID, Controller>: AnyObject {
  associatedtype ID: Hashable & Sendable
  associatedtype Controller: AnyObject

  /// The pages according to the changes that the driver has handled.
  var current: PageDirectory { get }

  /// Returns the id of a page that is there, or that the change being handled removed; otherwise `nil`.
  func id(of page: PageKey) -> ID?

  /// Returns the first page whose item has an id.
  func page(withID id: ID) -> PageKey?

  /// How to save and restore the state of a page, if supported.
  var state: PageState<Controller>? { get }

  /// Starts notifying the driver of changes.
  func begin(_ handler: @escaping (PageChange) -> Void)

  /// Stops notifying the driver.
  func end()

  /// Creates a controller, for a page unless controllers are reused.
  func makeController(for page: PageKey?) -> Controller

  /// Configures a controller for a page.
  func update(_ controller: Controller, with page: PageKey)

  /// Prepares for a jump to a page, which the driver handles after the changes made here.
  func willJump(to page: ID)

  /// Updates the pages after the driver has handled an event.
  ///
  /// - Parameters:
  ///   - isJump: Whether a jump by id was handled.
  ///   - page: The page on which the driver rests; `nil` if it does not.
  func didHandle(isJump: Bool, restingOn page: PageKey?)
}

/// A change of the pages.
@MainActor
struct PageChange {
  let pages: PageList

  let changed: Set<PageKey>

  /// A closure that applies the change to the connection, which until then provides the previous
  /// pages.
  let adopt: () -> Void
}
