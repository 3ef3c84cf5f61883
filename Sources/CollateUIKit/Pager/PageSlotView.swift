#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// The room of a page on screen.
///
/// It belongs to the stage, so that nothing has to be changed about the view of the page but its
/// frame: whoever takes the page elsewhere finds it as it was.
final class PageSlotView: UIView {
  let page: UIViewController

  init(_ page: UIViewController, frame: CGRect) {
    self.page = page
    super.init(frame: frame)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Puts the view of the page in its place.
  func takePageIn() {
    guard let view = page.view else { return }
    view.frame = bounds
    addSubview(view)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    fitPage()
  }

  /// Has the view of the page fill the room, unless somebody took it elsewhere.
  func fitPage() {
    guard let view = page.viewIfLoaded, view.superview === self, view.frame != bounds else {
      return
    }
    view.frame = bounds
  }
}
#endif
