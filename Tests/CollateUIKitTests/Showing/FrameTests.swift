#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("One update a frame", .traced)
struct FrameTests {
  private func stage(_ text: String) -> TableStage {
    TableStage(text) { $0.updatesOncePerFrame = true }
  }

  @Test("The first change is shown at once, the others with the next frame in one batch")
  func merging() {
    let stage = stage("A=ab")
    let calls = stage.table.calls
    for id: Character in ["c", "d", "e"] {
      stage.source.insertItem(Book(id), at: [0, 0])
    }
    expectEqual(stage.table.numberOfRows(inSection: 0), 3)
    expectEqual(stage.table.calls.batches - calls.batches, 1)
    HeadlessUIKit.runFrame()
    expectEqual(stage.rows, [["e", "d", "c", "a", "b"]])
    expectEqual(stage.table.calls.batches - calls.batches, 2)
    HeadlessUIKit.runFrame()
    #expect(!HeadlessUIKit.isAnimating)
    stage.source.removeItem(at: [0, 0])
    expectEqual(stage.table.numberOfRows(inSection: 0), 4)
  }

  @Test("By default, each change is shown at once")
  func usual() {
    let stage = TableStage("A=ab")
    for id: Character in ["c", "d"] { stage.source.insertItem(Book(id), at: [0, 0]) }
    expectEqual(stage.table.numberOfRows(inSection: 0), 4)
  }

  @Test("What people do is shown at once, and so is what the app wants to be")
  func taps() {
    let stage = TableStage("A=ab") { list in
      list.updatesOncePerFrame = true
      list.didSelect { [weak list] book, _ in
        (list?.dataSource as? ArrayDataSource<Shelf>)?.removeItem(withID: book.id)
        return .deselect
      }
    }
    stage.source.insertItem(Book("c"), at: [0, 0])
    stage.source.insertItem(Book("d"), at: [0, 0])
    expectEqual(stage.table.numberOfRows(inSection: 0), 3)
    stage.table.simulateTap(at: [0, 2])
    expectEqual(stage.table.numberOfRows(inSection: 0), 3)
    expectEqual(stage.list.snapshot, stage.source.snapshot)
    stage.source.insertItem(Book("e"), at: [0, 0])
    stage.list.flush()
    expectEqual(stage.table.numberOfRows(inSection: 0), 4)
  }

  @Test("An action of a row that is swiped is shown at once")
  func swipes() {
    let stage = TableStage("A=ab") { list in
      list.updatesOncePerFrame = true
      list.trailingSwipeActions { [weak list] book, _ in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Remove") { _, _, done in
            (list?.dataSource as? ArrayDataSource<Shelf>)?.removeItem(withID: book.id)
            done(true)
          }
        ])
      }
    }
    let actions = stage.table.simulateSwipe(at: [0, 1])?.actions ?? []
    expectEqual(actions.count, 1)
    stage.source.insertItem(Book("c"), at: [0, 0])
    for action in actions { stage.table.simulateAction(action) }
    expectEqual(stage.table.numberOfRows(inSection: 0), 2)
    expectEqual(stage.list.snapshot, stage.source.snapshot)
  }

  @Test("Each frame has one update at most, and nothing is left out")
  func random() {
    withSeeds(Effort.rounds(300)) { random in
      let source = ArrayDataSource(sections: random.shelves(upTo: 3))
      var shown = 0
      let stage = TableStage("", showing: source) { list in
        list.updatesOncePerFrame = true
        list.viewUpdate = .custom { table, change in
          shown += 1
          change.show(in: table)
        }
      }
      for _ in 0..<12 {
        shown = 0
        for _ in 0..<random.below(5) { random.edit(source) }
        #expect(shown <= 1)
        switch random.below(6) {
        case 0: stage.table.removeFromSuperview()
        case 1: stage.window.rootViewController?.view.addSubview(stage.table)
        case 2: stage.list.flush()
        case 3: stage.list.tableView = random.oneIn(2) ? nil : stage.table
        default: HeadlessUIKit.runFrame()
        }
      }
      stage.window.rootViewController?.view.addSubview(stage.table)
      stage.list.tableView = stage.table
      HeadlessUIKit.finishAnimations()
      stage.table.layoutIfNeeded()
      expectEqual(stage.rows, stage.expectedRows)
    }
  }

  @Test("A list that is gone is waited for by no frame")
  func leaks() {
    weak var list: TableViewDataSource<Shelf>?
    do {
      let stage = stage("A=ab")
      list = stage.list
      stage.source.insertItem(Book("c"), at: [0, 0])
      stage.source.insertItem(Book("d"), at: [0, 0])
    }
    #expect(list == nil)
    HeadlessUIKit.finishAnimations()
  }
}
#endif
