// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

public struct UIBackgroundConfiguration: Hashable, Sendable {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0

  public static func clear() -> UIBackgroundConfiguration { .init() }
  public static func listPlainCell() -> UIBackgroundConfiguration { .init() }
  public static func listGroupedCell() -> UIBackgroundConfiguration { .init() }
}
