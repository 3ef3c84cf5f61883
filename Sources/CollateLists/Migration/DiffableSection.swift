#if canImport(UIKit) && !os(watchOS)
public import CollateCore

/// A section of an `NSDiffableDataSourceSnapshot`, with its item identifiers.
///
/// Items have nothing but their identifier; look up what to show where a cell is configured.
///
///     let contacts = ArrayDataSource(snapshot)
///     contacts.apply(laterSnapshot)
public struct DiffableSection<ID: Hashable & Sendable, ItemID: Hashable & Sendable>:
  SectionProtocol, Sendable
{
  /// The section identifier of the snapshot.
  public let id: ID

  /// The items, in order.
  public var items: [Item]

  /// The last snapshot that reloaded the section.
  let reload: DiffableReload?

  /// Returns whether no snapshot reloaded one section after the other.
  public func hasSameContent(as other: Self) -> Bool {
    reload == other.reload && id == other.id
  }
}

extension DiffableSection {
  /// An item of a snapshot: its identifier, and the last snapshot that reloaded it.
  public struct Item: Identifiable, Equatable, Sendable {
    /// The item identifier of the snapshot.
    public let id: ItemID

    /// The last snapshot that reloaded or reconfigured the item.
    let reload: DiffableReload?
  }
}

/// A snapshot that reloaded something; what it reloaded equals nothing from before.
final class DiffableReload: Sendable, Equatable {
  static func == (one: DiffableReload, other: DiffableReload) -> Bool { one === other }
}
#endif
