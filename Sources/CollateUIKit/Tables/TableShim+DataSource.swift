#if canImport(UIKit) && !os(watchOS)
import UIKit

extension TableShim: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    list?.sectionCount() ?? 0
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    list?.itemCount(inSection: section) ?? 0
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = list?.ask { $0.cell(at: indexPath, in: tableView) } ?? UITableViewCell()
    note(cell, at: indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    title(for: .header, section: section) { $0.headerTitle(tableView, section) }
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    title(for: .footer, section: section) { $0.footerTitle(tableView, section) }
  }

  private func title(
    for edge: SectionEdge,
    section: Int,
    else other: (TableFallback) -> String??
  ) -> String? {
    list?.ask { list -> String?? in
      guard let content = list.headerOrFooter(edge, ofSection: section) else {
        return other(list.fallback)
      }
      return .some(content.title)
    } ?? nil
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    list?.ask { $0.canEdit(at: indexPath, in: tableView) } ?? false
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard let list else { return }
    list.act { list.commit(editingStyle, at: indexPath, in: tableView) }
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    list?.ask { $0.canMove(at: indexPath) } ?? false
  }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    list?.ask { $0.didMove(from: sourceIndexPath, to: destinationIndexPath) }
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    list?.ask { $0.indexTitles(in: tableView) }
  }

  func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    list?.ask { $0.section(forIndexTitle: title, at: index, in: tableView) } ?? index
  }
}
#endif
