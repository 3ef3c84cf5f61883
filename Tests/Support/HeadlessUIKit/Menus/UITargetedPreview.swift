// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor open class UITargetedPreview: NSObject {
  public let view: UIView

  public init(view: UIView) {
    self.view = view
    super.init()
  }
}
