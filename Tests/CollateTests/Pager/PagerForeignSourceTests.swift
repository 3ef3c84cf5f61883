import TestSupport
import Testing

@testable import Collate

@Suite("Pagers of sources that say what is not so", .traced, .serialized)
@MainActor
struct PagerForeignSourceTests {
  /// A source that tells whatever it is told to tell.
  @MainActor
  private final class TalkingSource: DataSource {
    private(set) var snapshot: Snapshot<Shelf>
    private var observers: [(Update<Shelf>) -> Void] = []

    init(_ shelves: [Shelf]) {
      snapshot = Snapshot(shelves)
    }

    func observe(_ observer: @escaping @MainActor (Update<Shelf>) -> Void) -> Observation {
      observers.append(observer)
      return Observation(onEnd: {})
    }

    func replace(_ shelves: [Shelf], saying batch: ChangeBatch) {
      let before = snapshot
      snapshot = Snapshot(shelves)
      let update = Update(before: before, after: snapshot, batch: batch)
      for observer in observers { observer(update) }
    }
  }

  @Test(
    "A wrong batch loses no page, and what rests goes on resting",
    arguments: [
      ("A=abcd", ChangeBatch()),
      ("A=abcd", ChangeBatch(itemDeletes: [[0, 7]])),
      ("A=abcd", ChangeBatch(itemInserts: [[3, 0]])),
      ("A=ba", ChangeBatch(itemUpdates: [.init([0, 2], [0, 2])])),
      ("A=ab B=de", ChangeBatch(itemDeletes: [[0, 2]])),
      ("B=b", ChangeBatch(sectionDeletes: [0, 1])),
    ])
  func wrongBatch(_ shelves: String, _ batch: ChangeBatch) {
    var remarks: [Diagnostics.Remark] = []
    Diagnostics.hook = { remark, _ in remarks.append(remark) }
    defer { Diagnostics.hook = nil }
    let source = TalkingSource(TestSupport.shelves("A=abc"))
    let stage = Stage(source, .init(mode: .onDemand))
    stage.jump(to: "b", animated: false)
    source.replace(TestSupport.shelves(shelves), saying: batch)
    let pages = (0..<stage.driver.pageCount).map { stage.driver.page(at: $0) }
    #expect(pages == source.snapshot.sections.flatMap { $0.items.map(\.id) })
    #expect(stage.driver.settledPage == "b")
    #expect(remarks.count == 1)
  }
}
