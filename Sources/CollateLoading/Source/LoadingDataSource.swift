public import CollateCore

/// A data source that loads its sections in pages, when they are needed.
///
/// It loads the first page when its host appears, and further ones when an end of the list comes near, in
/// both directions. What is there stays until something better has arrived: errors, refreshes and late answers
/// take nothing away.
///
///     let source = LoadingDataSource(
///       PageLoader { request in
///         let answer = try await api.timeline(after: request.key)
///         return LoadedPage(items: answer.posts, next: answer.cursor)
///       })
///     source.appear()
///
/// A page and the end of its spinner are one update. See <doc:LoadPages>.
@MainActor
public final class LoadingDataSource<
  Section: SectionProtocol & Sendable, Key: Hashable & Sendable
>: StoredDataSource where Section.Item: Sendable, Section.ID: Sendable {
  typealias Machine = LoaderMachine<Key, Section.Item.ID>

  /// The store that holds the sections.
  public let store = SnapshotStore<Section>()

  /// How pages are loaded, for the loads that begin from now on.
  public var loader: PageLoader<Section, Key> {
    // What the old one holds may ask the source when it is released, which is not possible during a change.
    didSet { withExtendedLifetime(oldValue) {} }
  }

  /// A closure that returns the section to show while there is no content, such as one with a spinner; if it returns
  /// `nil`, nothing is shown.
  ///
  /// It is called when the state changes, and if the content is loading, empty or failed, with the error of the load
  /// that failed. Its section is never content: it is not counted, moved or loaded.
  public var placeholderSection: ((_ state: LoaderState, _ error: (any Error)?) -> Section?)?
  {
    didSet { showState(instead: oldValue) }
  }

  /// A closure that returns the section to show beyond content at an end of the list, such as one with a spinner; if
  /// it returns `nil`, nothing is shown there.
  ///
  /// It is called when the state changes, with the error of the last load at that end if it failed. Its sections are
  /// never content.
  public var edgeSection:
    ((_ end: LoadDirection, _ state: LoaderState, _ error: (any Error)?) -> Section?)?
  {
    didSet { showState(instead: oldValue) }
  }

  /// A closure that returns the item for a gap, which is shown at the end of the section above it, or where nothing is
  /// above it, at the beginning of the first section with items; if it returns `nil`, nothing is shown for it.
  ///
  /// It is called when the state changes. Such items are never content.
  public var gapItem: ((LoadGap, LoaderState.Edge) -> Section.Item?)? {
    didSet { showState(instead: oldValue) }
  }

  /// A closure that returns the key with which a refresh begins, so that the reader keeps the place in a long list; if
  /// it returns `nil`, the refresh begins where the list does.
  ///
  ///     source.refreshKey = { id, previous, next in .around(id) }                       // keys that name items
  ///     source.refreshKey = { id, previous, next in previous.map { $0 + 1 } ?? first }  // numbers of pages
  ///
  /// It is called with the id of the first visible item, or of the last one in a conversation, and with the keys of the
  /// pages before and after that of the item. The page with its key replaces the content, as with a jump, and further
  /// ones are loaded at both ends; but what is visible stays where it is. It is not called for a refresh whose page is
  /// merged, which keeps the place anyway, nor for a reader at the beginning of the list, who is to see what is new.
  public var refreshKey: ((_ visible: Section.Item.ID, _ previous: Key?, _ next: Key?) -> Key?)? {
    didSet { withExtendedLifetime(oldValue) {} }
  }

  /// The feed of live events, which another list may replace.
  private(set) var live: LiveFeed<Section>? { didSet { withExtendedLifetime(oldValue) {} } }

  let loops: LoadItemLoops<Section>
  let clock: any Clock<Duration>
  var machine: Machine

  /// The tasks of the source, each of which is cancelled when its token is released.
  var tasks: [TaskPurpose: ObservationToken] = [:]

  /// The ends at which the outermost section is a status.
  var statuses: Set<LoadDirection> = []

  /// The row of a gap, and where it is shown; `nil` while there are no items.
  typealias GapRow = (gap: LoadGap, item: Section.Item, path: ItemPath?)

  /// The rows of gaps, in order.
  var rows: [GapRow] = []

  /// The sections, without their items, of the pages of which some were delivered without items, or with such as were
  /// elsewhere; then they are shown without.
  var delivered: [LoadToken: [(content: Section, isEmpty: Bool)]] = [:]

  /// How many sections have an id.
  var sectionCounts: [Section.ID: Int] = [:]

  /// The items of changes that may have to be applied again, and the sections into which these insert them.
  var changed: [Section.Item.ID: (item: Section.Item, section: Section?, version: Int?)] = [:]

  /// The edits that are shown before the server has made them.
  var pending = PendingItems<Section>()

  /// The screens that show the source.
  var screens: [Weak<AnyObject>] = []

  /// The number of items of the list at the server, and those before the pages that report it.
  var listCount: Int?
  var countsBefore: [LoadToken: Int] = [:]

  /// The section that a page or a change brought last, for items that are inserted where no other one is; without it,
  /// nothing is shown.
  var lastContent: Section?

  /// The errors of the last loads that failed.
  var errors: [LoadLane: any Error] = [:]

  /// The error with which the live events have ended, until one arrives again.
  var feedError: (any Error)? { didSet { withExtendedLifetime(oldValue) {} } }

  /// The tasks that wait for loads.
  var waits: [LoadWait<Key>] = []

  /// What is to stay on the screen for the loads so far.
  var anchors = LoadingAnchors<Section.Item.ID>()

  /// Whether effects are performed, or what they bring is shown, so that calls wait.
  var isBusy = false

  /// The calls that wait.
  var lateCalls: [() -> Void] = []

  /// The number of these that were made in a row.
  var lateCallCount = 0

  let stateListeners = ListenerList<LoaderState>()
  let appearanceListeners = ListenerList<Void>()
  let stateTracker = AccessTracker.make()
  let stepListeners = ListenerList<LoaderStep<Key, Section.Item.ID>>()

  /// Creates a source that has loaded nothing.
  ///
  /// - Parameters:
  ///   - loader: How pages are loaded.
  ///   - live: Events that say how the list changes; they are listened to with the behavior
  ///     ``LoaderConfiguration/Behaviors/live``.
  ///   - configuration: When the source loads by itself.
  ///   - clock: The clock of its timers.
  @inlinable
  public convenience init(
    _ loader: PageLoader<Section, Key>, live: LiveFeed<Section>? = nil,
    configuration: LoaderConfiguration = LoaderConfiguration(),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.init(loader, live, configuration, clock, LoadLoops(), LoadItemLoops())
  }

  /// Creates a source with loops that are compiled for the types of its ids and items.
  @usableFromInline
  init(
    _ loader: PageLoader<Section, Key>, _ live: LiveFeed<Section>?,
    _ configuration: LoaderConfiguration, _ clock: any Clock<Duration>,
    _ idLoops: LoadLoops<Section.Item.ID>, _ loops: LoadItemLoops<Section>
  ) {
    (self.loader, self.live, self.clock) = (loader, live, clock)
    self.loops = loops
    machine = Machine(configuration, idLoops)
    store.core.source = self
  }

  /// When the source loads by itself.
  ///
  /// What is set applies at once: with ``LoaderConfiguration/Behaviors/live``, for example, the source
  /// subscribes to live events if its host is visible, and without it, the subscription ends. A time that runs, such as
  /// that until the next update, begins again if it is set to another one, and ends if there is none any more.
  public var configuration: LoaderConfiguration {
    get { machine.configuration }
    set {
      if newValue == machine.configuration { return }
      machine.configuration = newValue
      handle(.configured)
    }
  }

  /// What the source does, which the Observation framework tracks.
  public var state: LoaderState {
    stateTracker?.noteAccess()
    return machine.state
  }

  /// The requests that run, in the order in which they began.
  public var runningRequests: [LoadRequest<Key>] { machine.runningRequests }

  /// Why the last refresh failed; `nil` if it did not, or while another one loads.
  ///
  /// One that is cancelled leaves it. While the content of the state is `failed` because of it, the reason stays, also
  /// if that is tried again by itself.
  public var refreshError: (any Error)? {
    let state = state
    // An error of an earlier refresh is kept, and is none of a page that failed.
    let isReason = state.content == .failed && machine.refresh.failure != nil
    return state.refresh == .failed || isReason ? errors[.refresh] : nil
  }

  /// Returns why the last load at an end failed; `nil` if it did not, or if another one has begun.
  public func error(at end: LoadDirection) -> (any Error)? {
    state[end] == .failed ? errors[.page(end)] : nil
  }

  /// Returns why the last load in a gap failed; `nil` if it did not, or if another one has begun.
  public func error(in gap: LoadGap) -> (any Error)? {
    state.gaps[gap] == .failed ? errors[.gap(gap)] : nil
  }

  /// Why live events have ended, such as because the device is offline; `nil` if they ended without an error, and once
  /// an event arrives.
  ///
  /// The source subscribes to them again all the same. A feed that does not report `.connected` keeps the error until
  /// the next change. Observers of the state are notified of the error, too.
  public var liveError: (any Error)? {
    stateTracker?.noteAccess()
    return feedError
  }

  /// The number of items of the whole list at the server, as the last page that reports it says; `nil` if none has.
  ///
  /// Pages report it by ``LoadedPage/total``. It is never counted with, so a wrong one does no harm. The Observation
  /// framework tracks it.
  public var total: Int? {
    stateTracker?.noteAccess()
    return listCount
  }

  /// The number of items of the list at the server before the first one that is loaded, as its page has reported;
  /// `nil` if it has not.
  ///
  /// Pages report it by ``LoadedPage/countBefore``. Together with the rank of an item, it says "item 53 of 120", as
  /// long as the server inserts and deletes nothing. The Observation framework tracks it.
  public var countBefore: Int? {
    stateTracker?.noteAccess()
    return machine.pages.page(at: .backward).flatMap { countsBefore[$0.token] }
  }

  /// Adds an observer that is called after each transaction that changed the state or ``liveError``.
  ///
  /// - Parameter observer: A closure that is called on the main actor, after the update of the sections.
  /// - Returns: A token, with whose release the observation ends.
  public func observeState(
    _ observer: @escaping @MainActor (LoaderState) -> Void
  ) -> ObservationToken {
    stateListeners.add(observer)
  }

  /// An asynchronous sequence of what the source does, beginning with what it does now.
  ///
  /// Code that reads slowly misses some states, but never the last one. The sequence does not retain the source, and
  /// ends when the source is released.
  public var states: AsyncStream<LoaderState> {
    stateListeners.stream(beginningWith: machine.state, .bufferingNewest(1))
  }
}

