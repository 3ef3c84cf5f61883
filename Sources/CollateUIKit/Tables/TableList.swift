#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A data source of whatever sections, as the object sees it that UIKit talks to.
@MainActor
protocol TableList: ListChain {
  var fallback: TableFallback { get }

  /// Shows nothing any more, because somebody else does in the same view.
  func letGo()

  func sectionCount() -> Int
  func rowCount(inSection section: Int) -> Int
  func cell(at path: IndexPath, in tableView: UITableView) -> UITableViewCell
  func willDisplay(_ cell: UITableViewCell, at path: IndexPath, in tableView: UITableView)
  func didEndDisplaying(_ cell: UITableViewCell, at path: IndexPath, in tableView: UITableView)
  func indentationLevel(ofCellAt path: IndexPath) -> Int?

  func headerOrFooter(_ edge: SectionEdge, ofSection section: Int) -> HeaderFooter?
  func view(for content: HeaderFooter, in tableView: UITableView) -> UIView?
  func willDisplay(_ view: UIView, as edge: SectionEdge, section: Int, in tableView: UITableView)
  func didEndDisplaying(
    _ view: UIView, as edge: SectionEdge, section: Int, in tableView: UITableView)
  func indexTitles(in tableView: UITableView) -> [String]?
  func section(forIndexTitle title: String, at index: Int, in tableView: UITableView) -> Int

  func canEdit(at path: IndexPath, in tableView: UITableView) -> Bool
  func isOnlyMoved(at path: IndexPath, in tableView: UITableView) -> Bool
  func commit(
    _ style: UITableViewCell.EditingStyle, at path: IndexPath, in tableView: UITableView)
  func canMove(at path: IndexPath) -> Bool
  func targetForMove(at path: IndexPath, proposal: IndexPath) -> IndexPath
  func didMove(from path: IndexPath, to destination: IndexPath)

  func prefetch(at paths: [IndexPath], in tableView: UITableView)
  func cancelPrefetching(at paths: [IndexPath], in tableView: UITableView)
  func mayUpdateFocus(_ context: UITableViewFocusUpdateContext) -> Bool?
  func tellOfFocusUpdate(
    _ context: UITableViewFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator
  ) -> Bool
  func preferredFocusedPath() -> IndexPath??
  func didEndMultipleSelection() -> Bool
}
#endif
