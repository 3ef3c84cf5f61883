import Collate

/// The check of one update by the laws that concern only the update itself.
struct UpdateCheck<Section: SectionProtocol> {
  private let update: Update<Section>
  private let number: Int

  /// The violations found.
  private(set) var violations: [Violation] = []

  /// Checks an update.
  ///
  /// - Parameters:
  ///   - update: The update.
  ///   - number: Its number, from 1, for messages.
  init(_ update: Update<Section>, number: Int) {
    self.update = update
    self.number = number
    checkReplay()
    // The moves and stages of a batch are meaningless if it is not valid.
    guard violations.isEmpty else { return }
    checkPaths()
    checkFollowedItems()
    checkMinimal()
    checkStages()
    checkSequentialSteps()
  }
}

extension UpdateCheck {
  private var batch: ChangeBatch { update.batch }
  private var before: Snapshot<Section> { update.before }
  private var after: Snapshot<Section> { update.after }

  private mutating func report(
    _ law: Violation.Law, at section: SectionSide? = nil, _ message: String
  ) {
    violations.append(
      Violation(
        law,
        slotPath: section?.slotPath(before: before, after: after) ?? [],
        updateNumber: number,
        message: message))
  }

  private mutating func report(
    _ law: Violation.Law, _ differences: [SnapshotDifference], prefix: String
  ) {
    guard let first = differences.first else { return }
    let more = differences.count > 1 ? ", and \(differences.count - 1) more differences" : ""
    report(law, at: first.section.map { .after($0) }, prefix + first.message + more)
  }

  private mutating func checkReplay() {
    do throws(ChangeBatchError) {
      try batch.validate(from: before, to: after)
      let replayed = try batch.replayed(on: before, with: after)
      report(
        .replay, replayed.sections.differences(from: after.sections),
        prefix: "applied to the sections before, \(batch) leads elsewhere: ")
    } catch {
      violations.append(
        Violation(.replay, error, before: before, after: after, updateNumber: number))
    }
  }

  /// Checks that the update maps all paths correctly.
  private mutating func checkPaths() {
    for path in before.paths {
      guard let end = update.path(after: BeforePath(path)) else { continue }
      let id = before.itemID(at: path)
      let found = after.contains(end.path) ? after.itemID(at: end.path) : nil
      if found != id || update.path(before: end) != BeforePath(path) {
        report(
          .replay, at: .before(path.section),
          "item \(path), \(id), is said to go to \(end), "
            + "where \(found.map { "\($0)" } ?? "nothing") is")
      }
    }
  }

  /// Checks that an item whose section comes or goes is found on the other side.
  private mutating func checkFollowedItems() {
    if batch.sectionDeletes.isEmpty && batch.sectionInserts.isEmpty { return }
    let (old, new) = (UniqueNames(before), UniqueNames(after))
    func isAlone(_ start: ItemPath, _ end: ItemPath) -> Bool {
      update.section(after: BeforeSection(start.section)) == nil
        || update.section(before: AfterSection(end.section)) == nil
    }
    for path in before.paths where update.path(after: BeforePath(path)) == nil {
      guard let name = old.name(ofItem: path), let place = new.items[name], isAlone(path, place),
        // All ids of lazy items would have to be read.
        before.sections[path.section].lazyItems == nil,
        after.sections[place.section].lazyItems == nil
      else { continue }
      report(
        .replay, at: .before(path.section),
        "item \(path), \(before[path].id), is said to be removed, but is at \(place)")
    }
  }

  private mutating func checkMinimal() {
    if batch.isEmpty { report(.minimal, "the batch is empty; deliver nothing") }
    let fewest = FewestMoves(of: batch, from: before)
    let canonical = PendingChange(batch).batch(sectionCount: before.sections.count) {
      before.itemCount(inSection: $0.index)
    }
    if let first = batch.sectionMoves.first, batch.sectionMoves.count > fewest.sectionCount {
      report(
        .minimal, at: .before(first.before.index),
        "\(batch.sectionMoves.count) sections move, \(batch.sectionMoves), "
          + "but \(fewest.sectionCount) would do: \(canonical.sectionMoves)")
    }
    if let first = batch.itemMoves.first, batch.itemMoves.count > fewest.itemCount {
      report(
        .minimal, at: .before(first.before.section),
        "\(batch.itemMoves.count) items move, \(batch.itemMoves), "
          + "but \(fewest.itemCount) would do: \(canonical.itemMoves)")
    }
    checkUpdatesAreNeeded()
    checkEverybodyIsRecognized()
  }

