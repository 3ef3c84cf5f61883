// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor open class UILabel: UIView {
  open var text: String?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var font: UIFont?
}
