#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

extension TableShim: UITableViewDataSource {
  enum DataSourcePart {}

  func numberOfSections(in tableView: UITableView) -> Int {
    list?.receive(from: .dataSource, of: tableView)
    return list?.sectionCount() ?? 0
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    list?.itemCount(inSection: section) ?? 0
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = ask { $0.cell(at: indexPath) } ?? UITableViewCell()
    note(cell, at: indexPath)
    guard let cell = cell as? UITableViewCell else {
      preconditionFailure(
        "The cell at \(indexPath) is a \(type(of: cell)), not one of a table view")
    }
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    answer(.canEdit, at: indexPath) {
      dataSource?.tableView?(tableView, canEditRowAt: indexPath)
    } ?? true
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    swipeDidEnd()
    // The row may still be on screen after its item was removed from the source.
    guard let list, let path = list.sourcePath(for: indexPath)?.indexPath else { return }
    list.act {
      if let commit = commitment(at: indexPath) { return commit(editingStyle) }
      dataSource?.tableView?(tableView, commit: editingStyle, forRowAt: path)
    }
  }

  /// Returns the closure that deletes or inserts a row, unless the app's own data source does.
  private func commitment(at path: IndexPath) -> ((UITableViewCell.EditingStyle) -> Void)? {
    guard let list, let item = list.subject(at: path),
      let sourcePath = list.sourcePath(for: path)?.indexPath
    else { return nil }
    return list.answer(.commitEditing, about: item, at: sourcePath)
  }

  /// Whether a row can be deleted.
  func deletes(at path: IndexPath) -> Bool {
    commitment(at: path) != nil || fallBack(.commitEditing) { true } ?? false
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    ask { $0.canMove(at: indexPath) } ?? false
  }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    ask { $0.didMove(from: sourceIndexPath, to: destinationIndexPath) }
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    list?.answer { list?.indexTitles() ?? dataSource?.sectionIndexTitles?(for: tableView) }
  }

  func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    guard let list else { return index }
    return list.answer {
      if let place: (String, Int) -> IndexPath = list.handlers[view: .placeOfIndexTitle] {
        return place(title, index).section
      }
      return list.section(ofTitleAt: index)
        ?? dataSource?.tableView?(tableView, sectionForSectionIndexTitle: title, at: index) ?? index
    }
  }
}

extension TableShim: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    prefetch(at: indexPaths, isCanceled: false) {
      prefetching?.tableView(tableView, prefetchRowsAt: $0)
    }
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    prefetch(at: indexPaths, isCanceled: true) {
      prefetching?.tableView?(tableView, cancelPrefetchingForRowsAt: $0)
    }
  }
}
#endif
