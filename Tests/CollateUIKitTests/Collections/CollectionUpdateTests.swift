#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Updates of a collection view", .traced)
struct CollectionUpdateTests {
  @Test("A collection view shows the result of random changes, under all quirks")
  func random() {
    withQuirks {
      withSeeds(Effort.rounds(4)) { random in
        let stage = CollectionStage("A=abc|B=de|C")
        for _ in 0..<40 {
          if random.oneIn(3) {
            stage.source.performBatchUpdates {
              for _ in 0...random.below(4) { random.edit(stage.source) }
            }
          } else {
            random.edit(stage.source)
          }
          if random.oneIn(2) { stage.layOut() }
          if random.oneIn(10) { stage.view.removeFromSuperview() }
          if random.oneIn(5) { stage.window.rootViewController?.view.addSubview(stage.view) }
          if random.oneIn(20) { stage.view.reloadData() }
        }
        stage.window.rootViewController?.view.addSubview(stage.view)
        stage.layOut()
        expectEqual(stage.items, stage.expectedItems)
      }
    }
  }

  @Test("Off screen a collection view is reloaded once, on screen not at all (C3)")
  func presence() {
    withQuirks {
      let stage = CollectionStage("A=abc")
      let calls = stage.view.calls
      stage.source.moveItem(at: [0, 0], to: [0, 2])
      expectEqual(stage.view.calls.reloads, calls.reloads)
      stage.view.removeFromSuperview()
      for _ in 0..<5 { stage.source.moveItem(at: [0, 0], to: [0, 2]) }
      expectEqual(stage.view.calls.reloads, calls.reloads + 1)
      stage.window.rootViewController?.view.addSubview(stage.view)
      stage.layOut()
      expectEqual(stage.items, stage.expectedItems)
    }
  }

  @Test("Data that changes before the first layout, or after a reload, is no trouble (C1, C2)")
  func lazyCounts() {
    withQuirks {
      let stage = CollectionStage("A=ab")
      stage.view.reloadData()
      stage.source.removeItem(at: [0, 0])
      stage.source.insertSection(Shelf("B", [Book("x")]), at: 0)
      stage.layOut()
      expectEqual(stage.items, [["x"], ["b"]])
    }
  }

  @Test("New content reaches the cells that are there")
  func content() {
    withQuirks {
      var updates: [String] = []
      let stage = CollectionStage("A=ab") {
        $0.update { _, book, _ in updates.append("\(book)") }
      }
      let cells = stage.view.shownCells
      stage.source.replaceItem(at: [0, 1], with: Book("b", edition: 2))
      stage.layOut()
      expectEqual(stage.view.shownCells, cells)
      expectEqual(stage.items, [["a", "b''"]])
      expectEqual(updates, ["b''"])
    }
  }

  @Test("A limit, no animation, a custom update that leaves something out")
  func updates() {
    for (update, reloads): (ViewUpdate<UICollectionView, Shelf>, Int) in [
      (.animated(limit: 1), 1), (.animated(limit: 2), 0), (.unanimated, 0),
      (.custom { _, _ in }, 1),
      (.custom { view, change in change.show(in: view) }, 0),
    ] {
      withQuirks {
        let stage = CollectionStage("A=ab") { $0.viewUpdate = update }
        let calls = stage.view.calls
        stage.source.insertItems([Book("x"), Book("y")], at: [0, 1])
        stage.layOut()
        expectEqual(stage.view.calls.reloads - calls.reloads, reloads)
        expectEqual(stage.items, stage.expectedItems)
      }
    }
  }

  @Test("Scrolling: items that end being displayed were displayed before, in any order of calls")
  func scrolling() {
    withQuirks {
      var shown: Set<Character> = []
      let stage = CollectionStage("A=abcdefghij", height: 100) { list in
        list.willDisplay { _, book, _ in #expect(shown.insert(book.id).inserted) }
          .didEndDisplaying { _, book, _ in #expect(shown.remove(book.id) != nil) }
      }
      for offset in [100, 0, 250, 30, 340, 0] as [CGFloat] {
        stage.view.contentOffset = CGPoint(x: 0, y: offset)
        stage.layOut()
        let texts = stage.view.shownCells.values.compactMap { ($0 as? BookItemCell)?.text.first }
        expectEqual(shown, Set(texts))
      }
    }
  }

  @Test("A removed item is reported with the content that it showed")
  func endDisplaying() {
    withQuirks {
      var log: [String] = []
      let stage = CollectionStage("A=ab|B=c") {
        $0.didEndDisplaying { _, book, _ in log.append("\(book)") }
      }
      stage.source.performBatchUpdates {
        stage.source.removeItem(at: [0, 0])
        stage.source.insertItem(Book("x"), at: [0, 0])
        stage.source.removeSection(at: 1)
      }
      stage.layOut()
      expectEqual(log.sorted(), ["a", "c"])
    }
  }
}
#endif
