public import Collate

/// A list view without a screen, as forgetful and as strict as a real one.
///
/// It keeps only what it was told: a cell shows the item it was configured with until it is
/// configured again, a header the section's content likewise. It asks for nothing but what an update
/// inserts or configures, and takes each stage by the rules of UIKit. Where UIKit would throw, it
/// keeps a ``Violation`` and reloads.
///
///     let list = HeadlessListView<Feed>()
///     list.show(source)
///     source.insertItem(story, at: [0, 0])
///     #expect(list.sections == source.sections)
///     #expect(list.calls == .init(insertedCells: 1))
@MainActor
public final class HeadlessListView<Section: SectionProtocol> {
  /// How often the view was told to do something.
  public var calls = Calls()

  /// What UIKit would have thrown, in the order it happened.
  public private(set) var violations: [Violation] = []

  /// The number of updates so far.
  public private(set) var updateCount = 0

  /// Whether the view is in a window; off screen it takes no changes and asks for nothing.
  public var isOnScreen = true {
    didSet { if isOnScreen { reloadIfNeeded() } }
  }

  var presented = PresentedCells<Section>()
  private var observation: Observation?

  /// The presenter that is shown instead of a source.
  private(set) var presenter: Presenter<Section>?
  private var needsReload = false

  /// Creates a view without sections.
  public init() {}

  /// The sections as they look.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  public var sections: [Section] { presented.sections }

  /// The sections as they look, to compare with the snapshot of a source.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  public var snapshot: Snapshot<Section> { Snapshot(presented.sections) }

  /// Reloads from a source, and follows it from then on instead of the one before.
  ///
  /// - Parameter source: The source, which is not kept.
  public func show(_ source: some DataSource<Section>) {
    stop()
    observation = source.observe { [weak self] in self?.apply($0) }
    reload(from: source.snapshot)
  }

  /// Reloads from a presenter, and takes from it what a view on a screen is told.
  ///
  /// That is how the views of an app show a source. Whether the *source* keeps its laws is seen better
  /// without a presenter, which leaves nothing wrong through.
  ///
  /// - Parameter presenter: The presenter, which is kept.
  public func show(_ presenter: Presenter<Section>) {
    stop()
    self.presenter = presenter
    presenter.view = self
    reload()
  }

  /// Ends following the source or the presenter; the cells stay.
  public func stop() {
    observation = nil
    if presenter?.view === self { presenter?.view = nil }
    presenter = nil
  }

  /// Forgets all cells and configures new ones.
  ///
  /// - Complexity: O(*n*) in the number of items.
  public func reload(from snapshot: Snapshot<Section>) {
    presented = PresentedCells(snapshot)
    calls.reloads += 1
  }

  /// Takes an update in its stages.
  ///
  /// As in UIKit, an update has to fit the numbers of cells that are there, not the ones it says it
  /// starts from. One that does not fit is a violation, and reloads.
  ///
  /// - Complexity: O(*n* + *m* log *m*) in the number of items and the size of the batch.
  public func apply(_ update: Update<Section>) {
    if !take(update, stages: update.viewStages) { reload(from: update.after) }
  }

  /// Takes an update in stages, and returns whether all of them fit.
  ///
  /// The stages are asked for when the update fits as a whole: others cannot be cut into any.
  private func take(
    _ update: Update<Section>,
    stages: @autoclosure () -> [ViewStage<Section>],
    commit: (ViewStage<Section>) -> Void = { _ in }
  ) -> Bool {
    updateCount += 1
    guard accept(update) else { return false }
    for stage in stages() {
      guard accept(stage, of: update) else { return false }
      commit(stage)
      switch stage.kind {
      case .structure:
        presented.changeStructure(stage.batch, asking: stage.snapshot)
        calls.countStructure(stage.batch, asking: stage.snapshot)
      case .content:
        presented.changeContent(stage.batch, asking: stage.snapshot)
        calls.configuredCells += stage.batch.itemUpdates.count
        calls.configuredHeaders += stage.batch.sectionUpdates.count
      }
    }
    return true
  }

  /// Returns where the view does not show what a snapshot has, in sentences; nothing when it does.
  ///
  /// - Complexity: O(*n*) in the number of items.
  public func differences(from snapshot: Snapshot<Section>) -> [String] {
    presented.sections.differences(from: snapshot.sections).map(\.message)
  }

  private func reloadIfNeeded() {
    guard needsReload, let presenter else { return }
    needsReload = false
    for section in 0..<presenter.sectionCountForView() {
      _ = presenter.itemCountForView(inSection: section)
    }
    reload(from: presenter.snapshot)
  }

  /// Checks the whole batch by numbers, without which its stages have no meaning.
  private func accept(_ update: Update<Section>) -> Bool {
    do throws(ChangeBatchError) {
      try update.batch.validate(before: presented.itemCounts, after: update.after.itemCounts)
      try update.batch.validate(before: update.before.itemCounts, after: update.after.itemCounts)
      return true
    } catch {
      violations.append(
        Violation(
          .presentation, error, before: update.before, after: update.after,
          updateNumber: updateCount))
      return false
    }
  }

  private func accept(_ stage: ViewStage<Section>, of update: Update<Section>) -> Bool {
    let validator = BatchValidator(
      before: presented.itemCounts, after: stage.snapshot.itemCounts)
    guard let error = validator.firstError(in: stage.batch) else { return true }
    violations.append(
      Violation(
        .presentation, error, before: update.before, after: update.after,
        updateNumber: updateCount, step: "told \(stage.batch), "))
    return false
  }
}

extension HeadlessListView: PresentedView {
  /// Whether the view is on a screen.
  public var takesChanges: Bool { isOnScreen }

  /// Takes a change stage by stage, as ``apply(_:)`` does.
  ///
  /// - Parameter change: The change.
  public func show(_ change: PresentedChange<Section>) {
    // What does not fit is not committed, so that the presenter has everything reloaded.
    _ = take(change.update, stages: change.stages) { change.commit($0) }
  }

  /// Reloads from the presenter, when on a screen.
  public func reload() {
    needsReload = true
    if isOnScreen { reloadIfNeeded() }
  }
}
