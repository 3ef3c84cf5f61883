#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension SectionBehavior where View == UITableView {
  /// Sets the height of a section's header.
  ///
  /// Return 0 for no header and no gap, in grouped tables, too, and `UITableView.automaticDimension` for a height that
  /// fits the header's content, which is the default. Corresponds to `tableView(_:heightForHeaderInSection:)`.
  @discardableResult
  public func headerHeight(
    _ closure: ((_ content: Section, _ section: Int) -> CGFloat)?
  ) -> Self {
    set(.height(.header), closure)
  }

  /// Sets the height of a section's footer.
  ///
  /// Return 0 for no footer and no gap, in grouped tables, too, and `UITableView.automaticDimension` for a height that
  /// fits the footer's content, which is the default. Corresponds to `tableView(_:heightForFooterInSection:)`.
  @discardableResult
  public func footerHeight(
    _ closure: ((_ content: Section, _ section: Int) -> CGFloat)?
  ) -> Self {
    set(.height(.footer), closure)
  }

  /// Sets the estimated height of a section's header.
  ///
  /// The default is the table view's `estimatedSectionHeaderHeight`. Corresponds to
  /// `tableView(_:estimatedHeightForHeaderInSection:)`.
  @discardableResult
  public func estimatedHeaderHeight(
    _ closure: ((_ content: Section, _ section: Int) -> CGFloat)?
  ) -> Self {
    set(.estimatedHeight(.header), closure)
  }

  /// Sets the estimated height of a section's footer.
  ///
  /// The default is the table view's `estimatedSectionFooterHeight`. Corresponds to
  /// `tableView(_:estimatedHeightForFooterInSection:)`.
  @discardableResult
  public func estimatedFooterHeight(
    _ closure: ((_ content: Section, _ section: Int) -> CGFloat)?
  ) -> Self {
    set(.estimatedHeight(.footer), closure)
  }

  /// Sets the closure to call before the header of a section is displayed.
  ///
  /// The view is already configured. Corresponds to
  /// `tableView(_:willDisplayHeaderView:forSection:)`.
  @discardableResult
  public func willDisplayHeader(
    _ closure: ((_ view: UIView, _ content: Section, _ section: Int) -> Void)?
  ) -> Self {
    set(.willDisplay(.header), closure) { closure, content, section in
      { closure($0, content, section) }
    }
  }

  /// Sets the closure to call after the header of a section was removed.
  ///
  /// The section is the one that the header showed, even if the source no longer contains it.
  /// Corresponds to `tableView(_:didEndDisplayingHeaderView:forSection:)`.
  @discardableResult
  public func didEndDisplayingHeader(
    _ closure: ((_ view: UIView, _ content: Section, _ section: Int) -> Void)?
  ) -> Self {
    set(.didEndDisplaying(.header), closure) { closure, content, section in
      { closure($0, content, section) }
    }
  }

  /// Sets the closure to call before the footer of a section is displayed.
  ///
  /// The view is already configured. Corresponds to
  /// `tableView(_:willDisplayFooterView:forSection:)`.
  @discardableResult
  public func willDisplayFooter(
    _ closure: ((_ view: UIView, _ content: Section, _ section: Int) -> Void)?
  ) -> Self {
    set(.willDisplay(.footer), closure) { closure, content, section in
      { closure($0, content, section) }
    }
  }

  /// Sets the closure to call after the footer of a section was removed.
  ///
  /// The section is the one that the footer showed, even if the source no longer contains it.
  /// Corresponds to `tableView(_:didEndDisplayingFooterView:forSection:)`.
  @discardableResult
  public func didEndDisplayingFooter(
    _ closure: ((_ view: UIView, _ content: Section, _ section: Int) -> Void)?
  ) -> Self {
    set(.didEndDisplaying(.footer), closure) { closure, content, section in
      { closure($0, content, section) }
    }
  }
}
#endif
