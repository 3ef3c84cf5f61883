// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor open class UIKey: NSObject {
  open internal(set) var keyCode: UIKeyboardHIDUsage
  open internal(set) var modifierFlags: UIKeyModifierFlags

  init(_ keyCode: UIKeyboardHIDUsage, _ modifierFlags: UIKeyModifierFlags) {
    (self.keyCode, self.modifierFlags) = (keyCode, modifierFlags)
  }
}
