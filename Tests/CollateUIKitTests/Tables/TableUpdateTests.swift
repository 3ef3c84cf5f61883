#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Updates of a table view", .traced)
struct TableUpdateTests {
  @Test("A table shows the source, and what becomes of it, by batches alone")
  func changes() {
    withQuirks {
      let stage = TableStage("A=abc|B=de|C")
      expectEqual(stage.rows, [["a", "b", "c"], ["d", "e"], []])
      let reloads = stage.table.calls.reloads
      stage.source.moveItem(at: [0, 0], to: [1, 1])
      stage.source.insertSection(Shelf("D", [Book("x")]), at: 0)
      stage.source.performBatchUpdates {
        stage.source.moveSection(at: 0, to: 2)
        stage.source.removeItem(at: [1, 0])
        stage.source.replaceItem(at: [1, 0], with: Book("a", edition: 1))
      }
      stage.layOut()
      expectEqual(stage.rows, stage.expectedRows)
      expectEqual(stage.rows, [["b", "c"], ["a'", "e"], ["x"], []])
      expectEqual(stage.table.calls.reloads, reloads)
    }
  }

  @Test("A table shows the result of random changes, under all quirks")
  func random() {
    withQuirks {
      withSeeds(Effort.rounds(6)) { random in
        let stage = TableStage("A=abc|B=de|C")
        for _ in 0..<40 {
          if random.oneIn(3) {
            stage.source.performBatchUpdates {
              for _ in 0...random.below(4) { random.edit(stage.source) }
            }
          } else {
            random.edit(stage.source)
          }
          if random.oneIn(2) { stage.layOut() }
          if random.oneIn(10) { stage.table.removeFromSuperview() }
          if random.oneIn(5) { stage.window.rootViewController?.view.addSubview(stage.table) }
        }
        stage.window.rootViewController?.view.addSubview(stage.table)
        stage.layOut()
        expectEqual(stage.rows, stage.expectedRows)
      }
    }
  }
}
#endif
