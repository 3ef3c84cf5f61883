// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Objective-C documents is documented there.

public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  let name: String

  public init(_ name: String) { self.name = name }

  public init(stringLiteral name: String) { self.name = name }
}
