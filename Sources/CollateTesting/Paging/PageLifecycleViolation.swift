/// A violation of a lifecycle rule by a pager.
///
/// Use the description as a failure message in tests: it contains the call and its page, the event
/// to which it belongs, the rule, and what was found.
///
///     // did+ 2 in event 3, hostWillAppear, breaks I2 entrance: the host is still appearing
public struct PageLifecycleViolation: Error, Hashable, Sendable {
  /// The broken rule.
  public let rule: Rule

  /// The page or the controller slot concerned; otherwise `pager`.
  public let subject: String

  /// The call that broke the rule, as printed in traces; the event if its outcome broke it.
  public let call: String

  /// The description of the violation.
  public let message: String

  /// The event to which the call belongs, as printed in traces; `nil` if unknown.
  public let event: String?

  /// The number of the event, from 1; `nil` if unknown.
  public let eventNumber: Int?

  /// Creates a violation.
  ///
  /// - Parameters:
  ///   - rule: The broken rule.
  ///   - subject: The page or the controller slot concerned.
  ///   - call: The call that broke the rule.
  ///   - message: The description of the violation.
  ///   - event: The event to which the call belongs.
  ///   - eventNumber: The number of the event, from 1.
  public init(
    _ rule: Rule,
    subject: String = "pager",
    call: String,
    message: String,
    event: String? = nil,
    eventNumber: Int? = nil
  ) {
    self.rule = rule
    self.subject = subject
    self.call = call
    self.message = message
    self.event = event
    self.eventNumber = eventNumber
  }
}

extension PageLifecycleViolation {
  /// A rule that every pager obeys, for each call (I1 to I8) or each event (I9 to I11).
  @nonexhaustive
  public enum Rule: String, Hashable, Sendable, CaseIterable {
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

    /// In each event, disappearances precede appearances, and results are reported last.
    case order = "I7"

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

extension PageLifecycleViolation.Rule: CustomStringConvertible {
  /// The number and the name of the rule, as in `I2 entrance`.
  public var description: String { "\(rawValue) \(name)" }

  private var name: String {
    switch self {
    case .balance: "balance"
    case .entrance: "entrance"
    case .single: "single"
    case .exit: "exit"
    case .containment: "containment"
    case .binding: "binding"
    case .order: "order"
    case .transition: "transition"
    case .bounds: "bounds"
    case .rest: "rest"
    case .settled: "settled"
    }
  }
}

extension PageLifecycleViolation: CustomStringConvertible {
  /// The call, its event, the rule, and what was found.
  public var description: String {
    var place = ""
    if let eventNumber {
      place = call == event ? " (event \(eventNumber))" : " in event \(eventNumber)"
      if let event, event != call { place += ", \(event)," }
    }
    return "\(call)\(place) breaks \(rule): \(message)"
  }
}
