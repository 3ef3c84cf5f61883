#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A data source of whatever sections, as the object sees it that a list view talks to.
@MainActor
protocol ShownList: ListChain {
  associatedtype View: UIView
  associatedtype ViewCell: UIView
  associatedtype Fallback: ListFallback<View, ViewCell>
  associatedtype FocusContext

  /// The objects of the app that are asked what no closure says.
  var fallback: Fallback { get }

  /// Shows nothing any more, because somebody else does in the same view.
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
  /// Asks the closures about the item at a path, then the fallbacks.
  func ask<Result>(
    _ handler: KeyPath<CellHandlers, CellHandlers.Handler<Result>?>,
    at path: IndexPath,
    else other: (Fallback) -> Result?
  ) -> Result? {
    answer { ask(handler, at: path) ?? other(fallback) }
  }

  /// Tells the closures about the item at a path, or else the fallbacks, of what a person did.
  func act<Result>(
    _ handler: KeyPath<CellHandlers, CellHandlers.Handler<Result>?>,
    at path: IndexPath,
    else other: (Fallback) -> Result?
  ) -> Result? {
    act { ask(handler, at: path) ?? other(fallback) }
  }

  /// Asks the closures about a section, then the fallbacks.
  func ask<Result>(
    _ handler: KeyPath<SectionHandlers, SectionHandlers.Handler<Result>?>,
    section: Int,
    else other: (Fallback) -> Result?
  ) -> Result? {
    answer { ask(handler, section: section) ?? other(fallback) }
  }

  /// Asks something else.
  func ask<Result>(_ body: (Self) -> Result?) -> Result? {
    answer { body(self) }
  }
}
#endif
