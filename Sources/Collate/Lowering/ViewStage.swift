/// One step of an update, as a table or collection view takes it.
///
/// A view gets at most three: sections, items, content. Within the view's batch update block, set
/// what its data source serves to ``snapshot``, and tell it the changes of ``batch``.
public struct ViewStage<Section: SectionProtocol> {
  /// What a stage changes.
  public enum Kind: Hashable, Sendable {
    /// The batch has only deletes, inserts and moves.
    case structure

    /// The batch has only updates. The view is already in its final structure, so both sides of each
    /// pair are equal; reconfigure items and headers there, outside any structural block.
    case content
  }

  /// What the stage changes.
  public let kind: Kind

  /// The changes, from the snapshot of the stage before to ``snapshot``.
  public let batch: ChangeBatch

  /// The sections to serve from inside this stage on.
  public let snapshot: Snapshot<Section>
}

extension ViewStage: Sendable where Section: Sendable {}

extension Update {
  /// The update in steps that a table or collection view takes without complaint.
  ///
  /// Structure is one step, unless items change inside a section that moves, which views do not
  /// survive; then the sections go first. Where keeping another section still avoids that at the
  /// price of one more move, it is done. Content comes last, at the paths after.
  ///
  /// - Complexity: O(*m* log *m* + *s* log *s*) in the size of the batch and the number of sections.
  public var viewStages: [ViewStage<Section>] {
    var stages: [ViewStage<Section>] = []
    if batch.isStructural {
      if let single = singleStage {
        stages.append(ViewStage(kind: .structure, batch: single, snapshot: after))
      } else {
        stages += [sectionStage, itemStage]
      }
    }
    if batch.hasUpdates {
      stages.append(ViewStage(kind: .content, batch: batch.contentAfterwards, snapshot: after))
    }
    return stages
  }

  /// The structure in one step, if there is a way.
  private var singleStage: ChangeBatch? {
    var structure = batch.structure
    let busy = sectionsWithItemChanges
    guard batch.sectionMoves.contains(where: { busy.contains($0.before) }) else { return structure }

    // Weigh the sections whose items change so that they rest if any choice lets them.
    var blocks: [Block] = []
    for section in before.sections.indices {
      if let target = self.section(after: BeforeSection(section)) {
        blocks.append(Block(before: section, after: target.index, length: 1))
      }
    }
    let isKept = heaviestChain(in: blocks, afterCount: after.sections.count) { block in
      busy.contains(BeforeSection(block.before)) ? blocks.count + 1 : 1
    }
    guard let isKept else { return nil }
    let moved = zip(blocks, isKept).filter { !$0.1 }.map(\.0)
    guard moved.count <= batch.sectionMoves.count + 1,
      !moved.contains(where: { busy.contains(BeforeSection($0.before)) })
    else { return nil }
    structure.sectionMoves = moved.map { .init(BeforeSection($0.before), AfterSection($0.after)) }
    return structure
  }

  /// The sections before that lose, get or reorder items.
  private var sectionsWithItemChanges: Set<BeforeSection> {
    let left = batch.itemDeletes + batch.itemMoves.map(\.before)
    let arrived = batch.itemInserts + batch.itemMoves.map(\.after)
    return Set(left.map { BeforeSection($0.section) })
      .union(Set(arrived.map(\.section)).compactMap { section(before: AfterSection($0)) })
  }

  /// The sections in their new order, with their old items.
  private var sectionStage: ViewStage<Section> {
    let sections = after.sections.enumerated().map { number, new in
      section(before: AfterSection(number)).map { before.sections[$0.index] } ?? new
    }
    var structure = ChangeBatch()
    structure.sectionDeletes = batch.sectionDeletes
    structure.sectionInserts = batch.sectionInserts
    structure.sectionMoves = batch.sectionMoves
    return ViewStage(kind: .structure, batch: structure, snapshot: Snapshot(sections))
  }

  /// The items of sections that are already in their new order.
  private var itemStage: ViewStage<Section> {
    func moved(_ path: BeforePath) -> BeforePath {
      let target = section(after: BeforeSection(path.section))
      return BeforePath(section: target?.index ?? path.section, item: path.item)
    }
    let structure = ChangeBatch(
      itemDeletes: batch.itemDeletes.map(moved),
      itemInserts: batch.itemInserts,
      itemMoves: batch.itemMoves.map { .init(moved($0.before), $0.after) })
    return ViewStage(kind: .structure, batch: structure, snapshot: after)
  }
}

extension ChangeBatch {
  /// The deletes, inserts and moves.
  var structure: ChangeBatch {
    var result = self
    result.sectionUpdates = []
    result.itemUpdates = []
    return result
  }

  /// The updates, as they read when the structure has changed already.
  var contentAfterwards: ChangeBatch {
    ChangeBatch(
      sectionUpdates: sectionUpdates.map { .init(BeforeSection($0.after.index), $0.after) },
      itemUpdates: itemUpdates.map { .init(BeforePath($0.after.path), $0.after) })
  }
}
