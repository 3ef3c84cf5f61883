/// A promise about what pages hear that a pager did not keep.
///
/// The description is a sentence for a test's failure message: it names the call and its page, the
/// event that it belongs to, the rule, and what was found.
///
///     // did+ 2 in event 3, hostWillAppear, breaks I2 entrance: the host is still appearing
public struct PageLifecycleViolation: Error, Hashable, Sendable {
  /// The rule that is broken.
  public let rule: Rule

  /// The page, or the slot of the controller, that is concerned; `pager` if it is none of them.
  public let subject: String

  /// The call that broke the rule, as traces print it; the event if it is about what it led to.
  public let call: String

  /// What was found.
  public let message: String

  /// The event that the call belongs to, as traces print it; `nil` when it is not known.
  public let event: String?

  /// The number of the event, from 1; `nil` when it is not known.
  public let eventNumber: Int?

  /// Creates a violation.
  ///
  /// - Parameters:
  ///   - rule: The rule that is broken.
  ///   - subject: The page, or the slot of the controller, that is concerned.
  ///   - call: The call that broke the rule.
  ///   - message: What was found.
  ///   - event: The event that the call belongs to.
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
  /// A promise that every pager makes, of each call (I1 to I8) or of each event (I9 to I11).
  @nonexhaustive
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// No appearance begins twice in one direction, and none ends that did not begin.
    case balance = "I1"

    /// A page comes in as a child, no further than its host, and is there when all others are gone.
    case entrance = "I2"

    /// At most one page has appeared at any time.
    case single = "I3"

    /// A page goes out in order: it disappears, leaves the screen, then the host.
    case exit = "I4"

    /// A controller becomes a child once, and stops being one once.
    case containment = "I5"

    /// A controller gets another page while nobody sees it, and no page has two controllers.
    case binding = "I6"

    /// In one event what goes comes before what comes, and the news at the end.
    case order = "I7"

    /// A transition begins before it ends, and ends once; so does a jump.
    case transition = "I8"

    /// No more views, controllers and waiting controllers than allowed, and none without a page.
    case bounds = "I9"

    /// A pager at rest shows its page and no other.
    case rest = "I10"

    /// The pager rests on one of its pages, unless it has none.
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
