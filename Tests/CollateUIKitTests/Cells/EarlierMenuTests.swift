#if HEADLESS_UIKIT
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("The menu from before context menus", .traced)
struct EarlierMenuTests {
  @Test("A table view shows it once all three closures are set, on lists or descriptors")
  func table() {
    let stage = TableStage("A=ab")
    var copied: [Character] = []
    let all: [() -> Void] = [
      { stage.list.shouldShowMenu { book, _ in book.id == "b" } },
      { stage.list.canPerformAction { _, action, _, _ in action == "copy:" } },
      { stage.list.performAction { book, _, _, _ in copied.append(book.id) } },
    ]
    for set in all {
      expectEqual(stage.table.simulateEarlierMenu(at: [0, 1]), nil)
      set()
      stage.list.flush()
    }
    expectEqual(stage.table.simulateEarlierMenu(at: [0, 0]), nil)
    expectEqual(stage.table.simulateEarlierMenu(at: [0, 1]), ["copy:"])
    stage.table.choose("copy:", fromMenuAt: [0, 1])
    expectEqual(copied, ["b"])
  }

  @Test("A collection view shows it, and the command may change the source")
  func collection() {
    let stage = CollectionStage("A=ab")
    stage.list.shouldShowMenu { _, _ in true }
      .canPerformAction { _, action, _, _ in action == "cut:" }
      .performAction { [source = stage.source] book, _, _, _ in
        source.removeItem(withID: book.id)
      }
    stage.list.flush()
    expectEqual(stage.view.simulateEarlierMenu(at: [0, 0]), ["cut:"])
    stage.view.choose("cut:", fromMenuAt: [0, 0])
    expectEqual(stage.view.numberOfItems(inSection: 0), 1)
  }
}
#endif
