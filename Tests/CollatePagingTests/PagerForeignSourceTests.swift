import Collate
import TestSupport
import Testing

@testable import CollateCore
@testable import CollatePaging

@Suite("Pagers of sources that say what is not so", .traced, .serialized)
@MainActor
struct PagerForeignSourceTests {
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
    let reports = Reports()
    let source = ForeignSource("A=abc")
    let stage = Stage(source, .init(mode: .onDemand))
    stage.jump(to: "b", animated: false)
    source.change(to: shelves, batch: batch)
    let pages = (0..<stage.driver.pageCount).map { stage.driver.page(at: $0) }
    expectEqual(pages, source.snapshot.sections.flatMap { $0.items.map(\.id) })
    expectEqual(stage.driver.settledPage, "b")
    expectEqual(reports.issues.count, 1)
  }
}
