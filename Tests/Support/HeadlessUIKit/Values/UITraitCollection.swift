// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

open class UITraitCollection: NSObject, @unchecked Sendable {
  public let layoutDirection: UITraitEnvironmentLayoutDirection

  public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.layoutDirection = layoutDirection
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.layoutDirection == layoutDirection
  }

  open override var hash: Int { layoutDirection.hashValue }
}
