public import Collate

/// A violation of a law by a source or its batches.
///
/// Use the description as a failure message in tests: it contains the slot path, the rule, and what
/// was found where.
///
///     // Update 2 breaks R11 (L3 minimal) in slot 4 > slot 7: item 3.0 is mentioned, but …
public struct Violation: Error, Hashable, Sendable {
  /// The broken law.
  public let law: Law

  /// The name of the broken rule: that of a `ChangeBatchError`, or that of the law itself.
  public let rule: String

  /// The slots that contain the section concerned, outermost first.
  ///
  /// Empty if the source is not a composite, or if no particular section is concerned.
  public let slotPath: [Slot]

  /// The number of the update, from 1; `nil` if it does not concern an update.
  public let updateNumber: Int?

  /// The description of the violation, with paths.
  public let message: String

  /// Creates a violation.
  ///
  /// - Parameters:
  ///   - law: The broken law.
  ///   - rule: The name of the broken rule; if `nil`, that of the law.
  ///   - slotPath: The slots that contain the section concerned, outermost first.
  ///   - updateNumber: The number of the update, from 1.
  ///   - message: The description of the violation, with paths.
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
  /// A law that every source obeys.
  @nonexhaustive
  public enum Law: String, Hashable, Sendable, CaseIterable {
    /// The batch of an update, applied to `before`, results in `after`.
    case replay = "L1"

    /// Each update starts where the previous one ended.
    case chain = "L2"

    /// Updates are minimal.
    case minimal = "L3"

    /// Observers are notified one after the other, in the order in which they were added.
    case order = "L4"

    /// Each transaction is delivered as one update when it ends.
    case transaction = "L5"

    /// The steps for views are valid, and result in `after`.
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
