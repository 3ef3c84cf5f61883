import Collate

/// The cells and headers of a view, with the data with which they were last configured.
///
/// Remaining cells are found by removing those that leave, and filling the places where none
/// arrive, independently of the batch algorithms, to verify these.
struct PresentedCells<Section: SectionProtocol> {
  /// The content with which the header of each section was configured, without items.
  private(set) var headers: [Section]

  /// The item with which each cell was configured.
  private(set) var cells: [[Section.Item]]

  init(_ snapshot: Snapshot<Section> = []) {
    headers = snapshot.sections.map(\.withoutItems)
    cells = snapshot.sections.map(\.items)
  }

  /// The sections as displayed.
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
  /// Applies deletes, inserts and moves.
  ///
  /// - Parameters:
  ///   - batch: A batch that is valid for the item counts before and after.
  ///   - snapshot: The sections after, from which inserted elements are taken.
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

  /// Moves a dragged cell.
  mutating func moveCell(at path: ItemPath, to place: ItemPath) {
    let cell = cells[path.section].remove(at: path.item)
    cells[place.section].insert(cell, at: place.item)
  }

  /// Reconfigures headers and cells.
  ///
  /// - Parameters:
  ///   - batch: A batch whose updates have valid indices.
  ///   - snapshot: The sections, from which updated elements are taken.
  mutating func changeContent(_ batch: ChangeBatch, asking snapshot: Snapshot<Section>) {
    for pair in batch.sectionUpdates {
      headers[pair.after.index] = snapshot.sections[pair.after.index].withoutItems
    }
    for pair in batch.itemUpdates {
      cells[pair.after.section][pair.after.item] = snapshot[pair.after.path]
    }
  }
}

/// The items of a batch that leave their places, and those that arrive at new ones.
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

  /// Returns the cells of a section: arriving ones at their places, remaining ones around them.
  func fill<Section>(
    section: Int, with staying: [Section.Item], movedFrom old: [[Section.Item]],
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
  /// The section without items.
  var withoutItems: Self {
    var result = self
    result.items = []
    return result
  }
}
