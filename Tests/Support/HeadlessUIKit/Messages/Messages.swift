// Objective-C's optional requirements, for systems without Objective-C.
//
// Each optional requirement has an associated type for its answer. A class that implements the method
// gives it the type of its answer; one that does not gets `Absent` from the default. So a class tells
// what it implements without being called, and a method that is absent runs no code at all. Small
// protocols of a few requirements each are faster to check than a large one.

/// What an optional requirement answers that is not implemented.
public struct Absent: Sendable {
  init() {}
}

/// The optional methods of an object, called as in `delegate.tableView?(…)`.
@MainActor public struct Messages<Target> {
  let target: Target

  /// What the object responded to when it was set; `nil` to ask at each call.
  let known: Set<Selector>?

  init(_ target: Target, known: Set<Selector>? = nil) {
    self.target = target
    self.known = known
  }

  /// Sends a message, unless the target does not respond to it.
  func send<Answer>(_ selector: Selector, _ call: (Target) -> Any) -> Answer? {
    guard responds(to: selector) else { return nil }
    HeadlessMessages.sent[selector, default: 0] += 1
    var receiver: Target? = target
    while let current = receiver {
      let answer = call(current)
      if !(answer is Absent) {
        guard let answer = answer as? Answer else {
          fatalError("\(selector) answers a \(type(of: answer)), not a \(Answer.self)")
        }
        return answer
      }
      receiver = (current as? MessagedObject)?.forwardingTarget(for: selector) as? Target
    }
    HeadlessUIKit.raise(
      "NSInvalidArgumentException", "\(target): unrecognized selector sent to instance: \(selector)"
    )
    return nil
  }

  /// Returns a closure that sends a message, or `nil` if the target does not respond to it.
  func sender<Argument, Answer>(
    _ selector: Selector, _ call: @escaping (Target, Argument) -> Any
  ) -> ((Argument) -> Answer)? {
    guard responds(to: selector) else { return nil }
    return { argument in
      guard let answer: Answer = send(selector, { call($0, argument) }) else {
        fatalError("\(selector) is responded to by \(target), but nobody implements it")
      }
      return answer
    }
  }

  /// Returns whether a message would arrive.
  func responds(to selector: Selector) -> Bool {
    known?.contains(selector)
      ?? (target as? any NSObjectProtocol)?.responds(to: selector) ?? false
  }
}

/// (headless) What was sent.
@MainActor public enum HeadlessMessages {
  /// (headless) How often each optional message was sent, for tests to count.
  @_spi(Headless) public static var sent: [Selector: Int] = [:]

  /// (headless) How many optional messages were sent.
  @_spi(Headless) public static var count: Int { sent.values.reduce(0, +) }
}
