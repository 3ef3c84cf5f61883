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
          listRow("table", change, count: count) {
            ListedTable(count: count, isByHand: $0)
          },
          listRow("collection", change, count: count) {
            ListedCollection(count: count, isByHand: $0)
          },
        ]
      }
    }
  }

  private static func listRow(
    _ name: String,
    _ change: ListChange,
    count: Int,
    make: @escaping @MainActor (_ isByHand: Bool) -> some ListedView
  ) -> Row {
    // In a small list, the cells of the screen and what follows them are all there is.
    let ratio = count < 1_000 ? 2.2 : change == .update ? 1.8 : 3
    return Row(
      group: "\(name) of \(count)", work: change.rawValue, ids: Int.label,
      limit: Limit(ratio, "by hand + source")
    ) {
      let source = ListedSource(count: count)
      let views = [("collate", Contender.Role.subject), ("by hand", .reference)].map { name, role in
        let view = make(role == .reference)
        return Contender(name, role, workCount: 2) {
          change.perform(in: view)
          // Nobody waits for the ends of the animations.
          HeadlessUIKit.dropAnimations()
        }
      }
      return views + [
        Contender("source", .reference, workCount: 2) { change.perform(in: source) }
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
  func perform(in view: some ListedView) {
    switch self {
    case .insertion, .distant:
      let place = self == .distant ? view.count / 2 : 5
      view.insert(Story(id: -1, value: 0), at: place)
      view.remove(at: place)
    case .update:
      for value in [-1, 5] { view.update(Story(id: 5, value: value), at: 5) }
    }
  }
}

/// A list view on the screen, and whoever changes it.
@MainActor
private protocol ListedView {
  var count: Int { get }
  func insert(_ item: Story<Int>, at place: Int)
  func remove(at place: Int)
  func update(_ item: Story<Int>, at place: Int)
}

/// The items of a list: those of a source, or an array beside the calls of the view.
@MainActor
private final class ListedItems: NSObject {
  let source: ArrayDataSource<Feed<Int>>
  var rows: [Story<Int>]
  var shownCount = 0

  init(count: Int) {
    rows = (0..<count).map { Story(id: $0, value: $0) }
    source = ArrayDataSource(sections: [Feed(id: 0, title: 0, items: rows)])
  }
}

/// A source that is observed, without a view.
@MainActor
private struct ListedSource: ListedView {
  private let items: ListedItems
  private let observation: ObservationToken

  init(count: Int) {
    items = ListedItems(count: count)
    let counter = UpdateCounter()
    observation = items.source.observe { counter.count($0) }
  }

  var count: Int { items.rows.count }

  func insert(_ item: Story<Int>, at place: Int) { items.source.insertItem(item, at: [0, place]) }

  func remove(at place: Int) { items.source.removeItems(at: [[0, place]]) }

  func update(_ item: Story<Int>, at place: Int) {
    items.source.replaceItem(at: [0, place], with: item)
  }
}

@MainActor
private func show(_ view: UIView) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 880))
  let controller = UIViewController()
  window.rootViewController = controller
  window.isHidden = false
  view.frame = window.bounds
  controller.view.addSubview(view)
  return window
}

extension ListedItems: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
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
private struct ListedTable: ListedView {
  private let items: ListedItems
  private let table = UITableView(frame: .zero, style: .plain)
  private let window: UIWindow
  private let list: TableViewDataSource<Feed<Int>>?

  init(count: Int, isByHand: Bool) {
    items = ListedItems(count: count)
    window = show(table)
    if isByHand {
      list = nil
      table.register(UITableViewCell.self, forCellReuseIdentifier: "story")
      table.dataSource = items
      table.delegate = items
    } else {
      list = TableViewDataSource(dataSource: items.source, cell: UITableViewCell.self) {
        cell, item, _ in cell.tag = item.value
      }
      list?.tableView = table
    }
    HeadlessUIKit.commit()
  }

  var count: Int { items.rows.count }

  func insert(_ item: Story<Int>, at place: Int) {
    if list != nil { return items.source.insertItem(item, at: [0, place]) }
    table.performBatchUpdates {
      items.rows.insert(item, at: place)
      table.insertRows(at: [[0, place]], with: .automatic)
    }
  }

  func remove(at place: Int) {
    if list != nil { return items.source.removeItems(at: [[0, place]]) }
    table.performBatchUpdates {
      items.rows.remove(at: place)
      table.deleteRows(at: [[0, place]], with: .automatic)
    }
  }

  func update(_ item: Story<Int>, at place: Int) {
    if list != nil { return items.source.replaceItem(at: [0, place], with: item) }
    table.performBatchUpdates {
      items.rows[place] = item
      table.reconfigureRows(at: [[0, place]])
    }
  }
}

@MainActor
private struct ListedCollection: ListedView {
  private let items: ListedItems
  private let collection: UICollectionView
  private let window: UIWindow
  private let list: CollectionViewDataSource<Feed<Int>>?

  init(count: Int, isByHand: Bool) {
    items = ListedItems(count: count)
    collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    window = show(collection)
    if isByHand {
      list = nil
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "story")
      collection.dataSource = items
      collection.delegate = items
    } else {
      list = CollectionViewDataSource(
        dataSource: items.source, cell: UICollectionViewCell.self
      ) { cell, item, _ in cell.tag = item.value }
      list?.collectionView = collection
    }
    HeadlessUIKit.commit()
  }

  var count: Int { items.rows.count }

  func insert(_ item: Story<Int>, at place: Int) {
    if list != nil { return items.source.insertItem(item, at: [0, place]) }
    collection.performBatchUpdates {
      items.rows.insert(item, at: place)
      collection.insertItems(at: [[0, place]])
    }
  }

  func remove(at place: Int) {
    if list != nil { return items.source.removeItems(at: [[0, place]]) }
    collection.performBatchUpdates {
      items.rows.remove(at: place)
      collection.deleteItems(at: [[0, place]])
    }
  }

  func update(_ item: Story<Int>, at place: Int) {
    if list != nil { return items.source.replaceItem(at: [0, place], with: item) }
    collection.performBatchUpdates {
      items.rows[place] = item
      collection.reconfigureItems(at: [[0, place]])
    }
  }
}
#else
extension Row {
  /// None, where there is no model of UIKit.
  static func listRows(isQuick: Bool) -> [Row] { [] }
}
#endif
