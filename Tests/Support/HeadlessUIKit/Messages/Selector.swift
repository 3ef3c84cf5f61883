// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Objective-C documents is documented there.

/// The name of a message, spelled as in Objective-C.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String

  public init(_ name: String) { description = name }

  public init(stringLiteral name: String) { description = name }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// A protocol as a value, for `conforms(to:)`.
///
/// It is not sendable, as in Objective-C: code that hands one to another isolation must not compile.
public final class Protocol {
  private let isAdopted: (Any) -> Bool

  /// (headless) Makes a value of a protocol, as Objective-C does by itself.
  @_spi(Headless) public init<P>(_ type: P.Type) { isAdopted = { $0 is P } }

  func isAdopted(by object: Any) -> Bool { isAdopted(object) }
}
