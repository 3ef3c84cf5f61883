#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("What is shown of a list without items", .traced)
struct EmptyContentTests {
  @Test("The view is there if and only if there are no items, and the earlier one comes back")
  func comingAndGoing() {
    withQuirks {
      let content = UIView()
      let own = UIView()
      let stage = TableStage("A=a|B=") { $0.emptyContent = { content } }
      stage.table.backgroundView = own
      @MainActor func isShown() -> Bool {
        #expect(stage.table.backgroundView === content || stage.table.backgroundView === own)
        return stage.table.backgroundView === content
      }
      #expect(!isShown())
      stage.source.removeItem(at: [0, 0])
      #expect(isShown())
      stage.source.removeSection(at: 1)
      #expect(isShown())
      stage.source.insertItem(Book("x"), at: [0, 0])
      #expect(!isShown())
      stage.source.sections = []
      #expect(isShown())
      stage.list.tableView = nil
      #expect(!isShown())
    }
  }

  @Test("It can be set, replaced and taken away while the list is empty")
  func setting() {
    let stage = CollectionStage("A=")
    let (one, two) = (UIView(), UIView())
    stage.list.emptyContent = { one }
    #expect(stage.view.backgroundView === one)
    stage.list.emptyContent = { two }
    #expect(stage.view.backgroundView === two)
    stage.list.emptyContent = nil
    #expect(stage.view.backgroundView == nil)
  }

  @Test("A view that the app sets in the meantime stays")
  func foreignView() {
    let stage = CollectionStage("A=") { $0.emptyContent = { UIView() } }
    let own = UIView()
    stage.view.backgroundView = own
    stage.source.insertItem(Book("x"), at: [0, 0])
    stage.layOut()
    #expect(stage.view.backgroundView === own)
  }

  @Test("It follows reloads and views that are off screen")
  func offScreen() {
    let content = UIView()
    let stage = TableStage("A=a") { $0.emptyContent = { content } }
    stage.table.removeFromSuperview()
    stage.source.removeItem(at: [0, 0])
    #expect(stage.table.backgroundView === content)
  }
}
#endif
