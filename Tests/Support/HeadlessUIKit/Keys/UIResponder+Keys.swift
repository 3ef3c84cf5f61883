// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UIResponder {
  /// Presses a key and lets go of it, with this responder as the first to hear.
  ///
  /// Key commands of the responders come before the presses, which only those hear who get them.
  @_spi(Headless) public func simulateKey(
    _ keyCode: UIKeyboardHIDUsage,
    modifiers: UIKeyModifierFlags = []
  ) {
    if performKeyCommand(UIKeyCommand.input(of: keyCode), modifiers) { return }
    let press = UIPress(UIKey(keyCode, modifiers))
    let event = UIPressesEvent()
    event.allPresses = [press]
    pressesBegan([press], with: event)
    pressesEnded([press], with: event)
  }

  private var chain: some Sequence<UIResponder> { sequence(first: self) { $0.next } }

  /// Performs the first command for a key that a responder has and another one, from the first
  /// responder on, can perform.
  private func performKeyCommand(_ input: String?, _ modifiers: UIKeyModifierFlags) -> Bool {
    let flags = modifiers.subtracting([.numericPad, .alphaShift])
    for responder in chain {
      for command in responder.keyCommands ?? []
      where command.input == input && command.modifierFlags == flags {
        let target = chain.first { $0.canPerformAction(command.action, withSender: command) }
        guard let target else { continue }
        target.perform(command.action, with: command)
        return true
      }
    }
    return false
  }
}

extension UIWindow {
  /// Presses a key while nothing in the window is the first responder: the controller in front is
  /// the first to hear, as long as there is no doubt which one that is.
  @_spi(Headless) public func simulateKeyWithoutFirstResponder(_ keyCode: UIKeyboardHIDUsage) {
    var front: UIViewController? = rootViewController
    while let child = front?.unambiguousChild { front = child }
    front?.simulateKey(keyCode)
  }
}

extension UIViewController {
  fileprivate var unambiguousChild: UIViewController? {
    if let stack = self as? UINavigationController { return stack.topViewController }
    if let tabs = self as? UITabBarController { return tabs.selectedViewController }
    return children.count == 1 ? children.first : nil
  }
}
