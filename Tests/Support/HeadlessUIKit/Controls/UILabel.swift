// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor open class UILabel: UIView {
  open var text: String?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var font: UIFont?
  open var adjustsFontForContentSizeCategory = false

  /// Every letter is half as wide as the font is high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let font = font ?? .systemFont(ofSize: 17)
    return CGSize(width: CGFloat(text.count) * font.pointSize / 2, height: font.lineHeight)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(bounds.size) }

  override func adoptTraits() {
    guard adjustsFontForContentSizeCategory, let style = font?.style else { return }
    font = .preferredFont(forTextStyle: style)
  }
}
