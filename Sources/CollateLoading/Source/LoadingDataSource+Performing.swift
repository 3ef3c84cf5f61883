import CollateCore

// The effects of the machine.
extension LoadingDataSource {
  /// What an event brings, until it is shown in one update.
  struct Pass {
    /// What became of the sequence of ids.
    var edits: [LoadedEdit<Section.Item.ID>] = []

    /// The page that an event brings.
    var offered: LoadedPage<Section, Key>?

    /// What is to stay on the screen for that page.
    var anchor: ScrollAnchor<Section.Item.ID>?

    /// The same page, once it is taken.
    var page: LoadedPage<Section, Key>?

    /// The load.
    var token = LoadToken(0)

    /// The ids of items of the page that are older than what is known of them.
    var excepted: Set<Section.Item.ID> = []

    /// The ids of the items of changes that are shown.
    var taken: [Section.Item.ID] = []

    /// The ids of items whose pending edits are others.
    var edited: [Section.Item.ID] = []

    /// Whether other ids or gaps are shown.
    var isContentNew = false

    /// Whether statuses and gaps are looked at again.
    var isStateNew = false

    /// Whether there is nothing to show.
    var isEmpty: Bool {
      edits.isEmpty && page == nil && taken.isEmpty && edited.isEmpty && !isStateNew
    }
  }

  /// Makes a call at once or, while the source is busy, afterwards.
  func whenIdle(_ call: @escaping () -> Void) {
    if isBusy { lateCalls.append(call) } else { call() }
  }

  /// Handles events in one transaction.
  ///
  /// - Parameters:
  ///   - events: The events.
  ///   - edited: The ids of items whose pending edits are others.
  ///   - page: The page that an event brings.
  func handle(
    _ events: Machine.Event..., changing edited: [Section.Item.ID] = [],
    page: LoadedPage<Section, Key>? = nil
  ) {
    handle(events, Pass(offered: page, edited: edited))
  }