// What happens.
extension LoadingDataSource {
  /// Loads the content again; for that of another list, see ``setQuery(_:live:keepsContent:after:)``.
  ///
  /// - Parameter keepsContent: Whether the content stays until then.
  public func reload(keepsContent: Bool = true) { handle(.reload(keepsContent: keepsContent)) }

  /// Loads another list, such as the results of another search.
  ///
  ///     source.setQuery(results(for: field.text), after: .milliseconds(300))
  ///
  /// What is shown stays until the first page of the other list has arrived, also if that fails. Once the delay is
  /// over, no more pages of the former list are loaded, and answers for it that are still under way are dropped. A
  /// list that is asked for later takes the place of one that is still waited for.
  ///
  /// - Parameters:
  ///   - loader: How the other list is loaded.
  ///   - live: Events of the other list, to which the source subscribes once the delay is over, instead of those of the
  ///     former list. They change nothing that is shown until the other list is there. If this is left out, the source
  ///     keeps its feed, which then has to report the changes of all lists: they are made in what is shown, and in the
  ///     other list when it has arrived. For a list without events, pass a feed that never reports any:
  ///     `LiveFeed { AsyncStream { _ in } }`.
  ///   - keepsContent: Whether the content stays until then.
  ///   - delay: The time to wait, while people type, for yet another list.
  public func setQuery(
    _ loader: PageLoader<Section, Key>, live: LiveFeed<Section>? = nil, keepsContent: Bool = true,
    after delay: Duration = .zero
  ) {
    cancelQuery()
    if delay > .zero {
      return begin(.query, after: delay) {
        $0.setQuery(loader, live: live, keepsContent: keepsContent)
      }
    }
    // With its event, so that no load of the earlier list begins with it.
    whenIdle { [self] in
      Transaction.perform {
        self.loader = loader
        if let live {
          self.live = live
          note(liveError: nil)
        }
        handle(.query(keepsContent: keepsContent, hasFeed: live != nil))
      }
    }
  }

