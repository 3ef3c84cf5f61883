/// A connection of a driver to the pages and controllers of a pager.
@MainActor
protocol PageConnection<ID, Controller>: AnyObject {
  associatedtype ID: Hashable & Sendable
  associatedtype Controller: AnyObject

  /// The pages according to the changes that the driver has handled.
  var current: PageDirectory<ID> { get }

  /// How to save and restore the state of a page, if supported.
  var state: PageState<Controller>? { get }

  /// Starts notifying the driver of changes.
  func begin(_ handler: @escaping (PageChange<ID>) -> Void)

  /// Stops notifying the driver.
  func end()

  /// Creates a controller, for a page unless controllers are reused.
  func makeController(for page: PageID<ID>?) -> Controller

  /// Configures a controller for a page.
  func update(_ controller: Controller, with page: PageID<ID>)

  /// Prepares for a jump to a page, which the driver handles after the changes made here.
  func willJump(to page: ID)

  /// Updates the pages after the driver has handled an event.
  ///
  /// - Parameters:
  ///   - isJump: Whether a jump by id was handled.
  ///   - page: The page on which the driver rests; `nil` if it does not.
  func didHandle(isJump: Bool, restingOn page: PageID<ID>?)
}

extension PageConnection {
  func willJump(to page: ID) {}

  func didHandle(isJump: Bool, restingOn page: PageID<ID>?) {}
}

/// A change of the pages.
@MainActor
struct PageChange<ID: Hashable & Sendable> {
  let pages: PageList<PageID<ID>>

  let changed: Set<PageID<ID>>

  /// A closure that applies the change to the connection, which until then provides the previous
  /// pages.
  let adopt: () -> Void
}
