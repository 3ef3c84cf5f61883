import CollateCore

/// The transform of a ``FilteredDataSource``.
final class Filter<Section: SectionProtocol>: MaskTransform {
  typealias Input = Section

  let loops: SpecializedLoops<Section>

  var predicate: ((Section.Item) -> Bool)?
  var sectionPredicate: ((Section) -> Bool)?
  var hidesEmptySection: ((Section) -> Bool)?
  var hiddenSectionIDs: Set<Section.ID> = []

  /// The ids of the items that are hidden, or of the only ones that may be shown.
  private(set) var listedIDs: Set<Section.Item.ID> = []

  private let showsListed: Bool

  /// Returns the paths in the base of the items with an id.
  private let paths: (Section.Item.ID) -> [ItemPath]

  /// What has to be asked again when the sections are next made.
  var questions = PendingEvaluation<Section.Item.ID>()

  /// What is asked again while the sections are made.
  private var asked = PendingEvaluation<Section.Item.ID>()

  /// The items that are asked about by their ids, in each section of the base.
  private var askedItems: [Int: [Int]] = [:]

  /// What was shown before the sections are made.
  private var before: OriginMap?

  init(
    _ base: some DataSource<Section>, _ loops: SpecializedLoops<Section>, showsListed: Bool = false
  ) {
    (self.loops, self.showsListed) = (loops, showsListed)
    paths = base.followedStore.itemPaths
  }

  /// Lists items that were not listed, and others not any more.
  func toggleListedIDs(_ ids: Set<Section.Item.ID>) {
    questions.ask(about: ids)
    listedIDs.formSymmetricDifference(ids)
  }

  func reevaluate() {
    questions.ask(aboutItems: .different)
    questions.askAboutSections()
  }

  func begin(_ state: State?, _ edits: SectionEdits, to input: Snapshot<Section>) -> Set<Int>? {
    (asked, questions) = (questions, PendingEvaluation())
    before = state?.plan
    if asked.ids.isEmpty || state == nil { return asked.isEmpty ? [] : nil }
    askedItems = Dictionary(grouping: asked.ids.flatMap(paths), by: \.section)
      .mapValues { $0.map(\.item) }
    return asked.isOfSections ? nil : Set(askedItems.keys)
  }

  func end() { (before, askedItems) = (nil, [:]) }

  func includes(_ base: Section) -> Bool {
    !hiddenSectionIDs.contains(base.id) && sectionPredicate?(base) ?? true
  }

  func showsEmptySection(_ base: Section, at section: Int) -> Bool {
    !(hidesEmptySection?(base) ?? false)
  }

  func allRows(
    of base: Section, at section: Int, after block: OriginBlock?, by edit: SectionEdit
  ) -> AllRows? {
    guard let block else {
      return rows(at: shown(of: 0..<base.itemCount, in: base, at: section, by: edit), of: base)
    }
    guard let change = asked.items else { return nil }
    // Of items that are not touched it is known whether they were shown.
    let carried = OriginBlock.indices(of: block.carried(by: edit))
    let touched = edit.changed
    switch change {
    case .different: return rows(at: included(nil, of: base), of: base)
    case .narrower where touched.isEmpty: return rows(at: included(carried, of: base), of: base)
    default: break
    }
    var wasShown = [Bool](repeating: false, count: base.itemCount)
    for index in carried { wasShown[Int(index)] = true }
    let shown = wasShown.indices.filter { index in
      let isTouched = touched.containsSorted(index)
      return includes(
        index, of: base, wasShown: isTouched ? self.wasShown(index, by: edit) : wasShown[index])
    }
    return rows(at: shown.map { Int32($0) }, of: base)
  }

  func changedItems(
    of base: Section, at section: Int, after block: OriginBlock, by edit: SectionEdit
  ) -> [Int] {
    edit.changed + askedItems[section, default: []]
  }

  func shown(
    of range: Range<Int>, in base: Section, at section: Int, by edit: SectionEdit
  ) -> [Int32] {
    if range.count == base.itemCount && edit.inserted.isEmpty {
      return included(nil, of: base)
    }
    return range.filter { includes($0, of: base, wasShown: wasShown($0, by: edit)) }
      .map { Int32($0) }
  }
}

extension Filter {
  private var hasList: Bool { showsListed || !listedIDs.isEmpty }

  /// Returns whether an item with an id may be shown, as far as ids are listed.
  private func permits(_ id: @autoclosure () -> Section.Item.ID) -> Bool {
    !hasList || listedIDs.contains(id()) == showsListed
  }

  func shows(_ item: Section.Item, at path: ItemPath?, in input: Snapshot<Section>) -> Bool {
    permits(item.id) && predicate?(item) ?? true
  }

  /// Returns whether an item is shown, if its section is.
  private func includes(_ index: Int, of base: Section) -> Bool {
    permits(base.itemID(at: index)) && predicate?(base.item(at: index)) ?? true
  }

  /// Returns whether an item is shown, given whether it was before, if that is known.
  private func includes(_ index: Int, of base: Section, wasShown: Bool?) -> Bool {
    guard let wasShown, !asked.includes(base.itemID(at: index), wasShown: wasShown) else {
      return includes(index, of: base)
    }
    return wasShown
  }

  /// Returns whether an item was shown that came into the section, if it is not asked about again because it only moved.
  private func wasShown(_ index: Int, by edit: SectionEdit) -> Bool? {
    guard let path = edit.partner(ofItem: index),
      let block = before?.blocks[path.section], block.isEvaluated
    else { return nil }
    return block.contains(path.item)
  }

  /// Returns which of some items are shown, if the section is, or of all if these are `nil`.
  private func included(_ indices: [Int32]?, of base: Section) -> [Int32] {
    // A closure of a class on the main actor asks for each item whether it is called there.
    if !hasList, let predicate { return loops.included(base.items, indices, predicate) }
    return (indices ?? OriginBlock.codes(0..<base.itemCount)).filter {
      includes(Int($0), of: base)
    }
  }
}

/// What has to be asked again after parameters of a filter changed.
struct PendingEvaluation<ID: Hashable> {
  private(set) var items: FilterChange?

  /// The only items to ask about, unless it is asked about others.
  private(set) var ids: Set<ID> = []

  private(set) var isOfSections = false

  var isEmpty: Bool { items == nil && ids.isEmpty && !isOfSections }

  mutating func ask(aboutItems change: FilterChange) {
    let isSame = (items ?? change) == change && ids.isEmpty
    (items, ids) = (isSame ? change : .different, [])
  }

  mutating func ask(about ids: Set<ID>) {
    // Which of these are shown does not follow from a hint about others.
    if items == nil { self.ids.formUnion(ids) } else { items = .different }
  }

  mutating func askAboutSections() {
    isOfSections = true
  }

  /// Returns whether to ask about an item that was shown or hidden before.
  func includes(_ id: @autoclosure () -> ID, wasShown: Bool) -> Bool {
    switch items {
    case .different: true
    case .narrower: wasShown
    case .wider: !wasShown
    case nil: !ids.isEmpty && ids.contains(id())
    }
  }
}