  /// Loads the content at a key, instead of what there is.
  ///
  /// To wait for the result, call it with `await`.
  public func jump(to key: Key) { handle(.jump(key)) }

  /// Loads more items at an end, if there are any.
  ///
  /// To wait for the result, call it with `await`.
  public func loadMore(_ direction: LoadDirection = .forward) { handle(.loadMore(direction)) }

  /// Loads items in a gap.
  ///
  /// To wait for the result, call it with `await`.
  ///
  /// - Parameters:
  ///   - gap: The gap; if it is closed, nothing happens.
  ///   - direction: The direction: forward from the items above it, backward from those below it.
  public func fill(_ gap: LoadGap, from direction: LoadDirection) { handle(.fill(gap, direction)) }

  /// Repeats the refresh if it has failed, or else the failed loads at ends and in gaps.
  ///
  /// To wait for the result, call it with `await`.
  public func retry() { handle(.retry) }

  /// Ends all loads, and forgets a list that is asked for later; items and keys stay.
  public func cancel() {
    cancelQuery()
    handle(.cancel)
  }

  /// Shows the page of a cache, if nothing was loaded yet.
  ///
  /// The first load may run already, because a cache takes its time to be read, or may have failed. The next page
  /// replaces the content as that of a refresh does. What has changed since a load that still runs began is not undone.
  ///
  /// - Parameter page: The page. Nothing happens if another one was shown, if a load has succeeded without any, or once
  ///   another list or a reload without the content was asked for.
  public func seed(_ page: LoadedPage<Section, Key>) {
    handle(.seed(ids(of: page)), Pass(page: page))
  }

