import Collate
import TestSupport
import Testing

@testable import CollateCore

@Suite("Appending single edits in place", .traced)
struct AppendingTests {
  /// Returns every insertion, removal and move in sections with numbers of items.
  private func edits(of counts: [Int]) -> [(edit: Edit, counts: [Int])] {
    let paths = counts.enumerated().flatMap { section, count in
      (0..<count).map { ItemPath(section: section, item: $0) }
    }
    var result: [(edit: Edit, counts: [Int])] = []
    func places(_ counts: [Int]) -> [(path: ItemPath, counts: [Int])] {
      counts.indices.flatMap { section in
        var larger = counts
        larger[section] += 1
        return (0...counts[section]).map { (ItemPath(section: section, item: $0), larger) }
      }
    }
    for place in places(counts) { result.append((Edit(inserting: place.path), place.counts)) }
    for path in paths {
      var smaller = counts
      smaller[path.section] -= 1
      result.append((Edit(deleting: path), smaller))
      for place in places(smaller) where place.path != path {
        result.append((Edit(.move, before: path, after: place.path), place.counts))
      }
    }
    return result
  }

  private func expectSameAsComposed(_ edits: [Edit]) {
    var (appended, composed) = (PendingChange(edits[0]), PendingChange(edits[0]))
    for edit in edits.dropFirst() {
      let next = PendingChange(edit)
      if !appended.append(next) { appended = appended.followed(by: next) }
      composed = composed.followed(by: next)
    }
    expectEqual(appended, composed, "\(edits)")
    expectEqual(appended.doubts, composed.doubts)
  }

  @Test("Every sequence of three edits of small lists is what composing makes of it")
  func everySequence() {
    withEvery("counts", in: [[0], [2], [3], [1, 1], [2, 1]]) { counts in
      for one in edits(of: counts) {
        for two in edits(of: one.counts) {
          for three in edits(of: two.counts) {
            expectSameAsComposed([one.edit, two.edit, three.edit])
          }
        }
      }
    }
  }

  @Test("So is a random sequence of many")
  func randomSequence() {
    withSeeds(Effort.rounds(40)) { random in
      var counts = [3, 0, 5]
      let sequence = (0..<random.below(120) + 1).map { _ in
        let all = edits(of: counts)
        let next = all[random.below(all.count)]
        counts = next.counts
        return next.edit
      }
      expectSameAsComposed(sequence)
    }
  }

  @Test("A copy of the change stays as it was")
  func copies() {
    var change = PendingChange(Edit(inserting: [0, 0]))
    let isSecondAppended = change.append(PendingChange(Edit(inserting: [0, 1])))
    let copy = change
    let isThirdAppended = change.append(PendingChange(Edit(deleting: [0, 0])))
    #expect(isSecondAppended && isThirdAppended)
    expectEqual(copy.size, 2)
    expectEqual(change.size, 1)
  }

  @Test("Sections, updates and long changes are composed")
  func others() {
    let item = PendingChange(Edit(inserting: [0, 0]))
    let update = PendingChange.replacing(item: [0, 0], hasSameID: true)
    for (one, two) in [
      (item, .inserting(section: 0)), (.inserting(section: 0), item), (item, update),
      (update, item), (update.followed(by: item), item),
      (.inserting(items: (0...64).map { [0, $0] }), item),
    ] {
      var change = one
      let isAppended = change.append(two)
      #expect(!isAppended)
      expectEqual(change, one)
    }
  }
}