  private func handle(_ events: [Machine.Event], _ start: Pass) {
    if isBusy { return lateCalls.append { [self] in handle(events, start) } }
    defer { forgetChanges() }
    var pass = start
    // Most reports of what is visible have no effects, and need no transaction; but steps are reported when one ends.
    let isFirstHandled = stepListeners.isEmpty
    var effects = isFirstHandled ? self.effects(of: events[0], &pass) : []
    if isFirstHandled, events.count == 1, effects.isEmpty, pass.isEmpty { return }
    Transaction.perform {
      keepingBusy {
        for effect in effects { perform(effect, &pass) }
        // The machine would copy the content if the effects of an event were kept during the next one.
        effects = []
        for event in events.dropFirst(isFirstHandled ? 1 : 0) {
          for effect in self.effects(of: event, &pass) { perform(effect, &pass) }
        }
      }
      if pass.isContentNew, let anchor = pass.anchor { anchors.add(anchor) }
      if pass.isEmpty { makeLateCalls() } else { show(pass) }
      if pass.isStateNew { reportState() }
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
    if !stepListeners.isEmpty { notify(LoaderStep(event: event, effects: effects)) }
    let edits = machine.takeEdits()
    if pass.edits.isEmpty { pass.edits = edits } else { pass.edits += edits }
    return effects
  }

  /// Forgets the items of changes if no load may need them any more.
  private func forgetChanges() {
    if changed.isEmpty || !machine.runs.isEmpty { return }
    let former = changed
    changed = [:]
    withExtendedLifetime(former) {}
  }

  /// Looks at statuses and gaps again, with a closure in place of another one.
  func showState(instead former: Any?) {
    whenIdle { [self] in Transaction.perform { show(Pass(isStateNew: true)) } }
    // What it holds may ask the source when it is released, which is not possible during a change.
    withExtendedLifetime(former) {}
  }

  private func reportState() {
    let state = machine.state
    for case .gap(let gap) in errors.keys where state.gaps[gap] == nil {
      let former = errors.removeValue(forKey: .gap(gap))
      // It may ask the source when it is released.
      withExtendedLifetime(former) {}
    }
    Transaction.atEnd { [stateListeners, stateTracker] in
      Transaction.enqueue {
        stateTracker?.noteChange()
        stateListeners.send(state)
      }
    }
  }

  private func perform(_ effect: Machine.Effect, _ pass: inout Pass) {
    switch effect {
    case .start(let request):
      if request.intent == .reload(keepsContent: false) { counts = LoadedCounts() }
      begin(located(request, &pass))
    case .cancel(let token): tasks.cancel(.load(token))
    case .end(let token, let outcome): if !waits.isEmpty { resumeWaits(for: token, outcome) }
    case .adopt(let token, let others): adopt(token, except: others, &pass)
    case .take(let ids): pass.taken += ids
    case .show: pass.isContentNew = true
    case .wait(let timer, let time):
      begin(.timer(timer), after: time) { source in
        source.leaveLostScreens()
        source.handle(.fired(timer))
      }
    case .stop(let timer): tasks.cancel(.timer(timer))
    case .subscribe: subscribe()
    case .unsubscribe: tasks.cancel(.feed)
    case .repeatedID(_, let id): store.report(.repeatedLoadedID(id: "\(id)"))
    case .repeatedKey(_, let key): store.report(.repeatedPageKey(key: "\(key)"))
    case .state: pass.isStateNew = true
    }
  }

  private func adopt(_ token: LoadToken, except others: [Section.Item.ID], _ pass: inout Pass) {
    guard let page = pass.offered else { return }
    (pass.page, pass.token) = (page, token)
    takeCounts(of: page, token)
    if !others.isEmpty { pass.excepted = Set(others) }
    guard let last = page.sections.last else { return }
    lastContent = last
    lastContent?.items = []
  }
}

// The tasks.
extension LoadingDataSource {
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
    let task = Task { [weak self, loader] in
      do {
        let page = try await loader.load(request, sink)
        if !Task.isCancelled { self?.end(token, with: page) }
      } catch {
        if !Task.isCancelled { self?.end(request, by: error) }
      }
    }
    tasks.begin(.load(token), task)
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
        Pass(offered: page, anchor: anchor(of: request)))
    }
  }

  /// Ends a load, as its task does.
  ///
  /// - Parameters:
  ///   - token: The load; if it does not run any more, nothing happens.
  ///   - page: Its last page; `nil` if all were delivered already.
  package func end(_ token: LoadToken, with page: LoadedPage<Section, Key>?) {
    if let page { receive(page, of: token, isLast: true) } else { handle(.ended(token)) }
    tasks.cancel(.load(token))
  }

  func end(_ request: LoadRequest<Key>, by error: any Error) {
    errors.updateValue(error, forKey: request.intent.lane)
    handle(.failed(request.token))
    tasks.cancel(.load(request.token))
  }

  /// Begins a task that waits, and then makes a call, unless it is cancelled or the source is released
  /// meanwhile.
  func begin(
    _ purpose: LoadTasks.Purpose, after time: Duration,
    _ call: @escaping @MainActor (LoadingDataSource) -> Void
  ) {
    let task = Task { [weak self, clock] in
      try? await clock.sleep(for: time.expressible)
      if !Task.isCancelled, let self { call(self) }
    }
    tasks.begin(purpose, task)
  }

  private func subscribe() {
    guard let live else { return }
    let task = Task { [weak self] in
      let (hadEvents, error) = await live.run { event in
        if !Task.isCancelled { self?.receive(event, isOrdered: live.isOrderedWithPages) }
      }
      if !Task.isCancelled { self?.disconnect(hadEvents: hadEvents, error) }
    }
    tasks.begin(.feed, task)
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
    let former = feedError
    feedError = error
    reportState()
    // It may ask the source when it is released.
    withExtendedLifetime(former) {}
  }
}
