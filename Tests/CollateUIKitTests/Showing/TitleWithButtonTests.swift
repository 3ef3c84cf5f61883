#if HEADLESS_UIKIT
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Titles of sections with a button", .traced)
struct TitleWithButtonTests {
  @Test("In a table view, the button acts for the section that is shown now")
  func table() throws {
    var opened: [Shelf] = []
    let stage = TableStage("A=a|B=b") { list in
      list.header { shelf, _ in
        .title("\(shelf.id)\(shelf.title)", button: "All") { opened.append(shelf) }
      }
    }
    let header = try #require(stage.table.shownHeaders[1])
    let button = try #require(header.button)
    expectEqual(header.titleWithButton, "B0, All")
    button.simulateTap()
    expectEqual(opened, [Shelf("B", [Book("b")])])

    // The view stays, and so does its button.
    stage.source.sections[1].title = 1
    stage.layOut()
    #expect(stage.table.shownHeaders[1] === header)
    expectEqual(header.titleWithButton, "B1, All")
    button.simulateTap()
    expectEqual(opened.last, Shelf("B", title: 1, [Book("b")]))
    expectEqual(opened.count, 2)
  }

  @Test("In a collection view, it may change the source at once")
  func collection() throws {
    let kind = UICollectionView.elementKindSectionHeader
    let stage = CollectionStage("A=a|B=b") { list in
      list.headerSize { _, _ in CGSize(width: 320, height: 44) }
      list.header { [weak list] shelf, _ in
        guard shelf.id == "B" else { return .title("\(shelf.id)\(shelf.title)") }
        return .title("\(shelf.id)\(shelf.title)", button: "Remove") {
          let source = list?.dataSource as? ArrayDataSource<Shelf>
          source?.sections.removeAll { $0.id == shelf.id }
        }
      }
    }
    let plain = try #require(
      stage.view.supplementaryView(forElementKind: kind, at: [0, 0]) as? UICollectionViewListCell)
    expectEqual((plain.contentConfiguration as? UIListContentConfiguration)?.text, "A0")
    let header = try #require(stage.view.supplementaryView(forElementKind: kind, at: [1, 0]))
    expectEqual(header.titleWithButton, "B0, Remove")
    header.button?.simulateTap()
    stage.layOut()
    expectEqual(stage.items, [["a"]])

    stage.source.sections[0].title = 2
    stage.layOut()
    expectEqual((plain.contentConfiguration as? UIListContentConfiguration)?.text, "A2")
  }
}
#endif
