import CollateCore

/// A state machine that determines what is loaded when, and what becomes of the results.
///
/// The machine is a value without clocks, tasks or items: it knows ids. It handles events by returning
/// effects, which a source performs:
///
///     var machine = LoaderMachine<Int, String>()
///     machine.handle(.appear)                              // start #1 initial
///     machine.handle(.page(#1, LoadedIDs(["a"], next: 2)))  // adopt #1, show a
///     machine.handle(.ended(#1))                           // end #1, start #2 forward @2
///
/// It accepts any event in any state; events that do not apply are ignored. For its rules, see
/// <doc:LoaderRules>.
package struct LoaderMachine<Key: Hashable & Sendable, ID: Hashable & Sendable>: Sendable {
  package typealias Event = LoaderEvent<Key, ID>
  package typealias Effect = LoaderEffect<Key, ID>

  /// The configuration, which applies from the next event on, such as ``LoaderEvent/configured``.
  package var configuration: LoaderConfiguration

  /// What each lane does.
  package private(set) var state = LoaderState()

  /// The pages and gaps.
  var pages: LoadedPages<Key, ID>

  /// The loads that run: a refresh, or pages and gaps, in the order in which they began.
  var runs: [LoadRun<Key, ID>] = []

  var refresh = LaneMemory<Key>()
  var forward = LaneMemory<Key>()
  var backward = LaneMemory<Key>()
  var gaps: [LoadGap: LaneMemory<Key>] = [:]

  /// The key of the refresh whose failure is remembered.
  var failedKey: Key?

  /// Whether a refresh has ended without an error since the content was cleared.
  var hasFinished = false

  /// The same, of the list that was asked for last.
  var hasSucceeded = false

  /// What was asked for, and begins when other loads have ended: an automatic refresh, which waits for all of them, or
  /// pages and gaps, which wait for a refresh.
  var waiting: [LoadLane: LoadIntent] = [:]

  var pending = PendingChanges<ID>()
  var host = Host()
  var feed = Feed()

  /// Whether the pages are those of another list than the one that is loaded, so that the next refresh replaces them,
  /// and their keys are not used.
  var showsOtherList = false

  /// Whether a page was shown, a load has succeeded, or other content was asked for, so that a cache comes too late.
  var hasLoaded = false

  /// The ids that the last page of a refresh has brought.
  var broughtIDs: [ID] = []

  /// The timers that run, each with the time that it began with.
  var timers: [(timer: LoaderTimer, time: Duration)] = []

  /// The number of tokens and gaps so far.
  var tokenCount = 0
  var gapCount = 0

  /// The effects of the event that is handled.
  var effects: [Effect] = []

  /// Creates a machine that has loaded nothing, and whose host is hidden.
  package init(_ configuration: LoaderConfiguration = LoaderConfiguration()) {
    self.init(configuration, LoadLoops())
  }

  /// Creates a machine with loops that know the type of the ids, and the number of ids above which pages are divided.
  init(
    _ configuration: LoaderConfiguration, _ loops: LoadLoops<ID> = LoadLoops(),
    chunkCapacity: Int = 128
  ) {
    self.configuration = configuration
    pages = LoadedPages(loops, capacity: chunkCapacity)
  }

  /// The pages and gaps.
  package var content: LoadContent<Key, ID> { pages.content }

  /// Returns what the last event did to the sequence of ids and gaps, one after the other.
  mutating func takeEdits() -> [LoadedEdit<ID>] { pages.takeEdits() }

  /// The requests that run, in the order in which they began.
  package var runningRequests: [LoadRequest<Key>] { runs.map { $0.request } }

  /// Whether an id is shown.
  package func contains(_ id: ID) -> Bool { pages.contains(id) }

  /// Handles an event, and returns its effects in order.
  ///
  /// - Parameter event: Any event, in any state.
  /// - Returns: The effects, all of which must be performed before the next event is handled.
  /// - Complexity: Independent of the number of ids: O(1) without allocation for items that become
  ///   visible if nothing is loaded for them; O(*m*) expected for a page, where *m* is the number of its
  ///   ids and of those that it covers; O(1) for a change. Of the *k* pages, which are divided into chunks of 128 ids
  ///   at most, only the numbers of ids are added up, and indices shifted, four in a nanosecond.
  package mutating func handle(_ event: Event) -> [Effect] {
    _ = pages.takeEdits()
    let origins = pending.origins
    if !pending.edits.isEmpty { takePendingBack(for: event) }
    let counts = (pages.edits.count, pending.edits.count)
    react(to: event)
    forgetClosedGaps()
    if pending.isTakenBack {
      let isAllElseSame = counts == (pages.edits.count, pending.edits.count)
      makePendingAgain(like: isAllElseSame ? origins : nil)
    }
    settle()
    if case .visible = event, effects.isEmpty { return [] }
    let current = currentState
    if current != state {
      state = current
      effects.append(.state(current))
    }
    checkInvariants()
    defer { effects = [] }
    return effects
  }

  private mutating func react(to event: Event) {
    switch event {
    case .appear: hostAppears()
    case .disappear: host.isVisible = false
    case .visible(let first, let last):
      (host.first, host.last, host.isHalted) = (first, last, false)
    case .seed(let loaded): seed(loaded)
    case .pull: request(.pull)
    case .reload(let keepsContent): request(.reload(keepsContent: keepsContent))
    case .query(let keepsContent, let hasFeed):
      (showsOtherList, hasLoaded, hasSucceeded) = (true, true, false)
      // The key of a refresh that failed is of no use in the other list.
      if refresh.failure != nil { refresh.failure = .reload(keepsContent: true) }
      failedKey = nil
      stop(.freshness)
      if hasFeed { replaceFeed() }
      request(.reload(keepsContent: keepsContent))
    case .jump(let key): request(.jump, at: key)
    case .located(let token, let key): locate(token, at: key)
    case .loadMore(let direction): request(.page(direction))
    case .fill(let gap, let direction): request(.gap(gap, direction))
    case .retry: retry()
    case .cancel: cancelAll()
    case .withdraw(let token): withdraw(token)
    case .configured:
      for (timer, former) in timers where time(of: timer) != former { restart(timer) }
    case .page(let token, let loaded): receive(loaded, of: token)
    case .ended(let token): end(token)
    case .failed(let token): fail(token)
    case .fired(let timer): fire(timer)
    case .changed(let changes, let version, let origin):
      change(changes, version: version, from: origin)
    case .edited(let edit, let changes): show(changes, of: edit)
    case .confirmed(let edit, let changes, let version):
      confirm(edit, by: changes, version: version)
    case .rolledBack(let edit): pending.edits.removeAll { $0.edit == edit }
    case .leftOut(let ids): leaveOut(ids)
    case .connected, .reset: feedHasEvent()
    case .disconnected(let hadEvents): feedDisconnects(hadEvents: hadEvents)
    }
  }

  /// Begins what may begin now, and settles the timers.
  private mutating func settle() {
    settleFeed()
    startWaiting()
    let isDelayed = configuration.pagingDelay > .zero
    for end in LoadDirection.both where !isDelayed && wantsPage(end) { startPage(end) }
    for end in LoadDirection.both {
      settle(.delay(end), isWanted: isDelayed && wantsPage(end))
    }
    settle(.update, isWanted: wantsUpdates)
  }
}

