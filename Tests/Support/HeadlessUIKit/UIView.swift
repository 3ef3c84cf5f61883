@MainActor open class UIResponder: NSObject {
  public override init() { super.init() }
  open var next: UIResponder? { nil }
}

@MainActor open class UIView: UIResponder {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

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
      guard frame.size != oldValue.size else { return }
      let old = bounds.size
      bounds.size = frame.size
      for subview in subviews { subview.autoresize(from: old, to: frame.size) }
      setNeedsLayout()
    }
  }
  open var bounds: CGRect {
    didSet {
      guard bounds != oldValue else { return }
      if bounds.size != frame.size { frame.size = bounds.size }
      setNeedsLayout()
    }
  }
  open var center: CGPoint { frame.center }
  open var tag = 0
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var backgroundColor: UIColor?
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var accessibilityIdentifier: String?

  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open private(set) weak var window: UIWindow?
  weak var viewController: UIViewController?

  open override var next: UIResponder? { viewController ?? superview }

  private func autoresize(from old: CGSize, to new: CGSize) {
    var rect = frame
    if autoresizingMask.contains(.flexibleWidth) { rect.size.width += new.width - old.width }
    if autoresizingMask.contains(.flexibleHeight) { rect.size.height += new.height - old.height }
    if rect != frame { frame = rect }
  }

  // MARK: Hierarchy

  open func addSubview(_ view: UIView) {
    insertSubview(view, at: view.superview === self ? subviews.count - 1 : subviews.count)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    precondition(view !== self, "Can't add self as subview")
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(index, subviews.count))
      return
    }
    let newWindow = (self as? UIWindow) ?? window
    let changesWindow = view.window !== newWindow
    let moves: AppearanceMoves? = changesWindow ? view.beginMove(to: newWindow, under: self) : nil
    view.willMove(toSuperview: self)
    if let old = view.superview {
      old.willRemoveSubview(view)
      old.subviews.removeAll { $0 === view }
    }
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    if changesWindow { view.setWindow(newWindow) }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
    moves?.finish()
  }

  open func bringSubviewToFront(_ view: UIView) { insertSubview(view, at: subviews.count - 1) }

  open func removeFromSuperview() {
    guard let old = superview else { return }
    let moves: AppearanceMoves? = window != nil ? beginMove(to: nil, under: nil) : nil
    willMove(toSuperview: nil)
    old.willRemoveSubview(self)
    old.subviews.removeAll { $0 === self }
    superview = nil
    if window != nil { setWindow(nil) }
    didMoveToSuperview()
    moves?.finish()
  }

  private func setWindow(_ new: UIWindow?) {
    willMove(toWindow: new)
    window = new
    didMoveToWindow()
    for subview in subviews { subview.setWindow(new) }
  }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let v = current {
      if v === view { return true }
      current = v.superview
    }
    return false
  }

  /// The controller whose view is this view or its nearest ancestor.
  var nearestController: UIViewController? {
    var current: UIView? = self
    while let v = current {
      if let controller = v.viewController { return controller }
      current = v.superview
    }
    return nil
  }

  // MARK: Layout

  private(set) var needsLayout = true
  open func setNeedsLayout() { needsLayout = true }

  open func layoutIfNeeded() {
    var rounds = 0
    while needsLayoutInTree, rounds < 8 {
      rounds += 1
      layoutPass()
    }
    if rounds == 8 { HeadlessUIKit.warn("layout does not settle in \(self)") }
  }

  private var needsLayoutInTree: Bool { needsLayout || subviews.contains { $0.needsLayoutInTree } }

  private func layoutPass() {
    if needsLayout {
      needsLayout = false
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
    for subview in subviews { subview.layoutPass() }
  }

  open func layoutSubviews() {}

  // MARK: Animation

  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping @MainActor () -> Void,
    completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    animations()
    if let completion { HeadlessUIKit.afterAnimation { completion(true) } }
  }
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}

@MainActor open class UIWindow: UIView {
  static var visible: [UIWindow] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if !isHidden && Self.visible.contains(where: { $0 === self }) { install() }
    }
  }
  open override var isHidden: Bool {
    didSet { isHidden ? hide() : show() }
  }
  open func makeKeyAndVisible() {
    isHidden = false
    show()
  }

  private func show() {
    guard !Self.visible.contains(where: { $0 === self }) else { return }
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

@MainActor open class UILabel: UIView {
  open var text: String?
}
