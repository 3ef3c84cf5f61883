#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The objects of an app that are asked what no closure says.
@MainActor
protocol ListFallback<View, ViewCell> {
  associatedtype View
  associatedtype ViewCell

  /// Returns a cell; `nil` when there is no data source.
  func cell(_ view: View, _ path: IndexPath) -> ViewCell?

  func willDisplay(_ view: View, _ cell: ViewCell, _ path: IndexPath)
  func didEndDisplaying(_ view: View, _ cell: ViewCell, _ path: IndexPath)
  func prefetch(_ view: View, _ paths: [IndexPath])
  func cancelPrefetching(_ view: View, _ paths: [IndexPath])
}
#endif
