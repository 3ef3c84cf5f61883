#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The answers of the reordering delegate and of the source, which apply where no closure is set.
@MainActor
struct DefaultHandlers {
  private struct Rule {
    let isOn: () -> Bool

    /// A `Handler` whose answer is optional.
    let handler: AnyObject
  }

  /// The rules for each question.
  private var rules: [String: [Rule]] = [:]

  /// Whether each of the rules that ask for a message counts.
  private var conditions: [String: [() -> Bool]] = [:]

  /// Adds a rule, which comes after those that there are.
  ///
  /// - Parameters:
  ///   - method: The question that the rule answers.
  ///   - owner: An object that is passed to the closures.
  ///   - isOn: Returns whether the rule counts, and the view gets to know of it.
  ///   - answer: Returns the answer, or `nil` if there is none for a subject at a place.
  mutating func add<Owner: AnyObject, Place, Answer>(
    _ method: ListMethod<Place, Answer>, of owner: Owner, while isOn: @escaping (Owner) -> Bool,
    answer: @escaping (_ owner: Owner, _ subject: Any, _ place: Place) -> Answer?
  ) {
    let handler = DelegateHandlers.Handler<Place, Answer?> { [weak owner] subject, place in
      owner.flatMap { answer($0, subject, place) }
    }
    let holds = claim(method, of: owner, while: isOn)
    rules[method.key, default: []].append(Rule(isOn: holds, handler: handler))
  }

  /// Has a question be asked while a condition holds.
  ///
  /// - Parameters:
  ///   - method: The question.
  ///   - owner: An object that is passed to the condition.
  ///   - condition: Returns whether the question is asked.
  /// - Returns: A closure that returns whether the owner exists and the condition holds.
  @discardableResult
  mutating func claim<Owner: AnyObject, Place, Answer>(
    _ method: ListMethod<Place, Answer>, of owner: Owner, while condition: @escaping (Owner) -> Bool
  ) -> () -> Bool {
    let holds = { [weak owner] in owner.map(condition) ?? false }
    for selector in method.selectors { conditions[selector, default: []].append(holds) }
    return holds
  }

  /// Returns the first answer; `nil` if there is none.
  func answer<Place, Answer>(
    _ method: ListMethod<Place, Answer>, about subject: Any, at place: Place
  ) -> Answer? {
    for rule in rules[method.key] ?? [] where rule.isOn() {
      guard let handler = rule.handler as? DelegateHandlers.Handler<Place, Answer?> else {
        preconditionFailure("\(method.key) has a rule that is a \(type(of: rule.handler))")
      }
      if let answer = handler.answer(subject, place) { return answer }
    }
    return nil
  }

  /// Returns whether a message has to be responded to because of the rules.
  func isClaimed(_ selector: String) -> Bool { conditions[selector]?.contains { $0() } ?? false }

  /// What has to be responded to because of the rules.
  var selectors: Set<String> { Set(conditions.keys.filter(isClaimed)) }
}
#endif
