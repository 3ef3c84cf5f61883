#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("The index at the edge of a list", .traced, .silentDiagnostics)
struct IndexTitleTests {
  @Test("The titles are those of the sections that there are")
  func titles() {
    withQuirks {
      let stage = TableStage("A=abc|B=de|C=f") { list in
        list.indexTitle { shelf, _ in "\(shelf.id)" }
      }
      expectEqual(stage.table.shownIndexTitles, ["A", "B", "C"])
      stage.source.removeSection(at: 0)
      stage.layOut()
      expectEqual(stage.table.shownIndexTitles, ["B", "C"])
      expectEqual(stage.table.simulateTap(onIndexTitle: 1), 1)
      stage.source.insertSection(Shelf("N", [Book("n")]), at: 0)
      expectEqual(stage.table.shownIndexTitles, ["N", "B", "C"])
    }
  }

  @Test("Collection views, too, have the titles of their sections, and are led to these")
  func collectionTitles() {
    withQuirks {
      let stage = CollectionStage("A=abc|B=de|C=f|D=g") { list in
        list.indexTitle { shelf, _ in shelf.id == "B" ? nil : "\(shelf.id)" }
      }
      expectEqual(stage.view.shownIndexTitles, ["A", "C", "D"])
      expectEqual(stage.view.simulateTap(onIndexTitle: 1), [2, 0])
      stage.source.removeSection(at: 0)
      stage.layOut()
      let isFresh = HeadlessUIKit.quirks.asksForIndexWhenUsed
      expectEqual(stage.view.simulateTap(onIndexTitle: isFresh ? 0 : 1), [1, 0])
      expectEqual(stage.view.shownIndexTitles, (isFresh ? ["C", "D"] : ["A", "C", "D"]))
    }
    expectEqual(CollectionStage("A=a").view.shownIndexTitles, nil)
    expectEqual(CollectionStage("A=a") { $0.indexTitle { _, _ in nil } }.view.shownIndexTitles, nil)
  }

  @Test("Titles from before sections changed lead to those that are left, wherever they are now")
  func earlierTitles() {
    HeadlessUIKit.with(\.asksForIndexWhenUsed, false) {
      let stage = CollectionStage("A=a|B=b|C=c|D=d") { list in
        list.indexTitle { shelf, _ in "\(shelf.id)" }
      }
      @MainActor func places() -> [IndexPath?] {
        (0..<4).map { stage.view.simulateTap(onIndexTitle: $0) }
      }
      stage.source.moveSection(at: 3, to: 0)
      stage.layOut()
      expectEqual(places(), [[1, 0], [2, 0], [3, 0], [0, 0]])
      // What is gone leads on, and in the end back.
      stage.source.removeSection(at: 2)
      stage.layOut()
      expectEqual(places(), [[1, 0], [2, 0], [2, 0], [0, 0]])
      stage.source.removeSection(at: 0)
      stage.layOut()
      expectEqual(places(), [[0, 0], [1, 0], [1, 0], [1, 0]])

      let other = CollectionStage("A=a|B=b|C=c") { list in
        list.indexTitle { shelf, _ in shelf.id == "C" ? nil : "\(shelf.id)" }
      }
      other.source.removeSection(at: 1)
      other.layOut()
      expectEqual(other.view.simulateTap(onIndexTitle: 1), [0, 0])
    }
  }

  @Test("Titles of the list replace those of the sections, and lead to the sections in turn")
  func listTitles() {
    let table = TableStage("A=a|B=b") { $0.indexTitle { shelf, _ in shelf.id == "A" ? nil : "B" } }
    expectEqual(table.table.simulateTap(onIndexTitle: 0), 1)
    table.list.indexTitles { ["x", "y"] }
    table.table.reloadSectionIndexTitles()
    expectEqual(table.table.simulateTap(onIndexTitle: 0), 0)

    let collection = CollectionStage("A=a|B=b") {
      $0.indexTitle { shelf, _ in shelf.id == "A" ? nil : "B" }
    }
    expectEqual(collection.view.simulateTap(onIndexTitle: 0), [1, 0])
    collection.list.indexTitles { ["x", "y"] }
    expectEqual(collection.view.simulateTap(onIndexTitle: 0), [0, 0])
  }

  @Test("Of sections with one id each title leads to its own")
  func sameIDs() {
    withQuirks {
      let stage = CollectionStage("A=a|A=b|B=c") { list in
        list.indexTitle { shelf, section in "\(shelf.id)\(section)" }
      }
      expectEqual(
        (0..<3).map { stage.view.simulateTap(onIndexTitle: $0) }, [[0, 0], [1, 0], [2, 0]])
    }
  }

  @Test("Who says the titles: the list, descriptors, the data source, the fallback")
  func chain() {
    final class Fallback: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 0 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }
      func indexTitles(for collectionView: UICollectionView) -> [String]? { ["F"] }
      func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
      ) -> IndexPath { [1, 1] }
    }
    let fallback = Fallback()
    withEvery("levels", in: Level.subsets) { levels in
      for isListed in [false, true] {
        let stage = CollectionStage("A=ab|B=cd") { list in
          let descriptor = list.sections(for: Shelf.self)
          if levels.contains(.descriptor) {
            descriptor.indexTitle { shelf, _ in shelf.id == "A" ? nil : "D" }
          }
          if levels.contains(.dataSource) { list.indexTitle { "S\($0.id)\($1)" } }
          if levels.contains(.fallback) { list.fallbackDataSource = fallback }
          if isListed { list.indexTitles { ["L", "M"] } }
        }
        let place = stage.view.simulateTap(onIndexTitle: 0)
        let titles = stage.view.shownIndexTitles
        if isListed {
          #expect(titles == ["L", "M"] && place == [0, 0])
        } else if levels.contains(.descriptor) {
          #expect(titles == ["D"] && place == [1, 0])
        } else if levels.contains(.dataSource) {
          #expect(titles == ["SA0", "SB1"] && place == [0, 0])
        } else if levels.contains(.fallback) {
          #expect(titles == ["F"] && place == [1, 1])
        } else {
          #expect(titles == nil && place == nil)
        }
      }
    }
  }

  @Test("A title without items leads to those that come next")
  func emptySections() {
    withQuirks {
      let stage = CollectionStage("A=|B=de|C=") { list in
        list.indexTitles { ["A", "B", "C"] }
      }
      expectEqual(stage.view.simulateTap(onIndexTitle: 0), [1, 0])
      expectEqual(stage.view.simulateTap(onIndexTitle: 1), [1, 0])
      expectEqual(stage.view.simulateTap(onIndexTitle: 2), [1, 0])
    }
  }
}
#endif
