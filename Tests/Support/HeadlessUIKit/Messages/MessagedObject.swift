// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

/// The name of a message.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String

  public init(_ name: String) { description = name }

  public init(stringLiteral name: String) { description = name }
}

public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

/// A protocol as a value, for `conforms(to:)`; not sendable, as in Objective-C.
public final class Protocol {
  private let isAdopted: (Any) -> Bool

  public init<P>(_ type: P.Type) { isAdopted = { $0 is P } }

  func isAdopted(by object: Any) -> Bool { isAdopted(object) }
}

/// (headless) An object whose class decides at run time what it responds to.
///
/// With Objective-C, every `NSObject` does. It is on the main actor, as classes on an actor are
/// sendable only if their base is on it, too, or is `NSObject`.
@MainActor open class MessagedObject: NSObject {
  open nonisolated func responds(to aSelector: Selector!) -> Bool {
    aSelector.map(ImplementedMessages.of(self).contains) ?? false
  }

  open nonisolated class func instancesRespond(to aSelector: Selector!) -> Bool { false }

  open nonisolated func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  open nonisolated func conforms(to aProtocol: Protocol) -> Bool { aProtocol.isAdopted(by: self) }
}

extension NSObjectProtocol {
  public nonisolated func responds(to aSelector: Selector!) -> Bool {
    if let object = self as? MessagedObject { return object.responds(to: aSelector) }
    return aSelector.map(ImplementedMessages.of(self).contains) ?? false
  }

  public nonisolated func conforms(to aProtocol: Protocol) -> Bool {
    (self as? MessagedObject)?.conforms(to: aProtocol) ?? aProtocol.isAdopted(by: self)
  }
}
