#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

/// The object that a list view gets as its delegate and data source.
///
/// In UIKit, a method says something by being there: a table view whose delegate has a method for
/// heights asks it for each row, whatever it returns. The class implements every method that lists
/// have closures for, but an object responds only to those that something was set for. What the
/// class does not implement is forwarded to the app's own delegate or data source.
///
/// A method answers with the first that has an answer: a descriptor, the list, a delegate for
/// reordering, the source, the app's own delegate or data source. If none has one for the item
/// under way, it returns what UIKit does without the method; that value stands after `??`.
@MainActor
class ListShim: MessageObject {
  /// The list; `nil` if it was deallocated while UIKit still calls this object.
  weak var rules: (any ListRules)?

  /// The methods of the view's protocols that are always responded to; none returns a decision.
  class var fixed: Set<String> { [] }

  /// The methods that the app's data source, and not its delegate, is asked for.
  class var ofDataSource: Set<String> { [] }

  /// The methods that the app's prefetching data source is asked for.
  class var ofPrefetching: Set<String> { [] }

  /// What views read of objects in other roles than that of the delegate.
  class var ofRoles: [ListRole: Set<String>] {
    [.dataSource: ofDataSource, .prefetching: ofPrefetching]
  }

  private let lost = MessageSink()

  /// The app's own delegate, data source and prefetching data source, if there are any.
  var fallbacks: Fallbacks { Fallbacks() }

  struct Fallbacks {
    weak var delegate: (any NSObjectProtocol)?
    weak var dataSource: (any NSObjectProtocol)?
    weak var prefetching: (any NSObjectProtocol)?

    var all: [any NSObjectProtocol] { [delegate, dataSource, prefetching].compactMap(\.self) }
  }

  /// Whether there is any of ``fallbacks``.
  var hasFallbacks: Bool { false }

  /// The selectors of the questions that were looked up, by their keys.
  private var selectors: [String: String?] = [:]

  /// Returns the selector by which the view asks a question, to be looked up once.
  func name<Place, Answer>(of method: ListMethod<Place, Answer>) -> String? { nil }

  /// Returns the selector by which the view asks a question.
  final func selector<Place, Answer>(of method: ListMethod<Place, Answer>) -> String? {
    if let selector = selectors[method.key] { return selector }
    let selector = name(of: method)
    selectors[method.key] = .some(selector)
    return selector
  }

  final nonisolated override func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector, isOnMainThread else { return super.responds(to: aSelector) }
    if MessageObject.instancesRespond(to: aSelector) { return true }
    let isImplemented = super.responds(to: aSelector)
    let selector = NSStringFromSelector(aSelector)
    if selector == Self.mark { return true }
    return MainActor.assumeIsolated {
      if isImplemented, isClaimed(selector) { return true }
      return fallback(for: selector) != nil
    }
  }

  /// A message that is never sent: an object that responds to it is a shim, or passes messages on to
  /// one.
  private nonisolated static let mark = "collateIsReached"

  /// Returns whether an object is a shim, or passes messages on to one, as far as it says.
  static func isReached(through object: (any NSObjectProtocol)?) -> Bool {
    object.map { $0 is ListShim || $0.responds(to: Selector(mark)) } ?? false
  }

  private func isClaimed(_ selector: String) -> Bool {
    Self.fixed.contains(selector) || rules?.isClaimed(selector) ?? false
  }

  /// Whether the view gets an answer to any of some messages.
  final func responds(toAny selectors: some Sequence<String>) -> Bool {
    selectors.contains { responds(to: Selector($0)) }
  }

  /// Returns the app's object that a message falls back to, if it responds to it.
  final func fallback(for selector: String) -> (any NSObjectProtocol)? {
    let name = Selector(selector)
    let fallbacks = fallbacks
    if Self.ofDataSource.contains(selector) { return fallbacks.dataSource?.responding(to: name) }
    if Self.ofPrefetching.contains(selector) { return fallbacks.prefetching?.responding(to: name) }
    if let delegate = fallbacks.delegate?.responding(to: name) { return delegate }
    // What is unknown may be meant for the data source.
    return super.responds(to: name) ? nil : fallbacks.dataSource?.responding(to: name)
  }

  final nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
    guard let aSelector, isOnMainThread else { return super.forwardingTarget(for: aSelector) }
    let selector = NSStringFromSelector(aSelector)
    let target = MainActor.assumeIsolated { () -> Sent? in
      if let object = fallback(for: selector) { return Sent(object: object) }
      return rules?.hasLostFallback ?? true ? Sent(object: lost) : nil
    }
    return target?.object ?? super.forwardingTarget(for: aSelector)
  }

  final nonisolated override func conforms(to aProtocol: Protocol) -> Bool {
    if super.conforms(to: aProtocol) { return true }
    guard isOnMainThread else { return false }
    // A protocol is not sendable, so it stays where it is.
    let targets = MainActor.assumeIsolated { fallbacks.all.map(Sent.init) }
    return targets.contains { $0.object.conforms(to: aProtocol) }
  }
}

