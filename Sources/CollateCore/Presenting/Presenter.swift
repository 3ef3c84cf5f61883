/// An object that shows a source in a view, and updates the view only when it can be updated.
///
/// The view reads its data from the presenter's snapshot, which changes only inside batch updates
/// of the view. The source may be ahead of it. Updates that arrive while the view is busy are
/// merged, and shown as one change as soon as possible.
///
/// A view that has not asked for the numbers of sections and items since its last reload is not
/// notified of changes, as it has no data that could be outdated. A view that has, but is not on
/// screen, is reloaded once, however many updates follow.
@MainActor
public final class Presenter<Section: SectionProtocol> {
  /// The source that is shown.
  public let source: any DataSource<Section>

  /// The view to update.
  public weak var view: (any PresentedView<Section>)? {
    didSet {
      hasBeenAsked = false
      movesByView = nil
      // A new view must not get the remaining stages of a change that began in the previous one.
      changeUnderWay?.end()
    }
  }

  /// The sections that the view shows; it reads all data from here.
  public internal(set) var snapshot: Snapshot<Section>

  /// The rules for interactive moves; `nil` disables them.
  public var reordering: ReorderingRules?

  /// The active interactive move.
  public internal(set) var session: ReorderingSession<Section>?

  /// The active interactive move of a section.
  var sectionSession: SectionReorderingSession<Section>?

  /// The items that are followed through the changes of the source.
  var followed = FollowedItems()

  /// The sections of the source as of its last update.
  var latest: Snapshot<Section>

  /// The difference between the sections that the view shows and the latest.
  var pendingChange = PendingChange()

  /// The update that the pending change consists of, if it is a single one.
  private var pendingUpdate: Update<Section>?

  /// What the view showed before it moved items itself, and these moves, until its headers follow.
  var movesByView: (before: Snapshot<Section>, change: PendingChange)?

  /// Whether there are changes that the view has not shown.
  var isBehind = false

  /// The change that the view is showing.
  private(set) var changeUnderWay: PresentedChange<Section>?

  /// What the view showed before the reload that is under way, and what it did not apply.
  private(set) var reloadUnderWay: (shown: Snapshot<Section>, change: PendingChange)?

  private var hasBeenAsked = false
  private var isShowing = false
  private var answersUnderWay = 0
  private var isFlushPlanned = false

  /// The source's store, or one that follows it and checks the changes that it reports.
  private let store: SnapshotStore<Section>
  private var observation: ObservationToken?

  /// Creates a presenter, which retains the source and observes it.
  public init(_ source: some DataSource<Section>) {
    self.source = source
    store = source.followedStore
    snapshot = store.currentSnapshot
    latest = snapshot
    observation = store.observe(receivingSilentUpdates: true) { [weak self] in self?.receive($0) }
  }
}

extension Presenter {
  /// Returns the number of sections to the view, which is notified of changes from then on.
  public func sectionCountForView() -> Int {
    hasBeenAsked = true
    return snapshot.sections.count
  }

  /// Returns the number of items in a section to the view, which is notified of changes from then
  /// on.
  ///
  /// - Precondition: There is such a section.
  public func itemCountForView(inSection section: Int) -> Int {
    hasBeenAsked = true
    return snapshot.itemCount(inSection: section)
  }

  /// Runs code on behalf of a view callback, and postpones updates until after it.
  ///
  /// Views call back during layout and batch updates, when they must not be updated. Wrap all code
  /// of the app that runs in such a callback, except user actions; see ``act(_:)``.
  ///
  /// - Parameter body: The code, for example to configure a cell.
  /// - Returns: The result of the body.
  public func answer<Result>(_ body: () -> Result) -> Result {
    answersUnderWay += 1
    defer {
      answersUnderWay -= 1
      if answersUnderWay == 0 && isBehind && !isShowing { planFlush() }
    }
    return body()
  }

  /// Runs code for a user action, and shows updates at once.
  ///
  /// Use it for selections, deletions and other actions that views report while they are idle.
  /// Inside ``answer(_:)``, the updates are postponed. If other updates are already pending, all
  /// are shown when the body returns.
  ///
  /// - Parameter body: The code that handles the action.
  /// - Returns: The result of the body.
  public func act<Result>(_ body: () -> Result) -> Result {
    defer { if isBehind { flush() } }
    return body()
  }

