#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import Collate
public import UIKit

extension StaticPage where Controller == UIViewController {
  /// Creates a page with an existing controller.
  ///
  /// - Parameters:
  ///   - controller: The controller, which is retained as long as the page.
  ///   - id: The id of the page, unique in its pager.
  @MainActor
  public init(controller: UIViewController, id: ID) {
    self.init(id: id) { controller }
  }
}
#endif
