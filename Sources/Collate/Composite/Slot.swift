/// A place in a composite, for as long as the source in it is not removed.
///
/// A slot is what distinguishes two places with the same source in them, and what stays the same
/// while places move. Ids of sections and items are unique in their slot, not beyond it.
public struct Slot: Hashable, Sendable {
  let number: UInt64
}

extension Slot: CustomStringConvertible {
  /// A short name, for messages.
  public var description: String { "slot \(number)" }
}
