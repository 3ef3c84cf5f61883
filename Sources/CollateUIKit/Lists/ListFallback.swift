#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The app's delegate and data sources, which are used where no closure is set.
@MainActor
protocol ListFallback<View, ViewCell> {
  associatedtype View
  associatedtype ViewCell

  /// Returns a cell from the fallback data source, or `nil` if there is none.
  func cell(_ view: View, _ path: IndexPath) -> ViewCell?

  func willDisplay(_ view: View, _ cell: ViewCell, _ path: IndexPath)
  func didEndDisplaying(_ view: View, _ cell: ViewCell, _ path: IndexPath)
  func prefetch(_ view: View, _ paths: [IndexPath])
  func cancelPrefetching(_ view: View, _ paths: [IndexPath])
}

/// The delegate to which scroll view callbacks are forwarded.
@MainActor
struct ScrollFallback {
  weak var delegate: (any UIScrollViewDelegate)?
}
#endif
