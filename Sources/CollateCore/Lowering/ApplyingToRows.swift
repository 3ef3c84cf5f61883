extension SequentialStep {
  /// Applies the step to rows of your own, which stand for items.
  ///
  ///     for step in update.batch.sequentialSteps {
  ///       step.apply(to: &rows, after: update.after) { story in Row(story) }
  ///     }
  ///
  /// - Parameters:
  ///   - rows: The rows of each section, as the previous step left them.
  ///   - after: The sections after the whole update.
  ///   - makeRow: A closure that returns the row of an inserted or updated item.
  /// - Precondition: The step is one of a batch that leads from the rows to `after`.
  /// - Complexity: That of removing from and inserting into arrays.
  public func apply<Section, Row>(
    to rows: inout [[Row]], after: Snapshot<Section>, makeRow: (Section.Item) -> Row
  ) {
    switch self {
    case .deleteItem(let path): rows[path.section].remove(at: path.item)
    case .deleteSection(let section): rows.remove(at: section)
    case .insertSection(let section, let source):
      rows.insert(after.sections[source].items.map(makeRow), at: section)
    case .moveSection(let start, let end): rows.insert(rows.remove(at: start), at: end)
    case .insertItem(let path, let source):
      rows[path.section].insert(makeRow(after[source]), at: path.item)
    case .moveItem(let start, let end):
      let row = rows[start.section].remove(at: start.item)
      rows[end.section].insert(row, at: end.item)
    case .updateSection: break
    case .updateItem(let path): rows[path.section][path.item] = makeRow(after[path])
    }
  }
}

extension ViewStage {
  /// Applies the stage to rows of your own, which stand for items.
  ///
  /// - Parameters:
  ///   - rows: The rows of each section, as the previous stage left them.
  ///   - makeRow: A closure that returns the row of an inserted or updated item.
  /// - Precondition: The rows stand for the items before the stage.
  /// - Complexity: That of ``ChangeBatch/sequentialSteps``, and of removing from and inserting into
  ///   arrays.
  public func apply<Row>(to rows: inout [[Row]], makeRow: (Section.Item) -> Row) {
    for step in batch.sequentialSteps { step.apply(to: &rows, after: snapshot, makeRow: makeRow) }
  }
}

extension Update {
  /// Applies the update to rows of your own, which stand for items.
  ///
  ///     let token = screen.observe { $0.apply(to: &rows) { story in Row(story) } }
  ///
  /// - Parameters:
  ///   - rows: The rows of each section before the update.
  ///   - makeRow: A closure that returns the row of an inserted or updated item.
  /// - Precondition: The rows stand for the items before the update.
  /// - Complexity: That of ``ChangeBatch/sequentialSteps``, and of removing from and inserting into
  ///   arrays.
  public func apply<Row>(to rows: inout [[Row]], makeRow: (Section.Item) -> Row) {
    for step in batch.sequentialSteps { step.apply(to: &rows, after: after, makeRow: makeRow) }
  }
}
