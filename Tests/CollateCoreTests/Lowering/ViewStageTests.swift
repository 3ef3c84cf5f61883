import Collate
import TestSupport
import Testing

@Suite("Stages of updates", .traced)
struct ViewStageTests {
  /// All lists of at most two sections with two items in all.
  private static let states = DifferenceSweepTests.states(
    items: DifferenceSweepTests.arrangements(of: ["a", "b"], upTo: 2)
  ).filter { state in
    let ids = state.flatMap(\.items).map(\.id)
    return Set(ids).count == ids.count
  }

  @Test("The last stage names what is updated by the paths after, in ascending order")
  func content() {
    withEvery("before", in: Self.states) { before in
      withEvery("after", in: Self.states) { after in
        let updated = after.map { shelf in
          Shelf(shelf.id, title: 1, shelf.items.map { Book($0.id, edition: 1) })
        }
        let (old, new) = (Snapshot(before), Snapshot(updated))
        let batch = new.difference(from: old)
        let stages = ViewStage.stages(of: batch, from: old, to: new)
        let last = stages.last?.batch ?? ChangeBatch()
        let items: [AfterPath] = batch.itemUpdates.map(\.after).sorted()
        let sections: [AfterSection] = batch.sectionUpdates.map(\.after).sorted()
        expectEqual(last.itemUpdates.map(\.after), items)
        expectEqual(last.itemUpdates.map(\.before.path), items.map(\.path))
        expectEqual(last.sectionUpdates.map(\.after), sections)
        expectEqual(last.sectionUpdates.map(\.before.index), sections.map(\.index))
      }
    }
  }
}
