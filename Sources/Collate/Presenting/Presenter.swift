/// Shows a source in a view, so that the view never hears of a change that it cannot take.
///
/// A presenter serves a snapshot of its own, which changes only inside the view's own batches; how
/// the source is in the meantime does not matter. Updates that arrive while the view is busy are
/// merged and shown in one piece, in order, as soon as it can take them.
///
/// A view is told of changes only if it asked for the numbers of sections and items since it was last
/// reloaded, for otherwise it knows nothing that could be wrong. If it asked, but is on no screen, it
/// is reloaded: once, however many updates follow.
@MainActor
public final class Presenter<Section: SectionProtocol> {
  /// The source that is shown.
  public let source: any DataSource<Section>

  /// The view that is told of changes.
  public weak var view: (any PresentedView<Section>)? {
    didSet {
      hasBeenAsked = false
      // Another view must not be told of the rest of a change that it was not asked about.
      changeUnderWay?.end()
    }
  }

  /// The sections that the view has been told of; everything is served from here.
  public internal(set) var snapshot: Snapshot<Section>

  /// What may be moved where by hand, and who does it; nothing as long as it is `nil`.
  public var reordering: ReorderingRules?

  /// The move by hand that is under way.
  public internal(set) var session: ReorderingSession<Section>?

  /// The sections as the source last told of them.
  var latest: Snapshot<Section>

  /// What leads from the sections that the view is told of to the latest.
  var backlog = PendingChange()

  /// Whether there is something that the view was not yet told of.
  var isBehind = false

  /// The change that the view is being told of.
  private(set) var changeUnderWay: PresentedChange<Section>?

  private var hasBeenAsked = false
  private var isShowing = false
  private var answersUnderWay = 0
  private var isFlushPlanned = false

  /// What is followed: the source, with all that it says about its changes checked.
  private let store: SnapshotStore<Section>
  private var observation: Observation?

  /// Creates a presenter, which keeps the source and follows it.
  public init(_ source: some DataSource<Section>) {
    self.source = source
    store = source.followedStore
    snapshot = store.snapshot
    latest = snapshot
    observation = store.observe { [weak self] in self?.receive($0) }
  }
}

extension Presenter {
  /// Returns the number of sections to the view, which has to hear of changes from then on.
  public func sectionCountForView() -> Int {
    hasBeenAsked = true
    return snapshot.sections.count
  }

  /// Returns the number of items in a section to the view, which has to hear of changes from then on.
  ///
  /// - Precondition: There is such a section.
  public func itemCountForView(inSection section: Int) -> Int {
    hasBeenAsked = true
    return snapshot.itemCount(inSection: section)
  }

  /// Answers a question of the view; updates that arrive meanwhile wait until a little later.
  ///
  /// Views ask while they lay out or in the middle of a change, when they must not be told of another
  /// one. Enclose in it whatever runs code of the app on behalf of the view, except what people do;
  /// see ``act(_:)``.
  ///
  /// - Parameter body: What the app says, such as how a cell looks.
  /// - Returns: What the body returns.
  public func answer<Result>(_ body: () -> Result) -> Result {
    answersUnderWay += 1
    defer {
      answersUnderWay -= 1
      if answersUnderWay == 0 && isBehind && !isShowing { planFlush() }
    }
    return body()
  }

  /// Does what a person asked for in the view; updates that arrive meanwhile are shown at once.
  ///
  /// Views tell of selections, deletions and the like when they are at rest. If the view is not, as
  /// inside of ``answer(_:)``, or if other updates wait already, these wait too, in the latter case
  /// no longer than the body takes.
  ///
  /// - Parameter body: What the app does about it.
  /// - Returns: What the body returns.
  public func act<Result>(_ body: () -> Result) -> Result {
    defer { if isBehind { flush() } }
    return body()
  }

  /// Shows what waits, if the view can take it now.
  ///
  /// There is no need to call it: what has to wait is shown when the main actor comes to it next. It
  /// is for those who know that the view is at rest again and do not want to wait.
  public func flush() {
    isFlushPlanned = false
    guard !isShowing, answersUnderWay == 0, view?.isBusy != true else { return }
    if let session, session.isMovedByView {
      guard !session.isMoving() else { return }
      self.session = nil
    }
    isShowing = true
    defer { isShowing = false }
    while isBehind {
      isBehind = false
      showLatest()
    }
  }

  /// Has ``flush()`` done when what runs now is over, and nothing shown before.
  func planFlush() {
    guard !isFlushPlanned else { return }
    isFlushPlanned = true
    Task { [weak self] in
      if self?.isFlushPlanned == true { self?.flush() }
    }
  }

  /// Shows what changed in what the view is to show, although the source did not.
  func showAgain() {
    isBehind = true
    // What the source was told just now may still be on its way.
    if Transaction.isBusy { planFlush() } else { flush() }
  }

  private func receive(_ update: Update<Section>) {
    session?.follow(update)
    backlog = backlog.followed(by: update.change)
    latest = update.after
    isBehind = true
    if !isFlushPlanned { flush() }
  }

  private func showLatest() {
    var goal = latest
    var change = backlog
    backlog = PendingChange()
    if let move = session?.preview {
      goal.moveItem(at: move.path, to: move.destination)
      let preview = PendingChange.moving(item: move.path, to: move.destination)
      change = change.followed(by: preview)
      backlog = preview.inverse
    }
    let update = Update(before: snapshot, after: goal, change: change)
    guard !update.batch.isEmpty, hasBeenAsked, let view else {
      snapshot = goal
      return
    }
    let isTaken = view.takesChanges && show(update, in: view)
    snapshot = goal
    if !isTaken {
      hasBeenAsked = false
      // Not the view from before, if it was replaced meanwhile.
      self.view?.reload()
    }
  }

  /// Shows an update in a view, and returns whether the view took all of it.
  private func show(_ update: Update<Section>, in view: some PresentedView<Section>) -> Bool {
    let change = PresentedChange(update) { [weak self] in self?.snapshot = $0 }
    changeUnderWay = change
    defer { changeUnderWay = nil }
    view.show(change)
    change.end()
    return change.isComplete
  }
}
