#if canImport(UIKit) && !os(watchOS)
import UIKit

extension TableShim {
  enum SectionsPart {}

  func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    view(.header, section: section, in: table)
  }

  func tableView(_ table: UITableView, viewForFooterInSection section: Int) -> UIView? {
    view(.footer, section: section, in: table)
  }

  func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? {
    title(.header, section: section, in: table)
  }

  func tableView(_ table: UITableView, titleForFooterInSection section: Int) -> String? {
    title(.footer, section: section, in: table)
  }

  func tableView(_ table: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    height(.header, section: section, in: table)
  }

  func tableView(_ table: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    height(.footer, section: section, in: table)
  }

  func tableView(_ table: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    answer(.estimatedHeight(.header), at: section) {
      delegate?.tableView?(table, estimatedHeightForHeaderInSection: section)
    } ?? table.estimatedSectionHeaderHeight
  }

  func tableView(_ table: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    answer(.estimatedHeight(.footer), at: section) {
      delegate?.tableView?(table, estimatedHeightForFooterInSection: section)
    } ?? table.estimatedSectionFooterHeight
  }

  func tableView(
    _ table: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    willDisplay(view, .header, section: section) {
      delegate?.tableView?(table, willDisplayHeaderView: view, forSection: section)
    }
  }

  func tableView(
    _ table: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    willDisplay(view, .footer, section: section) {
      delegate?.tableView?(table, willDisplayFooterView: view, forSection: section)
    }
  }

  func tableView(
    _ table: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    didEndDisplaying(view, .header, section: section) {
      delegate?.tableView?(table, didEndDisplayingHeaderView: view, forSection: section)
    }
  }

  func tableView(
    _ table: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    didEndDisplaying(view, .footer, section: section) {
      delegate?.tableView?(table, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  private func view(_ edge: SectionEdge, section: Int, in table: UITableView) -> UIView? {
    if list?.hidesSectionViews ?? false { return nil }
    return answer(UITableView.supplementaryView(ofKind: edge.kind), at: section) { content in
      guard let list else { return nil }
      let shown = content(0).withTitleView
      return shown.view(ofKind: edge.kind, at: [section, 0], in: table, of: list)
    } else: {
      ownView(edge, section: section, in: table)
    } ?? nil
  }

  /// Returns what a closure has for a header or footer, or `nil` if there is none.
  private func contentOfClosure(
    _ edge: SectionEdge, section: Int
  ) -> SupplementaryView<UITableView>? {
    list?.answer(UITableView.supplementaryView(ofKind: edge.kind), at: section)?(0)
  }

  private func title(_ edge: SectionEdge, section: Int, in table: UITableView) -> String? {
    list?.answer {
      guard let list, list.knows(section), !list.hidesSectionViews else { return nil }
      guard let content = contentOfClosure(edge, section: section) else {
        return ownTitle(edge, section: section, in: table)
      }
      return content.title
    }
  }

  private func willDisplay(
    _ view: UIView, _ edge: SectionEdge, section: Int, else other: () -> Void?
  ) {
    list?.willDisplay(view, ofKind: edge.kind, section: section)
    updateTitle(in: view, edge, section: section)
    answer(.willDisplay(edge), at: section, call: { $0(view) }, else: other)
  }

  /// Sets the title in a view of UIKit's own that was used for another section before.
  ///
  /// UIKit may not know that the list has set the title there.
  private func updateTitle(in view: UIView, _ edge: SectionEdge, section: Int) {
    guard let list, let view = view as? UITableViewHeaderFooterView,
      let shown = (view.contentConfiguration as? UIListContentConfiguration)?.text,
      !list.isRegistered(view, edge)
    else { return }
    let content = list.answer { contentOfClosure(edge, section: section) }
    if let title = content?.title, title != shown { view.setTitle(title) }
  }

  private func didEndDisplaying(
    _ view: UIView, _ edge: SectionEdge, section: Int, else other: () -> Void?
  ) {
    let content = list?.didEndDisplaying(view, ofKind: edge.kind)
    answer(.didEndDisplaying(edge), about: content, at: section, call: { $0(view) }, else: other)
  }

  private func height(_ edge: SectionEdge, section: Int, in table: UITableView) -> CGFloat {
    if list?.hidesSectionViews ?? false { return table.usedHeight(0) }
    let own = answer(.height(edge), at: section) {
      table.usedHeight($0)
    } else: {
      edge == .header
        ? delegate?.tableView?(table, heightForHeaderInSection: section)
        : delegate?.tableView?(table, heightForFooterInSection: section)
    }
    guard let list, list.knows(section) else { return table.heightWithoutContent }
    let content = list.answer { contentOfClosure(edge, section: section) }
    // An app's own delegate that returns the automatic height does not know the header of a closure.
    if let own, content == nil || own != UITableView.automaticDimension { return own }
    let usual = edge == .header ? table.sectionHeaderHeight : table.sectionFooterHeight
    if let content { return content.height(in: table, default: usual) }
    let isThere = list.answer {
      ownView(edge, section: section, in: table) != nil
        || ownTitle(edge, section: section, in: table) != nil
    }
    return isThere ? usual : table.heightWithoutContent
  }

  private func ownView(_ edge: SectionEdge, section: Int, in table: UITableView) -> UIView? {
    edge == .header
      ? delegate?.tableView?(table, viewForHeaderInSection: section)
      : delegate?.tableView?(table, viewForFooterInSection: section)
  }

  private func ownTitle(_ edge: SectionEdge, section: Int, in table: UITableView) -> String? {
    edge == .header
      ? dataSource?.tableView?(table, titleForHeaderInSection: section)
      : dataSource?.tableView?(table, titleForFooterInSection: section)
  }
}

extension UITableView {
  /// The height to return for one that a closure has: table views of grouped styles use their default height for 0.
  func usedHeight(_ height: CGFloat) -> CGFloat {
    height == 0 && style != .plain ? .leastNonzeroMagnitude : height
  }

  /// The height of a header or footer that has neither a view nor a title, as without the method.
  fileprivate var heightWithoutContent: CGFloat {
    style == .plain ? 0 : UITableView.automaticDimension
  }
}
#endif
