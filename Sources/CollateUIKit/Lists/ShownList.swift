#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A data source without its generic parameters, as used by the delegate object.
@MainActor
protocol ShownList: ListChain {
  associatedtype View: UIView
  associatedtype ViewCell: UIView
  associatedtype Fallback: ListFallback<View, ViewCell>
  associatedtype FocusContext

  /// The app's delegate and data sources, which are used where no closure is set.
  var fallback: Fallback { get }

  /// Detaches from the view, because another data source has taken it over.
  func letGo()

  func sectionCount() -> Int
  func itemCount(inSection section: Int) -> Int
  func cell(at path: IndexPath, in view: View) -> ViewCell
  func willDisplay(_ cell: ViewCell, at path: IndexPath, in view: View)
  func didEndDisplaying(_ cell: ViewCell, at path: IndexPath, in view: View)
  func prefetch(at paths: [IndexPath], in view: View)
  func cancelPrefetching(at paths: [IndexPath], in view: View)

  func canMove(at path: IndexPath) -> Bool
  func targetForMove(at path: IndexPath, proposal: IndexPath) -> IndexPath
  func didMove(from path: IndexPath, to destination: IndexPath)

  var didUpdateFocus: ((FocusContext, UIFocusAnimationCoordinator) -> Void)? { get }
  var shouldUpdateFocus: ((FocusContext) -> Bool)? { get }
  var preferredFocusedIndexPath: (() -> IndexPath?)? { get }
  var multipleSelectionDidEnd: (() -> Void)? { get }
}

extension ShownList {
  /// Calls the closure for the item at an index path, or else the fallback.
  func ask<Result>(
    _ handler: KeyPath<CellHandlers, CellHandlers.Handler<Result>?>,
    at path: IndexPath,
    else other: (Fallback) -> Result?
  ) -> Result? {
    answer { ask(handler, at: path) ?? other(fallback) }
  }

  /// Calls the closure for the item that the user acted on, or else the fallback.
  func act<Result>(
    _ handler: KeyPath<CellHandlers, CellHandlers.Handler<Result>?>,
    at path: IndexPath,
    else other: (Fallback) -> Result?
  ) -> Result? {
    act { ask(handler, at: path) ?? other(fallback) }
  }

  /// Calls the closure for a section, or else the fallback.
  func ask<Result>(
    _ handler: KeyPath<SectionHandlers, SectionHandlers.Handler<Result>?>,
    section: Int,
    else other: (Fallback) -> Result?
  ) -> Result? {
    answer { ask(handler, section: section) ?? other(fallback) }
  }

  /// Calls back into the data source, and postpones changes of the view until it returns.
  func ask<Result>(_ body: (Self) -> Result?) -> Result? {
    answer { body(self) }
  }
}
#endif
