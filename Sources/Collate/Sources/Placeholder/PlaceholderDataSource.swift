/// A data source that shows another one while its base is empty.
///
/// The switch is part of the update that causes it. Usually, all sections are deleted, and those of the
/// other source inserted; those with the same ids stay.
@MainActor
public final class PlaceholderDataSource<Base: DataSource>: StoredDataSource {
  /// The type of the sections.
  public typealias Section = Base.Section

  /// The source that is shown unless it is empty.
  public unowned let base: Base

  /// The store that holds the shown sections.
  public let store = SnapshotStore<Base.Section>()

  private let derivation: Alternation<Base.Section>

  init(
    _ base: Base, placeholder: some DataSource<Base.Section>,
    isEmpty: @escaping (Snapshot<Base.Section>) -> Bool
  ) {
    self.base = base
    derivation = Alternation(
      between: base, and: placeholder,
      isEmpty: isEmpty, for: store.core)
    store.core.source = self
    store.core.derivation = derivation
  }

  /// Whether the base is empty, so that the placeholder is shown.
  public var isShowingPlaceholder: Bool { derivation.isAlternative(store.core.currentRoot) }
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
    PlaceholderDataSource(self, placeholder: placeholder, isEmpty: isEmpty)
  }
}

extension PlaceholderDataSource: ReorderableDataSource where Base: ReorderableDataSource {
  /// Returns whether an item can be moved, as determined by the base; none while the placeholder is
  /// shown.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: `true` if the item can be moved; `false` if not, or if there is no such item.
  public func canMoveItem(at path: ItemPath) -> Bool {
    !isShowingPlaceholder && base.canMoveItem(at: path)
  }

  /// Returns whether an item can be moved to a path, as determined by the base.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path that the item would have after the move.
  /// - Returns: `true` if the item can be moved there; `false` if not, while the placeholder is shown,
  ///   or if either path is invalid.
  public func canMoveItem(at path: ItemPath, to destination: ItemPath) -> Bool {
    !isShowingPlaceholder && base.canMoveItem(at: path, to: destination)
  }

  /// Moves an item of the base in a single update.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path of the item after the update.
  /// - Precondition: The base is shown, there is an item at `path`, and `destination` is a valid path
  ///   for it.
  public func moveItem(at path: ItemPath, to destination: ItemPath) {
    precondition(
      !isShowingPlaceholder, "The items of a placeholder, as at \(path), cannot be moved")
    base.moveItem(at: path, to: destination)
  }
}

/// The derivation of sections that are those of one of two stores.
private final class Alternation<Section: SectionProtocol>: Derivation {
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
    guard let before = origin(of: old), let after = origin(of: new) else { return nil }
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

  /// Returns whether a state shows the second store.
  func isAlternative(_ root: SnapshotNode) -> Bool { origin(of: root)?.number == 1 }

  private func origin(of root: SnapshotNode) -> (base: SnapshotNode, number: Int)? {
    guard let origin = root.origin,
      let number = stores.firstIndex(where: { $0.link === origin.link })
    else { return nil }
    return (origin.base, number)
  }
}
