// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

open class UIFont: NSObject, @unchecked Sendable {
  public let pointSize: CGFloat

  /// The style that the size comes from, if it follows the settings of the user.
  let style: TextStyle?

  init(pointSize: CGFloat, style: TextStyle? = nil) {
    (self.pointSize, self.style) = (pointSize, style)
  }

  open var lineHeight: CGFloat { pointSize * 1.25 }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize) }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize)
  }

  @MainActor open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(pointSize: 17 * HeadlessUIKit.contentSizeCategory.scale, style: style)
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
  }
}
