/// The identity of a place in a composite, until its source is removed.
///
/// Slots distinguish places that contain the same source, and remain the same when places move. Ids
/// of sections and items are unique within their slot only.
public struct Slot: Sendable {
  /// A number that no other slot has.
  let number: UInt64

  /// The place of the slot's child in the table of its composite.
  let place: Int
}

extension Slot: Hashable {
  /// Returns whether two slots are the same.
  public static func == (one: Slot, other: Slot) -> Bool { one.number == other.number }

  /// Hashes the number of the slot.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
  }
}

extension Slot {
  @MainActor private static var count: UInt64 = 0

  /// Returns a number that no slot or composite has.
  @MainActor
  static func nextNumber() -> UInt64 {
    count += 1
    return count
  }
}

extension Slot: CustomStringConvertible {
  /// A short name for use in messages.
  public var description: String { "slot \(number)" }
}

/// A group of slots that share the identities of their items.
///
/// When an item is removed from one slot of a group and inserted into another in the same
/// transaction, it is reported as moved. Without a group, it is reported as deleted and inserted.
///
/// Sources that load pages and have items in common take each other's visible items for their own, if a list or pager
/// reports what is visible by ids. To tell them apart, give a list a closure for ids, and let items say where they are
/// from.
public struct IdentityGroup: Hashable, Sendable {
  private let name: String

  /// Creates a group.
  ///
  /// - Parameter name: The name of the group, the same for all its slots.
  public init(_ name: String) {
    self.name = name
  }
}
