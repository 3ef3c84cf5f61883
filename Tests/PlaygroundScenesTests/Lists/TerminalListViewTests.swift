import Collate
import PlaygroundTerminal
import TestSupport
import Testing

@testable import PlaygroundScenes

@MainActor
@Suite("The list view for terminals")
struct TerminalListViewTests {
  @Test("It draws headers and cells")
  func drawing() {
    let screen = ListScreen()
    expectEqual(screen.settledTexts, ["# a 3", "1", "2", "3", "# b 1", "4", "# c 2", "5", "6"])
  }

  @Test("The drawn cells are those of the source after random changes")
  func randomChanges() {
    withSeeds(Effort.rounds(150)) { generator in
      let screen = ListScreen()
      var nextID = 7
      for _ in 0..<12 {
        screen.composite.performBatchUpdates {
          for _ in 0...generator.below(4) { change(screen, &nextID, using: &generator) }
        }
        screen.list.advance(to: screen.list.time + .milliseconds(50))
      }
      expectEqual(screen.list.differences(from: screen.composite.snapshot), [])
      expectEqual(screen.list.reloadCount, 0)
      let texts = screen.composite.snapshot.sections.flatMap { group in
        ["# \(group.id)\(group.title) \(group.items.count)"]
          + group.items.map { "\($0.id)\($0.text)" }
      }
      expectEqual(screen.settledTexts, Array(texts.prefix(20)))
    }
  }

  private func change(
    _ screen: ListScreen, _ nextID: inout Int, using generator: inout SeededGenerator
  ) {
    let source = screen.sources[generator.below(2)]
    let section = generator.below(max(1, source.sections.count))
    guard source.sections.indices.contains(section) else {
      return source.appendSection(ListGroup(id: "n\(nextID)", items: []))
    }
    let count = source.sections[section].items.count
    nextID += 1
    switch generator.below(8) {
    case 0: source.insertItem(ListRow(id: nextID), at: [section, generator.below(count + 1)])
    case 1 where count > 0: source.removeItem(at: [section, generator.below(count)])
    case 2 where count > 0:
      source.moveItem(
        at: [section, generator.below(count)], to: [section, generator.below(count)])
    case 3 where count > 0: source.sections[section].items[generator.below(count)].text += "!"
    case 4: source.sections[section].title += "?"
    case 5: source.moveSection(at: section, to: generator.below(source.sections.count))
    case 6 where source.sections.count > 1: source.removeSection(at: section)
    default:
      source.insertSection(ListGroup(id: "n\(nextID)", items: [ListRow(id: nextID)]), at: section)
    }
  }

  @Test("Changes are marked in the gutter")
  func marks() {
    let screen = ListScreen()
    let source = screen.sources[0]
    screen.composite.performBatchUpdates {
      source.removeItem(at: [0, 0])
      source.moveItem(at: [0, 1], to: [0, 0])
      source.sections[1].items[0].text = "!"
      source.sections[1].items.append(ListRow(id: 9))
    }
    let marks = screen.list.groups.prefix(2).map { $0.cells.map(\.motion.mark) }
    expectEqual(marks, [[.moved, .none], [.updated, .inserted]])
    expectEqual(screen.list.ghosts.map(\.motion.mark), [.deleted])
    expectEqual(screen.list.ghosts.map(\.content.text), ["1"])
  }

  @Test("It finds every difference from a source")
  func differences() {
    let screen = ListScreen()
    let other = ArrayDataSource(sections: screen.composite.snapshot.sections.map(\.self))
    func differences(_ change: (inout [ListGroup]) -> Void) -> [String] {
      other.sections = Array(screen.composite.snapshot.sections)
      change(&other.sections)
      return screen.list.differences(from: other.snapshot)
    }
    expectEqual(differences { _ in }, [])
    expectEqual(differences { $0.removeLast() }, ["The list has 3 sections, the source 2."])
    #expect(differences { $0.swapAt(0, 1) }.contains("Section 0 is a, not b."))
    expectEqual(differences { $0[1].title = "x" }, ["The header of section 1 is out of date."])
    expectEqual(
      differences { $0[2].items[0].text = "x" },
      ["Section 2 shows other items than the source has."])
  }

