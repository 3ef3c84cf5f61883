#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A table view data source without its generic parameters, as used by the delegate object.
@MainActor
protocol TableList: ShownList
where
  View == UITableView,
  ViewCell == UITableViewCell,
  Fallback == TableFallback,
  FocusContext == UITableViewFocusUpdateContext
{
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
}
#endif
