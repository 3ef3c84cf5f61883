package import CollateCore

/// An event of a source that loads, and its effects.
package struct LoaderStep<Key: Hashable & Sendable, ID: Hashable & Sendable>: Hashable, Sendable {
  /// The event.
  package let event: LoaderEvent<Key, ID>

  /// The effects, in the order in which they were performed.
  package let effects: [LoaderEffect<Key, ID>]

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - effects: The effects, in the order in which they were performed.
  package init(event: LoaderEvent<Key, ID>, effects: [LoaderEffect<Key, ID>]) {
    (self.event, self.effects) = (event, effects)
  }
}

// The effects of the machine.
extension LoadingDataSource {
  /// What an event brings, until it is shown in one update.
  struct Pass {
    /// What became of the sequence of ids.
    var edits: [LoadedEdit<Section.Item.ID>] = []

    /// The page that an event brings.
    var page: LoadedPage<Section, Key>?

    /// What is to stay on the screen for that page.
    var anchor: ScrollAnchor<Section.Item.ID>?

    /// The load that delivered the page, once the machine has taken it.
    var token: LoadToken?

    /// The ids of items of the page that are older than what is known of them.
    var excepted: Set<Section.Item.ID> = []

    /// The ids of the items of changes that are shown, and those of them that were inserted with these items.
    var taken: Set<Section.Item.ID> = []
    var inserted: Set<Section.Item.ID> = []

    /// The ids of items whose pending edits are others.
    var edited: [Section.Item.ID] = []

    /// Whether statuses and gaps are looked at again.
    var isStateNew = false

    /// The ids that may be needed again after they were removed, and the items of those that were.
    var returningIDs: Set<Section.Item.ID> = []
    var removedItems: [Section.Item.ID: Section.Item] = [:]

    /// The items of the page that were not inserted with it.
    var leftovers: [Section.Item] = []

    /// Whether the page may have sections without items of their own.
    var hasEmptySections = true

    /// Whether there is nothing to show.
    var isEmpty: Bool {
      edits.isEmpty && token == nil && taken.isEmpty && edited.isEmpty && !isStateNew
    }
  }

  /// Adds an observer of every event and its effects.
  ///
  /// Checkers and traces use it.
  ///
  /// - Parameter observer: A closure that is called on the main actor, after the effects of an event have
  ///   been performed, and after the update of the sections.
  /// - Returns: A token, with whose release the observation ends.
  package func observeSteps(
    _ observer: @escaping @MainActor (LoaderStep<Key, Section.Item.ID>) -> Void
  ) -> ObservationToken {
    stepListeners.add(observer)
  }

  /// Makes a call at once or, while the source is busy, afterwards.
  func whenIdle(_ call: @escaping () -> Void) {
    if isBusy { lateCalls.append(call) } else { call() }
  }

  /// Does what may call the app, also because it releases items, and lets calls wait that this causes meanwhile.
  func keepingBusy<Result>(_ body: () -> Result) -> Result {
    let wasBusy = isBusy
    isBusy = true
    defer { isBusy = wasBusy }
    return body()
  }

  /// Makes a call after the updates of the open transaction.
  func afterUpdates(_ call: @escaping () -> Void) {
    Transaction.atEnd { Transaction.enqueue(call) }
  }

  /// Handles an event in one transaction, with what else it brings.
  func handle(_ event: Machine.Event, _ start: Pass = Pass()) { handle([event], start) }

  /// Handles events in one transaction.
  private func handle(_ events: [Machine.Event], _ start: Pass) {
    if isBusy { return lateCalls.append { [self] in handle(events, start) } }
    defer { forgetChanges() }
    var pass = start
    let state = machine.state
    var rest = events[...]
    // Most reports of what is visible have no effects, and need no transaction; but steps are reported when one ends.
    var effects = stepListeners.isEmpty ? self.effects(of: rest.removeFirst(), &pass) : []
    if rest.isEmpty, effects.isEmpty, pass.isEmpty { return }
    Transaction.perform {
      keepingBusy {
        for effect in effects { perform(effect, &pass) }
        // The machine would copy the content if the effects of an event were kept during the next one.
        effects = []
        for event in rest {
          for effect in self.effects(of: event, &pass) { perform(effect, &pass) }
        }
        leaveOut(&pass)
      }
      if pass.isEmpty { makeLateCalls() } else { show(&pass) }
      if pass.isStateNew, machine.state != state { reportState() }
    }
  }

