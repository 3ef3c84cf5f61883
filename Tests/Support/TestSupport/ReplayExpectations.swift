package import Collate
import CollateTesting
package import Testing

/// Expects everything that holds of any batch between two snapshots: it is valid, replays, inverts,
/// and every way to take it step by step ends where it should.
@MainActor
package func expectReplay(
  _ update: Update<Shelf>, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectReplay(
    update.batch, from: update.before, to: update.after, sourceLocation: sourceLocation)
}

/// Expects everything that holds of any batch between two snapshots.
package func expectReplay<Section: SectionProtocol>(
  _ batch: ChangeBatch, from before: Snapshot<Section>, to after: Snapshot<Section>,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  do {
    try batch.validate(from: before, to: after)
    guard try batch.replayed(on: before, with: after) == after else {
      throw Failure("replays to something else")
    }
    let inverse = batch.inverse
    guard inverse.inverse == batch else { throw Failure("its inverse's inverse is another") }
    try inverse.validate(from: after, to: before)
    guard try inverse.replayed(on: after, with: before) == before else {
      throw Failure("its inverse replays to something else")
    }
    try checkStages(of: batch, from: before, to: after)
    try checkSteps(of: batch, from: before, to: after)
  } catch {
    Issue.record(
      "\(before.sections.map { "\($0)" }) to \(after.sections.map { "\($0)" }), \(batch): \(error)",
      sourceLocation: sourceLocation)
  }
}

private struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Takes the stages one after the other, as a view would.
private func checkStages<Section: SectionProtocol>(
  of batch: ChangeBatch, from before: Snapshot<Section>, to after: Snapshot<Section>
) throws {
  let stages = ViewStage.stages(of: batch, from: before, to: after)
  guard stages.count <= 3 else { throw Failure("\(stages.count) stages") }
  var shown = before
  for stage in stages {
    switch stage.kind {
    case .structure:
      guard stage.batch.isStructural, !stage.batch.hasUpdates else {
        throw Failure("a structural stage with updates: \(stage.batch)")
      }
      try ViewBatch(structure: stage.batch)
        .validate(before: shown.itemCounts, after: stage.snapshot.itemCounts)
    case .content:
      guard !stage.batch.isStructural, stage.batch.hasUpdates else {
        throw Failure("a content stage with structure: \(stage.batch)")
      }
      try stage.batch.validate(before: shown.itemCounts, after: stage.snapshot.itemCounts)
    }
    shown = try stage.batch.replayed(on: shown, with: stage.snapshot)
  }
  guard shown == after else { throw Failure("the stages lead to \(shown.sections.map { $0 })") }
}

/// Takes the steps one after the other, as an array would.
private func checkSteps<Section: SectionProtocol>(
  of batch: ChangeBatch, from before: Snapshot<Section>, to after: Snapshot<Section>
) throws {
  let steps = batch.sequentialSteps
  let count =
    batch.sectionDeletes.count + batch.sectionInserts.count + batch.sectionMoves.count
    + batch.sectionUpdates.count + batch.itemDeletes.count + batch.itemInserts.count
    + batch.itemMoves.count + batch.itemUpdates.count
  guard steps.count == count else { throw Failure("\(steps.count) steps for \(count) changes") }
  var sections = Array(before.sections)
  for step in steps {
    switch step {
    case .deleteItem(let path): sections[path.section].items.remove(at: path.item)
    case .deleteSection(let section): sections.remove(at: section)
    case .insertSection(let section, let source):
      sections.insert(after.sections[source.index], at: section)
    case .moveSection(let from, let to): sections.insert(sections.remove(at: from), at: to)
    case .insertItem(let path, let source):
      sections[path.section].items.insert(after[source.path], at: path.item)
    case .moveItem(let from, let to):
      let item = sections[from.section].items.remove(at: from.item)
      sections[to.section].items.insert(item, at: to.item)
    case .updateSection(let section):
      var updated = after.sections[section.index]
      updated.items = sections[section.index].items
      sections[section.index] = updated
    case .updateItem(let path): sections[path.section].items[path.item] = after[path.path]
    }
  }
  guard Snapshot(sections) == after else { throw Failure("the steps lead to \(sections)") }
}

extension ChangeBatch {
  /// Returns the first rule that the batch breaks between two snapshots, or `nil` if it transforms
  /// one into the other.
  package func firstError<Section>(
    from before: Snapshot<Section>, to after: Snapshot<Section>
  ) -> ChangeBatchError? {
    do throws(ChangeBatchError) {
      try validate(from: before, to: after)
      return nil
    } catch {
      return error
    }
  }
}
