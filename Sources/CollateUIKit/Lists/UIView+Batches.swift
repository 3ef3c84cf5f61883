#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIView {
  /// Whether a list view takes batches at the moment: it is in a window and has a size.
  var takesBatches: Bool { window != nil && !bounds.isEmpty }
}
#endif
