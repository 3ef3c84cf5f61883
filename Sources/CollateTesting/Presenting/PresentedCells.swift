import Collate

/// Cells and headers as a view has them: configured once, and again only when told.
///
/// What stays is found by setting aside what leaves and filling up what does not arrive, with no use
/// of the algebra of batches, so that the two can be compared.
struct PresentedCells<Section: SectionProtocol> {
  /// The content that each section's header was configured with, without items.
  private(set) var headers: [Section]

  /// The item that each cell was configured with.
  private(set) var cells: [[Section.Item]]

  init(_ snapshot: Snapshot<Section> = []) {
    headers = snapshot.sections.map(\.withoutItems)
    cells = snapshot.sections.map(\.items)
  }

  /// The sections as they look.
  var sections: [Section] {
    zip(headers, cells).map { header, cells in
      var section = header
      section.items = cells
      return section
    }
  }

  /// The number of cells in each section.
  var itemCounts: [Int] { cells.map(\.count) }
}

extension PresentedCells {
  /// Deletes, inserts and moves.
  ///
  /// - Parameters:
  ///   - batch: A batch that fits the counts on both sides.
  ///   - snapshot: The sections after, asked for what is inserted.
  mutating func changeStructure(_ batch: ChangeBatch, asking snapshot: Snapshot<Section>) {
    let old = self
    let leaving = Set((batch.sectionDeletes + batch.sectionMoves.map(\.before)).map(\.index))
    var staying = old.headers.indices.filter { !leaving.contains($0) }.makeIterator()
    let inserted = Set(batch.sectionInserts.map(\.index))
    let origins = Dictionary(
      batch.sectionMoves.map { ($0.after.index, $0.before.index) },
      uniquingKeysWith: { first, _ in first })
    let items = ItemArrivals(batch)

    headers = []
    cells = []
    for number in snapshot.sections.indices {
      if inserted.contains(number) {
        headers.append(snapshot.sections[number].withoutItems)
        cells.append(snapshot.sections[number].items)
      } else if let origin = origins[number] ?? staying.next() {
        let stayingCells = old.cells[origin].enumerated()
          .filter { !items.leaving.contains(ItemPath(section: origin, item: $0.offset)) }
          .map(\.element)
        headers.append(old.headers[origin])
        cells.append(
          items.fill(section: number, with: stayingCells, movedFrom: old.cells, asking: snapshot))
      }
    }
  }

  /// Moves a cell that somebody dragged.
  mutating func moveCell(at path: ItemPath, to place: ItemPath) {
    let cell = cells[path.section].remove(at: path.item)
    cells[place.section].insert(cell, at: place.item)
  }

  /// Configures headers and cells anew.
  ///
  /// - Parameters:
  ///   - batch: A batch whose updates name places that exist.
  ///   - snapshot: The sections, asked for what is updated.
  mutating func changeContent(_ batch: ChangeBatch, asking snapshot: Snapshot<Section>) {
    for pair in batch.sectionUpdates {
      headers[pair.after.index] = snapshot.sections[pair.after.index].withoutItems
    }
    for pair in batch.itemUpdates {
      cells[pair.after.section][pair.after.item] = snapshot[pair.after.path]
    }
  }
}

/// The items of a batch that leave their places, and those that come to new ones.
private struct ItemArrivals {
  let leaving: Set<ItemPath>
  private let inserted: Set<ItemPath>
  private let origins: [ItemPath: ItemPath]

  init(_ batch: ChangeBatch) {
    leaving = Set((batch.itemDeletes + batch.itemMoves.map(\.before)).map(\.path))
    inserted = Set(batch.itemInserts.map(\.path))
    origins = Dictionary(
      batch.itemMoves.map { ($0.after.path, $0.before.path) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the cells of a section: those that arrive at their places, the others around them.
  func fill<Section>(
    section: Int,
    with staying: [Section.Item],
    movedFrom old: [[Section.Item]],
    asking snapshot: Snapshot<Section>
  ) -> [Section.Item] {
    var staying = staying.makeIterator()
    var cells: [Section.Item] = []
    for item in 0..<snapshot.itemCount(inSection: section) {
      let path = ItemPath(section: section, item: item)
      if inserted.contains(path) {
        cells.append(snapshot[path])
      } else if let origin = origins[path] {
        cells.append(old[origin.section][origin.item])
      } else if let cell = staying.next() {
        cells.append(cell)
      }
    }
    return cells
  }
}

extension SectionProtocol {
  /// The section's content.
  var withoutItems: Self {
    var result = self
    result.items = []
    return result
  }
}
