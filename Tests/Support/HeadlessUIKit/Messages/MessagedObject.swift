// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Objective-C documents is documented there.

public import Foundation

/// The part of Objective-C's `NSObject` that decides at run time what it responds to.
///
/// Foundation's own has no such methods here, so that a class which overrides them has this base. It
/// is on the main actor because a class on an actor is sendable only if its base is, or is NSObject.
@MainActor open class MessagedObject: NSObject {
  open nonisolated func responds(to aSelector: Selector!) -> Bool {
    HeadlessMessages.isImplemented(aSelector, by: type(of: self))
  }

  open nonisolated class func instancesRespond(to aSelector: Selector!) -> Bool {
    HeadlessMessages.isImplemented(aSelector, by: self)
  }

  /// (headless) Whether the class takes a message that it does not implement, and answers nothing.
  ///
  /// With Objective-C, it can add the method then.
  open nonisolated class func resolveInstanceMethod(_ aSelector: Selector!) -> Bool { false }

  open nonisolated func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  open nonisolated func conforms(to aProtocol: Protocol) -> Bool { aProtocol.isAdopted(by: self) }

  // Objective-C calls the method; here, those who are targets look them up.
  @discardableResult
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    HeadlessMessages.unrecognized(aSelector, by: self)
    return nil
  }
}

extension HeadlessMessages {
  /// Stops because an object has no method of a name.
  @MainActor static func unrecognized(_ selector: Selector?, by object: NSObject) {
    HeadlessUIKit.raise(
      "NSInvalidArgumentException",
      "\(object): unrecognized selector \(selector?.description ?? "")")
  }
}

extension NSObjectProtocol {
  public nonisolated func responds(to aSelector: Selector!) -> Bool {
    if let object = self as? MessagedObject { return object.responds(to: aSelector) }
    return HeadlessMessages.isImplemented(aSelector, by: type(of: self))
  }

  public nonisolated func conforms(to aProtocol: Protocol) -> Bool {
    (self as? MessagedObject)?.conforms(to: aProtocol) ?? aProtocol.isAdopted(by: self)
  }

  /// (headless) Tells about a protocol that Objective-C would make a value of.
  @_spi(Headless) public nonisolated func conforms<P>(to type: P.Type) -> Bool {
    conforms(to: Protocol(type))
  }
}
