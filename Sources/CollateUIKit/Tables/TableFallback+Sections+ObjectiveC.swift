#if canImport(UIKit) && !os(watchOS)
import UIKit

// Methods that the app does not implement return nothing.

extension TableFallback {
  func headerHeight(_ tableView: UITableView, _ section: Int) -> CGFloat? {
    delegate?.tableView?(tableView, heightForHeaderInSection: section)
  }

  func estimatedHeaderHeight(_ tableView: UITableView, _ section: Int) -> CGFloat? {
    delegate?.tableView?(tableView, estimatedHeightForHeaderInSection: section)
  }

  func headerView(_ tableView: UITableView, _ section: Int) -> UIView?? {
    guard delegateResponds("tableView:viewForHeaderInSection:") else { return .none }
    return .some(delegate?.tableView?(tableView, viewForHeaderInSection: section))
  }

  func headerTitle(_ tableView: UITableView, _ section: Int) -> String?? {
    guard dataSourceResponds("tableView:titleForHeaderInSection:") else { return .none }
    return .some(dataSource?.tableView?(tableView, titleForHeaderInSection: section))
  }

  func willDisplayHeader(_ tableView: UITableView, _ view: UIView, _ section: Int) {
    delegate?.tableView?(tableView, willDisplayHeaderView: view, forSection: section)
  }

  func didEndDisplayingHeader(_ tableView: UITableView, _ view: UIView, _ section: Int) {
    delegate?.tableView?(tableView, didEndDisplayingHeaderView: view, forSection: section)
  }

  func footerHeight(_ tableView: UITableView, _ section: Int) -> CGFloat? {
    delegate?.tableView?(tableView, heightForFooterInSection: section)
  }

  func estimatedFooterHeight(_ tableView: UITableView, _ section: Int) -> CGFloat? {
    delegate?.tableView?(tableView, estimatedHeightForFooterInSection: section)
  }

  func footerView(_ tableView: UITableView, _ section: Int) -> UIView?? {
    guard delegateResponds("tableView:viewForFooterInSection:") else { return .none }
    return .some(delegate?.tableView?(tableView, viewForFooterInSection: section))
  }

  func footerTitle(_ tableView: UITableView, _ section: Int) -> String?? {
    guard dataSourceResponds("tableView:titleForFooterInSection:") else { return .none }
    return .some(dataSource?.tableView?(tableView, titleForFooterInSection: section))
  }

  func willDisplayFooter(_ tableView: UITableView, _ view: UIView, _ section: Int) {
    delegate?.tableView?(tableView, willDisplayFooterView: view, forSection: section)
  }

  func didEndDisplayingFooter(_ tableView: UITableView, _ view: UIView, _ section: Int) {
    delegate?.tableView?(tableView, didEndDisplayingFooterView: view, forSection: section)
  }

  func canEdit(_ tableView: UITableView, _ path: IndexPath) -> Bool? {
    if let canEdit = dataSource?.tableView?(tableView, canEditRowAt: path) { return canEdit }
    // Without this method, all rows can be edited. UIKit deletes them only if the other one is there.
    return dataSourceResponds("tableView:commitEditingStyle:forRowAtIndexPath:") ? true : nil
  }

  #if !os(tvOS)
  func offersSwipeActions(_ tableView: UITableView, _ path: IndexPath) -> Bool {
    delegateResponds("tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:")
      || delegateResponds("tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:")
  }
  #endif

  func commitEditing(
    _ tableView: UITableView, _ style: UITableViewCell.EditingStyle, _ path: IndexPath
  ) {
    dataSource?.tableView?(tableView, commit: style, forRowAt: path)
  }

  func canMove(_ tableView: UITableView, _ path: IndexPath) -> Bool? {
    dataSource?.tableView?(tableView, canMoveRowAt: path)
  }

  func move(_ tableView: UITableView, _ path: IndexPath, _ destination: IndexPath) {
    dataSource?.tableView?(tableView, moveRowAt: path, to: destination)
  }

  func indexTitles(_ tableView: UITableView) -> [String]?? {
    guard dataSourceResponds("sectionIndexTitlesForTableView:") else { return .none }
    return .some(dataSource?.sectionIndexTitles?(for: tableView))
  }

  func section(_ tableView: UITableView, forIndexTitle title: String, at index: Int) -> Int? {
    dataSource?.tableView?(tableView, sectionForSectionIndexTitle: title, at: index)
  }

  func cancelPrefetching(_ tableView: UITableView, _ paths: [IndexPath]) {
    prefetching?.tableView?(tableView, cancelPrefetchingForRowsAt: paths)
  }
}
#endif
