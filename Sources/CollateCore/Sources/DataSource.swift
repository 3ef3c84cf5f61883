/// A type that provides sections and notifies observers of their changes.
///
/// For every change, observers receive the sections before, the sections after, and the batch of
/// changes between them. Lists, pagers and composites accept any source.
///
/// Every source of this package obeys these laws, and `DataSourceChecker` in `CollateTesting`
/// checks them for your own:
/// - *Replay*: the batch of an update, applied to `before`, results in `after`, including ids.
/// - *Chain*: each update starts from the snapshot in which the previous one ended, the first one
///   from the snapshot at the time of subscribing.
/// - *Minimal*: as few moves as possible, no changes inside inserted or deleted sections, no empty
///   updates.
/// - *Order*: observers are notified in the order in which they subscribed, and a change made by
///   one of them is delivered after all have received the current one.
/// - *One transaction, one update*: see ``performBatchUpdates(_:)``.
///
/// To write your own source, store a ``SnapshotStore`` and conform to ``StoredDataSource``.
@MainActor
public protocol DataSource<Section>: AnyObject {
  /// The type of the sections.
  associatedtype Section: SectionProtocol

  /// The current sections, even in the middle of a transaction.
  var snapshot: Snapshot<Section> { get }

  /// Adds an observer that is called after every change.
  ///
  /// - Parameter observer: A closure that is called on the main actor after each transaction that
  ///   changed something. It is retained until the observation ends.
  /// - Returns: An observation, which ends when it is released.
  func observe(_ observer: @escaping @MainActor (Update<Section>) -> Void) -> ObservationToken

  /// Returns the path of the item with an id, or `nil` if there is none.
  ///
  /// If several items have the id, the path of the first is returned.
  func itemPath(of id: Section.Item.ID) -> ItemPath?
}

extension DataSource {
  /// Returns the path of the item with an id, or `nil` if there is none.
  ///
  /// - Complexity: That of ``Snapshot/itemPath(of:)``.
  public func itemPath(of id: Section.Item.ID) -> ItemPath? {
    snapshot.itemPath(of: id)
  }

  /// Returns the item with an id, or `nil` if there is none.
  ///
  /// - Parameter id: The id; if several items have it, the first is returned.
  /// - Returns: The item in the snapshot.
  /// - Complexity: That of `itemPath(of:)`.
  public func item(withID id: Section.Item.ID) -> Section.Item? {
    // It is an access to the sections, whether there is such an item or not.
    let snapshot = snapshot
    return itemPath(of: id).map { snapshot[$0] }
  }

  /// Combines all changes in a closure into one update.
  ///
  /// The transaction covers every source that the closure changes, whichever it is called on.
  /// Transactions can be nested: when the outermost one ends, one update for each source is
  /// delivered, without intermediate changes. If the closure throws, the changes made so far are
  /// kept and delivered.
  ///
  /// - Parameter body: A closure that changes any number of sources.
  /// - Returns: The result of the closure.
  /// - Throws: The error that the closure throws.
  public func performBatchUpdates<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try Transaction.perform(body)
  }
}

extension DataSource {
  /// Not available: only an ``ArrayDataSource`` has sections that can be changed.
  @available(
    *, unavailable,
    message: "Read `snapshot.sections`; to change sections, change the source that they come from"
  )
  public var sections: Snapshot<Section>.Sections { snapshot.sections }
}

extension DataSource where Section: Sendable {
  /// An asynchronous sequence of the updates from now on.
  ///
  /// The sequence begins with the first change after this property is read, delivers updates in the
  /// order of ``observe(_:)``, and buffers those not yet read. It does not retain the source, and
  /// ends when the source is released, or the task that reads it is cancelled. Sources without a
  /// ``SnapshotStore`` do not say when they are released.
  public var updates: AsyncStream<Update<Section>> {
    let (stream, continuation) = AsyncStream.makeStream(of: Update<Section>.self)
    let token =
      ownStore?.observe(
        onSourceEnd: { continuation.finish() }, { continuation.yield($0) })
      ?? observe { continuation.yield($0) }
    continuation.onTermination = { _ in withExtendedLifetime(token) {} }
    return stream
  }
}

/// A data source whose sections are held by a store, like all sources of this package.
///
/// The store implements the laws of ``DataSource``; the source only reports its changes.
///
///     final class Clock: StoredDataSource {
///       typealias Section = BasicSection<Int, Tick>
///       let store = SnapshotStore<Section>()
///       func tick() { store.replaceSections([Section(id: 0, items: ticks)]) }
///     }
@MainActor
public protocol StoredDataSource<Section>: DataSource {
  /// The store that holds the sections.
  var store: SnapshotStore<Section> { get }
}

extension StoredDataSource {
  /// The current sections, even in the middle of a transaction.
  @inlinable public var snapshot: Snapshot<Section> { store.snapshot }

  /// Adds an observer that is called after every change.
  ///
  /// - Parameter observer: A closure that is called on the main actor after each transaction that
  ///   changed something.
  /// - Returns: An observation, which ends when it is released.
  public func observe(
    _ observer: @escaping @MainActor (Update<Section>) -> Void
  ) -> ObservationToken {
    identifiedStore.observe(observer)
  }

  /// The store, which knows its source for reports from then on.
  var identifiedStore: SnapshotStore<Section> {
    let store = store
    if store.core.source == nil { store.core.source = self }
    return store
  }

  /// Returns the path of the item with an id, or `nil` if there is none.
  ///
  /// - Complexity: O(*n*) for the first call, which builds an index; then O(log *m*) expected in
  ///   the size *m* of the changes since. The index is updated, not rebuilt.
  @inlinable
  public func itemPath(of id: Section.Item.ID) -> ItemPath? {
    store.itemPath(of: id)
  }
}
