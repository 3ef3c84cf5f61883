public import Collate

/// A list view without a screen, which is as strict as a real one.
///
/// A cell shows the item with which it was configured until it is reconfigured, and a header the
/// content of its section. The view requests only data that an update inserts or reconfigures, and
/// applies each stage by the rules of UIKit. Where UIKit would throw an exception, it stores a
/// ``Violation`` and reloads. When it reloads, it requests all items, so those of lazy sections are made.
///
///     let list = HeadlessListView<Feed>()
///     list.show(source)
///     source.insertItem(story, at: [0, 0])
///     #expect(list.sections == source.sections)
///     #expect(list.calls == .init(insertedCells: 1, reloads: 1))
@MainActor
public final class HeadlessListView<Section: SectionProtocol> {
  /// The numbers of operations that the view performed.
  public var calls = Calls()

  /// The violations for which UIKit would have thrown an exception, in order of occurrence.
  public private(set) var violations: [Violation] = []

  /// The number of updates so far.
  public private(set) var updateCount = 0

  /// Whether the view is in a window; if not, it applies no changes and requests no data.
  public var isOnScreen = true {
    didSet { reloadIfNeeded() }
  }

  var presented = PresentedCells<Section>()
  private var observation: ObservationToken?

  /// The presenter, if it is used instead of a source.
  private(set) var presenter: Presenter<Section>?
  private var needsReload = false

  /// The sections of the source after the changes that were not shown because the view was not on screen.
  private var missed: Snapshot<Section>?

  /// Creates a view without sections.
  public init() {}

  /// The sections as displayed.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  public var sections: [Section] { presented.sections }

  /// The sections as displayed, for comparison with the snapshot of a source.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  public var snapshot: Snapshot<Section> { Snapshot(presented.sections) }

  /// Reloads from a source, and follows it instead of the previous one.
  ///
  /// - Parameter source: The source, which is not retained.
  public func show(_ source: some DataSource<Section>) {
    stop()
    observation = source.observe { [weak self] in self?.receive($0) }
    missed = source.snapshot
    reloadIfNeeded()
  }

  /// Reloads from a presenter, and follows its changes.
  ///
  /// This is how the views of an app display a source. To check whether the *source* obeys its
  /// laws, do not use a presenter, because it corrects invalid changes.
  ///
  /// - Parameter presenter: The presenter, which is retained.
  public func show(_ presenter: Presenter<Section>) {
    stop()
    self.presenter = presenter
    presenter.view = self
    reload()
  }

  /// Stops following the source or the presenter; the cells remain.
  public func stop() {
    observation = nil
    missed = nil
    if presenter?.view === self { presenter?.view = nil }
    presenter = nil
  }

  /// Discards all cells and configures new ones.
  ///
  /// - Complexity: O(*n*) in the number of items.
  public func reload(from snapshot: Snapshot<Section>) {
    presented = PresentedCells(snapshot)
    calls.reloads += 1
  }

  /// Applies an update in its stages.
  ///
  /// As in UIKit, an update must match the current numbers of cells, not those before the update
  /// according to its source. Otherwise it is a violation, and the view reloads.
  ///
  /// - Complexity: O(*n* + *m* log *m*) in the number of items and the size of the batch.
  public func apply(_ update: Update<Section>) {
    if !take(update, stages: update.viewStages) { reload(from: update.after) }
  }

  /// Applies an update in stages, and returns whether all of them are valid.
  ///
  /// The stages are computed only if the whole update is valid, because otherwise there are none.
  private func take(
    _ update: Update<Section>, stages: @autoclosure () -> [ViewStage<Section>],
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

  /// Returns descriptions of the differences between the view and a snapshot.
  ///
  /// - Complexity: O(*n*) in the number of items.
  public func differences(from snapshot: Snapshot<Section>) -> [String] {
    presented.sections.differences(from: snapshot.sections).map(\.message)
  }

  private func receive(_ update: Update<Section>) {
    if isOnScreen { apply(update) } else { missed = update.after }
  }

  private func reloadIfNeeded() {
    guard isOnScreen else { return }
    if let snapshot = missed.take() { reload(from: snapshot) }
    guard needsReload, let presenter else { return }
    needsReload = false
    for section in 0..<presenter.sectionCountForView() {
      _ = presenter.itemCountForView(inSection: section)
    }
    reload(from: presenter.snapshot)
  }

  /// Checks the whole batch by item counts, which is a precondition for its stages.
  private func accept(_ update: Update<Section>) -> Bool {
    do throws(ChangeBatchError) {
      try update.batch.validate(before: presented.itemCounts, after: update.after.itemCounts)
      let counts = update.before.itemCounts
      if counts != presented.itemCounts {
        try update.batch.validate(before: counts, after: update.after.itemCounts)
      }
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
    let error = ViewBatch(structure: stage.batch)
      .firstError(before: presented.itemCounts, after: stage.snapshot.itemCounts)
    guard let error else { return true }
    violations.append(
      Violation(
        .presentation, error, before: update.before, after: update.after,
        updateNumber: updateCount, step: "after \(stage.batch), "))
    return false
  }
}

extension HeadlessListView: PresentedView {
  /// Whether the view is on screen.
  public var takesChanges: Bool { isOnScreen }

  /// Applies a change stage by stage, like ``apply(_:)``.
  ///
  /// - Parameter change: The change.
  public func show(_ change: PresentedChange<Section>) {
    // Invalid stages are not committed, so that the presenter reloads the view.
    _ = take(change.update, stages: change.stages) { change.commit($0) }
  }

  /// Reloads from the presenter, if the view is on screen.
  public func reload() {
    needsReload = true
    reloadIfNeeded()
  }
}
