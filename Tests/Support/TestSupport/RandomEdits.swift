package import Collate

extension SeededGenerator {
  /// The letters that items of tests are named by.
  package static let letters = Array("abcdefghij")

  /// Returns sections with different ids, of items with different ids.
  package mutating func shelves(upTo count: Int = 4, items: Int = 4) -> [Shelf] {
    var letters = Self.letters.shuffled(using: &self)[...]
    return Array("ABCD").shuffled(using: &self).prefix(below(count + 1)).map { name in
      let shelf = Shelf(
        name, title: below(2), letters.prefix(below(items + 1)).map { Book($0, edition: below(2)) })
      letters = letters.dropFirst(shelf.items.count)
      return shelf
    }
  }

  /// Changes a source in one of the ways it can be.
  @MainActor
  package mutating func edit(_ source: ArrayDataSource<Shelf>) {
    let sections = source.sections
    let used = Set(sections.flatMap(\.items).map(\.id))
    let unused = Self.letters.filter { !used.contains($0) }.shuffled(using: &self)
    let names = Array("ABCD").filter { name in !sections.contains { $0.id == name } }
    let paths = Array(source.snapshot.paths)
    switch below(12) {
    case 0: source.sections = shelves()
    case 1:
      if let name = names.randomElement(using: &self) {
        let items = unused.prefix(below(3)).map { Book($0) }
        source.insertSection(Shelf(name, items), at: below(sections.count + 1))
      }
    case 2: if !sections.isEmpty { source.removeSection(at: below(sections.count)) }
    case 3:
      if !sections.isEmpty {
        source.moveSection(at: below(sections.count), to: below(sections.count))
      }
    case 4: if !sections.isEmpty { replaceSection(of: source, unused: unused, names: names) }
    case 5, 6:
      if !sections.isEmpty {
        let section = below(sections.count)
        let place = ItemPath(section: section, item: below(sections[section].items.count + 1))
        source.insertItems(
          unused.prefix(1 + below(2)).map { Book($0, edition: below(2)) }, at: place)
      }
    case 7: if let path = paths.randomElement(using: &self) { source.removeItem(at: path) }
    case 8:
      source.removeItems(at: paths.shuffled(using: &self).prefix(below(4)))
    case 9:
      if let path = paths.randomElement(using: &self) {
        let id = oneIn(4) ? unused.first : nil
        source.replaceItem(at: path, with: Book(id ?? source.snapshot[path].id, edition: below(2)))
      }
    default:
      if let path = paths.randomElement(using: &self) {
        let section = below(sections.count)
        let count = sections[section].items.count - (section == path.section ? 1 : 0)
        source.moveItem(at: path, to: ItemPath(section: section, item: below(count + 1)))
      }
    }
  }

  @MainActor
  private mutating func replaceSection(
    of source: ArrayDataSource<Shelf>, unused: [Character], names: [Character]
  ) {
    let number = below(source.sections.count)
    var section = source.sections[number]
    if let name = names.first, oneIn(3) { section = Shelf(name, section.items) }
    section.title = below(2)
    section.items.shuffle(using: &self)
    if oneIn(2) {
      section.items = section.items.dropLast() + unused.prefix(below(2)).map { Book($0) }
    }
    source.replaceSection(at: number, with: section)
  }
}