extension ListShim {
  /// Returns the answer to a question about an item or section; `nil` if there is none.
  @discardableResult
  final func answer<Place: ListPlace, Answer>(
    _ method: ListMethod<Place, Answer>,
    at place: Place,
    else other: () -> Answer?
  ) -> Answer? {
    answer(method, at: place, call: { $0 }, else: other)
  }

  /// Returns the answer to a question with further arguments; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - method: The question.
  ///   - place: The item or section.
  ///   - call: Passes the arguments to an answer.
  ///   - other: Calls the app's own delegate or data source, which responds to the question.
  /// - Returns: The first answer.
  @discardableResult
  final func answer<Place: ListPlace, Answer, Result>(
    _ method: ListMethod<Place, Answer>,
    at place: Place,
    call: (Answer) -> Result,
    else other: () -> Result?
  ) -> Result? {
    guard let rules else { return nil }
    let body = { () -> Result? in
      // A view may report what was removed, but not ask about it.
      if Result.self != Void.self, !rules.knows(place) { return nil }
      return rules.answer(method, at: place).map(call) ?? self.fallBack(method, other)
    }
    return method.isAction ? rules.act(body) : rules.answer(body)
  }

  /// Returns the answer to a question about an item or section that may no longer be shown.
  @discardableResult
  final func answer<Place: ListPlace, Answer, Result>(
    _ method: ListMethod<Place, Answer>,
    about subject: Any?,
    at place: Place,
    call: (Answer) -> Result,
    else other: () -> Result?
  ) -> Result? {
    guard let rules else { return nil }
    return rules.answer {
      subject.flatMap { rules.answer(method, about: $0, at: place) }.map(call)
        ?? fallBack(method, other)
    }
  }

  /// Returns the answer to a question about the list view as a whole; `nil` if there is none.
  @discardableResult
  final func answer<Answer, Result>(
    _ method: ViewMethod<Answer>,
    call: (Answer) -> Result,
    else other: () -> Result?
  ) -> Result? {
    guard let rules else { return nil }
    return rules.answer { rules.handlers[view: method].map(call) ?? fallBack(method, other) }
  }

  /// Whether the view knows that a question can be asked because of a closure, a delegate or the
  /// source.
  final func claims<Place, Answer>(_ method: ListMethod<Place, Answer>) -> Bool {
    guard let rules, let selector = selector(of: method) else { return false }
    return rules.assignedSelectors.contains(selector)
  }

  /// Returns the answer of the app's own delegate or data source; `nil` if it does not respond.
  final func fallBack<Place, Answer, Result>(
    _ method: ListMethod<Place, Answer>, _ other: () -> Result?
  ) -> Result? {
    guard hasFallbacks, let selector = selector(of: method), fallback(for: selector) != nil else {
      return nil
    }
    return other()
  }
}

extension NSObjectProtocol {
  /// Returns the object if it responds to a message.
  fileprivate func responding(to selector: Selector) -> Self? {
    responds(to: selector) ? self : nil
  }
}

/// Takes an object out of the main actor, to its caller who is there.
private struct Sent: @unchecked Sendable {
  let object: any NSObjectProtocol
}
#endif
