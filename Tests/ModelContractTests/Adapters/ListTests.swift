#if canImport(UIKit)
import Collate
import CollateTesting
import CollateUIKit
import Testing
import UIKit

// What is claimed here is in the documentation of `TableViewDataSource` and `CollectionViewDataSource`.
@MainActor
@Suite("Lists show their source")
struct ListTests {
  private let source = ArrayDataSource(sections: [Folder("A", "abc"), Folder("B", "d")])

  @Test("Lists show the initial content of the source")
  func beginning() async {
    let lists = Lists(source)
    expectEqual(lists.expected, [["a", "b", "c"], ["d"]])
    await lists.agree()
  }

  @Test("Items are inserted and removed; the others keep their cells", arguments: [true, false])
  func insertions(isAnimated: Bool) async {
    let lists = Lists(source, isAnimated: isAnimated)
    let cells = lists.cells("c")
    lists.forget()
    source.insertItem(Note("x"), at: [0, 0])
    source.removeItem(at: [0, 1])
    await lists.agree()
    expectEqual(lists.expected, [["x", "b", "c"], ["d"]])
    expectEqual(lists.cells("c"), cells)
    expectEqual(Set(lists.configured), ["x"])
  }

  @Test("Items that move keep their cells", arguments: [true, false])
  func moves(isAnimated: Bool) async {
    let lists = Lists(source, isAnimated: isAnimated)
    let cells = lists.cells("a")
    lists.forget()
    source.moveItem(at: [0, 0], to: [1, 1])
    await lists.agree()
    expectEqual(lists.expected, [["b", "c"], ["d", "a"]])
    #expect(lists.cells("a") == cells && lists.configured.isEmpty)
  }

  @Test("Items that change have their cells configured again, also while they move")
  func updates() async {
    let lists = Lists(source)
    let cells = lists.cells("a") + lists.cells("b")
    lists.forget()
    source.performBatchUpdates {
      source.replaceItem(at: [0, 1], with: Note("b", "B"))
      source.replaceItem(at: [0, 0], with: Note("a", "A"))
      source.moveItem(at: [0, 0], to: [1, 0])
    }
    await lists.agree()
    expectEqual(lists.expected, [["B", "c"], ["A", "d"]])
    expectEqual(lists.cells("a") + lists.cells("b"), cells)
    expectEqual(Set(lists.configured), ["A", "B"])
  }

  @Test("Sections that come, go and move")
  func sections() async {
    let lists = Lists(source)
    let cells = lists.cells("a")
    source.sections = [Folder("C", "xy"), Folder("B", "d"), Folder("A", "abc"), Folder("D")]
    await lists.agree()
    #expect(lists.table.numberOfSections == 4 && lists.collection.numberOfSections == 4)
    source.sections = [Folder("D", "z"), Folder("A", "abc")]
    await lists.agree()
    expectEqual(lists.cells("a"), cells)
  }

  @Test("Several sources on one screen, changed in one transaction")
  func composite() async {
    let other = ArrayDataSource(sections: [Folder("C", "xyz")])
    let screen = CompositeDataSource([source, other])
    let lists = Lists(screen)
    await lists.agree()
    screen.performBatchUpdates {
      screen.move(screen.slots[1], to: 0)
      source.sections[0].items.removeFirst()
      other.insertItem(Note("w"), at: [0, 0])
    }
    await lists.agree()
    expectEqual(lists.expected, [["w", "x", "y", "z"], ["b", "c"], ["d"]])
    screen.remove(screen.slots[1])
    await lists.agree()
  }

  @Test("Changes made one right after the other, while the first is still animated")
  func quickly() async {
    let lists = Lists(source)
    for number in 0..<20 {
      source.insertItem(Note("\(number)"), at: [0, number % 3])
      if number % 2 == 0 { source.removeItem(at: [0, 1]) }
      if number % 5 == 0 { source.moveItem(at: [0, 0], to: [1, 0]) }
    }
    await lists.agree()
  }

  @Test("Any difference between two states, however large", arguments: [true, false])
  func differences(isAnimated: Bool) async {
    let lists = Lists(source, isAnimated: isAnimated)
    var dice = SeededGenerator(seed: 42)
    for _ in 0..<60 {
      source.sections = dice.folders()
      guard await lists.agree() else { return }
    }
  }

  @Test("Random edits, several at a time", arguments: [true, false])
  func edits(isAnimated: Bool) async {
    let lists = Lists(source, isAnimated: isAnimated)
    var dice = SeededGenerator(seed: 42)
    for _ in 0..<60 {
      source.performBatchUpdates {
        for _ in 0..<4 { dice.edit(source) }
      }
      guard await lists.agree() else { return }
    }
  }

  @Test("Changes that were made while the list was off the screen")
  func offScreen() async {
    let lists = Lists(source)
    for view in [lists.table, lists.collection] { view.removeFromSuperview() }
    source.sections = [Folder("C", "xy"), Folder("A", "b")]
    source.insertItem(Note("z"), at: [1, 0])
    lists.stage.show(lists.table)
    lists.stage.show(lists.collection)
    await lists.agree()
    source.removeItem(at: [0, 0])
    await lists.agree()
  }

