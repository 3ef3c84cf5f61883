/// One event of a pager, and all that was done about it.
public struct PagerStep<ID: Hashable & Sendable>: Sendable {
  /// What happened.
  public let event: PagerEvent<ID>

  /// What was done, in order.
  public let effects: [PagerEffect<ID>]

  /// The machine after the event.
  public let machine: PagerMachine<ID>

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - effects: What was done, in order.
  ///   - machine: The machine after the event.
  public init(event: PagerEvent<ID>, effects: [PagerEffect<ID>], machine: PagerMachine<ID>) {
    self.event = event
    self.effects = effects
    self.machine = machine
  }
}
