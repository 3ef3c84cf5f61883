// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UIResponder {
  /// Presses a key and lets go of it, with this responder as the first to hear.
  ///
  /// Key commands that want priority come first, then the focus if it moves with keys, then the other
  /// key commands, then scroll views, and then the presses.
  @_spi(Headless) public func simulateKey(
    _ keyCode: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []
  ) {
    let input = UIKeyCommand.input(of: keyCode)
    if performKeyCommand(input, modifiers, hasPriority: true) { return }
    if HeadlessUIKit.focusMovesWithKeys, UIKeyCommand.arrows.contains(input) { return }
    if performKeyCommand(input, modifiers, hasPriority: false) { return }
    if (self as? UIScrollView)?.scrollByKey(input) ?? false { return }
    let press = UIPress(UIKey(keyCode, modifiers))
    let event = UIPressesEvent()
    event.allPresses = [press]
    pressesBegan([press], with: event)
    pressesEnded([press], with: event)
  }

  private var chain: some Sequence<UIResponder> { sequence(first: self) { $0.next } }

  /// Performs the first command for a key that a responder has and another one, from the first
  /// responder on, can perform.
  private func performKeyCommand(
    _ input: String?, _ modifiers: UIKeyModifierFlags, hasPriority: Bool
  ) -> Bool {
    let flags = modifiers.subtracting([.numericPad, .alphaShift])
    for responder in chain {
      for command in responder.keyCommands ?? []
      where command.input == input && command.modifierFlags == flags
        && command.wantsPriorityOverSystemBehavior == hasPriority
      {
        let target = chain.first { $0.canPerformAction(command.action, withSender: command) }
        guard let target else { continue }
        target.perform(command.action, with: command)
        return true
      }
    }
    return false
  }
}

extension UIScrollView {
  /// Scrolls by what is visible, and returns whether the key is one that scrolls.
  fileprivate func scrollByKey(_ input: String?) -> Bool {
    guard allowsKeyboardScrolling, let input else { return false }
    let (width, height) = (contentSize.width - bounds.width, contentSize.height - bounds.height)
    var offset = contentOffset
    switch input {
    case UIKeyCommand.inputRightArrow: offset.x += bounds.width
    case UIKeyCommand.inputLeftArrow: offset.x -= bounds.width
    case UIKeyCommand.inputDownArrow, UIKeyCommand.inputPageDown: offset.y += bounds.height
    case UIKeyCommand.inputUpArrow, UIKeyCommand.inputPageUp: offset.y -= bounds.height
    case UIKeyCommand.inputHome: offset = .zero
    case UIKeyCommand.inputEnd: offset = CGPoint(x: width, y: height)
    default: return false
    }
    offset = CGPoint(
      x: min(max(offset.x, 0), max(width, 0)), y: min(max(offset.y, 0), max(height, 0)))
    setContentOffset(offset, animated: true)
    return true
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
