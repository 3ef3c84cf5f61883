// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor open class UIBarButtonItem: NSObject {
  open var title: String?
  open var isEnabled = true
  open var primaryAction: UIAction?

  public override init() { super.init() }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.primaryAction = primaryAction
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
  }

  /// Does what a finger does that touches the item and lifts again.
  @_spi(Headless) public func simulateTap() {
    if isEnabled { primaryAction?.choose() }
  }

  @nonexhaustive public enum SystemItem: Int, Sendable {
    case done
    case cancel
    case edit
    case add = 4
    case trash = 16
    case refresh = 13
  }
}
