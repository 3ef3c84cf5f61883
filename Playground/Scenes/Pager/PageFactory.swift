/// Makes the controllers of a pager, and gives them their pages.
@MainActor
final class PageFactory {
  /// Called with a controller that was given a page, and whether it had another one before.
  var onBind: (_ controller: PageController, _ isReused: Bool) -> Void = { _, _ in }

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
    let controller = PageController(number: nextNumber)
    nextNumber += 1
    controllers.removeAll { $0.controller == nil }
    controllers.append(WeakController(controller: controller))
    return controller
  }

  /// Returns a controller for a page.
  func make(_ page: Page) -> PageController {
    let controller = make()
    bind(controller, page)
    return controller
  }

  /// Gives a controller a page.
  func bind(_ controller: PageController, _ page: Page) {
    let isReused = controller.page != nil
    controller.page = page
    onBind(controller, isReused)
  }
}
