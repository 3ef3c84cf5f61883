#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The reordering methods of a delegate or fallback; all paths are in the source.
struct Mover {
  /// Returns whether an item can be moved; `nil` if not implemented.
  let canMove: (_ path: IndexPath) -> Bool?

  /// Returns the destination of an item; `nil` if not implemented.
  let target: (_ path: IndexPath, _ proposal: IndexPath) -> IndexPath?

  let move: (_ path: IndexPath, _ destination: IndexPath) -> Void
}
#endif
