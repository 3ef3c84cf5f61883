/// The pages as one driver sees them.
@MainActor
protocol PageConnection<ID, Controller>: AnyObject {
  associatedtype ID: Hashable & Sendable
  associatedtype Controller: AnyObject

  /// The pages as the driver knows them, which has handled all news until now.
  var current: PageDirectory<ID> { get }

  /// How the state of a page is kept, if it is.
  var state: PageState<Controller>? { get }

  /// Tells the driver of changes from now on.
  func begin(_ handler: @escaping (PageChange<ID>) -> Void)

  /// Tells the driver of nothing more.
  func end()

  /// Makes a controller, for a page unless controllers are reused.
  func makeController(for page: PageID<ID>?) -> Controller

  /// Gives a controller the data of a page.
  func update(_ controller: Controller, with page: PageID<ID>)
}
