import Collate
import PlaygroundTerminal
import TestSupport
import Testing

@testable import PlaygroundScenes

@MainActor
@Suite("The animations of the list view")
struct ListAnimationTests {
  private let screen = ListScreen()

  private var list: TerminalListView<ListGroup> { screen.list }

  /// Lets time pass in steps of a hundredth of a second.
  private func wait(_ hundredths: Int) {
    for _ in 0..<hundredths { list.advance(to: list.time + .milliseconds(10)) }
  }

  /// The text on a line of the list, and whether it is struck out.
  private func line(_ y: Int, lifted: Int? = nil) -> (text: String, isStruckOut: Bool) {
    var surface = Surface(Size(20, 20))
    list.draw(on: &surface, lifted: lifted)
    let text = surface.plainText.split(separator: "\n", omittingEmptySubsequences: false)[y]
    return (
      text.split(separator: " ").joined(separator: " "), surface[3, y].attributes.contains(.strike)
    )
  }

  @Test("A section that moves takes its rows along")
  func movedSection() {
    screen.sources[0].moveSection(at: 0, to: 1)
    let marks = list.groups.map { [$0.motion.mark] + $0.cells.map(\.motion.mark) }
    #expect(marks.allSatisfy { Set($0).count == 1 })
    expectEqual(marks.count { $0[0] == .moved }, 1)
  }

  @Test("A section that is deleted vanishes with its rows")
  func deletedSection() {
    screen.sources[0].removeSection(at: 0)
    expectEqual(list.ghosts.map(\.content.text), ["# a", "1", "2", "3"])
    expectEqual(list.ghosts.map(\.motion.place), [0, 1, 2, 3])
  }

  @Test("A deleted row is struck out where it was, and gone after 0.7 seconds")
  func deletedRow() {
    screen.sources[1].removeItem(at: [0, 1])
    #expect(list.isMoving)
    #expect(line(8) == ("− 6", true))
    #expect(line(7) == ("5", false))
    wait(65)
    expectEqual(list.ghosts.count, 1)
    wait(10)
    #expect(list.ghosts.isEmpty)
    #expect(!list.isMoving)
  }

  @Test("A row that is deleted on its way stops there")
  func deletedOnItsWay() {
    screen.sources[0].moveItem(at: [0, 0], to: [0, 2])
    wait(5)
    screen.sources[0].removeItem(at: [0, 2])
    let place = list.ghosts[0].motion.place
    #expect(place > 1 && place < 3)
    wait(20)
    expectEqual(list.ghosts[0].motion.place, place)
  }

  @Test("A row that passes another one covers it")
  func passing() {
    screen.sources[0].sections[0].items = (10..<25).map { ListRow(id: $0) }
    wait(300)
    screen.sources[0].moveItem(at: [0, 14], to: [0, 0])
    var passedCount = 0
    for _ in 0..<60 {
      wait(1)
      let cells = list.groups[0].cells
      let line = Int(cells[0].motion.place.rounded())
      let isOverOther = cells.dropFirst().contains {
        $0.motion.place == Double(line) && $0.motion.place == $0.motion.goal
      }
      guard isOverOther, cells[0].motion.place != cells[0].motion.goal else { continue }
      passedCount += 1
      expectEqual(self.line(line).text, "⇅ 24")
    }
    #expect(passedCount > 0)
  }

  @Test("A row that is lifted covers all others")
  func lifted() throws {
    screen.sources[0].moveItem(at: [0, 0], to: [0, 2])
    wait(4)
    let cells = list.groups[0].cells
    let lines = Dictionary(grouping: cells) { Int($0.motion.place.rounded()) }
    let (y, crossing) = try #require(lines.first { $0.value.count > 1 })
    for cell in crossing {
      expectEqual(line(y, lifted: cell.id).text, "≡ \(cell.item.id)")
    }
  }
}

extension ListAnimationTests {
  @Test("The list scrolls no more than the row with the focus makes it")
  func scrollingLittle() {
    list.area = Rect(0, 0, 20, 4)
    list.moveFocus(to: [0, 2])
    let source = screen.sources[0]
    for id in [20, 21] { source.insertItem(ListRow(id: id), at: [0, 0]) }
    expectEqual(list.firstRow, 2)
    source.removeItem(at: [0, 0])
    expectEqual(list.firstRow, 2)
    expectEqual(list.focusedPath, [0, 3])
  }

  @Test("A key brings the row with the focus back after scrolling away")
  func scrollingBack() {
    list.area = Rect(0, 0, 20, 4)
    list.moveFocus(to: [0, 1])
    for _ in 0..<5 { list.handle(Mouse(.scroll(.down), at: Point(4, 2))) }
    expectEqual(list.firstRow, 5)
    list.handle(.up)
    expectEqual(list.firstRow, 0)
    screen.sources[1].insertItem(ListRow(id: 30), at: [0, 0])
    list.handle(.end)
    screen.sources[1].insertItem(ListRow(id: 31), at: [0, 0])
    expectEqual(list.firstRow, 7)
  }

  @Test("Without a focus, the keys begin at the end from which they come")
  func beginningOfFocus() {
    list.handle(.up)
    expectEqual(list.focusedPath, [2, 1])
    let other = ListScreen().list
    other.handle(.down)
    expectEqual(other.focusedPath, [0, 0])
  }
}