  @Test("Changes that are made while cells are configured")
  func duringConfiguration() async {
    let source = source
    let lists = Lists(source)
    lists.rows.willDisplay { _, note, _ in
      if note.id == "x", source.snapshot.itemPath(of: "y") == nil {
        source.insertItem(Note("y"), at: [1, 0])
      }
    }
    source.insertItem(Note("x"), at: [0, 0])
    await lists.stage.eventually { source.snapshot.itemPath(of: "y") != nil }
    await lists.agree()
    expectEqual(lists.expected, [["x", "a", "b", "c"], ["y", "d"]])
  }

  @Test("So many changes that the list is reloaded, and keeps the selection")
  func reloads() async {
    let lists = Lists(source)
    lists.rows.viewUpdate = .animated(limit: 0)
    lists.items.viewUpdate = .animated(limit: 0)
    lists.rows.select("b")
    lists.items.select("b")
    source.moveItem(at: [0, 1], to: [1, 0])
    await lists.agree()
    await lists.stage.eventually { lists.table.indexPathForSelectedRow == [1, 0] }
    await lists.stage.eventually { lists.collection.indexPathsForSelectedItems == [[1, 0]] }
    expectEqual(lists.rows.selectedItems.map(\.id), ["b"])
    expectEqual(lists.items.selectedItems.map(\.id), ["b"])
  }

  @Test("Selection follows items, and ends when they go")
  func selection() async {
    let lists = Lists(source)
    lists.rows.select("b")
    lists.items.select("b")
    source.performBatchUpdates {
      source.insertItem(Note("x"), at: [0, 0])
      source.moveItem(at: [0, 2], to: [1, 1])
    }
    await lists.agree()
    expectEqual(lists.table.indexPathForSelectedRow, [1, 1])
    expectEqual(lists.collection.indexPathsForSelectedItems, [[1, 1]])
    source.removeItem(at: [1, 1])
    await lists.agree()
    expectEqual(lists.table.indexPathForSelectedRow, nil)
    #expect(lists.rows.selectedItems.isEmpty && lists.items.selectedItems.isEmpty)
  }

  @Test("Cells are made only for what is near the screen")
  func manyItems() async {
    source.sections = []
    let lists = Lists(source)
    lists.forget()
    var folder = Folder("A")
    folder.items = (0..<10_000).map { Note("\($0)") }
    source.sections = [folder]
    await lists.stage.eventually {
      lists.rows.cell(for: "3") != nil && lists.items.cell(for: "3") != nil
    }
    expectEqual(lists.table.numberOfRows(inSection: 0), 10_000)
    expectEqual(lists.collection.numberOfItems(inSection: 0), 10_000)
    #expect(lists.configured.count < 400)
    lists.rows.scroll(to: "5000", at: .start, animated: false)
    lists.items.scroll(to: "5000", at: .start, animated: false)
    await lists.stage.eventually {
      lists.rows.cell(for: "5003") != nil && lists.items.cell(for: "5003") != nil
    }
    #expect(lists.table.contentOffset.y == 60_000 && lists.collection.contentOffset.y == 60_000)
    #expect(lists.configured.count < 800)
  }
}

// Folders and changes of them, for lists.
extension SeededGenerator {
  /// Sections of the same few names, with items of the same few names.
  mutating func folders() -> [Folder] {
    var letters = Array("abcdefghijklmno")
    var names = Array("ABCD")
    var result: [Folder] = []
    for _ in 0..<below(5) {
      var folder = Folder(String(names.remove(at: below(names.count))))
      folder.title += "\(below(2))"
      for _ in 0..<below(4) {
        let letter = String(letters.remove(at: below(letters.count)))
        folder.items.append(Note(letter, "\(letter)\(below(2))"))
      }
      result.append(folder)
    }
    return result
  }

  /// Changes a source in one place.
  @MainActor mutating func edit(_ source: ArrayDataSource<Folder>) {
    let sections = source.sections
    guard let section = sections.indices.randomElement(using: &self) else {
      source.sections = folders()
      return
    }
    let count = sections[section].items.count
    let item = below(count + 1)
    switch below(6) {
    case 0 where count < 6: source.insertItem(Note("\(next())"), at: [section, item])
    case 1 where item < count: source.removeItem(at: [section, item])
    case 2 where item < count:
      source.replaceItem(
        at: [section, item], with: Note(sections[section].items[item].id, "\(next())"))
    case 3 where item < count:
      let target = below(sections.count)
      let limit = sections[target].items.count + (target == section ? 0 : 1)
      source.moveItem(at: [section, item], to: [target, below(limit)])
    case 4: source.sections.swapAt(section, 0)
    case 5: source.sections[section].title += "'"
    default: break
    }
  }
}
#endif
