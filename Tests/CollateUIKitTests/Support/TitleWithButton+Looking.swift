#if HEADLESS_UIKIT
@_spi(Headless) import UIKit

extension UIView {
  /// The button of a title with a button that the view shows.
  var button: UIButton? {
    self as? UIButton ?? subviews.lazy.compactMap(\.button).first
  }

  /// The title and that of its button, if the view shows a title with a button.
  var titleWithButton: String? {
    guard let button = button?.currentTitle, let title = listText else { return nil }
    return "\(title), \(button)"
  }

  private var listText: String? {
    let content = (self as? UIListContentView)?.configuration as? UIListContentConfiguration
    return content?.text ?? subviews.lazy.compactMap(\.listText).first
  }
}
#endif
