public import Collate

/// A violation of a law by a source or a pager.
///
/// Use the description as a failure message in tests. It contains the law, what was found, and
/// where: the update and the slots, or the event, the call and its page.
///
///     // Update 2 breaks R11 (L3 minimal) in slot 4 > slot 7: item 3.0 is mentioned, but …
///     // did+ 2 in event 3, hostWillAppear, breaks I2 entrance: the host is still appearing
public struct Violation: Error, Hashable, Sendable {
  /// The broken law.
  public let law: Law

  /// The occasion on which the law was broken.
  package let occasion: Occasion

  /// What was found, without the occasion.
  package let message: String

  /// The slots that contain the section concerned, outermost first.
  ///
  /// Empty for pagers, if the source is not a composite, or if no particular section is concerned.
  public var slotPath: [Slot] {
    if case .update(_, _, let slotPath) = occasion { slotPath } else { [] }
  }
}

extension Violation {
  /// The occasion on which a law was broken.
  package enum Occasion: Hashable, Sendable {
    /// An update of a source.
    ///
    /// - Parameters:
    ///   - number: The number of the update, from 1; `nil` if it does not concern an update.
    ///   - rule: The rule of a batch that was broken, if any, as in `ChangeBatchError`.
    ///   - slotPath: The slots that contain the section concerned, outermost first.
    case update(number: Int?, rule: String?, slotPath: [Slot])

    /// A call of a pager.
    ///
    /// - Parameters:
    ///   - call: The call, as printed in traces; the event if its outcome broke the law.
    ///   - event: The event to which the call belongs, as printed in traces; `nil` if unknown.
    ///   - number: The number of the event, from 1; `nil` if unknown.
    case call(String, event: String?, number: Int?)
  }

  /// Creates a violation by a source.
  package init(
    _ law: Law,
    rule: String? = nil,
    slotPath: [Slot] = [],
    updateNumber: Int? = nil,
    message: String
  ) {
    self.law = law
    occasion = .update(
      number: updateNumber, rule: rule == law.rawValue ? nil : rule, slotPath: slotPath)
    self.message = message
  }

  /// Creates a violation by a pager.
  package init(
    _ law: Law,
    call: String,
    message: String,
    event: String? = nil,
    eventNumber: Int? = nil
  ) {
    self.law = law
    occasion = .call(call, event: event, number: eventNumber)
    self.message = message
  }

  /// The call of a pager that broke the law, as printed in traces.
  package var call: String {
    if case .call(let call, _, _) = occasion { call } else { "" }
  }

  /// The number of the update, from 1; `nil` if it does not concern an update.
  package var updateNumber: Int? {
    if case .update(let number, _, _) = occasion { number } else { nil }
  }

  /// The name of the broken rule: that of a `ChangeBatchError`, or that of the law itself.
  package var rule: String {
    if case .update(_, let rule?, _) = occasion { rule } else { law.rawValue }
  }
}

extension Violation {
  /// A law that every source, every source that is made of another one, every selection, or every pager
  /// obeys.
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

    /// A source that is made of another one shows a function of it.
    case function = "T1"

    /// With unique ids, the batch of an update is the difference of its snapshots.
    case canonical = "T4"

    /// Looking up paths in the base, and those in the source for paths in the base, are inverse.
    case paths = "T7"

    /// No more ids are selected than the behavior of a selection allows.
    case limit = "T71"

    /// The changes that a selection tells add up to what is selected, and each of them has a cause.
    case selection = "T74"

    /// No appearance begins twice in the same direction, and none ends without a beginning.
    case balance = "I1"

    /// A page appears only as a child, not beyond the state of its host, and has appeared only when
    /// all others have disappeared.
    case entrance = "I2"

    /// At most one page has appeared at any time.
    case single = "I3"

    /// A page is removed in order: from appearance, from the screen, then from the host.
    case exit = "I4"

    /// A controller is added as a child once, and removed once.
    case containment = "I5"

    /// A controller is bound to another page only while it is not visible, and no page has two
    /// controllers.
    case binding = "I6"

    /// For each event of a pager, disappearances precede appearances, and results are reported
    /// last.
    case sequence = "I7"

    /// A transition begins before it ends, and ends once; so does a jump.
    case transition = "I8"

    /// The numbers of views, controllers and pooled controllers are within limits, and none is
    /// without a page.
    case bounds = "I9"

    /// A settled pager shows its settled page only.
    case rest = "I10"

    /// The pager is settled on one of its pages, unless it has none.
    case settled = "I11"
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
    case .function: "function"
    case .canonical: "canonical"
    case .paths: "paths"
    case .limit: "limit"
    case .selection: "selection"
    case .balance: "balance"
    case .entrance: "entrance"
    case .single: "single"
    case .exit: "exit"
    case .containment: "containment"
    case .binding: "binding"
    case .sequence: "sequence"
    case .transition: "transition"
    case .bounds: "bounds"
    case .rest: "rest"
    case .settled: "settled"
    }
  }
}

extension Violation: CustomStringConvertible {
  /// The occasion, the law, and what was found.
  public var description: String {
    switch occasion {
    case .update(let number, let rule, let slotPath):
      let subject = number.map { "Update \($0)" } ?? "The source"
      let broken = rule.map { "\($0) (\(law))" } ?? "\(law)"
      let slots = slotPath.map(\.description).joined(separator: " > ")
      return "\(subject) breaks \(broken)\(slots.isEmpty ? "" : " in \(slots)"): \(message)"
    case .call(let call, let event, let number):
      guard let number else { return "\(call) breaks \(law): \(message)" }
      let place =
        call == event
        ? " (event \(number))" : " in event \(number)" + (event.map { ", \($0)," } ?? "")
      return "\(call)\(place) breaks \(law): \(message)"
    }
  }
}
