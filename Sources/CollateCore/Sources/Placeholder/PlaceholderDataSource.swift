/// A data source that shows another one while its base is empty.
///
/// The switch is part of the update that causes it. Usually, all sections are deleted, and those of the
/// other source inserted; those with the same ids stay.
@MainActor
public final class PlaceholderDataSource<Base: DataSource>: DerivedDataSource<Base, Base.Section> {
  /// The type of the sections.
  public typealias Section = Base.Section

  /// Whether the base is empty, so that the placeholder is shown.
  ///
  /// The items of the placeholder have no paths in the base. They cannot be moved or removed, nor others inserted among
  /// them. The Observation framework tracks this with the sections, so a switch between equal ones is no change.
  public var isShowingPlaceholder: Bool {
    store.core.noteAccess()
    return moment == nil
  }
}

extension DataSource {
  /// Returns a source that shows another one while this one is empty.
  ///
  ///     let screen = feed.placeholder(suggestions)
  ///
  /// Retain the result like any source, as observations do not.
  ///
  /// - Parameters:
  ///   - placeholder: The source to show instead, which is retained.
  ///   - isEmpty: A closure that returns whether there is nothing to show. It must depend on the
  ///     snapshot only, and must not change any source. If omitted, there must be no item.
  /// - Returns: The new source, which retains this one.
  /// - Complexity: For each change that shows the other source, that of their difference; for others,
  ///   O(1).
  public func placeholder(
    _ placeholder: some DataSource<Section>,
    when isEmpty: @escaping (Snapshot<Section>) -> Bool = { $0.itemCount == 0 }
  ) -> PlaceholderDataSource<Self> {
    PlaceholderDataSource(self) {
      Alternation(between: self, and: placeholder, isEmpty: isEmpty, for: $0)
    }
  }
}

extension PlaceholderDataSource: ReorderableDataSource where Base: ReorderableDataSource {}

extension PlaceholderDataSource: EditableDataSource where Base: EditableDataSource {}

/// The derivation of sections that are those of one of two stores.
private final class Alternation<Section: SectionProtocol>: PlannedDerivation {
  private let stores: [(store: SnapshotStore<Section>, link: StoreFollower)]
  private let isEmpty: (Snapshot<Section>) -> Bool

  init(
    between first: some DataSource<Section>, and second: some DataSource<Section>,
    isEmpty: @escaping (Snapshot<Section>) -> Bool, for store: StoreCore
  ) {
    self.isEmpty = isEmpty
    stores = [first.followedStore, second.followedStore].map { ($0, StoreFollower(target: store)) }
    super.init(retaining: [first, second])
    for (store, link) in stores { store.core.add(link) }
  }

  override func refresh(_ store: StoreCore, after source: StoreCore?) -> StoreCore? {
    let (first, second) = (stores[0].store.core, stores[1].store.core)
    if source == nil && first.isStale { return first }
    // When the second has been brought up to date, it was asked already.
    let isAsked = source === second && source !== first
    let number = isAsked || isEmpty(Snapshot(root: first.root)) ? 1 : 0
    if number == 1 && !isAsked && second.isStale { return second }
    let (root, link) = (stores[number].store.core.root, stores[number].link)
    if let origin = store.root.origin, origin.link === link, origin.base === root { return nil }
    let copy = root.copy()
    copy.origin = SnapshotOrigin(base: root, link: link)
    store.adopt(copy)
    return nil
  }

  override func change(from old: SnapshotNode, to new: SnapshotNode) -> DerivedChange? {
    guard let before = choice(of: old), let after = choice(of: new) else { return nil }
    // Between the two sources, elements are the same by their ids.
    guard before.number == after.number else { return nil }
    return .shifted(
      ChangeRequest(of: stores[before.number].store.core, from: before.base, to: after.base),
      by: SectionShift())
  }

  override func release(_ store: StoreCore) {
    // The base could not change in place while an outdated state refers to it.
    store.adopt(.none)
  }

  override func origin(of root: SnapshotNode) -> (base: SnapshotNode, plan: any TransformPlan)? {
    choice(of: root).flatMap { $0.number == 0 ? ($0.base, SamePaths()) : nil }
  }

  /// Returns the number of the store that a state shows, and its state.
  private func choice(of root: SnapshotNode) -> (base: SnapshotNode, number: Int)? {
    guard let origin = root.origin,
      let number = stores.firstIndex(where: { $0.link === origin.link })
    else { return nil }
    return (origin.base, number)
  }
}
