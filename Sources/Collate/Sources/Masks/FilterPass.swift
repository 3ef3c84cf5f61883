/// The steps in which a filter makes a state from the one before.
@MainActor
struct FilterPass<Section: SectionProtocol> {
  private let filter: Filter<Section>
  private let questions: FilterQuestions<Section.Item.ID>

  /// The sections of the base.
  private let input: Snapshot<Section>

  /// The change of the base.
  private let change: PendingChange.Parts

  /// The remaining sections that the change touches.
  private let touched: Set<Int>

  /// The indices after the change of the updated items of each section.
  private let updates: [Int: [Int]]

  /// What was shown before the change, if anything.
  private let before: Mask?

  /// Creates the steps.
  ///
  /// - Parameters:
  ///   - filter: The filter, whose questions are taken from it.
  ///   - input: The sections of the base.
  ///   - change: The change of the base, without doubts.
  ///   - touched: The remaining sections that were touched, also by what is equal.
  ///   - mask: What was shown before, if anything.
  init(
    _ filter: Filter<Section>, input: Snapshot<Section>, change: PendingChange,
    touched: Set<Int> = [], mask: Mask? = nil
  ) {
    self.filter = filter
    self.input = input
    self.change = change.parts
    self.touched = touched
    before = mask
    updates = Dictionary(grouping: self.change.itemUpdates) { $0.after.section }
      .mapValues { $0.map(\.after.item).sorted() }
    questions = filter.questions
    filter.questions = FilterQuestions()
  }

  /// Returns what is shown after the change.
  func mask() -> Mask {
    guard change.sections.isEmpty, questions.isEmpty, var mask = before else {
      return Mask(input.sections.indices.map { unchanged($0) ?? masked($0) })
    }
    mask.replace(touched.map { ($0, masked($0)) })
    return mask
  }
}

extension FilterPass {
  /// Returns what is shown of a section, if there is no reason to ask.
  private func unchanged(_ section: Int) -> MaskedSection? {
    guard questions.isEmpty, !touched.contains(section) else { return nil }
    return before(section)?.mask
  }

  /// Returns what was shown of a section before the change, and its index then.
  private func before(_ section: Int) -> (mask: MaskedSection, index: Int)? {
    guard let before, let origin = change.sectionBefore(section) else { return nil }
    return (before.sections.sections[origin], origin)
  }

  /// Returns what is shown of a section.
  private func masked(_ section: Int) -> MaskedSection {
    let content = input.sections[section]
    guard filter.includes(content) else {
      return MaskedSection(isShown: false, isEvaluated: false)
    }
    var result = MaskedSection(items: shownItems(ofSection: section, content.items))
    if result.items.isEmpty, filter.hidesEmptySection?(content) == true { result.isShown = false }
    return result
  }

  private func shownItems(ofSection section: Int, _ items: [Section.Item]) -> [MaskedSection.Item] {
    func isShown(_ index: Int) -> Bool {
      self.isShown(items[index], at: ItemPath(section: section, item: index))
    }
    let came = change.items.after[Relation.range(of: section, in: change.items.after)]
    guard let (mask, origin) = before(section), mask.isEvaluated else {
      if came.isEmpty { return filter.included(of: items) }
      return items.indices.filter { isShown($0) }.map { MaskedSection.Item($0) }
    }
    let carried = mask.carried(by: change.items, from: origin, to: section)
    let touched = Set(updates[section] ?? []).union(came.lazy.map(\.item)).sorted()
    if !questions.isOfItems {
      return MaskedSection.replacing(touched, in: carried, by: touched.filter { isShown($0) })
    }
    // Of the others it is known whether they were shown, without looking at the change.
    switch questions.items {
    case .different: return filter.included(of: items)
    case .narrower where touched.isEmpty: return filter.included(carried, of: items)
    default: break
    }
    var shown: [MaskedSection.Item] = []
    shown.reserveCapacity(carried.count)
    var (nextCarried, nextTouched) = (0, 0)
    for (index, item) in items.enumerated() {
      let wasShown = nextCarried < carried.count && carried[nextCarried].index == index
      if wasShown { nextCarried += 1 }
      let isTouched = nextTouched < touched.count && touched[nextTouched] == index
      if isTouched { nextTouched += 1 }
      let isIncluded =
        isTouched
        ? isShown(index)
        : questions.includes(item.id, wasShown: wasShown) ? filter.includes(item) : wasShown
      if isIncluded { shown.append(MaskedSection.Item(index)) }
    }
    return shown
  }

  private func isShown(_ item: Section.Item, at path: ItemPath) -> Bool {
    guard let wasShown = wasShown(at: path), !questions.includes(item.id, wasShown: wasShown)
    else { return filter.includes(item) }
    return wasShown
  }

  /// Returns whether the item at a path was shown before; `nil` if it was not asked, or it changed.
  private func wasShown(at path: ItemPath) -> Bool? {
    if updates[path.section]?.containsSorted(path.item) == true { return nil }
    let parts = change.items
    guard let before, let old = parts.inverse.forward(path, sectionAfter: change.sectionBefore),
      case let mask = before.sections.sections[old.section], mask.isEvaluated
    else { return nil }
    return mask.contains(old.item)
  }
}
