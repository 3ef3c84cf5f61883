#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("The index at the edge of a list", .traced)
struct IndexTitleTests {
  @Test("The titles are those of the sections that there are")
  func titles() {
    withQuirks {
      let stage = TableStage("A=abc|B=de|C=f") { list in
        list.indexTitle { shelf, _ in "\(shelf.id)" }
      }
      #expect(stage.table.shownIndexTitles == ["A", "B", "C"])
      stage.source.removeSection(at: 0)
      stage.layOut()
      #expect(stage.table.shownIndexTitles == ["B", "C"])
      #expect(stage.table.simulateTap(onIndexTitle: 1) == 1)
      stage.source.insertSection(Shelf("N", [Book("n")]), at: 0)
      #expect(stage.table.shownIndexTitles == ["N", "B", "C"])
    }
  }

  @Test("A title without items leads to those that come next")
  func emptySections() {
    withQuirks {
      let stage = CollectionStage("A=|B=de|C=") { list in
        list.indexTitles = { ["A", "B", "C"] }
      }
      #expect(stage.view.simulateTap(onIndexTitle: 0) == [1, 0])
      #expect(stage.view.simulateTap(onIndexTitle: 1) == [1, 0])
      #expect(stage.view.simulateTap(onIndexTitle: 2) == [1, 0])
    }
  }
}
#endif
