#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The delegate to which scroll view callbacks are forwarded.
@MainActor
struct ScrollFallback {
  weak var delegate: (any UIScrollViewDelegate)?
}
#endif
