import Collate
import PlaygroundTerminal
import TestSupport
import Testing

@testable import PlaygroundScenes

@MainActor
@Suite("What stays on its line of the list view")
struct ListAnchorTests {
  /// Rows 0 to 29, of which five fit on the screen.
  private let source = ArrayDataSource(sections: [
    ListGroup(id: "a", items: (0..<30).map { ListRow(id: $0) })
  ])
  private let list: TerminalListView<ListGroup>

  init() {
    list = TerminalListView(
      Presenter(source), header: { RowContent(text: $0.id) }, cell: { RowContent(text: "\($0.id)") }
    )
    list.area = Rect(0, 0, 20, 5)
    list.anchor = { .visible }
  }

  /// The ids on the screen, from top to bottom; `nil` for a header.
  private var screen: [Int?] {
    list.rows.dropFirst(list.firstRow).prefix(list.area.height).map { row in
      if case .cell(let path) = row {
        list.groups[path.section].cells[path.item].item.id
      } else {
        nil
      }
    }
  }

  private func insertRows(_ ids: Range<Int>, at item: Int) {
    source.sections[0].items.insert(contentsOf: ids.map { ListRow(id: $0) }, at: item)
  }

  @Test("The row with the focus stays, and does not seem to move")
  func focus() {
    list.moveFocus(to: [0, 12])
    expectEqual(screen, [8, 9, 10, 11, 12])
    insertRows(100..<110, at: 0)
    expectEqual(screen, [8, 9, 10, 11, 12])
    insertRows(110..<112, at: 21)
    expectEqual(screen, [10, 110, 111, 11, 12])
    let cell = list.groups[0].cells[24]
    expectEqual(cell.item.id, 12)
    expectEqual(cell.motion.place, cell.motion.goal)
    // The rows above it make room.
    #expect(list.groups[0].cells[20].motion.place != list.groups[0].cells[20].motion.goal)
  }

  @Test("Without the focus on the screen, it is the wanted row, or else the first one that stays")
  func firstRow() {
    list.moveFocusToStart()
    list.scroll(by: 10)
    expectEqual(screen, [9, 10, 11, 12, 13])
    insertRows(100..<103, at: 11)
    expectEqual(screen, [9, 10, 100, 101, 102])
    list.anchor = { .item(102) }
    insertRows(103..<105, at: 12)
    expectEqual(screen.last, 102)
    list.anchor = { .item(1) }
    source.sections[0].items.removeAll { screen.first == $0.id }
    #expect(screen.contains(102))
  }

  @Test("If the row with the focus goes, the one that takes its line gets it")
  func deletedFocus() {
    list.moveFocus(to: [0, 12])
    source.performBatchUpdates {
      source.removeItem(at: [0, 12])
      insertRows(100..<103, at: 3)
    }
    expectEqual(screen, [8, 9, 10, 11, 13])
    expectEqual(list.focusedItem?.id, 13)
  }

  @Test("Other content begins wherever it does")
  func free() {
    list.moveFocus(to: [0, 12])
    list.anchor = { .free }
    insertRows(100..<110, at: 0)
    expectEqual(list.focusedItem?.id, 12)
    expectEqual(screen.last, 12)
    list.moveFocus(by: -2)
    insertRows(110..<115, at: 0)
    #expect(screen != [8, 9, 10, 11, 12])
  }

  @Test("Random changes keep the row with the focus in place, where there is room for it")
  func random() {
    withSeeds(Effort.rounds(100)) { generator in
      let test = ListAnchorTests()
      let (list, source) = (test.list, test.source)
      list.moveFocus(to: [0, 10 + generator.below(10)])
      var nextID = 100
      for _ in 0..<20 {
        let (line, id) = (test.screen.firstIndex(of: list.focusedItem?.id), list.focusedItem?.id)
        source.performBatchUpdates {
          for _ in 0...generator.below(4) {
            let count = source.sections[0].items.count
            let item = generator.below(count)
            nextID += 1
            switch generator.below(3) {
            case 0 where source.sections[0].items[item].id != id && count > 20:
              source.removeItem(at: [0, item])
            case 1: source.moveItem(at: [0, item], to: [0, generator.below(count)])
            default: source.insertItem(ListRow(id: nextID), at: [0, item])
            }
          }
        }
        expectEqual(list.focusedItem?.id, id)
        let isAtEnd = list.firstRow == 0 || list.firstRow + list.area.height == list.rowCount
        #expect(test.screen.firstIndex(of: id) == line || isAtEnd)
        list.advance(to: list.time + .milliseconds(50))
      }
    }
  }
}
