// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor open class UIScrollView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    addGestureRecognizer(panGestureRecognizer)
    panGestureRecognizer.onCancel = { [weak self] in self?.panWasCancelled() }
  }

  // Subclasses redeclare it with their own protocol. Objective-C allows that; Swift needs this pair:
  // `@_disfavoredOverload` here, `@_nonoverride` there.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      // UIKit looks at an object once, when it gets it, and the same object again is no news.
      guard delegate !== oldValue else { return }
      delegatePresence = Presence.read(delegate, among: delegateSelectors)
      delegateChanged()
    }
  }

  /// What the delegate responded to when it was set.
  private(set) var delegatePresence: Set<Selector> = []

  /// What there is to ask the delegate of such a view.
  var delegateSelectors: [Selector] { Presence.ofScrollDelegates }

  /// Does what a view does that gets another delegate.
  func delegateChanged() {}

  /// The messages to the delegate about scrolling.
  var scrollTold: Messages<any UIScrollViewDelegate> {
    Messages(delegate, present: delegatePresence)
  }

  open var contentSize: CGSize = .zero {
    didSet { if contentSize != oldValue { settle() } }
  }

  open var contentInset: UIEdgeInsets = .zero {
    didSet { if contentInset != oldValue { settle() } }
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { tellOfInsets() }
  }
  open var isPagingEnabled = false
  open var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { panGestureRecognizer.isEnabled = isScrollEnabled } }
  }
  open var isDirectionalLockEnabled = false
  open var allowsKeyboardScrolling = true
  open var bounces = true
  open var alwaysBounceHorizontal = false
  open var alwaysBounceVertical = false
  open var scrollsToTop = true
  open var delaysContentTouches = true
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var decelerationRate = DecelerationRate.normal
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var refreshControl: UIRefreshControl?
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open internal(set) var zoomScale: CGFloat = 1

  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  public let panGestureRecognizer = UIPanGestureRecognizer()

  open internal(set) var isTracking = false
  open internal(set) var isDragging = false
  open internal(set) var isDecelerating = false

  /// The insets that the delegate was last told of.
  var knownInsets = UIEdgeInsets.zero

  /// What moves the content by itself.
  var motion: ScrollMotion?

  /// Where the content was when the finger began to drag, and where it would be without ends.
  var dragStart = CGPoint.zero
  var dragOffset = CGPoint.zero

  /// Whether the finger is down and moves nothing any more.
  var isTouchIgnored = false

  /// Whether the pan was cancelled and the drag has not ended yet.
  var isPanCancelled = false

  /// How many steps of fingers there were, for those who are laid out at every other one.
  var moveCount = 0

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      meetMotion()
      moveByCode(to: newValue)
    }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, contentOffset != self.contentOffset else {
      stopMotion(tells: HeadlessUIKit.quirks.offsetDuringMotion == .ends)
      return moveByCode(to: contentOffset)
    }
    stopMotion(tells: false)
    // Who animates has the content out of the finger's hold for the time being.
    start(ScrollMotion(.animation, path: path(to: contentOffset)))
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    if rect.minX < offset.x { offset.x = rect.minX }
    if rect.maxX > offset.x + bounds.width { offset.x = rect.maxX - bounds.width }
    if rect.minY < offset.y { offset.y = rect.minY }
    if rect.maxY > offset.y + bounds.height { offset.y = rect.maxY - bounds.height }
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  open var adjustedContentInset: UIEdgeInsets {
    switch contentInsetAdjustmentBehavior {
    case .never: contentInset
    case .always: contentInset + safeAreaInsets
    default: contentInset + scrollableSafeAreaInsets
    }
  }

  open func adjustedContentInsetDidChange() {}

  override func didLeaveWindow() { letGo() }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    tellOfInsets()
  }

  override func boundsSizeDidChange(from old: CGSize) { settle() }
}