  /// Shows pending changes, if the view is not busy.
  ///
  /// Calling it is optional, as pending changes are shown asynchronously on the main actor. Use it
  /// when you know that the view is idle again.
  public func flush() {
    isFlushPlanned = false
    guard !isShowing, answersUnderWay == 0, view?.isBusy != true else { return }
    if let session, session.isMovedByView {
      guard !session.isMoving() else { return }
      self.session = nil
    }
    isShowing = true
    defer { isShowing = false }
    while isBehind, !isFlushPlanned {
      isBehind = false
      showLatest()
    }
  }

  /// Schedules ``flush()`` on the main actor; nothing is shown before.
  package func planFlush() {
    guard !isFlushPlanned else { return }
    isFlushPlanned = true
    Task { [weak self] in
      guard let self, isFlushPlanned else { return }
      // To flush ends a move that the view does not say it makes, which it may do only later.
      if isBehind { flush() } else { isFlushPlanned = false }
    }
  }

  /// Has updates wait for ``flush()``, which the caller has to call soon.
  package func holdUpdates() { isFlushPlanned = true }

  /// Has the view show items again that did not change, as soon as it can.
  ///
  /// - Parameter paths: The paths of the items in ``snapshot``.
  package func showAgain(_ paths: [ItemPath]) {
    let sourcePaths = paths.compactMap { sourcePath(of: $0) }.sorted()
    if sourcePaths.isEmpty { return }
    pendingChange = pendingChange.followed(by: .updating(items: sourcePaths))
    (pendingUpdate, isBehind) = (nil, true)
    if !isFlushPlanned { showAgain() }
  }

  /// Updates the view after a change of the preview, while the source is unchanged.
  func showAgain() {
    isBehind = true
    // Updates of the current transaction may not have arrived yet.
    if Transaction.isBusy { planFlush() } else { flush() }
  }

  private func receive(_ update: Update<Section>) {
    session?.follow(update)
    if sectionSession?.follow(update) == false { sectionSession = nil }
    followed.follow(update.change)
    pendingUpdate = pendingChange.isEmpty ? update : nil
    pendingChange = pendingChange.followed(by: update.change)
    latest = update.after
    isBehind = true
    if !isFlushPlanned { flush() }
  }

  private func showLatest() {
    var goal = latest
    var change = pendingChange
    var pending = pendingUpdate
    (pendingChange, pendingUpdate) = (PendingChange(), nil)
    var preview = PendingChange()
    if let move = session?.preview {
      goal.moveItem(at: move.path, to: move.destination)
      preview = PendingChange.moving(item: move.path, to: move.destination)
    }
    if let section = sectionSession?.foldedSection(in: goal) {
      preview = preview.followed(by: goal.fold(section: section))
    }
    if !preview.isEmpty {
      change = change.followed(by: preview)
      pendingChange = preview.inverse
      pending = nil
    }
    let moves = movesByView.take()
    defer {
      if let moves { refreshSections(after: moves.change.followed(by: change), from: moves.before) }
    }
    if let update = pending, !update.before.isIdentical(to: snapshot) { pending = nil }
    let update = pending ?? Update(before: snapshot, after: goal, change: change)
    guard !update.batch.isEmpty, hasBeenAsked, let view else {
      snapshot = goal
      return
    }
    let rest = view.takesChanges ? show(update, in: view) : update.change
    let shown = snapshot
    snapshot = goal
    if let rest {
      hasBeenAsked = false
      reloadUnderWay = (shown, rest)
      defer { reloadUnderWay = nil }
      // If the view was replaced in the meantime, reload the new one.
      self.view?.reload()
    }
  }

  /// Has the view update headers and footers after moves that it made itself, now that the source has followed.
  ///
  /// There is nothing else left to show then, and a view that has been reloaded shows all of it.
  private func refreshSections(after change: PendingChange, from before: Snapshot<Section>) {
    guard hasBeenAsked, let view, view.takesChanges else { return }
    view.refreshSections(after: Update(before: before, after: snapshot, change: change))
  }

  /// Shows an update in a view, and returns what the view did not apply; `nil` if it applied all.
  private func show(
    _ update: Update<Section>, in view: some PresentedView<Section>
  ) -> PendingChange? {
    let change = PresentedChange(update) { [weak self] in self?.snapshot = $0 }
    changeUnderWay = change
    defer { changeUnderWay = nil }
    view.show(change)
    change.end()
    return change.isComplete ? nil : change.uncommitted
  }
}
