import CollateCore

/// The transform of a ``FilteredDataSource``.
final class Filter<Section: SectionProtocol>: MaskTransform {
  typealias Input = Section
  typealias Output = Section

  let loops: SpecializedLoops<Section.Item>

  var predicate: ((Section.Item) -> Bool)?
  var sectionPredicate: ((Section) -> Bool)?
  var hidesEmptySection: ((Section) -> Bool)?
  var hiddenIDs: Set<Section.Item.ID> = []
  var hiddenSectionIDs: Set<Section.ID> = []

  /// What has to be asked again when the sections are next made.
  var questions = PendingEvaluation<Section.Item.ID>()

  /// What is asked again while the sections are made.
  private var asked = PendingEvaluation<Section.Item.ID>()

  /// What was shown before the sections are made.
  private var before: OriginMap?

  init(_ loops: SpecializedLoops<Section.Item>) {
    self.loops = loops
  }

  func reevaluate() {
    questions.ask(aboutItems: .different)
    questions.askAboutSections()
  }

  func begin(_ state: State?, _ change: PendingChange, to input: Snapshot<Section>) -> Set<Int>? {
    (asked, questions) = (questions, PendingEvaluation())
    before = state?.plan
    return asked.isEmpty ? [] : nil
  }

  func end() { before = nil }

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
    guard asked.isOfItems else { return nil }
    // Of items that are not touched it is known whether they were shown.
    let carried = OriginBlock.indices(of: block.carried(by: edit))
    let touched = edit.changed
    let items = base.items
    switch asked.items {
    case .different: return rows(at: included(nil, of: items), of: base)
    case .narrower where touched.isEmpty: return rows(at: included(carried, of: items), of: base)
    default: break
    }
    var wasShown = [Bool](repeating: false, count: items.count)
    for index in carried { wasShown[Int(index)] = true }
    let shown = items.indices.filter { index in
      let item = items[index]
      if touched.containsSorted(index) { return includes(item, at: index, by: edit) }
      return asked.includes(item.id, wasShown: wasShown[index]) ? includes(item) : wasShown[index]
    }
    return rows(at: shown.map { Int32($0) }, of: base)
  }

  func shown(
    of range: Range<Int>, in base: Section, at section: Int, by edit: SectionEdit
  ) -> [Int32] {
    if range.count == base.itemCount && edit.inserted.isEmpty {
      return included(nil, of: base.items)
    }
    let items = base.items
    var shown: [Int32] = []
    for index in range where includes(items[index], at: index, by: edit) {
      shown.append(Int32(index))
    }
    return shown
  }
}

extension Filter {
  /// Returns whether an item is shown, if its section is.
  private func includes(_ item: Section.Item) -> Bool {
    if !hiddenIDs.isEmpty && hiddenIDs.contains(item.id) { return false }
    return predicate?(item) ?? true
  }

  /// Returns whether an item that was inserted, moved or updated is shown, if its section is.
  private func includes(_ item: Section.Item, at index: Int, by edit: SectionEdit) -> Bool {
    // An item that only moved is not asked about again.
    guard let path = edit.partner(ofItem: index),
      let block = before?.blocks[path.section], block.isEvaluated
    else { return includes(item) }
    let wasShown = block.contains(path.item)
    return asked.includes(item.id, wasShown: wasShown) ? includes(item) : wasShown
  }

  /// Returns which of some items are shown, if the section is, or of all if these are `nil`.
  private func included(_ indices: [Int32]?, of items: [Section.Item]) -> [Int32] {
    // A closure of a class on the main actor asks for each item whether it is called there.
    if hiddenIDs.isEmpty, let predicate { return loops.included(items, indices, predicate) }
    return loops.included(items, indices) { includes($0) }
  }
}

/// What has to be asked again after parameters of a filter changed.
struct PendingEvaluation<ID: Hashable> {
  private(set) var items: FilterChange?
  private var ids: Set<ID> = []
  private var isOfSections = false

  var isEmpty: Bool { !isOfItems && !isOfSections }

  /// Whether it is asked about items of which it is known whether they were shown.
  var isOfItems: Bool { items != nil || !ids.isEmpty }

  mutating func ask(aboutItems change: FilterChange) {
    let isSame = (items ?? change) == change && ids.isEmpty
    items = isSame ? change : .different
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
