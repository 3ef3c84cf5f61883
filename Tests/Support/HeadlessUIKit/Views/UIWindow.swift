// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor open class UIWindow: UIView {
  /// A window on the screen, which only the app retains.
  private struct Seat {
    weak var window: UIWindow?
  }

  private static var seats: [Seat] = []

  static var visible: [UIWindow] { seats.compactMap(\.window) }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What the notch, the home indicator and the like cover.
  @_spi(Headless) public var simulatedSafeAreaInsets = UIEdgeInsets.zero {
    didSet { setNeedsSafeAreaUpdate() }
  }

  /// Who decides about what the system shows.
  var decisive: [SystemAspect: Decisive] = [:]

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
    Self.seats.removeAll { $0.window == nil }
    Self.seats.append(Seat(window: self))
    install()
  }

  private func hide() {
    rootViewController?.viewIfLoaded?.removeFromSuperview()
    Self.seats.removeAll { $0.window == nil || $0.window === self }
  }

  private func install() {
    guard let root = rootViewController else { return }
    root.loadViewIfNeeded()
    root.view.frame = bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(root.view)
  }
}
