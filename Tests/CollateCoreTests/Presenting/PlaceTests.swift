import Collate
import TestSupport
import Testing

@testable import CollateCore

/// A place between items, before and after a change.
@MainActor
@Suite("Places between items, through changes", .traced)
struct PlaceTests {
  /// Where a place is afterwards, found by looking for the neighbors by their ids.
  private func naivePlace(
    _ place: ItemPath, of lifted: Book, from before: [Shelf], to after: [Shelf]
  ) -> ItemPath? {
    let shelf = before[place.section]
    guard let section = after.firstIndex(where: { $0.id == shelf.id }) else { return nil }
    let old = shelf.items.map(\.id).filter { $0 != lifted.id }
    let new = after[section].items.map(\.id).filter { $0 != lifted.id }
    for above in old[..<place.item].reversed() {
      if let item = new.firstIndex(of: above) { return ItemPath(section: section, item: item + 1) }
    }
    for below in old[place.item...] {
      if let item = new.firstIndex(of: below) { return ItemPath(section: section, item: item) }
    }
    return ItemPath(section: section, item: 0)
  }

  @Test("Stay beside the neighbors that stay, wherever those go")
  func neighbors() {
    withSeeds(Effort.rounds(2000)) { random in
      let source = ArrayDataSource(sections: random.shelves())
      var updates: [Update<Shelf>] = []
      let observation = source.observe { updates.append($0) }
      random.edit(source)
      guard let update = updates.first else { return }
      let (before, after) = (Array(update.before.sections), Array(update.after.sections))
      for path in update.before.paths {
        guard let end = update.change.pathAfter(path) else { continue }
        for (section, shelf) in before.enumerated() {
          let count = shelf.items.count - (section == path.section ? 1 : 0)
          for item in 0...count {
            let place = ItemPath(section: section, item: item)
            expectEqual(
              update.change.place(place, ofItemAt: path, thatGoesTo: end, from: update.before),
              naivePlace(place, of: update.before[path], from: before, to: after),
              "\(place) for \(path) from \(text(before)) to \(text(after))")
          }
        }
      }
      withExtendedLifetime(observation) {}
    }
  }
}
