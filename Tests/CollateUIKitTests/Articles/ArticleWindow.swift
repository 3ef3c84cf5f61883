#if HEADLESS_UIKIT
@_spi(Headless) import UIKit

/// A window with one view over the whole of it.
@MainActor
final class ArticleWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))

  init() {}

  convenience init(_ controller: UIViewController) {
    self.init()
    show(controller)
  }

  convenience init(_ view: UIView) {
    self.init()
    show(view)
  }

  func show(_ view: UIView) {
    let controller = UIViewController()
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 640)
    controller.view.addSubview(view)
    show(controller)
  }

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.isHidden = false
    settle()
  }

  func settle() {
    HeadlessUIKit.commit()
    HeadlessUIKit.finishAnimations()
  }
}

extension UITableView {
  /// What the rows say, section by section.
  func rows(_ text: (UITableViewCell) -> String?) -> [[String]] {
    (0..<numberOfSections).map { section in
      (0..<numberOfRows(inSection: section)).map { row in
        cellForRow(at: [section, row]).flatMap(text) ?? "-"
      }
    }
  }
}
#endif
