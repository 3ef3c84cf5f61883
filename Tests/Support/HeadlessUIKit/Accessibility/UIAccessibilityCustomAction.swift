// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var name: String
  open var actionHandler: Handler?

  public init(name: String, actionHandler: @escaping Handler) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
}

extension UIView {
  /// (headless) Chooses an action by its name, and returns whether it was there and succeeded.
  @_spi(Headless) public func simulateAccessibilityAction(named name: String) -> Bool {
    guard let action = accessibilityCustomActions?.first(where: { $0.name == name }) else {
      return false
    }
    return action.actionHandler?(action) ?? false
  }
}
