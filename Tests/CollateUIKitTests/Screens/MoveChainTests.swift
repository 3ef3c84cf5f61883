#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Who moves items", .traced)
struct MoveChainTests {
  /// What was asked of whom.
  final class Log {
    var lines: Set<String> = []
  }

  final class Fallback: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegate
  {
    let log: Log

    init(_ log: Log) {
      self.log = log
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }

    // Rows that cannot be edited may have no control to move them by.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      log.lines.insert("fallback can \(indexPath)")
      return true
    }

    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      log.lines.insert("fallback target \(sourceIndexPath) \(proposedDestinationIndexPath)")
      return [0, 1]
    }

    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      log.lines.insert("fallback move \(sourceIndexPath) \(destinationIndexPath)")
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      UICollectionViewCell()
    }

    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
      log.lines.insert("fallback can \(indexPath)")
      return true
    }

    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      log.lines.insert("fallback target \(originalIndexPath) \(proposedIndexPath)")
      return [0, 1]
    }

    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      log.lines.insert("fallback move \(sourceIndexPath) \(destinationIndexPath)")
    }
  }

  @Test("Rows: descriptor, data source, fallback, none")
  func rows() {
    withQuirks {
      withEvery("levels", in: Level.subsets) { levels in
        let stage = TableStage("A=abc|B=d")
        let log = Log()
        let fallback = Fallback(log)
        let descriptor = stage.list.cells(UITableViewCell.self, for: Book.self) { cell, book, _ in
          cell.textLabel?.text = "\(book)"
        }
        if levels.contains(.descriptor) { listen(to: descriptor, as: .descriptor, log) }
        if levels.contains(.dataSource) { listen(to: stage.list, as: .dataSource, log) }
        if levels.contains(.fallback) {
          stage.list.fallbackDataSource = fallback
          stage.list.fallbackDelegate = fallback
        }
        stage.layOut()
        stage.table.isEditing = true
        log.lines = []
        expectEqual(stage.table.beginReordering(at: [0, 2]), !levels.isEmpty)
        expectEqual(stage.table.proposeReordering(to: [1, 0]), (levels.isEmpty ? nil : [0, 1]))
        stage.table.endReordering()
        expectEqual(log.lines, expected(of: levels))
        stage.layOut()
        // Who moves nothing gets the row back.
        expectEqual(stage.rows, [["a", "b", "c"], ["d"]])
      }
    }
  }

  @Test("Items of a collection view: descriptor, data source, fallback, none")
  func items() {
    withQuirks {
      withEvery("levels", in: Level.subsets) { levels in
        let stage = CollectionStage("A=abc|B=d")
        let log = Log()
        let fallback = Fallback(log)
        let descriptor = stage.list.cells(BookItemCell.self, for: Book.self) { cell, book, _ in
          cell.text = "\(book)"
        }
        if levels.contains(.descriptor) { listen(to: descriptor, as: .descriptor, log) }
        if levels.contains(.dataSource) { listen(to: stage.list, as: .dataSource, log) }
        if levels.contains(.fallback) {
          stage.list.fallbackDataSource = fallback
          stage.list.fallbackDelegate = fallback
        }
        stage.layOut()
        expectEqual(stage.view.beginInteractiveMovementForItem(at: [0, 2]), !levels.isEmpty)
        let target = stage.view.proposeInteractiveMovement(to: [1, 0])
        expectEqual(target, (levels.isEmpty ? nil : [0, 1]))
        stage.view.endInteractiveMovement()
        expectEqual(log.lines, expected(of: levels))
        stage.layOut()
        expectEqual(stage.items, [["a", "b", "c"], ["d"]])
      }
    }
  }

  /// Sets the closures that have to do with moves; they move nothing.
  private func listen<Behavior: CellBehavior>(to behavior: Behavior, as level: Level, _ log: Log)
  where Behavior.Item == Book {
    behavior
      .canMove { book, path in
        log.lines.insert("\(level) can \(path) \(book)")
        return true
      }
      .targetForMove { book, path, proposal in
        log.lines.insert("\(level) target \(path) \(proposal) \(book)")
        return [0, 1]
      }
      .moveItem { book, path, destination in
        log.lines.insert("\(level) move \(path) \(destination) \(book)")
      }
  }

  private func expected(of levels: Set<Level>) -> Set<String> {
    guard let first = Level.allCases.first(where: levels.contains) else { return [] }
    let book = first == .fallback ? "" : " c"
    return [
      "\(first) can [0, 2]\(book)", "\(first) target [0, 2] [1, 0]\(book)",
      "\(first) move [0, 2] [0, 1]\(book)",
    ]
  }
}
#endif
