#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
@_spi(Headless) import UIKit

/// A table view and a collection view of one tree of sources, with all that may happen to them.
@MainActor
final class ScreenPair {
  private let leaves: [ArrayDataSource<Shelf>]
  private let spare: ArrayDataSource<Shelf>
  private let inner = CompositeDataSource<Shelf>()
  let root = CompositeDataSource<Shelf>()

  let tables: TableViewDataSource<Shelf>
  let collections: CollectionViewDataSource<Shelf>
  let table: UITableView
  let collection: UICollectionView
  private let fallback = PairFallback()

  /// Which books have cells of another kind, if any.
  private var oddEdition: Int?
  private let window: UIWindow
  private let frame = CGRect(x: 0, y: 0, width: 320, height: 4_000)

  init(_ random: inout SeededGenerator) {
    leaves = [
      ArrayDataSource(sections: random.shelves(upTo: 3)),
      ArrayDataSource(sections: random.shelves(upTo: 3)),
    ]
    spare = ArrayDataSource(sections: random.shelves(upTo: 2))
    let group = IdentityGroup("books")
    inner.append(leaves[0], sharing: group)
    inner.append(leaves[1], sharing: group)
    root.append(inner)

    window = UIWindow(frame: frame)
    window.rootViewController = UIViewController()
    window.isHidden = false
    table = UITableView(frame: frame, style: .plain)
    tables = TableViewDataSource(dataSource: root, cell: UITableViewCell.self) { cell, book, _ in
      cell.textLabel?.text = "\(book)"
    }
    collections = CollectionViewDataSource(dataSource: root, cell: PairCell.self) { cell, book, _ in
      cell.text = "\(book)"
    }
    tables.header { shelf, _ in .title("\(shelf.id)\(shelf.title)") }
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 300, height: 20)
    flow.headerReferenceSize = CGSize(width: 320, height: 20)
    let layout = random.oneIn(2) ? flow : collections.makeLayout()
    collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    collections.header { shelf, _ in
      .view(PairHeader.self) { $0.text = "\(shelf.id)\(shelf.title)" }
    }
    addCells()
    tables.reordersItems = true
    collections.reordersItems = true
    table.isEditing = true
    tables.tableView = table
    collections.collectionView = collection
    window.rootViewController?.view.addSubview(table)
    window.rootViewController?.view.addSubview(collection)
    settle()
  }

  /// Lets everything happen that waits for the main run loop.
  func settle() {
    tables.flush()
    collections.flush()
    HeadlessUIKit.commit()
    HeadlessUIKit.finishAnimations()
  }

  /// Changes the sources in one transaction, or the slots of the composite.
  func change(_ random: inout SeededGenerator) {
    if random.oneIn(8) {
      if let slot = root.slots.first(where: { root.source(in: $0) === spare }) {
        if random.oneIn(2) {
          root.remove(slot)
        } else {
          root.move(slot, to: random.below(root.slots.count))
        }
      } else {
        root.insert(spare, at: random.below(2))
      }
      return
    }
    let count = 1 + random.below(3)
    root.performBatchUpdates {
      for _ in 0..<count { random.edit((leaves + [spare])[random.below(3)]) }
    }
  }

  /// Takes one of the views off the screen, or puts it back.
  func toggle(_ random: inout SeededGenerator) {
    let view: UIView = random.oneIn(2) ? table : collection
    if view.superview == nil {
      window.rootViewController?.view.addSubview(view)
    } else {
      view.removeFromSuperview()
    }
  }

  /// Drags a row of a view that is on the screen, with changes under way.
  func drag(_ random: inout SeededGenerator) {
    if random.oneIn(2) { dragRow(&random) } else { dragItem(&random) }
  }

  private func dragRow(_ random: inout SeededGenerator) {
    guard table.superview != nil, let start = path(in: tables.snapshot, &random),
      table.beginReordering(at: start)
    else { return }
    for _ in 0..<1 + random.below(3) {
      if let place = place(in: tables.snapshot, of: start, &random) {
        table.proposeReordering(to: place)
      }
      if random.oneIn(3) { change(&random) }
      if random.oneIn(6) { changeRules(&random) }
    }
    if random.oneIn(4) { table.cancelReordering() } else { table.endReordering() }
    // What watches over moves would find out a little later.
    if random.oneIn(2) { change(&random) }
  }

  private func dragItem(_ random: inout SeededGenerator) {
    guard collection.superview != nil, let start = path(in: collections.snapshot, &random),
      let cell = collection.cellForItem(at: start),
      collections.beginReordering(at: cell.center)
    else { return }
    for _ in 0..<1 + random.below(3) {
      if let place = place(in: collections.snapshot, of: start, &random) {
        collection.proposeInteractiveMovement(to: place)
      }
      if random.oneIn(3) { change(&random) }
      if random.oneIn(6) { changeRules(&random) }
    }
    if random.oneIn(4) { collections.cancelReordering() } else { collections.endReordering() }
    if random.oneIn(2) { change(&random) }
  }

  private func path(in snapshot: Snapshot<Shelf>, _ random: inout SeededGenerator) -> IndexPath? {
    Array(snapshot.paths).randomElement(using: &random).map {
      IndexPath(item: $0.item, section: $0.section)
    }
  }

  private func place(
    in snapshot: Snapshot<Shelf>, of start: IndexPath, _ random: inout SeededGenerator
  ) -> IndexPath? {
    guard let section = snapshot.sections.indices.randomElement(using: &random) else { return nil }
    let count = snapshot.itemCount(inSection: section) - (section == start.section ? 1 : 0)
    return IndexPath(item: random.below(count + 1), section: section)
  }
}

