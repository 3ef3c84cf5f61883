/// What is shown of a base: some of its sections, and of these some of their items.
struct Mask {
  /// What is shown of each section of the base.
  private(set) var sections: Snapshot<MaskedSection>

  /// The indices of the shown sections, ascending; `nil` if all are shown.
  private(set) var shownSections: [Int]?

  init(_ sections: [MaskedSection]) {
    self.sections = Snapshot(sections)
    shownSections = Self.shownSections(among: sections)
  }

  /// Replaces what is shown of some sections of the base.
  mutating func replace(_ changed: [(section: Int, content: MaskedSection)]) {
    var flips = false
    for (section, content) in changed {
      sections.modifySection(section) {
        if $0.isShown != content.isShown { flips = true }
        $0 = content
      }
    }
    if flips { shownSections = Self.shownSections(among: sections.sections) }
  }

  /// The number of shown sections.
  var shownCount: Int { shownSections?.count ?? sections.sections.count }

  private static func shownSections(among sections: some Sequence<MaskedSection>) -> [Int]? {
    var shown: [Int] = []
    var isAll = true
    for (index, section) in sections.enumerated() {
      if section.isShown { shown.append(index) } else { isAll = false }
    }
    return isAll ? nil : shown
  }
}

/// What is shown of a section of a base.
struct MaskedSection: SectionProtocol {
  /// An item that is shown, if its section is.
  struct Item: Identifiable, Comparable {
    /// The index of the item in the section of the base.
    let index: Int32

    init(_ index: Int) { self.index = Int32(index) }

    var id: Int32 { index }

    static func < (one: Item, other: Item) -> Bool { one.index < other.index }
  }

  /// Whether the section is shown.
  var isShown = true

  /// Whether it was asked which items are shown.
  ///
  /// While a whole section is hidden, nobody is asked about its items.
  var isEvaluated = true

  /// The items that are shown if the section is, ascending.
  var items: [Item] = []

  /// Creates a section.
  init(isShown: Bool = true, isEvaluated: Bool = true, items: [Item] = []) {
    (self.isShown, self.isEvaluated, self.items) = (isShown, isEvaluated, items)
  }

  /// Creates a section of which the items at ascending indices are shown.
  init(showing indices: [Int32]) {
    items = indices.map { Item(Int($0)) }
  }

  // The sections are told apart by their indices.
  var id: Int { 0 }
}

extension MaskedSection {
  /// Returns whether an item of the base is shown, if the section is.
  ///
  /// - Complexity: O(log *n*)
  func contains(_ item: Int) -> Bool {
    position(of: item) != nil
  }

  /// Returns the position of an item of the base among those that are shown.
  ///
  /// - Complexity: O(log *n*)
  func position(of item: Int) -> Int? {
    let position = items.lowerBound(of: Item(item))
    return position < items.count && items[position].index == item ? position : nil
  }
}

// All lookups take O(log n), for the shown sections and for the shown items of one of them.
extension Mask {
  /// Returns the index in the output of a section of the base, or `nil` if it is hidden.
  func outputSection(of section: Int) -> Int? {
    guard let shownSections else { return section }
    let position = shownSections.lowerBound(of: section)
    return position < shownSections.count && shownSections[position] == section ? position : nil
  }

  /// Returns the index in the base of a section of the output.
  func baseSection(of section: Int) -> Int {
    shownSections?[section] ?? section
  }

  /// Returns the path in the output of an item of the base, or `nil` if it is hidden.
  func outputPath(of path: ItemPath) -> ItemPath? {
    guard let section = outputSection(of: path.section),
      let item = sections.sections[path.section].position(of: path.item)
    else { return nil }
    return ItemPath(section: section, item: item)
  }

  /// Returns the path in the base of an item of the output.
  func basePath(of path: ItemPath) -> ItemPath {
    let section = baseSection(of: path.section)
    return ItemPath(
      section: section, item: Int(sections.sections[section].items[path.item].index))
  }
}

extension MaskedSection {
  /// Returns a section of the base with only the items that are shown.
  func content<Section: SectionProtocol>(
    of section: Section, _ loops: ItemLoops<Section.Item>
  ) -> Section {
    if items.count == section.itemCount { return section }
    var result = section
    if let list = section.lazyItems {
      result.items = items.map { list[Int($0.index)] }
    } else {
      result.items = loops.picked(section.items, items.map(\.index))
    }
    return result
  }
}
