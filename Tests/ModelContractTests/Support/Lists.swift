#if canImport(UIKit)
import Collate
import CollateUIKit
import Testing
import UIKit

/// An item of the adapters' tests: a name that stays, and a text.
struct Note: Identifiable, Hashable, Sendable {
  let id: String
  var text: String

  init(_ id: String, _ text: String? = nil) { (self.id, self.text) = (id, text ?? id) }
}

/// A section of the adapters' tests.
struct Folder: SectionProtocol, Hashable, Sendable {
  let id: String
  var title: String
  var items: [Note]

  /// Makes a section with an item for each letter.
  init(_ id: String, _ letters: String = "") {
    (self.id, title) = (id, id)
    items = letters.map { Note(String($0)) }
  }
}

/// A cell that stands for notes of a kind of its own.
final class LoudRow: UITableViewCell {}

/// A header of a table that shows a text.
final class TableHeader: UITableViewHeaderFooterView {
  var text = ""
}

/// A header of a collection view that shows a text.
final class CollectionHeader: UICollectionReusableView {
  var text = ""
}

/// A table and a collection view side by side, which show the same source through the adapters.
///
/// All rows and items of the tests fit on the screen, unless a test makes many.
@MainActor final class Lists {
  let stage = Stage()
  let source: any DataSource<Folder>
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 160, height: 480), style: .plain)
  let collection: UICollectionView
  let layout = UICollectionViewFlowLayout()
  let rows: TableViewDataSource<Folder>
  let items: CollectionViewDataSource<Folder>

  /// Which cells were configured for which texts, by the table and by the collection view.
  private(set) var configured: [String] = []

  private final class Log { var note: (String) -> Void = { _ in } }

  init(
    _ source: some DataSource<Folder>, isAnimated: Bool = true, setUp: (Lists) -> Void = { _ in }
  ) {
    self.source = source
    layout.itemSize = CGSize(width: 160, height: 12)
    layout.minimumLineSpacing = 0
    collection = UICollectionView(
      frame: CGRect(x: 160, y: 0, width: 160, height: 480), collectionViewLayout: layout)
    let log = Log()
    rows = TableViewDataSource(
      dataSource: source, cell: UITableViewCell.self,
      viewUpdate: isAnimated ? .animated() : .unanimated
    ) { cell, note, _ in
      cell.textLabel?.text = note.text
      log.note(note.text)
    }
    items = CollectionViewDataSource(
      dataSource: source, cell: TextCell.self, viewUpdate: isAnimated ? .animated() : .unanimated
    ) { cell, note, _ in
      cell.text = note.text
      log.note(note.text)
    }
    table.rowHeight = 12
    table.sectionHeaderTopPadding = 0
    table.contentInsetAdjustmentBehavior = .never
    collection.contentInsetAdjustmentBehavior = .never
    log.note = { [weak self] in self?.configured.append($0) }
    setUp(self)
    rows.tableView = table
    items.collectionView = collection
    stage.show(table)
    stage.show(collection)
  }

  func forget() { configured = [] }

  func layOut() { stage.window.layoutIfNeeded() }

  /// What the views should show.
  var expected: [[String]] { source.snapshot.sections.map { $0.items.map(\.text) } }

  /// What the cells of the table say, by section; those that are not shown have none.
  var tableTexts: [[String]] {
    (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map { row in
        table.cellForRow(at: IndexPath(row: row, section: section))?.textLabel?.text ?? "-"
      }
    }
  }

  /// What the cells of the collection view say, by section.
  var collectionTexts: [[String]] {
    (0..<collection.numberOfSections).map { section in
      (0..<collection.numberOfItems(inSection: section)).map { item in
        let cell = collection.cellForItem(at: IndexPath(item: item, section: section))
        return (cell as? TextCell)?.text ?? "-"
      }
    }
  }

  /// What the visible headers of the table say.
  var tableHeaders: [String] {
    (0..<table.numberOfSections).compactMap {
      (table.headerView(forSection: $0) as? TableHeader)?.text
    }
  }

  /// What the visible headers of the collection view say.
  var collectionHeaders: [String] {
    (0..<collection.numberOfSections).compactMap { section in
      let header = collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [section, 0])
      return (header as? CollectionHeader)?.text
    }
  }

  /// Waits until both views show what the source has.
  ///
  /// - Returns: Whether they do, so that a test of many steps ends at the first that fails.
  @discardableResult
  func agree(at location: SourceLocation = #_sourceLocation) async -> Bool {
    let agrees = await wait {
      layOut()
      return tableTexts == expected && collectionTexts == expected
    }
    #expect(tableTexts == expected, sourceLocation: location)
    #expect(collectionTexts == expected, sourceLocation: location)
    return agrees
  }

  /// The cells of an item in both views.
  func cells(_ id: String) -> [UIView?] { [rows.cell(for: id), items.cell(for: id)] }
}
#endif
