// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor open class UIView: UIResponder {
  public init(frame: CGRect) {
    self.frame = frame
    bounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    bounds = .zero
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  open var frame: CGRect {
    didSet {
      guard frame != oldValue else { return }
      superview?.setNeedsSafeAreaUpdate()
      guard frame.size != oldValue.size else { return }
      resize(from: oldValue.size)
    }
  }

  open var bounds: CGRect {
    didSet {
      guard bounds != oldValue else { return }
      setNeedsSafeAreaUpdate()
      if bounds.size != frame.size {
        // A view grows around its center.
        let center = frame.center
        frame = CGRect(
          x: center.x - bounds.width / 2, y: center.y - bounds.height / 2,
          width: bounds.width, height: bounds.height)
      }
      if bounds.size != oldValue.size { boundsSizeDidChange(from: oldValue.size) }
      setNeedsLayout()
    }
  }

  open var center: CGPoint {
    get { frame.center }
    set { frame.origin = newValue - CGPoint(x: frame.width / 2, y: frame.height / 2) }
  }

  private func resize(from old: CGSize) {
    bounds.size = frame.size
    for subview in subviews { subview.autoresize(from: old, to: frame.size) }
    setNeedsLayout()
  }

  /// Called when the size has changed, before layout.
  func boundsSizeDidChange(from old: CGSize) {}

  open var tag = 0
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var isOpaque = true
  open var backgroundColor: UIColor?
  public let layer = CALayer()

  private var ownTintColor: UIColor?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      tellOfTintColor()
    }
  }

  open func tintColorDidChange() {}

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Does what a view of UIKit itself does when its traits change.
  func adoptTraits() {}

  /// What is to be called when the traits of the view change, in order.
  var traitRegistrations: [TraitChangeRegistration] = []
  open var contentMode = ContentMode.scaleToFill
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  open var translatesAutoresizingMaskIntoConstraints = true
  open var accessibilityIdentifier: String?

  /// Set by adding and removing them, here.
  open internal(set) var interactions: [any UIInteraction] = []
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    default: HeadlessUIKit.layoutDirection
    }
  }

  open var traitCollection: UITraitCollection {
    traitOverrides.applied(to: superview?.traitCollection ?? .device)
  }

  open var traitOverrides = UITraitOverrides() {
    willSet { overriddenTraits = traitCollection }
    didSet { if let overriddenTraits { tellOfTraits(overriddenTraits) } }
  }

  /// The traits before they are overridden in another way.
  private var overriddenTraits: UITraitCollection?

  open func setNeedsDisplay() {}

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() {}

  open internal(set) var subviews: [UIView] = []
  open internal(set) weak var superview: UIView?
  open internal(set) weak var window: UIWindow?
  weak var viewController: UIViewController?

  open override var next: UIResponder? { viewController ?? superview }

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: subviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? subviews.count)
  }

  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, at: subviews.count) }
  }

  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, at: 0) }
  }

  open func removeFromSuperview() { remove() }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self) { $0.superview }.contains { $0 === view }
  }

  /// Called when the view cannot be seen or touched any more.
  func didLeaveWindow() {}

  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  var needsLayout = true

  open func setNeedsLayout() { needsLayout = true }

  open func layoutIfNeeded() { layOutTree() }

  open func layoutSubviews() {}

  /// What the view was told last.
  var knownSafeAreaInsets = UIEdgeInsets.zero

  open var safeAreaInsets: UIEdgeInsets { reckonSafeAreaInsets() }

  open func safeAreaInsetsDidChange() {}

  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return self
  }
}
