import Collate
import TestSupport
import Testing

@Suite("Transactions with observers that are added in the middle")
@MainActor
struct JoiningTests {
  @Test("Observers from before a transaction receive the smallest batch despite late observers")
  func smallest() {
    let group = IdentityGroup("books")
    let (a, b) = (
      ArrayDataSource(sections: shelves("A=abc|B=d")), ArrayDataSource(sections: shelves("C=xy"))
    )
    let composite = CompositeDataSource<Shelf>()
    composite.append(a, sharing: group)
    composite.append(b, sharing: group)
    var told: [String] = []
    let early = composite.observe { update in
      told.append("early \(update)")
      expectReplay(update)
    }
    var late: ObservationToken?
    composite.performBatchUpdates {
      let moved = a.removeItem(at: [0, 0])
      let back = a.removeItem(at: [0, 0])
      let section = a.removeSection(at: 1)
      late = composite.observe { told.append("late \($0)") }
      a.insertItem(back, at: [0, 0])
      a.insertSection(section, at: 0)
      b.insertItem(moved, at: [0, 2])
    }
    expectEqual(told, ["early mS 1>0; m 0.0>2.2", "late iS 0; i 1.0,2.2"])
    withExtendedLifetime((early, late)) {}
  }
}
