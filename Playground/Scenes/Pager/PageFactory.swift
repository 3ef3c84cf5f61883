import CollateTesting

/// Makes the controllers of a pager, and reports what happens to them.
@MainActor
final class PageFactory {
  /// Something that happened to a controller.
  enum Report {
    /// It shows its first page.
    case loaded(PageController)

    /// It showed another page before.
    case reused(PageController)

    /// It received a call.
    case called(PageController, PageCall)
  }

  /// A closure that is called for everything that happens to a controller.
  var onReport: (Report) -> Void = { _ in }

  private var nextNumber = 0
  private var controllers: [WeakController] = []

  private struct WeakController {
    weak var controller: PageController?
  }

  /// The number of controllers that are in memory.
  var controllerCount: Int { controllers.count { $0.controller != nil } }

  /// The pages that controllers in memory show, on the screen or not.
  var pages: Set<Page> { Set(controllers.compactMap { $0.controller?.page }) }

  /// Returns a controller for any page.
  func make() -> PageController {
    make(for: nil)
  }

  /// Returns a controller for a page.
  func make(_ page: Page) -> PageController {
    make(for: page)
  }

  /// Configures a controller for a page.
  func bind(_ controller: PageController, _ page: Page) {
    let isReused = controller.page != nil
    controller.page = page
    onReport(isReused ? .reused(controller) : .loaded(controller))
  }

  private func make(for page: Page?) -> PageController {
    let controller = PageController(number: nextNumber, page: page) { [weak self] in
      self?.onReport(.called($0, $1))
    }
    nextNumber += 1
    controllers.removeAll { $0.controller == nil }
    controllers.append(WeakController(controller: controller))
    if page != nil { onReport(.loaded(controller)) }
    return controller
  }
}
