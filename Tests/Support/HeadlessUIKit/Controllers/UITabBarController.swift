// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    for child in children {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for child in viewControllers ?? [] {
      addChild(child)
      child.didMove(toParent: self)
    }
    index = 0
    install()
  }

  private var index = 0

  open var selectedIndex: Int {
    get { index }
    set { select(newValue) }
  }

  open var selectedViewController: UIViewController? {
    get { children.indices.contains(index) ? children[index] : nil }
    set { selectedIndex = children.firstIndex { $0 === newValue } ?? index }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    install()
  }

  private func install() {
    guard let container = loadedView, let view = selectedViewController?.view else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
  }

  /// The order is that of published logs: the new one speaks first, then the old one leaves.
  private func select(_ newIndex: Int) {
    guard newIndex != index, children.indices.contains(newIndex) else { return }
    let old = selectedViewController
    index = newIndex
    guard isViewLoaded else { return }
    let new = selectedViewController
    let isSeen = appearance == .appeared
    if isSeen {
      new?.beginAppearanceTransition(true, animated: false)
      old?.beginAppearanceTransition(false, animated: false)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    install()
    if isSeen {
      old?.endAppearanceTransition()
      new?.endAppearanceTransition()
    }
  }
}