extension LoaderMachine {
  /// What is known of the host.
  struct Host: Sendable {
    /// Whether the host is visible.
    var isVisible = false

    /// Whether the host has ever been visible.
    var hasAppeared = false

    /// The ids of the first and the last item on the screen.
    var first: ID?
    var last: ID?

    /// Whether no page is loaded automatically until something moves, because all was cancelled.
    var isHalted = false
  }

  /// What is known of the feed of live events.
  struct Feed: Sendable {
    /// Whether there is a feed that may be connected.
    var isSubscribed = false

    /// Whether the feed has come with another list than the one that is shown, and says nothing of that.
    var isOfOtherList = false

    /// The number of times that the feed has ended since the last event, or since it ended after one.
    var failureCount = 0
  }

  /// What is remembered of a lane.
  subscript(lane: LoadLane) -> LaneMemory<Key> {
    get {
      switch lane {
      case .refresh: refresh
      case .page(let end): end == .forward ? forward : backward
      case .gap(let gap): gaps[gap, default: LaneMemory()]
      }
    }
    // In place: a copy would take its keys along, of which there is one for each page.
    _modify {
      switch lane {
      case .refresh: yield &refresh
      case .page(.forward): yield &forward
      case .page(.backward): yield &backward
      case .gap(let gap): yield &gaps[gap, default: LaneMemory()]
      }
    }
  }

  /// The lanes of the ends and gaps, in the order in which loads begin.
  var furtherLanes: [LoadLane] {
    let ends = LoadDirection.both.map(LoadLane.page)
    // Where there are no gaps, they are not looked for among thousands of pages.
    return pages.order.gapCount == 0 ? ends : ends + pages.content.gaps.map(LoadLane.gap)
  }

  /// The refresh that runs.
  var runningRefresh: LoadRun<Key, ID>? { runs.first.flatMap { $0.lane == .refresh ? $0 : nil } }

  /// Returns whether a lane loads.
  func isRunning(_ lane: LoadLane) -> Bool { runs.contains { $0.lane == lane } }

  /// The load in a lane, if one runs.
  func run(in lane: LoadLane) -> LoadRun<Key, ID>? { runs.first { $0.lane == lane } }

  /// Whether a refresh runs or waits, so that nothing else begins.
  var isRefreshing: Bool { runningRefresh != nil || waiting[.refresh] != nil }

  /// Shows the pages and gaps if their ids are others than those shown last.
  mutating func show() {
    if !pending.isTakenBack, pages.takeChange() { effects.append(.show(pages.content)) }
  }
}

extension LoadDirection {
  /// Both directions, in the order in which loads begin.
  static let both: [LoadDirection] = [.forward, .backward]
}
