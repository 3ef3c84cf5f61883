extension ViewStage {
  /// Returns the stages in which a table or collection view applies a batch; see
  /// ``Update/viewStages``.
  ///
  /// - Parameters:
  ///   - batch: A batch that transforms `before` into `after`.
  ///   - before: The sections before.
  ///   - after: The sections after.
  /// - Returns: At most three steps; none for an empty batch.
  /// - Complexity: O(*m* log *m* + *s* log *s*) in the size of the batch and the number of sections.
  public static func stages(
    of batch: ChangeBatch, from before: Snapshot<Section>, to after: Snapshot<Section>
  ) -> [ViewStage] {
    var stages: [ViewStage] = []
    if batch.isStructural {
      let structure = batch.structure
      if batch.sectionMoves.isEmpty {
        stages.append(ViewStage(kind: .structure, batch: structure, snapshot: after))
      } else {
        stages =
          ViewLowering(
            batch: batch, change: PendingChange(structure), before: before, after: after
          ).structureStages
      }
    }
    if batch.hasUpdates {
      stages.append(
        ViewStage(kind: .content, batch: batch.contentAfterwards, snapshot: after))
    }
    return stages
  }
}

/// The structure of an update with section moves, in parts that a view can apply in one step each.
private struct ViewLowering<Section: SectionProtocol> {
  let batch: ChangeBatch
  let change: PendingChange
  let before: Snapshot<Section>
  let after: Snapshot<Section>

  var structureStages: [ViewStage<Section>] {
    if let single = singleStructure {
      return [ViewStage(kind: .structure, batch: single, snapshot: after)]
    }
    return [sectionStage, itemStage]
  }

  /// The structural changes in one step, if possible.
  private var singleStructure: ChangeBatch? {
    let structure = batch.structure
    let busy = sectionsWithItemChanges
    guard batch.sectionMoves.contains(where: { busy.contains($0.before) }) else { return structure }

    // Sections with item changes are worth more than all others, so that they stay if possible.
    var chain = HeaviestChain()
    let count = before.sections.count
    for section in 0..<count {
      guard let target = change.sectionAfter(section) else { continue }
      let worth = busy.contains(BeforeSection(section)) ? count + 1 : 1
      chain.blocks.append(Block(before: section, after: target, length: worth))
    }
    guard chain.search(afterCount: after.sections.count) != nil else { return nil }
    var moved: [Block] = []
    chain.forEachBlock(kept: { _ in }, leftOut: { moved.append($0) })
    guard moved.count <= batch.sectionMoves.count + 1,
      !moved.contains(where: { busy.contains(BeforeSection($0.before)) })
    else { return nil }
    var lists = structure.lists
    lists.sectionMoves = moved.map { .init(BeforeSection($0.before), AfterSection($0.after)) }
    return ChangeBatch(lists)
  }

  /// The sections before with deleted, inserted or moved items.
  private var sectionsWithItemChanges: Set<BeforeSection> {
    let left = batch.itemDeletes + batch.itemMoves.map(\.before)
    let arrived = batch.itemInserts + batch.itemMoves.map(\.after)
    return Set(left.map { BeforeSection($0.section) })
      .union(
        Set(arrived.map(\.section)).compactMap { change.section(before: AfterSection($0)) })
  }

  /// The stage that changes the sections, with their old items.
  private var sectionStage: ViewStage<Section> {
    let sections = after.sections.enumerated().map { number, new in
      change.sectionBefore(number).map { before.sections[$0] } ?? new
    }
    let structure = ChangeBatch(
      sectionDeletes: batch.sectionDeletes,
      sectionInserts: batch.sectionInserts,
      sectionMoves: batch.sectionMoves)
    return ViewStage(kind: .structure, batch: structure, snapshot: Snapshot(sections))
  }

  /// The stage that changes the items, with the sections already in their new order.
  private var itemStage: ViewStage<Section> {
    func moved(_ path: BeforePath) -> BeforePath {
      BeforePath(section: change.sectionAfter(path.section) ?? path.section, item: path.item)
    }
    let structure = ChangeBatch(
      itemDeletes: batch.itemDeletes.map(moved),
      itemInserts: batch.itemInserts,
      itemMoves: batch.itemMoves.map { .init(moved($0.before), $0.after) })
    return ViewStage(kind: .structure, batch: structure, snapshot: after)
  }
}

extension ChangeBatch {
  /// The updates, in indices after the structural changes.
  fileprivate var contentAfterwards: ChangeBatch {
    ChangeBatch(
      sectionUpdates: sectionUpdates.map { .init(BeforeSection($0.after.index), $0.after) },
      itemUpdates: itemUpdates.map { .init(BeforePath($0.after.path), $0.after) })
  }
}
