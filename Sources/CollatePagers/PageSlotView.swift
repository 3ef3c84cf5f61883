#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// The container view of a page on screen.
///
/// It is the only view that the stage lays out; of the page's view only the frame is set, so that
/// it can be moved elsewhere unchanged.
final class PageSlotView: UIView {
  let page: UIViewController

  init(_ page: UIViewController, frame: CGRect) {
    self.page = page
    super.init(frame: frame)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Adds the view of the page, if the page is a child of the container.
  func takePageIn(of container: UIViewController?) {
    guard page.parent === container, let view = page.view else { return }
    view.frame = bounds
    addSubview(view)
  }

  /// Removes the slot, with the view of the page unless that was moved elsewhere.
  func leave() {
    if let view = page.viewIfLoaded, view.superview === self { view.removeFromSuperview() }
    removeFromSuperview()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    fitPage()
  }

  /// Moves the slot, with the view of the page.
  func fit(_ frame: CGRect) {
    if self.frame != frame { self.frame = frame }
    fitPage()
  }

  /// Resizes the view of the page, unless it was moved to another superview.
  private func fitPage() {
    if let view = page.viewIfLoaded, view.superview === self, view.frame != bounds {
      view.frame = bounds
    }
  }
}
#endif