  @Test("A reload is a fault")
  func reload() {
    let screen = ListScreen()
    #expect(screen.list.verdict(for: screen.composite.snapshot).isGood)
    screen.list.reload()
    let verdict = screen.list.verdict(for: screen.composite.snapshot)
    expectEqual(verdict.title, "✗ OUT OF STEP")
    expectEqual(verdict.faults, ["The list was reloaded: 1 time."])
  }
}

extension TerminalListViewTests {
  @Test("The focus stays on its cell, and goes to the next one when that is deleted")
  func focus() {
    let screen = ListScreen()
    let (list, source) = (screen.list, screen.sources[0])
    list.moveFocus(to: [0, 1])
    source.insertItem(ListRow(id: 9), at: [0, 0])
    expectEqual(list.focusedPath, [0, 2])
    source.moveItem(at: [0, 2], to: [1, 0])
    expectEqual(list.focusedPath, [1, 0])
    expectEqual(list.focusedItem, ListRow(id: 2))
    source.removeItem(at: [1, 0])
    expectEqual(list.focusedItem, ListRow(id: 4))
    source.removeItem(at: [1, 0])
    expectEqual(list.focusedItem, ListRow(id: 5))
    screen.sources[1].sections = []
    expectEqual(list.focusedItem, ListRow(id: 3))
    source.sections = []
    expectEqual(list.focusedItem, nil)
    list.moveFocus(by: 1)
    expectEqual(list.focusedItem, nil)
  }

  @Test("Keys move the focus, up to the ends")
  func keys() {
    let list = ListScreen().list
    list.area = Rect(0, 0, 20, 4)
    let moves: [(Key, ItemPath)] = [
      (.down, [0, 0]), (.down, [0, 1]), (.pageDown, [2, 0]), (.end, [2, 1]), (.down, [2, 1]),
      (.up, [2, 0]), (.pageUp, [0, 1]), (.home, [0, 0]), (.up, [0, 0]),
      (.character("j"), [0, 1]), (.character("k"), [0, 0]), (.character("G"), [2, 1]),
      (.character("g"), [0, 0]),
    ]
    for (key, path) in moves {
      list.handle(key)
      expectEqual(list.focusedPath, path, "\(key)")
    }
    list.handle(.enter)
    expectEqual(list.focusedPath, [0, 0])
  }

  @Test("The cell with the focus stays on screen, the first one of a section with its header")
  func scrolling() {
    let list = ListScreen().list
    list.area = Rect(0, 0, 20, 4)
    let rows: [(ItemPath, Int)] = [
      ([0, 2], 0), ([1, 0], 2), ([2, 1], 5), ([2, 0], 5), ([1, 0], 4), ([0, 0], 0),
    ]
    for (path, row) in rows {
      list.moveFocus(to: path)
      expectEqual(list.firstRow, row, "\(path)")
    }
  }

  @Test("The wheel scrolls away from the focus, and a click moves it")
  func mouse() {
    let list = ListScreen().list
    list.area = Rect(2, 3, 20, 4)
    list.moveFocus(to: [0, 0])
    for _ in 0..<3 { list.handle(Mouse(.scroll(.down), at: Point(4, 4))) }
    expectEqual(list.firstRow, 3)
    list.handle(Mouse(.scroll(.up), at: Point(4, 4)))
    expectEqual(list.firstRow, 2)
    list.handle(Mouse(.scroll(.down), at: Point(4, 1)))
    expectEqual(list.firstRow, 2)
    list.handle(Mouse(.press(.left), at: Point(4, 3)))
    expectEqual(list.focusedPath, [0, 1])
    list.handle(Mouse(.press(.left), at: Point(4, 5)))
    expectEqual(list.focusedPath, [0, 1], "A header cannot be selected")
    list.handle(Mouse(.press(.left), at: Point(4, 6)))
    expectEqual(list.focusedPath, [1, 0])
    for _ in 0..<30 { list.handle(Mouse(.scroll(.down), at: Point(4, 4))) }
    expectEqual(list.firstRow, 5)
    expectEqual(list.row(atLine: 6), .cell([2, 1]))
    expectEqual(list.row(atLine: 7), nil)
    expectEqual(list.row(atLine: 0), .cell([0, 1]))
  }
}