  /// Makes the calls that have waited, and those that they lead to.
  func makeLateCalls() {
    // A call that shows something comes back here, and would go deeper and deeper.
    if lateCallCount > 0 { return }
    defer { lateCallCount = 0 }
    while !lateCalls.isEmpty {
      lateCallCount += 1
      precondition(
        lateCallCount <= 10_000,
        "Closures of a loading source have called it \(lateCallCount) times in a row, each time because of the call "
          + "before: a closure that calls its source, or assigns a closure, must stop at some time")
      let call = lateCalls.removeFirst()
      call()
    }
  }

  /// Lets the machine handle an event, and returns the effects.
  private func effects(of event: Machine.Event, _ pass: inout Pass) -> [Machine.Effect] {
    let effects = machine.handle(event)
    if !stepListeners.isEmpty {
      afterUpdates { [stepListeners] in
        stepListeners.send(LoaderStep(event: event, effects: effects))
      }
    }
    let edits = machine.takeEdits()
    if pass.edits.isEmpty { pass.edits = edits } else { pass.edits += edits }
    return effects
  }

  /// Leaves out the items that changes have inserted where there is no section, unless they bring one.
  private func leaveOut(_ pass: inout Pass) {
    for case .insert(let ids, _, .place) in pass.edits where lastContent == nil {
      lastContent = changed[ids[0]]?.section ?? pending.section(ids[0])
      lastContent?.items = []
    }
    if lastContent != nil || machine.pages.isEmpty { return }
    let ids = machine.content.ids
    for id in ids { store.report(.unplacedItem(id: "\(id)")) }
    for effect in effects(of: .leftOut(ids), &pass) { perform(effect, &pass) }
  }

  /// Forgets the items of changes if no load may need them any more.
  private func forgetChanges() {
    if changed.isEmpty || !machine.runs.isEmpty { return }
    // They may ask the source when they are released.
    var former: [Section.Item.ID: (item: Section.Item, section: Section?, version: Int?)] = [:]
    swap(&former, &changed)
  }

  /// Looks at statuses and gaps again, with a closure in place of another one.
  func showState(instead former: Any?) {
    whenIdle { [self] in
      var pass = Pass(isStateNew: true)
      Transaction.perform { show(&pass) }
    }
    // What it holds may ask the source when it is released, which is not possible during a change.
    withExtendedLifetime(former) {}
  }

  private func reportState() {
    let state = machine.state
    for case .gap(let gap) in errors.keys where state.gaps[gap] == nil {
      errors.removeValue(forKey: .gap(gap))
    }
    afterUpdates { [stateListeners, stateTracker] in
      stateTracker?.noteChange()
      stateListeners.send(state)
    }
  }

  private func perform(_ effect: Machine.Effect, _ pass: inout Pass) {
    switch effect {
    case .start(let request):
      if request.intent == .reload(keepsContent: false) { (listCount, countsBefore) = (nil, [:]) }
      begin(located(request, &pass))
    case .cancel(let token): cancel(.load(token))
    case .end(let token, let outcome): resumeWaits(for: token, outcome)
    case .adopt(let token, let others): adopt(token, except: others, &pass)
    case .take(let ids): pass.taken.formUnion(ids)
    case .show: if let anchor = pass.anchor { anchors.add(anchor) }
    case .wait(let timer, let time):
      begin(.timer(timer), after: time) { source in
        source.leaveLostScreens()
        source.handle(.fired(timer))
      }
    case .stop(let timer): cancel(.timer(timer))
    case .subscribe: subscribe()
    case .unsubscribe: cancel(.feed)
    case .repeatedID(_, let id): store.report(.repeatedLoadedID(id: "\(id)"))
    case .repeatedKey(_, let key): store.report(.repeatedPageKey(key: "\(key)"))
    case .state: pass.isStateNew = true
    }
  }

  /// Takes what a page reports, and the section for items that are inserted where no other one is, once the machine has
  /// taken its ids.
  private func adopt(_ token: LoadToken, except others: [Section.Item.ID], _ pass: inout Pass) {
    guard let page = pass.page else { return }
    pass.token = token
    if !others.isEmpty { pass.excepted = Set(others) }
    // Where there is no other page, those before may have been of another list.
    let isOnly = machine.pages.order.pageCount == 1 && machine.pages.has(token)
    let former = (listCount, countsBefore[token])
    listCount = isOnly ? page.total : page.total ?? listCount
    countsBefore[token] = page.countBefore
    if former != (listCount, page.countBefore) { stateTracker?.enqueueChange() }
    if countsBefore.count > 2 * machine.pages.order.pageCount {
      countsBefore = countsBefore.filter { machine.pages.has($0.key) }
    }
    guard let last = page.sections.last else { return }
    lastContent = last
    lastContent?.items = []
  }
}

// The tasks.
extension LoadingDataSource {
  /// What a task is for.
  enum TaskPurpose: Hashable {
    case load(LoadToken)
    case timer(LoaderTimer)
    case feed
    case query
    case missingHost
  }

