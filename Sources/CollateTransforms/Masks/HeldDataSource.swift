public import CollateCore

/// A data source that holds back the items that are inserted above those of another one, until it is asked to
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
public final class HeldDataSource<Base: DataSource>: DerivedDataSource<Base, Base.Section> {
  /// The type of the sections.
  public typealias Section = Base.Section

  private let holding: Holding<Section>

  /// Learns what is shown while the source holds.
  private var learner: StoreObserver?

  @usableFromInline
  init(
    _ base: Base, canHold: @escaping (Section.Item) -> Bool, _ loops: SpecializedLoops<Section>
  ) {
    holding = Holding(canHold, loops)
    super.init(base, holding, loops.differ)
  }
}

extension HeldDataSource {
  /// A closure that returns whether an item may be held.
  ///
  /// It must depend on the item only, and must not change any source.
  public var canHold: (Section.Item) -> Bool {
    get { holding.canHold }
    set { reconfigure { holding.canHold = newValue } }
  }

  /// Whether items that are inserted above the others are held back; `false` at first.
  ///
  /// When it becomes `false`, all items are shown.
  ///
  /// - Complexity: To set, O(*n*) in the number of items.
  public var isHolding: Bool {
    get { holding.known != nil }
    set {
      if newValue == isHolding { return }
      let content = base.followedStore.currentSnapshot
      reconfigure {
        holding.known = newValue ? KnownContent(content) : nil
        learner = newValue ? makeLearner() : nil
      }
    }
  }

  private func makeLearner() -> StoreObserver {
    let learner = StoreObserver(isEarly: true) { [weak self] (update: Update<Section>) in
      guard let self, let moment, let origins = moment.plan as? OriginMap else { return }
      holding.learn(update, showing: origins, of: moment.input)
    }
    store.core.add(learner)
    return learner
  }

  /// Shows the items that are held, in a single update, and goes on to hold those that are inserted later.
  ///
  /// - Complexity: O(*n*) in the number of items.
  public func release() {
    guard let known = holding.known else { return }
    reconfigure { known.add(base.followedStore.currentSnapshot) }
  }

  /// The number of items that are held back.
  ///
  /// - Complexity: O(1)
  public var heldItemCount: Int { trackedHiddenItemCount }

  /// Adds an observer that is called with the number of held items when it has changed.
  ///
  /// Items that are held arrive without an update of the source.
  ///
  /// - Parameter observer: A closure that is called on the main actor, after the transaction.
  /// - Returns: A token, with whose release the observation ends.
  public func observeHeldItemCount(
    _ observer: @escaping @MainActor (Int) -> Void
  ) -> ObservationToken { observeHiddenItems(observer) }
}

extension DataSource {
  /// Returns a source that can hold back the items that are inserted above the others.
  ///
  /// - Parameter canHold: A closure that returns whether an item may be held, such as those of other people
  ///   only. Others are always shown, and are not among those above which items are held. It must depend on the
  ///   item only, and must not change any source.
  /// - Returns: The new source, which retains this one, and does not hold anything yet.
  /// - Complexity: For each change, O(*s*) in the number of sections, and that of copying the shown items of
  ///   the affected ones, with a call for each item that is held. While it holds, an id is known wherever
  ///   it stands, also in another slot of a composite.
  @inlinable
  public func held(
    where canHold: @escaping (Section.Item) -> Bool = { _ in true }
  ) -> HeldDataSource<Self> {
    HeldDataSource(self, canHold: canHold, SpecializedLoops())
  }
}

extension HeldDataSource: ReorderableDataSource where Base: ReorderableDataSource {}

extension HeldDataSource: EditableDataSource where Base: EditableDataSource {}
