// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
{
  private var sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []

  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }

  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[place(of: identifier)].items
  }

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      precondition(
        !sectionIdentifiers.contains(identifier),
        "Section identifier count does not match data source count.")
      sections.append((identifier, []))
    }
  }

  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    precondition(!sections.isEmpty, "There are currently no sections in the data source.")
    let place = sectionIdentifier.map { self.place(of: $0) } ?? sections.count - 1
    // An item that is there already moves to the end.
    deleteItems(identifiers.filter(itemIdentifiers.contains))
    sections[place].items += identifiers
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    for index in sections.indices {
      sections[index].items.removeAll(where: identifiers.contains)
    }
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = place(of: identifier) }
    reloadedSectionIdentifiers += identifiers
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    requireItems(identifiers, to: "reload")
    reloadedItemIdentifiers += identifiers
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    requireItems(identifiers, to: "reconfigure")
    reconfiguredItemIdentifiers += identifiers
  }

  private func place(of identifier: SectionIdentifierType) -> Int {
    guard let place = sections.firstIndex(where: { $0.id == identifier }) else {
      HeadlessUIKit.stop("Invalid section identifier: \(identifier)")
    }
    return place
  }

  private func requireItems(_ identifiers: [ItemIdentifierType], to action: String) {
    let known = itemIdentifiers
    for identifier in identifiers where !known.contains(identifier) {
      HeadlessUIKit.stop(
        "Attempted to \(action) item identifier that does not exist: \(identifier)")
    }
  }
}
