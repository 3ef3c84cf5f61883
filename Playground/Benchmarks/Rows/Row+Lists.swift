#if HEADLESS_UIKIT
import Collate
import CollateUIKit
@_spi(Headless) import UIKit

extension Row {
  /// Changes of a list view, compared with a data source and batch updates written by hand.
  ///
  /// Both drive the same model of UIKit, which looks at all rows for each batch. The source keeps the
  /// items as they were for its observers, for which it copies them; by hand, they are changed in place.
  /// So what the same source costs without a view is added to the reference, and the ratio is that of
  /// what the adapter does: 1.1 to 1.7. Among arrays of the model, however, the copies may be given back
  /// to the system and taken again each time, which limits for insertions allow for.
  static func listRows(isQuick: Bool) -> [Row] {
    (isQuick ? [100, 10_000] : [100, 10_000, 100_000]).flatMap { count in
      ListChange.allCases.flatMap { change in
        [
          listRow("table", change, count: count) { ListedTable(count: count, isByHand: $0) },
          listRow("collection", change, count: count) {
            ListedCollection(count: count, isByHand: $0)
          },
        ]
      }
    }
  }

  private static func listRow(
    _ name: String, _ change: ListChange, count: Int,
    make: @escaping @MainActor (_ isByHand: Bool) -> some ListedItems
  ) -> Row {
    // In a small list, the cells of the screen and what follows them are all there is.
    let ratio = count < 1_000 ? 2.2 : change == .update ? 1.8 : 3
    return Row("\(name) of \(count)", change.rawValue, Limit(ratio, "by hand + source")) {
      let items = ListedItems(count: count)
      let views = [Contender.Role.subject, .reference("by hand")].map { role in
        let view = make(role.isReference)
        return Contender(role, workCount: 2) {
          change.perform(in: view)
          // The row does not wait for the ends of the animations.
          HeadlessUIKit.dropAnimations()
        }
      }
      return views + [
        Contender(.reference("source"), observing: items.source) { change.perform(in: items) }
      ]
    }
  }
}

/// What happens to a list, there and back again.
private enum ListChange: String, CaseIterable {
  case insertion = "an item inserted, removed"
  case distant = "an item inserted, removed off screen"
  case update = "an item updated"

  @MainActor
  func perform(in items: ListedItems) {
    switch self {
    case .insertion, .distant:
      let place = self == .distant ? items.rows.count / 2 : 5
      items.perform(.insertion(Story(id: -1, value: 0), at: place))
      items.perform(.removal(at: place))
    case .update:
      for value in [-1, 5] { items.perform(.update(Story(id: 5, value: value), at: 5)) }
    }
  }
}

/// A change of a list.
private enum ListEdit {
  case insertion(Story<Int>, at: Int)
  case removal(at: Int)
  case update(Story<Int>, at: Int)
}

/// The items of a list: those of a source, which is changed here, or an array beside the calls of a view.
@MainActor
private class ListedItems: NSObject {
  let source: ArrayDataSource<Feed<Int>>
  final var rows: [Story<Int>]
  final var shownCount = 0
  final var window: UIWindow?

  init(count: Int) {
    rows = (0..<count).map { Story(id: $0, value: $0) }
    source = ArrayDataSource(sections: [Feed(id: 0, title: 0, items: rows)])
  }

  func perform(_ edit: ListEdit) {
    switch edit {
    case .insertion(let item, let place): source.insertItem(item, at: [0, place])
    case .removal(let place): source.removeItems(at: [[0, place]])
    case .update(let item, let place): source.replaceItem(at: [0, place], with: item)
    }
  }

  final func change(_ edit: ListEdit) {
    switch edit {
    case .insertion(let item, let place): rows.insert(item, at: place)
    case .removal(let place): rows.remove(at: place)
    case .update(let item, let place): rows[place] = item
    }
  }

  final func show(_ view: UIView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 880))
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    view.frame = window.bounds
    controller.view.addSubview(view)
    self.window = window
  }
}

extension ListedItems: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "story", for: indexPath)
    cell.tag = rows[indexPath.row].value
    return cell
  }
}

extension ListedItems: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    rows.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "story", for: indexPath)
    cell.tag = rows[indexPath.item].value
    return cell
  }
}

// Written by hand, too, a delegate does something with what is shown.
extension ListedItems: UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    shownCount += 1
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    shownCount -= 1
  }
}

extension ListedItems: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    shownCount += 1
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    shownCount -= 1
  }
}

@MainActor
private final class ListedTable: ListedItems {
  private let table = UITableView(frame: .zero, style: .plain)
  private var list: TableViewDataSource<Feed<Int>>?

  init(count: Int, isByHand: Bool) {
    super.init(count: count)
    show(table)
    if isByHand {
      table.register(UITableViewCell.self, forCellReuseIdentifier: "story")
      table.dataSource = self
      table.delegate = self
    } else {
      list = TableViewDataSource(dataSource: source, cell: UITableViewCell.self) {
        cell, item, _ in cell.tag = item.value
      }
      list?.tableView = table
    }
    HeadlessUIKit.commit()
  }

  override func perform(_ edit: ListEdit) {
    if list != nil { return super.perform(edit) }
    table.performBatchUpdates { [self] in
      change(edit)
      switch edit {
      case .insertion(_, let place): table.insertRows(at: [[0, place]], with: .automatic)
      case .removal(let place): table.deleteRows(at: [[0, place]], with: .automatic)
      case .update(_, let place): table.reconfigureRows(at: [[0, place]])
      }
    }
  }
}

@MainActor
private final class ListedCollection: ListedItems {
  private let collection = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private var list: CollectionViewDataSource<Feed<Int>>?

  init(count: Int, isByHand: Bool) {
    super.init(count: count)
    show(collection)
    if isByHand {
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "story")
      collection.dataSource = self
      collection.delegate = self
    } else {
      list = CollectionViewDataSource(dataSource: source, cell: UICollectionViewCell.self) {
        cell, item, _ in cell.tag = item.value
      }
      list?.collectionView = collection
    }
    HeadlessUIKit.commit()
  }

  override func perform(_ edit: ListEdit) {
    if list != nil { return super.perform(edit) }
    collection.performBatchUpdates { [self] in
      change(edit)
      switch edit {
      case .insertion(_, let place): collection.insertItems(at: [[0, place]])
      case .removal(let place): collection.deleteItems(at: [[0, place]])
      case .update(_, let place): collection.reconfigureItems(at: [[0, place]])
      }
    }
  }
}
#else
extension Row {
  /// None, where there is no model of UIKit.
  static func listRows(isQuick: Bool) -> [Row] { [] }
}
#endif
