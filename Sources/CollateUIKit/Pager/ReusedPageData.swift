#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import UIKit

/// A view controller that is reused for one page after another.
@MainActor
public protocol ReusedPageData: UIViewController {
  /// The type of the data of a page.
  associatedtype PageData

  /// The data to show, set before the page appears and whenever its data changes.
  var data: PageData? { get set }
}
#endif
