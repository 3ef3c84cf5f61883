// Objective-C's optional requirements.
//
// An optional requirement has an associated type for its answer. A class that implements the method
// gives it a type, by inference; for one that does not, the default is `Absent`. So a class tells
// what it implements without being called, and what it does not implement never runs.
//
// The requirements throw `Absent`, which implementations do not: a call without `?` lacks a `try`
// and does not compile, as on iOS. `delegate.tableView?(…)` is a property, `tableView`, that has the
// optional methods as its `callAsFunction`s.
//
// Requirements come in small protocols: the compiler checks a class with 20 methods against one
// protocol of 56 in more than a second, and against seven of eight in a fifth of one. Associated
// types of the same name in two protocols are one type, so theirs begin with the protocol's name.
//
// What a class answers is settled where it adopts the protocol. A method that a subclass adds is not
// found, as it would be with Objective-C if neither class is generic.

/// The answer of an optional requirement that is not implemented.
public struct Absent: Error {}

/// What a class answers to a message; its type is `Absent` if it does not implement the method.
struct Answer {
  let selector: Selector
  private let type: Any.Type

  init(_ selector: Selector, _ type: Any.Type) { (self.selector, self.type) = (selector, type) }

  var isImplemented: Bool { type != Absent.self }
}

/// The optional methods of an object, each of which answers nil where the object does not respond.
///
/// `Target` is the existential of the protocol with the requirements.
@MainActor public struct Messages<Target> {
  private let receiver: (any NSObjectProtocol)?
  /// What the object responded to when it was assigned; nil to ask it at each call.
  private let present: Set<Selector>?

  /// Makes the messages of a sender that has the object itself.
  init(_ receiver: any NSObjectProtocol) { (self.receiver, present) = (receiver, nil) }

  /// Makes the messages of a view, which has looked once at what the object responds to.
  init(_ receiver: (any NSObjectProtocol)?, present: Set<Selector>) {
    (self.receiver, self.present) = (receiver, present)
  }

  /// The messages, if there is an object to send them to.
  var ifAny: Self? { receiver == nil ? nil : self }

  /// Whether the object gets a message.
  func responds(to selector: Selector) -> Bool {
    guard let receiver else { return false }
    return present?.contains(selector) ?? receiver.responds(to: selector)
  }

  /// Sends a message if the object responds to it.
  ///
  /// What the object's class does not implement goes to what the object forwards it to.
  ///
  /// - Returns: The answer; nil if the object does not respond, or answers nil.
  func send<Value>(_ selector: Selector, _ call: (Target) throws -> Any) -> Value? {
    guard responds(to: selector), let receiver else { return nil }
    HeadlessMessages.sent[selector, default: 0] += 1
    var next: (any NSObjectProtocol)? = receiver
    while let object = next {
      if let target = object as? Target, let answer = answer(of: target, call) {
        guard let value = answer as? Value? else {
          fatalError(
            "\(type(of: object)) answers \(selector) with \(type(of: answer)), not \(Value.self)")
        }
        return value
      }
      if (type(of: object) as? MessagedObject.Type)?.resolveInstanceMethod(selector) == true {
        return nil
      }
      let heir = (object as? MessagedObject)?.forwardingTarget(for: selector)
      next = heir as? any NSObjectProtocol
      if next === object { next = nil }
    }
    HeadlessUIKit.raise(
      "NSInvalidArgumentException",
      "-[\(type(of: receiver)) \(selector)]: unrecognized selector sent to instance \(receiver)")
    return nil
  }

  private func answer(of target: Target, _ call: (Target) throws -> Any) -> Any? {
    do { return try call(target) } catch { return nil }
  }

  /// Makes a function of a message whose name no other one has, if the object responds to it.
  func message<Argument, Value>(
    _ selector: Selector, _ call: @escaping (Target, Argument) throws -> Any
  ) -> ((Argument) -> Value?)? {
    guard responds(to: selector) else { return nil }
    return { argument in
      send(selector) { try call($0, argument) }
    }
  }
}
