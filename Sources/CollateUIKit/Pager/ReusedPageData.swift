#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import UIKit

/// A controller that shows one page after another.
@MainActor
public protocol ReusedPageData: UIViewController {
  /// The type of what it shows.
  associatedtype PageData

  /// What it shows; set before its page appears, and when that has other data.
  var data: PageData? { get set }
}
#endif
