#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Somebody of the app who decides about moves by hand and makes them; all paths are the source's.
struct Mover {
  /// Returns whether an item can be moved; `nil` when there is nothing to say.
  let canMove: (_ path: IndexPath) -> Bool?

  /// Returns where an item would go; `nil` when there is nothing to say.
  let target: (_ path: IndexPath, _ proposal: IndexPath) -> IndexPath?

  let move: (_ path: IndexPath, _ destination: IndexPath) -> Void
}
#endif
