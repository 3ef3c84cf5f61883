import CollateCore

// The effects of the machine.
extension LoadingDataSource {
  /// What an event brings, until it is shown in one update.
  struct Pass {
    /// What became of the sequence of ids.
    var edits: [LoadedEdit<Section.Item.ID>] = []

    /// The page that a load delivered.
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
    var isEmpty: Bool { page == nil && !isStateNew && !touchesItems }

    /// Whether items are inserted, removed or have new content, without a page.
    var touchesItems: Bool { !edits.isEmpty || !taken.isEmpty || !edited.isEmpty }
  }

  /// Handles events in one transaction, and returns whether other items are shown.
  @discardableResult
  func handle(_ events: Machine.Event..., changing edited: [Section.Item.ID] = []) -> Bool {
    if stepListeners.isEmpty { return react(to: events, edited) }
    // Steps are reported when it ends, also those without effects.
    return Transaction.perform { react(to: events, edited) }
  }

  /// Handles the events that closures for statuses and gaps have caused.
  func handleLateEvents() {
    if lateEvents.isEmpty { return }
    while !lateEvents.isEmpty {
      let (event, edited) = lateEvents.removeFirst()
      handle(event, changing: edited)
    }
  }

  private func react(to events: [Machine.Event], _ edited: [Section.Item.ID]) -> Bool {
    if isBusy {
      lateEvents += events.map { ($0, edited) }
      return false
    }
    defer { forgetChanges() }
    var pass = Pass()
    pass.edited = edited
    if events.count == 1 {
      let effects = effects(of: events[0], &pass)
      // An item that stays between the same neighbors may go to another section.
      if effects.isEmpty && pass.edits.isEmpty && edited.isEmpty { return false }
      Transaction.perform {
        keepingBusy { for effect in effects { perform(effect, &pass) } }
        finish(pass)
      }
    } else {
      Transaction.perform {
        // The machine would copy the content if the effects of an event were kept during the next one.
        keepingBusy {
          for event in events {
            for effect in effects(of: event, &pass) { perform(effect, &pass) }
          }
        }
        finish(pass)
      }
    }
    return pass.isContentNew
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
    if changedItems.isEmpty || !machine.runs.isEmpty || !lateEvents.isEmpty { return }
    let former = (changedItems, changedSections)
    (changedItems, changedSections) = ([:], [:])
    withExtendedLifetime(former) {}
  }

  /// Shows what events brought, and reports the state.
  private func finish(_ pass: Pass) {
    if pass.isEmpty { handleLateEvents() } else { show(pass) }
    if pass.isStateNew { reportState() }
  }

  /// Looks at statuses and gaps again.
  func showState() {
    if isBusy { return }
    Transaction.perform {
      var pass = Pass()
      pass.isStateNew = true
      show(pass)
    }
  }

  private func reportState() {
    let state = machine.state
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
      // That of a refresh stays until another one has ended: if that is cancelled, it counts again.
      if request.intent.lane != .refresh { errors.removeValue(forKey: request.intent.lane) }
      if request.intent == .reload(keepsContent: false) { counts = LoadedCounts() }
      begin(located(request, &pass))
    case .cancel(let token): tasks.cancel(.load(token))
    case .end(let token, let outcome):
      deliveries.removeValue(forKey: token)
      if machine.refresh.failure == nil { errors.removeValue(forKey: .refresh) }
      if !waits.isEmpty { resumeWaits(for: token, outcome) }
    case .adopt(let token, let others): adopt(token, except: others, &pass)
    case .take(let ids): pass.taken += ids
    case .show: pass.isContentNew = true
    case .wait(let timer, let time): begin(timer, after: time)
    case .stop(let timer): tasks.cancel(.timer(timer))
    case .subscribe: subscribe()
    case .unsubscribe: tasks.cancel(.feed)
    case .repeatedID(_, let id): store.report(.repeatedLoadedID(id: "\(id)"))
    case .repeatedKey(_, let key): store.report(.repeatedPageKey(key: "\(key)"))
    case .state: pass.isStateNew = true
    }
  }

  private func adopt(_ token: LoadToken, except others: [Section.Item.ID], _ pass: inout Pass) {
    guard let page = deliveries[token] else { return }
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
  private func located(
    _ request: LoadRequest<Key>, _ pass: inout Pass
  ) -> LoadRequest<Key> {
    guard let refreshKey, let (id, page) = machine.visiblePlace(for: request),
      let key = keepingBusy({ refreshKey(id, page.previous, page.next) })
    else { return request }
    // It changes nothing else, so it has no effects.
    _ = effects(of: .located(request.token, key), &pass)
    return self.request(of: request.token) ?? request
  }

  private func begin(_ request: LoadRequest<Key>) {
    let token = request.token
    let sink = LoadSink<Section, Key> { [weak self] page in self?.receive(page, of: token) }
    var loader = loader
    if let policy = configuration.retry {
      loader = loader.retrying(policy, clock: clock) { [weak self] _ in
        await self?.machine.host.isVisible ?? false
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

  func receive(
    _ page: LoadedPage<Section, Key>, of token: LoadToken, isLast: Bool = false
  ) {
    guard let request = request(of: token) else { return }
    hold(request) {
      deliveries.updateValue(page, forKey: token)
      let event = Machine.Event.page(token, ids(of: page))
      return isLast ? handle(event, .ended(token)) : handle(event)
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

  private func begin(_ timer: LoaderTimer, after time: Duration) {
    let task = Task { [weak self, clock] in
      try? await clock.sleep(for: time.expressible)
      if !Task.isCancelled { self?.handle(.fired(timer)) }
    }
    tasks.begin(.timer(timer), task)
  }

  private func subscribe() {
    guard let live else { return }
    let task = Task { [weak self] in
      await live.run { event in
        if !Task.isCancelled { self?.receive(event) }
      }
      if !Task.isCancelled { self?.handle(.disconnected) }
    }
    tasks.begin(.feed, task)
  }

  private func receive(_ event: LiveEvent<Section>) {
    switch event {
    case .connected: handle(.connected)
    case .changes(let changes, let version):
      apply(changes, version: version, isOrdered: live?.isOrderedWithPages == true)
    case .reset: handle(.reset)
    }
  }
}
