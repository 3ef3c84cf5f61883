// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

open class NSDiffableDataSourceSnapshotReference: NSObject {
  private var sections: [(id: AnyHashable, items: [Any])] = []

  open private(set) var reloadedItemIdentifiers: [Any] = []
  open private(set) var reconfiguredItemIdentifiers: [Any] = []

  public override init() {}

  open var sectionIdentifiers: [Any] { sections.map(\.id.base) }

  open var itemIdentifiers: [Any] { sections.flatMap(\.items) }

  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    sections[place(of: sectionIdentifier)].items
  }

  open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    for identifier in sectionIdentifiers {
      guard let identifier = identifier as? AnyHashable else {
        HeadlessUIKit.stop("An identifier has to be hashable: \(identifier)")
      }
      precondition(!sections.contains { $0.id == identifier }, "\(identifier) is there already")
      sections.append((identifier, []))
    }
  }

  open func appendItems(
    withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any
  ) {
    sections[place(of: sectionIdentifier)].items += identifiers
  }

  open func reloadItems(withIdentifiers identifiers: [Any]) {
    reloadedItemIdentifiers += identifiers
  }

  open func reconfigureItems(withIdentifiers identifiers: [Any]) {
    reconfiguredItemIdentifiers += identifiers
  }

  private func place(of identifier: Any) -> Int {
    guard let place = sections.firstIndex(where: { $0.id == identifier as? AnyHashable }) else {
      HeadlessUIKit.stop("Invalid section identifier: \(identifier)")
    }
    return place
  }
}
