/// The transform of a ``FilteredDataSource``.
final class Filter<Section: SectionProtocol>: SnapshotTransform {
  private let loops: ItemLoops<Section.Item>

  var predicate: ((Section.Item) -> Bool)?
  var sectionPredicate: ((Section) -> Bool)?
  var hidesEmptySection: ((Section) -> Bool)?
  var hiddenIDs: Set<Section.Item.ID> = []
  var hiddenSectionIDs: Set<Section.ID> = []

  /// What has to be asked again when the sections are next made.
  var questions = FilterQuestions<Section.Item.ID>()

  init(_ loops: ItemLoops<Section.Item>) {
    self.loops = loops
  }

  func made(from input: Snapshot<Section>) -> (output: Snapshot<Section>, plan: Mask) {
    let mask = FilterPass(self, input: input, change: PendingChange()).mask()
    return (mask.output(of: input, loops), mask)
  }

  func advanced(
    _ state: TransformState<Section, Section, Mask>,
    by change: PendingChange,
    to input: Snapshot<Section>
  ) -> (output: Snapshot<Section>, plan: Mask) {
    let isReconfigured = !questions.isEmpty
    let (resolved, touched) = state.resolving(change, to: input)
    let mask = FilterPass(
      self, input: input, change: resolved, touched: touched, mask: state.plan
    ).mask()
    let output = mask.output(
      of: input, after: resolved, touching: touched, from: state, isLocal: !isReconfigured,
      loops)
    return (output, mask)
  }

  func change(
    by change: PendingChange,
    from old: TransformState<Section, Section, Mask>,
    to new: TransformState<Section, Section, Mask>
  ) -> PendingChange {
    MaskChange.change(
      from: old.plan, to: new.plan, by: change, isLocal: old.parameters == new.parameters)
  }

  /// Returns whether a section of the base is shown, apart from its items.
  func includes(_ section: Section) -> Bool {
    !hiddenSectionIDs.contains(section.id) && sectionPredicate?(section) ?? true
  }

  /// Returns whether an item is shown, if its section is.
  func includes(_ item: Section.Item) -> Bool {
    if !hiddenIDs.isEmpty && hiddenIDs.contains(item.id) { return false }
    return predicate?(item) ?? true
  }

  /// Returns which of some items of a section are shown, if the section is, or of all if these are
  /// `nil`.
  func included(
    _ indices: [MaskedSection.Item]? = nil, of items: [Section.Item]
  ) -> [MaskedSection.Item] {
    let indices = indices?.map(\.index)
    // A closure of a class on the main actor asks for each item whether it is called there.
    let included =
      if hiddenIDs.isEmpty, let predicate {
        loops.included(items, indices, predicate)
      } else {
        loops.included(items, indices) { includes($0) }
      }
    return MaskedSection(showing: included).items
  }
}

/// What has to be asked again after parameters of a filter changed.
struct FilterQuestions<ID: Hashable> {
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
