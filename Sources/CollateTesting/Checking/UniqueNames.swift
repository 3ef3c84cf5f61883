import Collate

/// The positions of sections and items whose ids are unique in their slot.
struct UniqueNames<Section: SectionProtocol> {
  /// An id, and the slots in which it is unique.
  struct Name<ID: Hashable>: Hashable {
    fileprivate let slots: [Slot]
    fileprivate let id: ID
  }

  private let snapshot: Snapshot<Section>

  /// The indices of the sections.
  private(set) var sections: [Name<Section.ID>: Int] = [:]

  /// The paths of the items.
  private(set) var items: [Name<Section.Item.ID>: ItemPath] = [:]

  /// Collects the unique names of a snapshot.
  ///
  /// - Complexity: O(*n*) expected in the number of items.
  init(_ snapshot: Snapshot<Section>) {
    self.snapshot = snapshot
    var repeatedSections: Set<Name<Section.ID>> = []
    var repeatedItems: Set<Name<Section.Item.ID>> = []
    for (number, section) in snapshot.sections.enumerated() {
      let slots = snapshot.slots(ofSection: number)
      let name = Name(slots: slots, id: section.id)
      if sections.updateValue(number, forKey: name) != nil { repeatedSections.insert(name) }
      for (item, id) in section.itemIDs.enumerated() {
        let name = Name(slots: slots, id: id)
        let path = ItemPath(section: number, item: item)
        if items.updateValue(path, forKey: name) != nil { repeatedItems.insert(name) }
      }
    }
    for name in repeatedSections { sections[name] = nil }
    for name in repeatedItems { items[name] = nil }
  }

  /// Returns the name of a section, if it is unique.
  func name(ofSection section: Int) -> Name<Section.ID>? {
    let slots = snapshot.slots(ofSection: section)
    let name = Name(slots: slots, id: snapshot.sections[section].id)
    return sections[name] == nil ? nil : name
  }

  /// Returns the name of an item, if it is unique.
  func name(ofItem path: ItemPath) -> Name<Section.Item.ID>? {
    let name = Name(slots: snapshot.slots(ofSection: path.section), id: snapshot.itemID(at: path))
    return items[name] == nil ? nil : name
  }
}
