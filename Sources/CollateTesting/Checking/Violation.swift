public import Collate

/// A promise that a source, or the batches of one, did not keep.
///
/// The description is a sentence for a test's failure message: it names the slot path, the rule, and
/// what was found where.
///
///     // Update 2 breaks R11 (L3 minimal) in slot 4 > slot 7: item 3.0 is mentioned, but …
public struct Violation: Error, Hashable, Sendable {
  /// The law that is broken.
  public let law: Law

  /// The name of the broken rule: that of a `ChangeBatchError`, or that of the law itself.
  public let rule: String

  /// The slots on the way to the section concerned, outermost first.
  ///
  /// Empty when the source is no composite, or when no section in particular is concerned.
  public let slotPath: [Slot]

  /// The number of the update, from 1; `nil` when it is not about an update.
  public let updateNumber: Int?

  /// What was found, with its paths.
  public let message: String

  /// Creates a violation.
  ///
  /// - Parameters:
  ///   - law: The law that is broken.
  ///   - rule: The name of the broken rule; that of the law when `nil`.
  ///   - slotPath: The slots on the way to the section concerned, outermost first.
  ///   - updateNumber: The number of the update, from 1.
  ///   - message: What was found, with its paths.
  public init(
    _ law: Law,
    rule: String? = nil,
    slotPath: [Slot] = [],
    updateNumber: Int? = nil,
    message: String
  ) {
    self.law = law
    self.rule = rule ?? law.rawValue
    self.slotPath = slotPath
    self.updateNumber = updateNumber
    self.message = message
  }
}

extension Violation {
  /// A promise that every source makes.
  @nonexhaustive
  public enum Law: String, Hashable, Sendable, CaseIterable {
    /// The batch of an update, applied to `before`, gives `after`.
    case replay = "L1"

    /// Each update starts where the last one ended.
    case chain = "L2"

    /// No update says more than it has to.
    case minimal = "L3"

    /// Observers are told one after the other, in the order they subscribed.
    case order = "L4"

    /// One transaction is one update, told when it is over.
    case transaction = "L5"

    /// The steps that views are given are ones they can take, and lead to `after`.
    case presentation = "L7"
  }
}

extension Violation.Law: CustomStringConvertible {
  /// The number and the name of the law, as in `L1 replay`.
  public var description: String { "\(rawValue) \(name)" }

  private var name: String {
    switch self {
    case .replay: "replay"
    case .chain: "chain"
    case .minimal: "minimal"
    case .order: "order"
    case .transaction: "transaction"
    case .presentation: "presentation"
    }
  }
}

extension Violation: CustomStringConvertible {
  /// The update, the rule, the slot path, and what was found.
  public var description: String {
    let subject = updateNumber.map { "Update \($0)" } ?? "The source"
    let broken = rule == law.rawValue ? "\(law)" : "\(rule) (\(law))"
    let slots = slotPath.map(\.description).joined(separator: " > ")
    return "\(subject) breaks \(broken)\(slots.isEmpty ? "" : " in \(slots)"): \(message)"
  }
}
