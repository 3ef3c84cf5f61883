#if HEADLESS_UIKIT
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Lists of erased sections", .traced)
struct ErasedListTests {
  private struct Letter: Identifiable, Hashable {
    let id: Int
  }

  private typealias Box = BasicSection<Character, Letter>

  /// A table of shelves and boxes, with a header that counts what is in each.
  @MainActor
  private final class Stage {
    let list: TableViewDataSource<AnySection>
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 2_000))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 2_000))

    init(
      _ source: some DataSource<AnySection>,
      setUp: (TableViewDataSource<AnySection>) -> Void = { _ in }
    ) {
      list = TableViewDataSource(dataSource: source)
      list.cells(UITableViewCell.self, for: Book.self) { cell, book, _ in
        cell.textLabel?.text = "\(book)"
      }
      list.cells(UITableViewCell.self, for: Letter.self) { cell, letter, _ in
        cell.textLabel?.text = "\(letter.id)"
      }
      list.sections(for: Shelf.self).header { shelf, _ in .title("\(shelf.items.count) books") }
      list.sections(for: Box.self, of: \.items.count)
        .header { count, _ in .title("\(count) letters") }
      window.show(table)
      setUp(list)
      list.tableView = table
      layOut()
    }

    func layOut() {
      list.flush()
      HeadlessUIKit.commit()
      HeadlessUIKit.finishAnimations()
    }

    func expect(
      _ rows: [[String]], _ headers: [String]? = nil,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      layOut()
      let texts = table.shownTexts
      let shown = (0..<table.numberOfSections).map { section in
        (0..<table.numberOfRows(inSection: section)).map { row in
          texts[IndexPath(row: row, section: section)] ?? "-"
        }
      }
      expectEqual(shown, rows, sourceLocation: sourceLocation)
      guard let headers else { return }
      let expected = Dictionary(uniqueKeysWithValues: headers.enumerated().map { ($0, $1) })
      expectEqual(table.shownHeaderTexts, expected, sourceLocation: sourceLocation)
    }
  }

  private static func sections() -> [AnySection] {
    [
      AnySection(Shelf("A", [Book("a"), Book("b")])),
      AnySection(Box(id: "B", items: [Letter(id: 1)])),
      AnySection(Shelf("C", [Book("c")])),
    ]
  }

  @Test("A header counts the items that a filter shows")
  func headers() {
    withQuirks {
      let books = ArrayDataSource(sections: shelves("A=ab'c|B=d'"))
      let letters = ArrayDataSource(sections: [Box(id: "C", items: [Letter(id: 1), Letter(id: 2)])])
      let screen = CompositeDataSource<AnySection>([books.erased(), letters.erased()])
      let shown = screen.filter { _ in true }
      let stage = Stage(shown)
      stage.expect(
        [["a", "b'", "c"], ["d'"], ["1", "2"]], ["3 books", "1 books", "2 letters"])
      shown.predicate = { ($0.base as? Book)?.edition != 1 && ($0.base as? Letter)?.id != 2 }
      stage.expect([["a", "c"], [], ["1"]], ["2 books", "0 books", "1 letters"])
      books.replaceItem(at: [0, 0], with: Book("a", edition: 1))
      letters.sections[0].items.append(Letter(id: 3))
      stage.expect([["c"], [], ["1", "3"]], ["1 books", "0 books", "2 letters"])
    }
  }

  @Test("Rows are dragged to sections of their own type only, in one source and between two")
  func dragging() {
    withQuirks {
      let sources = Self.sections().map { ArrayDataSource(sections: [$0]) }
      let composite = CompositeDataSource(sources, sharing: IdentityGroup("all"))
      withEvery(
        "source",
        in: [ArrayDataSource(sections: Self.sections()), composite] as [any DataSource<AnySection>]
      ) { source in
        let stage = Stage(source) {
          $0.reordersItems = true
          $0.allowsDragging = true
        }
        stage.table.isEditing = true
        stage.table.simulateMove(from: [0, 0], to: [1, 0])
        stage.expect([["a", "b"], ["1"], ["c"]], ["2 books", "1 letters", "1 books"])
        stage.table.simulateMove(from: [0, 0], to: [2, 1])
        stage.expect([["b"], ["1"], ["c", "a"]])
        stage.table.isEditing = false
        let drag = HeadlessDrag(lifting: [[0, 0]], in: stage.table)
        expectEqual(drag?.move(over: [1, 0], in: stage.table), .forbidden)
        expectEqual(drag?.move(over: [2, 0], in: stage.table), .move)
        drag?.drop()
        stage.expect([[], ["1"], ["b", "c", "a"]])
      }
    }
  }

  private final class Sender: ListReorderingDelegate {
    let source: ArrayDataSource<AnySection>

    init(_ source: ArrayDataSource<AnySection>) { self.source = source }

    func reordering(
      in view: UIScrollView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      source.performBatchUpdates {
        source.removeItem(at: ItemPath(sourceIndexPath))
        source.insertItem(Letter(id: 9), at: ItemPath(destinationIndexPath))
      }
    }
  }

  @Test("A reordering delegate may make an item of another type of the one that was dragged")
  func converting() {
    withQuirks {
      let source = ArrayDataSource(sections: Self.sections())
      let sender = Sender(source)
      let stage = Stage(source) { $0.reorderingDelegate = sender }
      stage.table.isEditing = true
      stage.table.simulateMove(from: [0, 0], to: [1, 1])
      stage.expect([["b"], ["1", "9"], ["c"]])
      expectEqual(source.sections[0].base as? Shelf, Shelf("A", [Book("b")]))
    }
  }
}
#endif
