/// The identity of a place in a composite, until its source is removed.
///
/// Slots distinguish places that contain the same source, and remain the same when places move. Ids
/// of sections and items are unique within their slot only.
public struct Slot: Hashable, Sendable {
  let number: UInt64
}

extension Slot: CustomStringConvertible {
  /// A short name for use in messages.
  public var description: String { "slot \(number)" }
}
