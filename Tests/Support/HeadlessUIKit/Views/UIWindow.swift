// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor open class UIWindow: UIView {
  static var visible: [UIWindow] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What the notch, the home indicator and the like cover.
  @_spi(Headless) public var simulatedSafeAreaInsets = UIEdgeInsets.zero {
    didSet { setNeedsSafeAreaUpdate() }
  }

  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if isVisible { install() }
    }
  }

  open override var isHidden: Bool {
    didSet { isHidden ? hide() : show() }
  }

  open var isKeyWindow: Bool { Self.visible.last === self }

  open func makeKeyAndVisible() {
    isHidden = false
    show()
  }

  private var isVisible: Bool { Self.visible.contains { $0 === self } }

  private func show() {
    guard !isVisible else { return }
    Self.visible.append(self)
    install()
  }

  private func hide() {
    rootViewController?.viewIfLoaded?.removeFromSuperview()
    Self.visible.removeAll { $0 === self }
  }

  private func install() {
    guard let root = rootViewController else { return }
    root.loadViewIfNeeded()
    root.view.frame = bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(root.view)
  }
}
