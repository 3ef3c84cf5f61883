#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIView {
  /// Whether a list view can perform batch updates: it is in a window and has a size.
  var takesBatches: Bool { window != nil && !bounds.isEmpty }
}
#endif
