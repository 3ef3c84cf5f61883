import CollateCore

/// A connection to the items of a source as pages.
///
/// Updates are applied when the driver handles them, which can be later than they arrive: until
/// then, it performs effects that refer to the previous pages.
class SourceConnection<Source: DataSource, Controller: AnyObject>: PageConnection {
  typealias Item = Source.Section.Item
  typealias ID = Item.ID

  let state: PageState<Controller>?

  private(set) var current: PageDirectory

  /// The pages after the last update of the source.
  private var newest: PageDirectory

  /// The data of the current pages.
  private var snapshot: Snapshot<Source.Section>

  /// The data of the newest pages.
  private var newestSnapshot: Snapshot<Source.Section>

  /// The pages before the change that is being handled, whose end observers are notified of.
  private var previous: (pages: PageDirectory, snapshot: Snapshot<Source.Section>)?

  /// Whether pages are looked up by their ids.
  private var isIndexed = false

  /// The number of changes that the driver has not handled yet.
  private var pendingCount = 0

  /// The source, retained because its store does not retain it.
  final let source: Source

  /// The store through which the source is followed, which validates its updates.
  private let store: SnapshotStore<Source.Section>

  private let make: PageMaking<Item, Controller>
  private let update: (Controller, Item) -> Void
  private var observation: ObservationToken?

  init(
    _ source: Source, make: PageMaking<Item, Controller>,
    update: @escaping (Controller, Item) -> Void, state: PageState<Controller>?
  ) {
    self.source = source
    self.make = make
    self.update = update
    self.state = state
    store = source.followedStore
    snapshot = store.currentSnapshot
    newestSnapshot = snapshot
    current = PageDirectory(snapshot, from: PageDirectory.reserveKeys())
    newest = current
  }

  func begin(_ handler: @escaping (PageChange) -> Void) {
    observation = store.observe(receivingSilentUpdates: true) { [weak self] in
      self?.receive($0, handler)
    }
  }

  func end() {
    observation = nil
  }

  private func receive(_ update: Update<Source.Section>, _ handler: (PageChange) -> Void) {
    newestSnapshot = update.after
    if update.batch.isEmpty {
      // The pages are the same, and those made later get the new values.
      if pendingCount == 0 { snapshot = newestSnapshot }
      return
    }
    newest.apply(update)
    let newest = newest
    pendingCount += 1
    var changed: Set<PageKey> = []
    for pair in update.change.itemUpdates {
      changed.insert(newest.page(at: pair.after.path))
    }
    handler(
      PageChange(pages: PageList(listing: newest), changed: changed) { [weak self] in
        self?.adopt(newest, update.after)
      })
  }

  private func adopt(_ pages: PageDirectory, _ snapshot: Snapshot<Source.Section>) {
    pendingCount -= 1
    previous = (current, self.snapshot)
    current = pages
    self.snapshot = pendingCount == 0 ? newestSnapshot : snapshot
  }

  func makeController(for page: PageKey?) -> Controller {
    switch make {
    case .forAny(let make): return make()
    case .forItem(let make):
      guard let item = page.flatMap(item(of:)) else {
        preconditionFailure(
          "There is no page \(page.map { "\($0)" } ?? "") to make a controller for")
      }
      return make(item)
    }
  }

  func update(_ controller: Controller, with page: PageKey) {
    if let item = item(of: page) { update(controller, item) }
  }

  func id(of page: PageKey) -> ID? {
    if let path = current.path(of: page) { return snapshot.itemID(at: path) }
    guard let previous, let path = previous.pages.path(of: page) else { return nil }
    return previous.snapshot.itemID(at: path)
  }

  func page(withID id: ID) -> PageKey? {
    if !isIndexed {
      // Later snapshots inherit the index of the store.
      isIndexed = true
      _ = store.itemPath(of: id)
      snapshot.buildIndex()
      newestSnapshot.buildIndex()
    }
    return snapshot.itemPath(of: id).map(current.page)
  }

  func willJump(to page: ID) {}

  func didHandle(isJump: Bool, restingOn page: PageKey?) {
    previous = nil
  }

  private func item(of page: PageKey) -> Item? {
    current.path(of: page).map { snapshot[$0] }
  }
}