  /// Makes changes that the server has made, or will make.
  ///
  /// A load that runs cannot undo them. Changes of what is not loaded are left out, as its page will bring
  /// them.
  ///
  /// - Parameters:
  ///   - changes: The changes, one after the other.
  ///   - version: The version of the list after them, if it has any.
  public func apply(_ changes: [ItemChange<Section>], version: Int? = nil) {
    apply(changes, version: version, from: .app)
  }

  /// Makes changes of the app or the feed.
  func apply(_ changes: [ItemChange<Section>], version: Int?, from origin: LoadChangeOrigin) {
    whenIdle { [self] in
      note(changes, version: version)
      handle(.changed(changes.map { $0.ofID }, version: version, from: origin))
    }
  }

  /// Notes the items of changes, which the machine does not know, unless newer ones are known.
  func note(_ changes: [ItemChange<Section>], version: Int?) {
    for change in changes {
      guard let item = change.item else { continue }
      let known = changed[item.id]
      if let version, let newest = known?.version, newest > version { continue }
      let section = change.isInsert ? nil : known?.section
      changed.updateValue((item, section, version), forKey: item.id)
    }
    for case .insert(let item, _, let section?) in changes
    where changed[item.id]?.version == version {
      changed[item.id]?.section = section
    }
  }

  /// Returns what the machine knows of a page.
  func ids(of page: LoadedPage<Section, Key>) -> LoadedIDs<Key, Section.Item.ID> {
    LoadedIDs(
      loops.ids(page.sections), previous: page.previous, next: page.next, version: page.version)
  }
}
