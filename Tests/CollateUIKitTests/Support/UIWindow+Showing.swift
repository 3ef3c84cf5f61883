#if HEADLESS_UIKIT
import UIKit

extension UIWindow {
  /// Shows a view as part of that of a view controller.
  func show(_ view: UIView) {
    let controller = UIViewController()
    rootViewController = controller
    isHidden = false
    controller.view.addSubview(view)
  }
}
#endif
