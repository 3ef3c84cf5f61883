#if canImport(UIKit) && !os(watchOS)
import UIKit

extension TableShim {
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    height(.header, section: section, in: tableView) { $0.headerHeight(tableView, section) }
  }

  func tableView(
    _ tableView: UITableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    list?.ask { $0.fallback.estimatedHeaderHeight(tableView, section) }
      ?? tableView.estimatedSectionHeaderHeight
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    view(.header, section: section, in: tableView) { $0.headerView(tableView, section) }
  }

  func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {
    list?.ask { $0.willDisplay(view, as: .header, section: section, in: tableView) }
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) {
    list?.ask { $0.didEndDisplaying(view, as: .header, section: section, in: tableView) }
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    height(.footer, section: section, in: tableView) { $0.footerHeight(tableView, section) }
  }

  func tableView(
    _ tableView: UITableView,
    estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    list?.ask { $0.fallback.estimatedFooterHeight(tableView, section) }
      ?? tableView.estimatedSectionFooterHeight
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    view(.footer, section: section, in: tableView) { $0.footerView(tableView, section) }
  }

  func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) {
    list?.ask { $0.willDisplay(view, as: .footer, section: section, in: tableView) }
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) {
    list?.ask { $0.didEndDisplaying(view, as: .footer, section: section, in: tableView) }
  }
}

extension TableShim {
  private func view(
    _ edge: SectionEdge,
    section: Int,
    in tableView: UITableView,
    else other: (TableFallback) -> UIView??
  ) -> UIView? {
    list?.ask { list -> UIView?? in
      guard let content = list.headerOrFooter(edge, ofSection: section) else {
        return other(list.fallback)
      }
      return .some(list.view(for: content, in: tableView))
    } ?? nil
  }

  private func height(
    _ edge: SectionEdge,
    section: Int,
    in tableView: UITableView,
    else other: (TableFallback) -> CGFloat?
  ) -> CGFloat {
    let usual = edge == .header ? tableView.sectionHeaderHeight : tableView.sectionFooterHeight
    return list?.ask { list in
      let handler = edge == .header ? \SectionHandlers.headerHeight : \.footerHeight
      if let height = list.ask(handler, section: section) { return height.points(in: tableView) }
      // A fallback that returns the automatic height does not know the header that is shown here.
      if let height = other(list.fallback), height != UITableView.automaticDimension {
        return height
      }
      let content = list.headerOrFooter(edge, ofSection: section)
      return content?.height(in: tableView, default: usual)
    } ?? usual
  }
}
#endif
