/// A live source of sections.
///
/// A source has sections now, and tells its observers of every change: how it was, how it is, and
/// the batch between. Lists, pagers and composites take any source.
///
/// Every source of this package keeps these laws, and `DataSourceChecker` in `CollateTesting` checks
/// them on yours:
/// - *Replay*: the batch of an update, applied to `before`, gives `after`, identities included.
/// - *Chain*: each update starts where the last one ended, the first at the snapshot of subscribing.
/// - *Minimal*: as few moves as possible, nothing inside sections that come or go, no empty updates.
/// - *Order*: observers are told in the order they subscribed, and a change made by one of them is
///   delivered after everybody heard of the current one.
/// - *One transaction, one update*: see ``performBatchUpdates(_:)``.
///
/// To write a source of your own, keep a ``SnapshotStore`` and conform to ``StoredDataSource``.
@MainActor
public protocol DataSource<Section>: AnyObject {
  /// The type of the sections.
  associatedtype Section: SectionProtocol

  /// The sections as they are now, even in the middle of a transaction.
  var snapshot: Snapshot<Section> { get }

  /// Tells an observer of every change from now on.
  ///
  /// - Parameter observer: Called on the main actor after each transaction that changed something.
  ///   Until the observation ends, it is kept, with all that it captures.
  /// - Returns: The observation, which ends when it is released.
  func observe(_ observer: @escaping @MainActor (Update<Section>) -> Void) -> Observation

  /// Returns the path of the item with an id, or `nil` when there is none.
  ///
  /// Where an id occurs more than once, it is the first one from the top.
  func itemPath(of id: Section.Item.ID) -> ItemPath?
}

extension DataSource {
  /// Returns the path of the item with an id, or `nil` when there is none.
  ///
  /// - Complexity: That of ``Snapshot/itemPath(of:)``.
  public func itemPath(of id: Section.Item.ID) -> ItemPath? {
    snapshot.itemPath(of: id)
  }

  /// Makes all changes in a body arrive as one update.
  ///
  /// The transaction covers every source that the body touches, whichever it is called on, and may
  /// be nested: the updates arrive when the outermost one ends, one for each source, with all
  /// detours left out. When the body throws, what it had done before stays done and is delivered.
  ///
  /// - Parameter body: Changes to any number of sources.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  public func performBatchUpdates<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try Transaction.perform(body)
  }
}

extension DataSource where Section: Sendable {
  /// The updates from now on, for `for await`.
  ///
  /// The sequence begins with the first change after this property is read, has the order of
  /// ``observe(_:)``, and keeps what is not read yet. It does not keep the source, and it ends with
  /// the task that reads it, not with the source.
  public var updates: AsyncStream<Update<Section>> {
    let (stream, continuation) = AsyncStream.makeStream(of: Update<Section>.self)
    let observation = observe { continuation.yield($0) }
    continuation.onTermination = { _ in withExtendedLifetime(observation) {} }
    return stream
  }
}

/// A source whose sections are kept by a store, as those of this package are.
///
/// The store keeps the laws; the source only says what changes.
///
///     final class Clock: StoredDataSource {
///       typealias Section = BasicSection<Int, Tick>
///       let store = SnapshotStore<Section>()
///       func tick() { store.replaceSections([Section(id: 0, items: ticks)]) }
///     }
@MainActor
public protocol StoredDataSource<Section>: DataSource {
  /// The store that keeps the sections.
  var store: SnapshotStore<Section> { get }
}

extension StoredDataSource {
  /// The sections as they are now, even in the middle of a transaction.
  @inlinable public var snapshot: Snapshot<Section> { store.snapshot }

  /// Tells an observer of every change from now on.
  ///
  /// - Parameter observer: Called on the main actor after each transaction that changed something.
  /// - Returns: The observation, which ends when it is released.
  public func observe(_ observer: @escaping @MainActor (Update<Section>) -> Void) -> Observation {
    store.observe(observer)
  }

  /// Returns the path of the item with an id, or `nil` when there is none.
  ///
  /// - Complexity: O(*n*) at the first call, which builds an index; then O(log *m*) expected in the
  ///   size *m* of the changes since. The index is kept up, not rebuilt.
  public func itemPath(of id: Section.Item.ID) -> ItemPath? {
    store.itemPath(of: id)
  }
}
