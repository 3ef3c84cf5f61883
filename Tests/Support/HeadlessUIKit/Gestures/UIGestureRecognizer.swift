// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor open class UIGestureRecognizer: NSObject {
  public override init() { super.init() }

  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      delegatePresence = Presence.read(delegate, among: Presence.ofGestureDelegates)
    }
  }
  private var delegatePresence: Set<Selector> = []
  private var told: Messages<any UIGestureRecognizerDelegate> {
    Messages(delegate, present: delegatePresence)
  }
  open internal(set) weak var view: UIView?
  open internal(set) var state = State.possible
  open var cancelsTouchesInView = true

  open var isEnabled = true {
    didSet {
      guard !isEnabled, oldValue else { return }
      if state == .began || state == .changed { state = .cancelled }
      didCancel()
    }
  }

  /// (headless) Does what a gesture does that gets into a state.
  @_spi(Headless) public func simulateState(_ state: State) { self.state = state }

  private var precedents: [UIGestureRecognizer] = []

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    precedents.append(otherGestureRecognizer)
  }

  open func location(in view: UIView?) -> CGPoint { .zero }

  open var numberOfTouches: Int { state == .began || state == .changed ? 1 : 0 }

  /// Called when the recognizer is disabled, whatever it was doing.
  func didCancel() {}

  /// Whether everybody who has a say lets the gesture begin.
  func mayBegin() -> Bool {
    isEnabled && !precedents.contains { $0.state == .began || $0.state == .changed }
      && view?.gestureRecognizerShouldBegin(self) ?? true
      && told.gestureRecognizerShouldBegin?(self) ?? true
  }

  @nonexhaustive public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed
  }
}
