import Foundation
@_spi(Headless) import UIKit

/// A table in a window, with a data source and delegate that tests look into.
@MainActor final class TableScreen: NSObject {
  var sections: [RandomLists.Section]
  var log: [String] = []
  var answers = Answers()
  let table: UITableView
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 132))

  /// What the screen answers where a test wants something else than it would.
  struct Answers {
    var canMove = true
    var canEdit = true
    var target: ((IndexPath) -> IndexPath)?
    var willSelect: ((IndexPath) -> IndexPath?)?
    var willDeselect: ((IndexPath) -> IndexPath?)?
    var cell: (@MainActor (UITableView, IndexPath) -> UITableViewCell)?
    var willDisplay: (@MainActor () -> Void)?
    var didMove: (@MainActor () -> Void)?
    var didScroll: (@MainActor () -> Void)?
    var trailing: UISwipeActionsConfiguration?
    var headerHeight: CGFloat = 0
    var editingStyle = UITableViewCell.EditingStyle.delete
    var canFocus = true
    var follows = false
    var menu: UIContextMenuConfiguration?
    var doesHighlight = true
    var indexTitles: [String]?
  }

  /// Makes a table of 100 x 132 points, which shows three rows of 44 points.
  init(_ items: [[Int]], in style: UITableView.Style = .plain, showsHeaders: Bool = false) {
    sections = items.enumerated().map { RandomLists.Section(id: -1 - $0, items: $1) }
    table = UITableView(frame: window.bounds, style: style)
    super.init()
    answers.headerHeight = showsHeaders ? 28 : 0
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    // The heights of headers and footers are known before they are seen, as the delegate tells them.
    table.estimatedSectionHeaderHeight = 0
    table.estimatedSectionFooterHeight = 0
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
    window.isHidden = false
    table.layoutIfNeeded()
    log = []
  }

  var counts: [Int] { sections.map(\.items.count) }

  /// Returns what the rows on the screen say, in order.
  var rows: [String] { table.shownTexts.sorted { $0.key < $1.key }.map(\.value) }

  /// Says what is wrong with what the table shows.
  func mistakes() -> [String] {
    var mistakes: [String] = []
    for (path, text) in table.shownTexts
    where "\(sections[path.section].items[path.row])" != text {
      mistakes.append("row \(path) shows \(text)")
    }
    if table.shownTexts.count != table.visibleCells.count { mistakes.append("a cell says nothing") }
    if Set(table.visibleCells.map(ObjectIdentifier.init)).count != table.visibleCells.count {
      mistakes.append("a cell is shown twice")
    }
    for cell in table.visibleCells {
      if cell.isHidden || cell.superview !== table { mistakes.append("\(cell) cannot be seen") }
      if table.indexPath(for: cell).flatMap(table.cellForRow) !== cell {
        mistakes.append("\(cell) is not where it says")
      }
    }
    let rows = table.indexPathsForRows(in: table.bounds) ?? []
    if rows != table.indexPathsForVisibleRows { mistakes.append("\(rows) should be visible") }
    for (section, text) in table.shownHeaderTexts where text != "\(sections[section].id)" {
      mistakes.append("header \(section) says \(text)")
    }
    return mistakes
  }
}

extension TableScreen: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let cell = answers.cell { return cell(tableView, indexPath) }
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "\(sections[indexPath.section].items[indexPath.row])"
    cell.contentConfiguration = content
    log.append("cell \(content.text ?? "")")
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    answers.headerHeight > 0 ? "\(sections[section].id)" : nil
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    answers.canMove
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    answers.canEdit
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.append("move \(sourceIndexPath) \(destinationIndexPath)")
    let item = sections[sourceIndexPath.section].items.remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].items.insert(item, at: destinationIndexPath.row)
    answers.didMove?()
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.append("commit \(editingStyle == .delete ? "delete" : "insert") \(indexPath)")
    guard editingStyle == .delete else { return }
    sections[indexPath.section].items.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { answers.indexTitles }

  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { Int(title) ?? 0 }
}

extension TableScreen: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    answers.headerHeight
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { answers.didScroll?() }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    log.append("will \(cell.shownText ?? "")")
    answers.willDisplay?()
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { log.append("end \(cell.shownText ?? "") at \(indexPath)") }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { log.append("header \(section)") }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { log.append("end header \(section)") }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    answers.doesHighlight
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("highlight \(indexPath)")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("unhighlight \(indexPath)")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    answers.willSelect.map { $0(indexPath) } ?? indexPath
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    answers.willDeselect.map { $0(indexPath) } ?? indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselect \(indexPath)")
  }

  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    log.append("act \(indexPath)")
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { answers.editingStyle }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.append("edit \(indexPath)")
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.append("end edit \(indexPath.map { "\($0)" } ?? "none")")
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { answers.trailing }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { answers.target?(proposedDestinationIndexPath) ?? proposedDestinationIndexPath }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { answers.menu }

  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    log.append("preview")
    animator.addCompletion { [self] in log.append("done") }
  }

  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("end menu") }

  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    answers.canFocus
  }

  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { log.append("focus \(context.nextFocusedIndexPath.map { "\($0)" } ?? "none")") }

  func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { answers.follows }
}

extension TableScreen: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    log.append("prefetch \(indexPaths)")
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    log.append("cancel \(indexPaths)")
  }
}
