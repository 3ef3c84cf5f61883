// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

public struct UICellAccessory: Sendable {
  /// (headless) What UIKit keeps to itself.
  @_spi(Headless) public let kind: String

  let handler: (@MainActor () -> Void)?

  private init(_ kind: String, handler: (@MainActor () -> Void)? = nil) {
    (self.kind, self.handler) = (kind, handler)
  }

  @MainActor public static func disclosureIndicator() -> UICellAccessory {
    .init("disclosureIndicator")
  }
  @MainActor public static func checkmark() -> UICellAccessory { .init("checkmark") }
  @MainActor public static func delete(
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { .init("delete", handler: actionHandler) }
  @MainActor public static func insert(
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { .init("insert", handler: actionHandler) }
  @MainActor public static func reorder() -> UICellAccessory { .init("reorder") }
  @MainActor public static func detail(
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { .init("detail", handler: actionHandler) }

  public struct OutlineDisclosureOptions {
    public enum Style: Sendable {
      case automatic
      case header
      case cell
    }

    public init(style: Style = .automatic) {}
  }

  @MainActor public static func outlineDisclosure(
    options: OutlineDisclosureOptions = .init(), actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { .init("outlineDisclosure", handler: actionHandler) }

  /// (headless) Does what touching the accessory does.
  @_spi(Headless) @MainActor public func touch() { handler?() }
}
