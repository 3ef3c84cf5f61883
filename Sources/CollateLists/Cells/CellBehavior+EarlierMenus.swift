#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import CollateCore
public import UIKit

// UIKit shows this menu only if it gets an answer to all three.
extension CellBehavior {
  /// Sets whether a long press on an item shows a menu of editing commands, such as Copy.
  ///
  /// The default is `false`. It is the menu from before context menus, which UIKit deprecated for
  /// them in iOS 13, and does not have on visionOS: prefer `contextMenu(_:)`. Set
  /// ``canPerformAction(_:)`` and ``performAction(_:)``, too. Corresponds to
  /// `tableView(_:shouldShowMenuForRowAt:)` and `collectionView(_:shouldShowMenuForItemAt:)`.
  @discardableResult
  public func shouldShowMenu(_ closure: ((Item, IndexPath) -> Bool)?) -> Self {
    set(.shouldShowMenu, closure)
  }

  /// Sets whether the menu of an item has an editing command.
  ///
  /// The default is `false`. Corresponds to `tableView(_:canPerformAction:forRowAt:withSender:)` and
  /// `collectionView(_:canPerformAction:forItemAt:withSender:)`.
  @discardableResult
  public func canPerformAction(
    _ closure: ((_ item: Item, _ action: Selector, _ path: IndexPath, _ sender: Any?) -> Bool)?
  ) -> Self {
    set(.canPerformAction, closure) { closure, item, path in { closure(item, $0, path, $1) } }
  }

  /// Sets the closure that performs an editing command from the menu of an item.
  ///
  /// Corresponds to `tableView(_:performAction:forRowAt:withSender:)` and
  /// `collectionView(_:performAction:forItemAt:withSender:)`.
  @discardableResult
  public func performAction(
    _ closure: ((_ item: Item, _ action: Selector, _ path: IndexPath, _ sender: Any?) -> Void)?
  ) -> Self {
    set(.performAction, closure) { closure, item, path in { closure(item, $0, path, $1) } }
  }
}
#endif
