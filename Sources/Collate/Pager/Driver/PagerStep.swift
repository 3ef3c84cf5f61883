/// An event of a pager, and its effects.
public struct PagerStep<ID: Hashable & Sendable>: Sendable {
  /// The event.
  public let event: PagerEvent<ID>

  /// The effects, in the order in which they were performed.
  public let effects: [PagerEffect<ID>]

  /// The machine after the event.
  public let machine: PagerMachine<ID>

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - effects: The effects, in the order in which they were performed.
  ///   - machine: The machine after the event.
  public init(event: PagerEvent<ID>, effects: [PagerEffect<ID>], machine: PagerMachine<ID>) {
    self.event = event
    self.effects = effects
    self.machine = machine
  }
}