  /// Checks that no remaining element is both deleted and inserted.
  private mutating func checkEverybodyIsRecognized() {
    if batch.sectionDeletes.isEmpty && batch.itemDeletes.isEmpty { return }
    let (old, new) = (UniqueNames(before), UniqueNames(after))
    for section in batch.sectionDeletes {
      guard let name = old.name(ofSection: section.index), let place = new.sections[name],
        batch.sectionInserts.contains(AfterSection(place))
      else { continue }
      report(
        .minimal, at: .before(section.index),
        "section \(section), \(before.sections[section.index].id), is deleted and inserted again "
          + "as section \(place); it stays or moves")
    }
    for path in batch.itemDeletes {
      guard let name = old.name(ofItem: path.path), let place = new.items[name],
        batch.itemInserts.contains(AfterPath(place))
      else { continue }
      report(
        .minimal, at: .before(path.section),
        "item \(path.path), \(before[path.path].id), is deleted and inserted again at \(place); "
          + "it stays or moves")
    }
  }

  private mutating func checkUpdatesAreNeeded() {
    for pair in batch.sectionUpdates {
      let old = before.sections[pair.before.index]
      if old.hasSameContent(as: after.sections[pair.after.index]) {
        report(
          .minimal, at: .before(pair.before.index),
          "section \(pair), \(old.id), is updated, but looks the same")
      }
    }
    for pair in batch.itemUpdates where before[pair.before.path] == after[pair.after.path] {
      report(
        .minimal, at: .before(pair.before.section),
        "item \(pair), \(before[pair.before.path].id), is updated, but looks the same")
    }
  }

  /// Checks that all stages are valid and result in the sections after.
  private mutating func checkStages() {
    let stages = update.viewStages
    if stages.count > 3 { report(.presentation, "a view gets \(stages.count) stages instead of 3") }
    var presented = PresentedCells(before)
    for (stageNumber, stage) in stages.enumerated() {
      let step = "stage \(stageNumber + 1) of \(stages.count), \(stage.batch), fails: "
      // From the second stage on, the sections are those of the snapshot after, in its order.
      let start = stageNumber == 0 ? before : after
      let error = ViewBatch(structure: stage.batch)
        .firstError(before: presented.itemCounts, after: stage.snapshot.itemCounts)
      if let error {
        violations.append(
          Violation(
            .presentation, error, before: start, after: after, updateNumber: number, step: step))
        return
      }
      switch stage.kind {
      case .structure:
        if stage.batch.hasUpdates { report(.presentation, step + "it mixes structure and content") }
        presented.changeStructure(stage.batch, asking: stage.snapshot)
      case .content:
        if stage.batch.isStructural {
          report(.presentation, step + "it mixes structure and content")
        }
        presented.changeContent(stage.batch, asking: stage.snapshot)
      }
    }
    report(
      .presentation, presented.sections.differences(from: after.sections),
      prefix: "a view that takes the stages of \(batch) ends up wrong: ")
  }

  /// Checks that the sequential steps result in the sections after.
  private mutating func checkSequentialSteps() {
    let steps = batch.sequentialSteps
    let sectionCount =
      batch.sectionDeletes.count + batch.sectionInserts.count + batch.sectionMoves.count
    let itemCount = batch.itemDeletes.count + batch.itemInserts.count + batch.itemMoves.count
    let updateCount = batch.sectionUpdates.count + batch.itemUpdates.count
    if steps.count != sectionCount + itemCount + updateCount
      || steps.count(where: \.isUpdate) != updateCount
    {
      report(
        .presentation,
        "\(batch) makes \(steps.count) steps, \(steps.count(where: \.isUpdate)) of them updates, "
          + "instead of \(sectionCount + itemCount + updateCount) and \(updateCount)")
    }
    var replay = SequentialReplay(from: before, to: after)
    for (stepNumber, step) in steps.enumerated() where !replay.take(step) {
      report(.presentation, "step \(stepNumber + 1) of \(batch), \(step), names no place")
      return
    }
    report(
      .presentation, replay.sections.differences(from: after.sections),
      prefix: "taken in single steps, \(batch) leads elsewhere: ")
  }
}

extension SequentialStep {
  fileprivate var isUpdate: Bool {
    switch self {
    case .updateSection, .updateItem: true
    default: false
    }
  }
}
