/// A page of the pager.
struct Page: Identifiable, Hashable, Sendable {
  let id: Int
}

/// A controller that shows a page; in an app, a view controller.
@MainActor
final class PageController {
  /// The number of its view, counted by creation.
  let number: Int

  /// The page that it shows.
  var page: Page?

  /// Creates a controller without a page.
  init(number: Int) { self.number = number }

  /// The page and the view, as the trace names them.
  var name: String { "page \(page.map { "\($0.id)" } ?? "–") · view \(number)" }
}
