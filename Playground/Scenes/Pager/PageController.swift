import CollateTesting

/// A page of the pager.
struct Page: Identifiable, Hashable, Sendable {
  let id: Int
}

/// A controller that shows a page; in an app, a view controller.
@MainActor
final class PageController: PageCallReceiver {
  /// The number of its view, counted by creation.
  let number: Int

  /// The page that it shows.
  var page: Page?

  private let onCall: (PageController, PageCall) -> Void

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - number: The number of its view.
  ///   - page: The page that it shows.
  ///   - onCall: A closure that is called with each call it receives.
  init(
    number: Int,
    page: Page?,
    onCall: @escaping (_ controller: PageController, _ call: PageCall) -> Void
  ) {
    self.number = number
    self.page = page
    self.onCall = onCall
  }

  func receive(_ call: PageCall) {
    onCall(self, call)
  }

  /// The page and the view, as the trace names them.
  var name: String { "page \(page.map { "\($0.id)" } ?? "–") · view \(number)" }
}
