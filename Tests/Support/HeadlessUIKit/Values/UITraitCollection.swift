// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

open class UITraitCollection: NSObject, @unchecked Sendable {
  public let layoutDirection: UITraitEnvironmentLayoutDirection

  public let preferredContentSizeCategory: UIContentSizeCategory

  public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.layoutDirection = layoutDirection
    preferredContentSizeCategory = .large
  }

  init(
    layoutDirection: UITraitEnvironmentLayoutDirection,
    preferredContentSizeCategory: UIContentSizeCategory
  ) {
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// What the device is set to.
  @MainActor static var device: UITraitCollection {
    UITraitCollection(
      layoutDirection: HeadlessUIKit.layoutDirection == .leftToRight ? .leftToRight : .rightToLeft,
      preferredContentSizeCategory: HeadlessUIKit.contentSizeCategory)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other.layoutDirection == layoutDirection
      && other.preferredContentSizeCategory == preferredContentSizeCategory
  }

  open override var hash: Int { layoutDirection.hashValue }
}
