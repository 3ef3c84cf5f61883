#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A type whose closures configure the sections of a table view and handle their events.
@MainActor
public protocol TableSectionBehavior<Content>: SectionBehavior {}

extension TableSectionBehavior {
  /// Sets the header of a section.
  ///
  /// By default, there is none. Corresponds to `tableView(_:viewForHeaderInSection:)` and
  /// `tableView(_:titleForHeaderInSection:)`.
  @discardableResult
  public func header(
    _ closure: @escaping (_ content: Content, _ section: Int) -> HeaderFooter
  ) -> Self {
    set(\.header, closure)
  }

  /// Sets the header of all sections.
  ///
  /// By default, there is none.
  @discardableResult
  public func header(_ closure: @escaping () -> HeaderFooter) -> Self {
    set(\.header) { _, _ in closure() }
  }

  /// Sets the footer of a section.
  ///
  /// By default, there is none. Corresponds to `tableView(_:viewForFooterInSection:)` and
  /// `tableView(_:titleForFooterInSection:)`.
  @discardableResult
  public func footer(
    _ closure: @escaping (_ content: Content, _ section: Int) -> HeaderFooter
  ) -> Self {
    set(\.footer, closure)
  }

  /// Sets the footer of all sections.
  ///
  /// By default, there is none.
  @discardableResult
  public func footer(_ closure: @escaping () -> HeaderFooter) -> Self {
    set(\.footer) { _, _ in closure() }
  }

  /// Sets the height of a section's header.
  ///
  /// By default, it fits the header's content. Corresponds to
  /// `tableView(_:heightForHeaderInSection:)`.
  @discardableResult
  public func headerHeight(
    _ closure: @escaping (_ content: Content, _ section: Int) -> SectionHeight
  ) -> Self {
    set(\.headerHeight, closure)
  }

  /// Sets the height of all headers.
  ///
  /// By default, it fits the header's content.
  @discardableResult
  public func headerHeight(_ closure: @escaping () -> SectionHeight) -> Self {
    set(\.headerHeight) { _, _ in closure() }
  }

  /// Sets the height of a section's footer.
  ///
  /// By default, it fits the footer's content. Corresponds to
  /// `tableView(_:heightForFooterInSection:)`.
  @discardableResult
  public func footerHeight(
    _ closure: @escaping (_ content: Content, _ section: Int) -> SectionHeight
  ) -> Self {
    set(\.footerHeight, closure)
  }

  /// Sets the height of all footers.
  ///
  /// By default, it fits the footer's content.
  @discardableResult
  public func footerHeight(_ closure: @escaping () -> SectionHeight) -> Self {
    set(\.footerHeight) { _, _ in closure() }
  }

  /// Sets the closure to call before the header of a section is displayed.
  ///
  /// The view is already configured. Corresponds to
  /// `tableView(_:willDisplayHeaderView:forSection:)`.
  @discardableResult
  public func willDisplayHeader(
    _ closure: @escaping (_ view: UIView, _ content: Content, _ section: Int) -> Void
  ) -> Self {
    set(\.willDisplayHeader) { content, section in { closure($0, content, section) } }
  }

  /// Sets the closure to call after the header of a section was removed.
  ///
  /// The section is the one that the header showed, even if the source no longer contains it.
  /// Corresponds to `tableView(_:didEndDisplayingHeaderView:forSection:)`.
  @discardableResult
  public func didEndDisplayingHeader(
    _ closure: @escaping (_ view: UIView, _ content: Content, _ section: Int) -> Void
  ) -> Self {
    set(\.didEndDisplayingHeader) { content, section in { closure($0, content, section) } }
  }

  /// Sets the closure to call before the footer of a section is displayed.
  ///
  /// The view is already configured. Corresponds to
  /// `tableView(_:willDisplayFooterView:forSection:)`.
  @discardableResult
  public func willDisplayFooter(
    _ closure: @escaping (_ view: UIView, _ content: Content, _ section: Int) -> Void
  ) -> Self {
    set(\.willDisplayFooter) { content, section in { closure($0, content, section) } }
  }

  /// Sets the closure to call after the footer of a section was removed.
  ///
  /// The section is the one that the footer showed, even if the source no longer contains it.
  /// Corresponds to `tableView(_:didEndDisplayingFooterView:forSection:)`.
  @discardableResult
  public func didEndDisplayingFooter(
    _ closure: @escaping (_ view: UIView, _ content: Content, _ section: Int) -> Void
  ) -> Self {
    set(\.didEndDisplayingFooter) { content, section in { closure($0, content, section) } }
  }
}

/// A type that configures some of the sections of a table view.
///
/// Use ``SectionDescriptor``; this protocol allows an array of descriptors for different types.
@MainActor
public protocol TableSectionDescriptor<Content>: TableSectionBehavior {
  /// Returns the value passed to the closures, or `nil` if the descriptor does not apply.
  ///
  /// - Parameter section: A section of the source.
  /// - Returns: The section, or the value extracted from it.
  func content(from section: Any) -> Content?
}
#endif
