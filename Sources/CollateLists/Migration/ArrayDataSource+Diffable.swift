#if canImport(UIKit) && !os(watchOS)
public import CollateCore
public import UIKit

extension ArrayDataSource {
  /// Creates a source with the sections and items of a snapshot.
  ///
  /// Use it to show the snapshots of an app that is migrated step by step, alone or beside other
  /// sources.
  ///
  ///     let contacts = ArrayDataSource(snapshot)
  ///     let screen = CompositeDataSource<AnySection>([invitations.erased(), contacts.erased()])
  ///
  /// - Parameter snapshot: The initial sections and items.
  /// - Complexity: O(*n*) in the number of items.
  public convenience init<SectionID, ItemID>(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionID, ItemID>
  ) where Section == DiffableSection<SectionID, ItemID> {
    self.init()
    apply(snapshot)
  }

  /// Replaces the sections by those of a snapshot, as one update with the difference.
  ///
  /// Items that the snapshot reloads or reconfigures are updated in place, as are the headers of
  /// sections that it reloads; a cell is only exchanged for another one if its kind changes.
  ///
  /// - Parameter snapshot: The new sections and items.
  /// - Complexity: O(*n*) in the number of items.
  public func apply<SectionID, ItemID>(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionID, ItemID>
  ) where Section == DiffableSection<SectionID, ItemID> {
    var sectionReloads: [SectionID: DiffableReload] = [:]
    var itemReloads: [ItemID: DiffableReload] = [:]
    for section in sections {
      sectionReloads[section.id] = section.reload
      for item in section.items where item.reload != nil { itemReloads[item.id] = item.reload }
    }
    let reload = DiffableReload()
    for id in snapshot.reloadedSectionIdentifiers { sectionReloads[id] = reload }
    for id in snapshot.reloadedItemIdentifiers { itemReloads[id] = reload }
    for id in snapshot.reconfiguredItemIdentifiers { itemReloads[id] = reload }
    sections = snapshot.sectionIdentifiers.map { section in
      let sectionReload = sectionReloads[section]
      let items = snapshot.itemIdentifiers(inSection: section).map { item in
        Section.Item(id: item, reload: sectionReload === reload ? reload : itemReloads[item])
      }
      return Section(id: section, items: items, reload: sectionReload)
    }
  }
}

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
  public func hasSameContent(as other: Self) -> Bool { reload == other.reload && id == other.id }
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
