// Only type-erased sections can be given items of a wrong type. For sections of other types, none of
// this does anything.
extension Snapshot {
  /// Returns whether a section can have an item.
  @inlinable
  package func accepts(_ item: @autoclosure () -> Section.Item, inSection section: Int) -> Bool {
    Section.self == AnySection.self ? sections[section].acceptsErased(item()) : true
  }

  /// Traps if a section cannot have one of some items.
  @inlinable
  package func requireAcceptance<Items: Collection<Section.Item>>(
    of items: @autoclosure () -> Items, inSection section: Int
  ) {
    if Section.self == AnySection.self { sections[section].requireErasedAcceptance(of: items()) }
  }
}

extension SectionProtocol {
  /// Traps if one of some sections has an item that it cannot have.
  @inlinable
  static func requireAcceptedItems(in sections: some Collection<Self>) {
    guard Self.self == AnySection.self else { return }
    for section in sections { section.requireErasedItems() }
  }

  @usableFromInline
  func acceptsErased(_ item: Item) -> Bool {
    guard let section = self as? AnySection, let item = item as? AnyItem else { return true }
    return section.hasType(of: item)
  }

  @usableFromInline
  func requireErasedItems() {
    if let section = self as? AnySection, !section.hasTypeOfItems {
      requireErasedAcceptance(of: items)
    }
  }

  @usableFromInline
  func requireErasedAcceptance(of items: some Collection<Item>) {
    guard let section = self as? AnySection else { return }
    for case let item as AnyItem in items where !section.hasType(of: item) {
      preconditionFailure(
        "Item \(item.id) is a \(type(of: item.base)), and cannot be in section \(section.id): a "
          + "\(section.baseType) has items of the type \(section.itemType)")
    }
  }
}
