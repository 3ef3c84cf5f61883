import Collate

extension TerminalListView {
  /// Applies an update that does not come from the presenter.
  func apply(_ update: Update<Section>) {
    for stage in update.viewStages { change(stage) }
    layOut()
  }

  /// Applies one step of a change.
  func change(_ stage: ViewStage<Section>) {
    switch stage.kind {
    case .structure: changeStructure(stage.batch, in: stage.snapshot)
    case .content: changeContent(stage.batch, in: stage.snapshot)
    }
  }

  /// Applies deletions, insertions and moves.
  ///
  /// As in UIKit, deletions and the first paths of moves are counted before the batch, insertions and
  /// the second paths of moves after it.
  private func changeStructure(_ batch: ChangeBatch, in snapshot: Snapshot<Section>) {
    var arrivals = takeMovedCells(batch)
    var newGroups = takeMovedGroups(batch)
    for section in batch.sectionInserts.map(\.index) {
      newGroups[section] = insertedGroup(snapshot.sections[section])
    }
    for (section, group) in newGroups.sorted(by: { $0.key < $1.key }) {
      groups.insert(group, at: section)
    }
    for path in batch.itemInserts.map(\.path) {
      arrivals[path] = insertedCell(snapshot[path])
    }
    for (path, cell) in arrivals.sorted(by: { $0.key < $1.key }) {
      groups[path.section].cells.insert(cell, at: path.item)
    }
  }

  /// Configures headers and cells again.
  private func changeContent(_ batch: ChangeBatch, in snapshot: Snapshot<Section>) {
    for section in batch.sectionUpdates.map(\.after.index) {
      reconfigure(&groups[section], with: snapshot.sections[section])
    }
    for path in batch.itemUpdates.map(\.after.path) {
      reconfigure(&groups[path.section].cells[path.item], with: snapshot[path])
    }
  }

  /// Removes cells that are deleted or moved, and returns the moved ones by their new paths.
  private func takeMovedCells(_ batch: ChangeBatch) -> [ItemPath: Cell] {
    var moved: [ItemPath: Cell] = [:]
    for pair in batch.itemMoves {
      moved[pair.after.path] = groups[pair.before.path.section].cells[pair.before.path.item]
      moved[pair.after.path]?.motion.mark(.moved)
    }
    for path in batch.itemDeletes.map(\.path) {
      vanish(groups[path.section].cells[path.item])
    }
    let leaving = (batch.itemDeletes + batch.itemMoves.map(\.before)).map(\.path)
    for path in leaving.sorted(by: >) { groups[path.section].cells.remove(at: path.item) }
    return moved
  }

  /// Removes sections that are deleted or moved, and returns the moved ones by their new indices.
  private func takeMovedGroups(_ batch: ChangeBatch) -> [Int: Group] {
    var moved: [Int: Group] = [:]
    for pair in batch.sectionMoves {
      var group = groups[pair.before.index]
      group.motion.mark(.moved)
      for item in group.cells.indices { group.cells[item].motion.mark(.moved) }
      moved[pair.after.index] = group
    }
    for section in batch.sectionDeletes {
      let group = groups[section.index]
      vanish(group.content, group.motion)
      for cell in group.cells { vanish(cell) }
    }
    let leaving = (batch.sectionDeletes + batch.sectionMoves.map(\.before)).map(\.index)
    for section in leaving.sorted(by: >) { groups.remove(at: section) }
    return moved
  }

  private func insertedCell(_ item: Section.Item) -> Cell {
    newCell(item, motion: .inserted)
  }

  private func insertedGroup(_ section: Section) -> Group {
    var group = newGroup(section, motion: .inserted)
    group.cells = section.items.map(insertedCell)
    return group
  }

  private func vanish(_ cell: Cell) {
    vanish(cell.content, cell.motion)
  }

  private func vanish(_ content: RowContent, _ motion: RowMotion) {
    var motion = motion
    motion.goal = motion.place
    motion.mark(.deleted)
    ghosts.append(Ghost(content: content, motion: motion))
  }
}

extension RowMotion {
  /// The motion of a new row, which has no place until the rows are laid out.
  fileprivate static var inserted: RowMotion {
    var motion = RowMotion(at: .nan)
    motion.mark(.inserted)
    return motion
  }
}
