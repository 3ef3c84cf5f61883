#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Cells that are used again", .traced)
struct ReuseTests {
  /// What the closures of cells were told.
  @MainActor
  private final class CellLog {
    private var lines: [String] = []

    /// The books that a cell was configured for.
    private(set) var books: [ObjectIdentifier: Set<Character>] = [:]

    func note(_ name: String, _ cell: UIView, _ book: Book) {
      lines.append("\(name) \(book)")
      books[ObjectIdentifier(cell), default: []].insert(book.id)
    }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    func configure<Behavior: CellBehavior>(
      _ behavior: Behavior, as name: String = "configure"
    ) where Behavior.Item == Book {
      behavior.configure { [unowned self] cell, book, _ in note(name, cell, book) }
    }

    func update<Behavior: CellBehavior>(
      _ behavior: Behavior, as name: String = "update"
    ) where Behavior.Item == Book {
      behavior.update { [unowned self] cell, book, _ in note(name, cell, book) }
    }

    func listen<Behavior: CellBehavior>(to behavior: Behavior) where Behavior.Item == Book {
      configure(behavior)
      update(behavior)
    }
  }

  private let offsets: [CGFloat] = [100, 0, 250, 30, 340, 0]

  @Test("A cell that comes to show another row is configured, not updated")
  func rows() {
    withQuirks {
      let log = CellLog()
      let stage = TableStage("A=abcdefghij", height: 100) { log.listen(to: $0) }
      for offset in offsets {
        stage.table.contentOffset.y = offset
        stage.layOut()
      }
      let lines = log.take()
      expectEqual(lines.count, stage.table.calls.configuredCells)
      #expect(lines.allSatisfy { $0.hasPrefix("configure") })
      #expect(log.books.values.contains { $0.count > 1 })
    }
  }

  @Test("A cell that comes to show another item is configured, not updated")
  func items() {
    withQuirks {
      let log = CellLog()
      let stage = CollectionStage("A=abcdefghij", height: 100) { log.listen(to: $0) }
      for offset in offsets {
        stage.view.contentOffset.y = offset
        stage.layOut()
      }
      let lines = log.take()
      expectEqual(lines.count, stage.view.calls.configuredCells)
      #expect(lines.allSatisfy { $0.hasPrefix("configure") })
      #expect(log.books.values.contains { $0.count > 1 })
    }
  }

  @Test("A cell that was prepared and not shown is configured, for another item or the same")
  func preparedCells() {
    for endsLate in [false, true] {
      HeadlessUIKit.with {
        ($0.prefetchedItems, $0.endsDeletedCellsLate) = (1, endsLate)
      } _: {
        let log = CellLog()
        let stage = CollectionStage("A=abcdef", height: 88) { log.listen(to: $0) }
        expectEqual(log.take(), ["configure a", "configure b", "configure c"])
        // The cell that waits for the third item is of no use after a batch.
        stage.source.removeItem(at: [0, 1])
        stage.layOut()
        expectEqual(log.take(), ["configure c", "configure d"])
        #expect(log.books.values.contains(["c", "d"]) != endsLate)
      }
    }
  }

  @Test("New content of a row that is shown updates its cell, also after the cell was used again")
  func updatedRows() {
    withQuirks {
      let log = CellLog()
      let stage = TableStage("A=abcdefghij", height: 100) { log.listen(to: $0) }
      for offset in offsets + [130] {
        stage.table.contentOffset.y = offset
        stage.layOut()
        guard let path = stage.table.indexPathsForVisibleRows?.last else { return }
        let cell = stage.table.cellForRow(at: path)
        _ = log.take()
        stage.source.sections[0].items[path.row].edition += 1
        stage.layOut()
        expectEqual(log.take(), ["update \(stage.source.sections[0].items[path.row])"])
        #expect(stage.table.cellForRow(at: path) === cell)
      }
    }
  }

  @Test("New content of an item that is shown updates its cell, also after the cell was used again")
  func updatedItems() {
    withQuirks {
      let log = CellLog()
      let stage = CollectionStage("A=abcdefghij", height: 100) { log.listen(to: $0) }
      stage.view.isPrefetchingEnabled = false
      for offset in offsets + [130] {
        stage.view.contentOffset.y = offset
        stage.layOut()
        guard let path = stage.view.indexPathsForVisibleItems.max() else { return }
        let cell = stage.view.cellForItem(at: path)
        _ = log.take()
        stage.source.sections[0].items[path.item].edition += 1
        stage.layOut()
        expectEqual(log.take(), ["update \(stage.source.sections[0].items[path.item])"])
        #expect(stage.view.cellForItem(at: path) === cell)
      }
    }
  }

  @Test("Another item in the place of one gets a cell that is configured")
  func replacement() {
    withQuirks {
      let log = CellLog()
      let rows = TableStage("A=abc") { log.listen(to: $0) }
      let items = CollectionStage("A=abc") { log.listen(to: $0) }
      _ = log.take()
      rows.source.replaceItem(at: [0, 1], with: Book("x", edition: 1))
      rows.layOut()
      expectEqual(log.take(), ["configure x'"])
      items.source.replaceItem(at: [0, 1], with: Book("y", edition: 1))
      items.layOut()
      expectEqual(log.take(), ["configure y'"])
    }
  }

  @Test("Who configures and updates: descriptor, data source; without updates it is configured")
  func levels() {
    let subsets = Level.subsets.filter { !$0.contains(.fallback) }
    withEvery("configure", in: subsets) { configuring in
      withEvery("update", in: subsets) { updating in
        let log = CellLog()
        @MainActor func set<Behavior: CellBehavior>(_ behavior: Behavior, _ level: Level)
        where Behavior.Item == Book {
          if configuring.contains(level) { log.configure(behavior, as: "\(level) configure") }
          if updating.contains(level) { log.update(behavior, as: "\(level) update") }
        }
        let first = Level.allCases.first(where: configuring.contains).map { "\($0) configure" }
        let next = Level.allCases.first(where: updating.contains).map { "\($0) update" } ?? first

        let rows = TableStage("A=ab") { list in
          set(list.cells(UITableViewCell.self, for: Book.self), .descriptor)
          set(list, .dataSource)
        }
        expectEqual(log.take(), (first.map { ["\($0) a", "\($0) b"] } ?? []))
        rows.source.replaceItem(at: [0, 1], with: Book("b", edition: 1))
        expectEqual(log.take(), (next.map { ["\($0) b'"] } ?? []))

        let items = CollectionStage("A=ab") { list in
          set(list.cells(BookItemCell.self, for: Book.self), .descriptor)
          set(list, .dataSource)
        }
        expectEqual(log.take(), (first.map { ["\($0) a", "\($0) b"] } ?? []))
        items.source.replaceItem(at: [0, 1], with: Book("b", edition: 1))
        expectEqual(log.take(), (next.map { ["\($0) b'"] } ?? []))
      }
    }
  }
}
#endif