  /// Begins a task, in place of one for the same purpose.
  private func begin(_ purpose: TaskPurpose, _ task: Task<Void, Never>) {
    let former = tasks.updateValue(ObservationToken { task.cancel() }, forKey: purpose)
    withExtendedLifetime(former) {}
  }

  /// Begins a task that waits, and then makes a call, unless it is cancelled or the source is released
  /// meanwhile.
  func begin(
    _ purpose: TaskPurpose, after time: Duration,
    _ call: @escaping @MainActor (LoadingDataSource) -> Void
  ) {
    begin(
      purpose,
      Task { [weak self, clock] in
        try? await clock.sleep(for: time.expressible)
        if !Task.isCancelled, let self { call(self) }
      })
  }

  /// Forgets a task, and cancels it if it still runs.
  func cancel(_ purpose: TaskPurpose) {
    // A cancellation handler of the app may ask for other tasks.
    let task = tasks.removeValue(forKey: purpose)
    withExtendedLifetime(task) {}
  }

  /// Returns the request of a load that has started, with the key of the app if it is a refresh around the reader.
  private func located(_ request: LoadRequest<Key>, _ pass: inout Pass) -> LoadRequest<Key> {
    guard let refreshKey, let (id, page) = machine.visiblePlace(for: request),
      let key = keepingBusy({ refreshKey(id, page.previous, page.next) })
    else { return request }
    // The closure may have changed the configuration.
    for effect in effects(of: .located(request.token, key), &pass) { perform(effect, &pass) }
    return self.request(of: request.token) ?? request
  }

  private func begin(_ request: LoadRequest<Key>) {
    let token = request.token
    let sink = LoadSink<Section, Key> { [weak self] page in self?.receive(page, of: token) }
    var loader = loader
    if let policy = configuration.retry {
      loader = loader.retrying(policy, clock: clock) { [weak self] _ in
        await self?.isOnScreen() ?? false
      }
    }
    begin(
      .load(token),
      Task { [weak self, loader] in
        do {
          let page = try await loader.load(request, sink)
          if !Task.isCancelled { self?.end(token, with: page) }
        } catch {
          if !Task.isCancelled { self?.end(request, by: error) }
        }
      })
  }

  private func request(of token: LoadToken) -> LoadRequest<Key>? {
    machine.runs.first { $0.token == token }?.request
  }

  func receive(_ page: LoadedPage<Section, Key>, of token: LoadToken, isLast: Bool = false) {
    whenIdle { [self] in
      guard let request = request(of: token) else { return }
      let event = Machine.Event.page(token, ids(of: page))
      handle(
        isLast ? [event, .ended(token)] : [event],
        Pass(page: page, anchor: anchor(of: request)))
    }
  }

  /// Ends a load, as its task does.
  ///
  /// - Parameters:
  ///   - token: The load; if it does not run any more, nothing happens.
  ///   - page: Its last page; `nil` if all were delivered already.
  package func end(_ token: LoadToken, with page: LoadedPage<Section, Key>?) {
    if let page { receive(page, of: token, isLast: true) } else { handle(.ended(token)) }
    cancel(.load(token))
  }

  func end(_ request: LoadRequest<Key>, by error: any Error) {
    errors.updateValue(error, forKey: request.intent.lane)
    handle(.failed(request.token))
    cancel(.load(request.token))
  }

  private func subscribe() {
    guard let live else { return }
    begin(
      .feed,
      Task { [weak self] in
        let (hadEvents, error) = await live.run { event in
          if !Task.isCancelled { self?.receive(event, isOrdered: live.isOrderedWithPages) }
        }
        if !Task.isCancelled { self?.disconnect(hadEvents: hadEvents, error) }
      })
  }

  private func receive(_ event: LiveEvent<Section>, isOrdered: Bool) {
    // Observers of the error may ask for another list, which comes after the event.
    Transaction.perform {
      note(liveError: nil)
      leaveLostScreens()
      switch event {
      case .connected: handle(.connected)
      case .changes(let changes, let version):
        apply(changes, version: version, from: .feed(isOrdered: isOrdered))
      case .reset: handle(.reset)
      }
    }
  }

  private func disconnect(hadEvents: Bool, _ error: (any Error)?) {
    Transaction.perform {
      note(liveError: error)
      leaveLostScreens()
      handle(.disconnected(hadEvents: hadEvents))
    }
  }

  /// Notes with which error the live events have ended, and reports it to those who observe the state, when the open
  /// transaction ends.
  func note(liveError error: (any Error)?) {
    if error == nil, feedError == nil { return }
    feedError = error
    reportState()
  }
}
