// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UIView {
  /// Swipes with three fingers as VoiceOver users do: the first view upwards that answers wins.
  @_spi(Headless) @discardableResult
  public func simulateAccessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    sequence(first: self as UIResponder) { $0.next }
      .contains { $0.accessibilityScroll(direction) }
  }

  /// Whether VoiceOver can get to the view.
  @_spi(Headless) public var isReachableByVoiceOver: Bool {
    window != nil
      && sequence(first: self) { $0.superview }
        .allSatisfy { !$0.isHidden && !$0.accessibilityElementsHidden }
  }
}
