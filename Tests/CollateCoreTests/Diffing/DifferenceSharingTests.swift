import Collate
import TestSupport
import Testing

@testable import CollateCore

/// An item with a note that `==` ignores.
private struct Note: Identifiable, Equatable, Sendable {
  let id: Int
  var edition = 0
  var issue = 0

  static func == (one: Note, other: Note) -> Bool {
    one.id == other.id && one.edition == other.edition
  }
}

private typealias Notes = BasicSection<Int, Note>

@Suite("Difference of snapshots that share sections", .traced)
struct DifferenceSharingTests {
  /// Returns the same sections in storage of their own.
  private func copied(_ sections: [Notes]) -> [Notes] {
    sections.map { section in
      var items: [Note] = []
      items.reserveCapacity(section.items.count + 1)
      items += section.items
      return Notes(id: section.id, items: items)
    }
  }

  /// Changes one to four sections, items or places.
  private func edit(_ sections: inout [Notes], using generator: inout SeededGenerator) {
    for _ in 0...generator.below(4) {
      let section = generator.below(sections.count + 1)
      let place = generator.below(sections.count + 1)
      switch generator.below(9) {
      case 0: sections.insert(Notes(id: generator.below(500), items: []), at: section)
      case 1 where section < sections.count: sections.remove(at: section)
      case 2 where section < sections.count:
        sections.insert(sections.remove(at: section), at: min(place, sections.count))
      default:
        guard section < sections.count else { continue }
        let item = generator.below(sections[section].items.count + 1)
        let isThere = item < sections[section].items.count
        switch generator.below(4) {
        case 0 where isThere: sections[section].items.remove(at: item)
        case 1 where isThere: sections[section].items[item].edition += 1
        case 2 where isThere: sections[section].items[item].issue += 1
        default: sections[section].items.insert(Note(id: generator.below(2_000)), at: item)
        }
      }
    }
  }

  /// The paths of the items that stay where they are relative to each other, and have another issue only.
  private func silentlyReplaced(
    _ change: PendingChange, _ old: Snapshot<Notes>, _ new: Snapshot<Notes>
  ) -> Set<Int> {
    var result: Set<Int> = []
    for path in new.sections.indices.flatMap({ new.paths(inSection: $0) }) {
      guard !change.items.after.containsSorted(path), let before = change.pathBefore(path),
        old[before] == new[path], old[before].issue != new[path].issue
      else { continue }
      result.insert(path.section)
    }
    return result
  }

  @Test("Shared storage does not change the difference; sections replaced silently are named")
  func sharing() {
    withSeeds(Effort.rounds(3_000)) { generator in
      // More than a leaf of sections in some.
      let count = generator.below(4) == 0 ? 300 : generator.below(6)
      let before = (0..<count).map { section in
        Notes(id: section, items: (0..<generator.below(5)).map { Note(id: section * 5 + $0) })
      }
      var after = before
      edit(&after, using: &generator)
      let (old, new) = (Snapshot(before), Snapshot(after))
      let (oldCopy, newCopy) = (Snapshot(copied(before)), Snapshot(copied(after)))
      let expected = newCopy.difference(from: oldCopy)
      expectEqual(new.difference(from: old), expected)
      let change = SnapshotDiff.change(from: old, to: new, namingSilentUpdates: true)
      guard let change else {
        Issue.record("It was not cancelled")
        return
      }
      change.checkInvariants()
      expectEqual(old.batch(of: change.resolved(from: old, to: new)), expected)
      let silent = silentlyReplaced(change, old, new)
      expectEqual(silent.subtracting(change.sectionUpdates.map(\.after.index)), [])
    }
  }
}
