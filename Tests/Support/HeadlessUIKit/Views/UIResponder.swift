// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor open class UIResponder: NSObject {
  public override init() { super.init() }

  open var next: UIResponder? { nil }

  static weak var first: UIResponder?

  open var isFirstResponder: Bool { Self.first === self }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  @discardableResult open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, Self.first?.resignFirstResponder() ?? true else { return false }
    Self.first = self
    return true
  }

  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    Self.first = nil
    return true
  }

  // Who does not handle a press passes it on.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  open var keyCommands: [UIKeyCommand]? { nil }

  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  // Objective-C calls the method; here, those who have actions look them up.
  @discardableResult
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    HeadlessMessages.unrecognized(aSelector, by: self)
    return nil
  }

  // Real UIKit has these on every object.
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityElementsHidden = false
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var accessibilityTraits = UIAccessibilityTraits.none

  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
}
