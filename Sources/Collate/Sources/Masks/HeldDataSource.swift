/// A data source that holds back the items that come above those of another one, until it is asked to
/// show them.
///
/// For a timeline whose new posts wait behind a button while people read:
///
///     let feed = timeline.held()
///     feed.isHolding = true          // the top is not on the screen any more
///     button.title = "\(feed.heldItemCount) new posts"
///     feed.release()                 // the button was tapped
///
/// While it holds, an item is held if it has not been shown, and stands above all that have. Everything else
/// goes on: pages at the end, changes, deletions, and what comes between items that are shown. If none of
/// these is left, the content is another one, and is shown.
@MainActor
public final class HeldDataSource<Base: DataSource>: StoredDataSource {
  /// The type of the sections.
  public typealias Section = Base.Section

  /// The source whose items may be held back.
  public unowned let base: Base

  /// The store that holds the shown sections.
  public let store = SnapshotStore<Section>()

  private let derivation: TransformDerivation<Holding<Section>>
  private let holding: Holding<Section>
  private let countListeners = ListenerList<Int>()

  /// Learns what is shown while the source holds.
  private var learner: EarlyObserver<Section>?

  /// The observations by which the count is followed, and the count that was told last.
  private var counting: (tokens: [ObservationToken], last: Int)?

  @usableFromInline
  init(_ base: Base, canHold: @escaping (Section.Item) -> Bool, _ loops: ItemLoops<Section.Item>) {
    self.base = base
    holding = Holding(canHold, loops)
    derivation = TransformDerivation(holding, of: base, for: store.core)
    store.core.source = self
    store.core.derivation = derivation
  }

  /// The current state, with what is shown of the base.
  var state: TransformState<Section, Section, Mask>? { derivation.state(of: store.core) }
}

extension HeldDataSource {
  /// Whether items that come above the others are held back; `false` at first.
  ///
  /// When it becomes `false`, all items are shown.
  ///
  /// - Complexity: To set, O(*n*) in the number of items.
  public var isHolding: Bool {
    get { holding.known != nil }
    set {
      if newValue == isHolding { return }
      let content = base.followedStore.currentSnapshot
      derivation.reconfigure(store.core) { $0.known = newValue ? KnownContent(content) : nil }
      learner = newValue ? makeLearner() : nil
    }
  }

  private func makeLearner() -> EarlyObserver<Section> {
    let learner = EarlyObserver<Section> { [weak self] update in
      guard let self, let state else { return }
      holding.learn(update, heldBack: state)
    }
    store.core.add(learner)
    return learner
  }

  /// Shows the items that are held, in a single update, and goes on to hold those that come later.
  ///
  /// - Complexity: O(*n*) in the number of items.
  public func release() {
    guard let known = holding.known else { return }
    derivation.reconfigure(store.core) { _ in known.add(base.followedStore.currentSnapshot) }
  }

  /// The number of items that are held back.
  ///
  /// - Complexity: O(1)
  public var heldItemCount: Int {
    state.map { $0.input.itemCount - $0.output.itemCount } ?? 0
  }

  /// Adds an observer that is called with the number of held items when it has changed.
  ///
  /// Items that are held come without an update of the source.
  ///
  /// - Parameter observer: A closure that is called on the main actor, after the transaction.
  /// - Returns: A token, with whose release the observation ends.
  public func observeHeldItemCount(
    _ observer: @escaping @MainActor (Int) -> Void
  ) -> ObservationToken {
    if counting == nil {
      counting = (
        [
          base.observe { [weak self] _ in self?.tellCount() },
          observe { [weak self] _ in self?.tellCount() },
        ], heldItemCount
      )
    }
    return countListeners.add(observer)
  }

  private func tellCount() {
    let count = heldItemCount
    if count == counting?.last { return }
    counting?.last = count
    countListeners.send(count)
  }

  /// Returns the path in the base of an item, or `nil` if there is no such item.
  ///
  /// - Parameter path: A path in the current snapshot.
  /// - Returns: A path in the current snapshot of the base.
  /// - Complexity: O(log *s*) in the number of sections.
  public func basePath(of path: ItemPath) -> ItemPath? { state?.basePath(of: path) }

  /// Returns the path of an item of the base, or `nil` if it is held or does not exist.
  ///
  /// - Parameter path: A path in the current snapshot of the base.
  /// - Returns: A path in the current snapshot.
  /// - Complexity: O(log *n*) in the number of items.
  public func path(ofBase path: ItemPath) -> ItemPath? { state?.path(ofBase: path) }
}

extension DataSource {
  /// Returns a source that can hold back the items that come above the others.
  ///
  /// - Parameter canHold: A closure that returns whether an item may be held, such as those of other people
  ///   only. Others are always shown, and nothing is held above them for their sake. It must depend on the
  ///   item only, and must not change any source.
  /// - Returns: The new source, which retains this one, and does not hold anything yet.
  /// - Complexity: For each change, O(*s*) in the number of sections, and that of copying the shown items of
  ///   the affected ones, with a call for each item that is held. While it holds, an id is known wherever
  ///   it stands, also in another slot of a composite.
  @inlinable
  public func held(
    where canHold: @escaping (Section.Item) -> Bool = { _ in true }
  ) -> HeldDataSource<Self> {
    HeldDataSource(self, canHold: canHold, ItemLoops())
  }
}

extension HeldDataSource: ReorderableDataSource where Base: ReorderableDataSource {
  /// Returns whether an item can be moved, as determined by the base.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: `true` if the item can be moved; `false` if not, or if there is no such item.
  public func canMoveItem(at path: ItemPath) -> Bool {
    basePath(of: path).map { base.canMoveItem(at: $0) } ?? false
  }

  /// Returns whether an item can be moved to a path, as determined by the base.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path that the item would have after the move.
  /// - Returns: `true` if the item can be moved there; `false` if not, or if either path is
  ///   invalid.
  public func canMoveItem(at path: ItemPath, to destination: ItemPath) -> Bool {
    state?.move(path, to: destination)
      .map { base.canMoveItem(at: $0.path, to: $0.destination) } ?? false
  }

  /// Moves an item of the base in a single update.
  ///
  /// An item that becomes the first one stands below those that are held.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path of the item after the update.
  /// - Precondition: There is an item at `path`, and `destination` is a valid path for it.
  public func moveItem(at path: ItemPath, to destination: ItemPath) {
    guard let move = state?.requireMove(path, to: destination) else { return }
    base.moveItem(at: move.path, to: move.destination)
  }
}
