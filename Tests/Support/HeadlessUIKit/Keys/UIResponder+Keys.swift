// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UIResponder {
  /// Presses a key and lets go of it, with this responder as the first to hear.
  @_spi(Headless) public func simulateKey(
    _ keyCode: UIKeyboardHIDUsage,
    modifiers: UIKeyModifierFlags = []
  ) {
    let press = UIPress(UIKey(keyCode, modifiers))
    let event = UIPressesEvent()
    event.allPresses = [press]
    pressesBegan([press], with: event)
    pressesEnded([press], with: event)
  }
}
