#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The delegate that is told what a list's scroll view does.
@MainActor
struct ScrollFallback {
  weak var delegate: (any UIScrollViewDelegate)?
}
#endif
