#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// A drop as a list view hands it over, without the type of the view.
struct ViewDrop {
  let session: any UIDropSession
  let destination: IndexPath?

  /// The dropped items.
  let items: [UIDragItem]

  /// Animates an item to where the view shows it.
  let animate: (_ item: UIDragItem, _ path: IndexPath) -> Void
}
#endif
