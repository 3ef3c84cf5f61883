#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollateCore
import CollatePaging
import UIKit

/// The view around the scroll view of a stage, which clips its content.
final class PageFrameView: UIView {
  private let scrollView: UIView

  init(around scrollView: UIView, frame: CGRect) {
    self.scrollView = scrollView
    super.init(frame: frame)
    clipsToBounds = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Passes touches beside the current page to the scroll view, too.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self && scrollView.isUserInteractionEnabled ? scrollView : view
  }
}
#endif