extension ScreenPair {
  /// Changes which cells the lists have, or what their delegates respond to.
  func changeRules(_ random: inout SeededGenerator) {
    switch random.below(5) {
    case 0:
      oddEdition = random.below(2)
    case 1:
      oddEdition = nil
    case 2:
      tables.deletesItems.toggle()
      tables.fallbackDelegate = tables.fallbackDelegate == nil ? fallback : nil
      collections.fallbackDelegate = collections.fallbackDelegate == nil ? fallback : nil
    case 3:
      let height = CGFloat(20 + random.below(3))
      tables.height { _, _ in height }
      collections.size { _, _ in CGSize(width: 300, height: height) }
    default:
      tables.shouldHighlight { _, _ in true }.canEdit { _, _ in true }
      collections.shouldSelect { _, _ in true }
    }
  }

  /// Adds cells whose kind depends on the edition of the book, and so changes with it.
  private func addCells() {
    let isOdd = { [unowned self] (book: Book) in book.edition % 2 == oddEdition ? book : nil }
    tables.cells(PairRow.self, of: isOdd) { cell, book, _ in cell.textLabel?.text = "\(book)" }
    collections.cells(PairItem.self, of: isOdd) { cell, book, _ in cell.text = "\(book)" }
  }
}

extension ScreenPair {
  /// What a screen of the sources should say.
  var expected: [String] {
    root.snapshot.sections.map { shelf in
      "\(shelf.id)\(shelf.title): " + shelf.items.map(\.description).joined(separator: " ")
    }
  }

  /// What the table says.
  var tableLines: [String] {
    let (texts, headers) = (table.shownTexts, table.shownHeaderTexts)
    return (0..<table.numberOfSections).map { section in
      let rows = (0..<table.numberOfRows(inSection: section)).map {
        texts[IndexPath(row: $0, section: section)] ?? "-"
      }
      return "\(headers[section] ?? "-"): " + rows.joined(separator: " ")
    }
  }

  /// What the collection view says.
  var collectionLines: [String] {
    let cells = collection.shownCells
    return (0..<collection.numberOfSections).map { section in
      let header = collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section))
      let items = (0..<collection.numberOfItems(inSection: section)).map {
        (cells[IndexPath(item: $0, section: section)] as? PairCell)?.text ?? "-"
      }
      return "\((header as? PairHeader)?.text ?? "-"): " + items.joined(separator: " ")
    }
  }
}

private class PairCell: UICollectionViewCell {
  var text = ""
}

private final class PairItem: PairCell {}

private final class PairRow: UITableViewCell {}

/// A delegate of the app's own.
private final class PairFallback: NSObject, UITableViewDelegate, UICollectionViewDelegateFlowLayout
{
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  {
    20
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: 2, left: 0, bottom: 0, right: 0)
  }
}

private final class PairHeader: UICollectionReusableView {
  var text = ""
}
#endif
