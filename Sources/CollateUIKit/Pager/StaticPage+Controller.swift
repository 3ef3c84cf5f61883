#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import Collate
public import UIKit

extension StaticPage where Controller == UIViewController {
  /// Creates a page of a controller that is there already.
  ///
  /// - Parameters:
  ///   - controller: The controller, which is kept for as long as the page.
  ///   - id: The identity of the page, unique in its pager.
  @MainActor
  public init(controller: UIViewController, id: ID) {
    self.init(id: id) { controller }
  }
}
#endif
