import Collate

/// An array of sections to which the steps of an update are applied one after the other.
struct SequentialReplay<Section: SectionProtocol> {
  /// The sections after the steps so far.
  private(set) var sections: [Section]

  /// The sections after, from which inserted and updated elements are taken.
  private let after: Snapshot<Section>

  init(from before: Snapshot<Section>, to after: Snapshot<Section>) {
    sections = Array(before.sections)
    self.after = after
  }

  /// Applies a step, and returns whether its indices are valid.
  mutating func take(_ step: SequentialStep) -> Bool {
    switch step {
    case .deleteItem(let path):
      return removeItem(at: path) != nil
    case .deleteSection(let section):
      return removeSection(at: section) != nil
    case .insertSection(let section, let source):
      guard after.sections.indices.contains(source.index) else { return false }
      return insert(after.sections[source.index], at: section)
    case .moveSection(let from, let to):
      guard let section = removeSection(at: from) else { return false }
      return insert(section, at: to)
    case .insertItem(let path, let source):
      guard let item = after.item(at: source.path) else { return false }
      return insert(item, at: path)
    case .moveItem(let from, let to):
      guard let item = removeItem(at: from) else { return false }
      return insert(item, at: to)
    case .updateSection(let place):
      guard sections.indices.contains(place.index), after.sections.indices.contains(place.index)
      else { return false }
      let items = sections[place.index].items
      sections[place.index] = after.sections[place.index]
      sections[place.index].items = items
    case .updateItem(let place):
      guard let item = after.item(at: place.path), removeItem(at: place.path) != nil else {
        return false
      }
      return insert(item, at: place.path)
    }
    return true
  }

  private mutating func removeSection(at section: Int) -> Section? {
    sections.indices.contains(section) ? sections.remove(at: section) : nil
  }

  private mutating func insert(_ new: Section, at section: Int) -> Bool {
    guard (0...sections.count).contains(section) else { return false }
    sections.insert(new, at: section)
    return true
  }

  private mutating func removeItem(at path: ItemPath) -> Section.Item? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items.remove(at: path.item)
  }

  private mutating func insert(_ item: Section.Item, at path: ItemPath) -> Bool {
    guard sections.indices.contains(path.section),
      (0...sections[path.section].items.count).contains(path.item)
    else { return false }
    sections[path.section].items.insert(item, at: path.item)
    return true
  }
}
