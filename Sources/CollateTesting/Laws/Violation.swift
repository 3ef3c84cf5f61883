public import Collate

/// A violation of a law by a source, a pager or a loader.
///
/// Use the description as a failure message in tests. It contains the law, what was found, and
/// where: the update and the slots, or the event, the call and its page.
///
///     // Update 2 breaks R11 (L3 minimal) in slot 4 > slot 7: item 3.0 is mentioned, but …
///     // did+ 2 in event 3, hostWillAppear, breaks I2 entrance: the host is still appearing
public struct Violation: Error, Hashable, Sendable {
  /// The broken law.
  public let law: Law

  /// The update or the call that broke the law.
  package let input: Input

  /// What was found, without the update or the call.
  package let message: String

  /// The slots that contain the section concerned, outermost first.
  ///
  /// Empty for pagers, if the source is not a composite, or if no particular section is concerned.
  public var slotPath: [Slot] {
    if case .update(_, _, let slotPath) = input { slotPath } else { [] }
  }
}

extension Violation {
  /// An update or a call that broke a law.
  package enum Input: Hashable, Sendable {
    /// An update of a source.
    ///
    /// - Parameters:
    ///   - number: The number of the update, from 1; `nil` if it does not concern an update.
    ///   - rule: The rule of a batch that was broken, if any, as in `ChangeBatchError`.
    ///   - slotPath: The slots that contain the section concerned, outermost first.
    case update(number: Int?, rule: String?, slotPath: [Slot])

    /// A call of a pager, or an effect of a loader.
    ///
    /// - Parameters:
    ///   - call: The call, as printed in traces; the event if its outcome broke the law.
    ///   - event: The event to which the call belongs, as printed in traces; `nil` if unknown.
    ///   - number: The number of the event, from 1; `nil` if unknown.
    case call(String, event: String?, number: Int?)
  }

  /// Creates a violation by a source.
  package init(
    _ law: Law, rule: String? = nil, slotPath: [Slot] = [], updateNumber: Int? = nil,
    message: String
  ) {
    self.law = law
    input = .update(
      number: updateNumber, rule: rule == law.number ? nil : rule, slotPath: slotPath)
    self.message = message
  }

  /// Creates a violation by a pager or a loader.
  package init(
    _ law: Law, call: String, message: String, event: String? = nil, eventNumber: Int? = nil
  ) {
    self.law = law
    input = .call(call, event: event, number: eventNumber)
    self.message = message
  }

  /// The call of a pager or the effect of a loader that broke the law, as printed in traces.
  package var call: String {
    if case .call(let call, _, _) = input { call } else { "" }
  }

  /// The number of the update, from 1; `nil` if it does not concern an update.
  package var updateNumber: Int? {
    if case .update(let number, _, _) = input { number } else { nil }
  }

  /// The name of the broken rule: that of a `ChangeBatchError`, or that of the law itself.
  package var rule: String {
    if case .update(_, let rule?, _) = input { rule } else { law.number }
  }
}

extension Violation: CustomStringConvertible {
  /// The update or the call, the law, and what was found.
  public var description: String {
    switch input {
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
