// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

open class UIColor: NSObject, @unchecked Sendable {
  private let components: [CGFloat]

  public init(white: CGFloat, alpha: CGFloat) {
    components = [white, white, white, alpha]
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    components = [hue, saturation, brightness, alpha, 1]
  }

  open class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  open class var black: UIColor { UIColor(white: 0, alpha: 1) }
  open class var white: UIColor { UIColor(white: 1, alpha: 1) }
  open class var label: UIColor { UIColor(white: 0, alpha: 1) }
  open class var secondaryLabel: UIColor { UIColor(white: 0.25, alpha: 0.6) }
  open class var systemBackground: UIColor { UIColor(white: 1, alpha: 1) }
  open class var secondarySystemBackground: UIColor { UIColor(white: 0.95, alpha: 1) }
  open class var systemGroupedBackground: UIColor { UIColor(white: 0.95, alpha: 1) }
  open class var systemBlue: UIColor { UIColor(red: 0, green: 0.5, blue: 1, alpha: 1) }
  open class var systemRed: UIColor { UIColor(red: 1, green: 0.2, blue: 0.2, alpha: 1) }
  open class var systemGreen: UIColor { UIColor(red: 0.2, green: 0.8, blue: 0.3, alpha: 1) }
  open class var systemOrange: UIColor { UIColor(red: 1, green: 0.6, blue: 0, alpha: 1) }
  open class var systemIndigo: UIColor { UIColor(red: 0.3, green: 0.3, blue: 0.8, alpha: 1) }
  open class var systemTeal: UIColor { UIColor(red: 0.2, green: 0.7, blue: 0.8, alpha: 1) }
  open class var systemGray: UIColor { UIColor(white: 0.55, alpha: 1) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.components == components
  }

  open override var hash: Int { components.hashValue }
}
