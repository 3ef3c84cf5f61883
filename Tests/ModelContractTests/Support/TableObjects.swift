#if canImport(UIKit)
import UIKit

/// The rows of a table: texts, in sections that have a title each.
final class Rows: Watched, UITableViewDataSource {
  var texts: [[String]]
  var titles: [String?] = []
  var identifier = "cell"
  var canEdit = true

  /// The rows that cells were asked for, in that order, and the cells, which are kept so that no two
  /// of them have the same address.
  private(set) var asked: [IndexPath] = []
  private(set) var cells: [UITableViewCell] = []

  init(_ texts: [[String]], _ present: Set<Method> = []) {
    self.texts = texts
    super.init(present.union([.tableSections]))
  }

  override func forget() {
    super.forget()
    asked = []
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    cell.textLabel?.text = texts[indexPath.section][indexPath.row]
    asked.append(indexPath)
    cells.append(cell)
    return cell
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    note(.tableSections)
    return texts.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    note(.headerTitle)
    return titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    note(.canEditRow)
    return canEdit
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    note(.canMoveRow)
    return true
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { note(.moveRow) }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    note(.tableIndexTitles)
    return texts.indices.map { "\($0)" }
  }
}

/// A delegate of tables.
final class TableDelegate: Watched, UITableViewDelegate {
  var height: CGFloat = 60
  var headerHeight: CGFloat = 40
  var makeHeader: () -> UIView? = { nil }
  private(set) var shown: [IndexPath] = []
  private(set) var hidden: [IndexPath] = []

  override func forget() {
    super.forget()
    (shown, hidden) = ([], [])
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note(.didScroll) }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    note(.rowHeight)
    return height
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  {
    note(.rowEstimate)
    return 30
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    note(.headerHeight)
    return headerHeight
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  )
    -> CGFloat
  {
    note(.headerEstimate)
    return 30
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    note(.headerView)
    return makeHeader()
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    note(.willShowRow)
    shown.append(indexPath)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    note(.didHideRow)
    hidden.append(indexPath)
  }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { note(.willShowHeader) }

  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    note(.rowIndentation)
    return 2
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  )
    -> UITableViewCell.EditingStyle
  {
    note(.editingStyle)
    return .none
  }

  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  )
    -> Bool
  {
    note(.indentsInEditing)
    return false
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note(.willSelectRow)
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note(.didSelectRow)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note(.didDeselectRow)
  }
}

/// A cell that counts how often it is prepared to be used again.
final class CountingCell: UITableViewCell {
  private(set) var preparations = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}

/// A table of 320 x 440 points in a window, with rows of 44 points unless a test says otherwise.
@MainActor final class Table {
  let stage = Stage()
  let view: UITableView
  let rows: Rows
  let delegate: TableDelegate?

  init(
    _ rows: Rows, _ delegate: TableDelegate? = nil, in style: UITableView.Style = .plain,
    setUp: (UITableView) -> Void = { _ in }
  ) {
    (self.rows, self.delegate) = (rows, delegate)
    view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: style)
    view.register(CountingCell.self, forCellReuseIdentifier: "cell")
    view.register(CountingCell.self, forCellReuseIdentifier: "other")
    view.rowHeight = 44
    // The bars of a device, and what systems since iOS 15 add to headers, are not what this is about.
    view.contentInsetAdjustmentBehavior = .never
    view.sectionHeaderTopPadding = 0
    setUp(view)
    view.dataSource = rows
    view.delegate = delegate
    stage.show(view)
  }

  convenience init(
    _ texts: [[String]], _ delegate: TableDelegate? = nil, setUp: (UITableView) -> Void = { _ in }
  ) { self.init(Rows(texts), delegate, setUp: setUp) }

  /// What the visible cells say, from top to bottom, when the table is laid out.
  var texts: [String] {
    view.layoutIfNeeded()
    return (view.indexPathsForVisibleRows ?? []).sorted().map {
      view.cellForRow(at: $0)?.textLabel?.text ?? "-"
    }
  }

  func layOut() { view.layoutIfNeeded() }

  /// Changes the rows within a batch of the table, without animation.
  func batch(_ texts: [[String]], _ tell: @escaping (UITableView) -> Void) {
    UIView.performWithoutAnimation {
      view.performBatchUpdates { [self] in
        rows.texts = texts
        tell(view)
      }
    }
    layOut()
  }
}

/// Makes numbered texts.
func numbers(_ range: Range<Int>) -> [String] { range.map(String.init) }
#endif
