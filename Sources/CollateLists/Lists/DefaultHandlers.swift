#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The answers of the reordering delegate and of the source, which apply where no closure is set.
@MainActor
struct DefaultHandlers<Owner> {
  private struct Rule {
    let isOn: (Owner) -> Bool

    /// A closure for the question's own types, whose answer is optional.
    let answer: Any
  }

  /// The rules for each question.
  private var rules: [String: [Rule]] = [:]

  /// Whether the rules count for which a message has to be responded to.
  private var claims: [String: [(Owner) -> Bool]] = [:]

  /// Adds a rule, which comes after those that there are.
  ///
  /// - Parameters:
  ///   - method: The question that the rule answers.
  ///   - isOn: Returns whether the rule counts, and the view gets to know of it.
  ///   - answer: Returns the answer, or `nil` if there is none for a subject at a place; without one, the question is
  ///     only to be asked.
  mutating func add<Place, Answer>(
    _ method: ListMethod<Place, Answer>, while isOn: @escaping (Owner) -> Bool,
    answer: @escaping (Owner, _ subject: Any, _ place: Place) -> Answer? = { _, _, _ in nil }
  ) {
    rules[method.key, default: []].append(Rule(isOn: isOn, answer: answer))
    for selector in method.selectors { claims[selector, default: []].append(isOn) }
  }

  /// Returns the first answer; `nil` if there is none.
  func answer<Place, Answer>(
    _ method: ListMethod<Place, Answer>, about subject: Any, at place: Place, in owner: Owner
  ) -> Answer? {
    for rule in rules[method.key] ?? [] where rule.isOn(owner) {
      guard let answer = rule.answer as? (Owner, Any, Place) -> Answer? else {
        preconditionFailure("\(method.key) has a rule that is a \(type(of: rule.answer))")
      }
      if let answer = answer(owner, subject, place) { return answer }
    }
    return nil
  }

  /// Returns whether a message has to be responded to because of the rules.
  func isClaimed(_ selector: String, in owner: Owner) -> Bool {
    claims[selector]?.contains { $0(owner) } ?? false
  }

  /// Returns what has to be responded to because of the rules.
  func selectors(in owner: Owner) -> Set<String> {
    Set(claims.keys.filter { isClaimed($0, in: owner) })
  }
}
#endif
