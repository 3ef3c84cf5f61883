#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// What a table view does with its sections, said in closures.
@MainActor
public protocol TableSectionBehavior<Content>: SectionBehavior {}

extension TableSectionBehavior {
  /// Says what stands above the rows of a section.
  ///
  /// By default it is nothing.
  @discardableResult
  public func header(
    _ closure: @escaping (_ content: Content, _ section: Int) -> HeaderFooter
  ) -> Self {
    set(\.header, closure)
  }

  /// Says what stands above the rows of all sections.
  ///
  /// By default it is nothing.
  @discardableResult
  public func header(_ closure: @escaping () -> HeaderFooter) -> Self {
    set(\.header) { _, _ in closure() }
  }

  /// Says what stands below the rows of a section.
  ///
  /// By default it is nothing.
  @discardableResult
  public func footer(
    _ closure: @escaping (_ content: Content, _ section: Int) -> HeaderFooter
  ) -> Self {
    set(\.footer, closure)
  }

  /// Says what stands below the rows of all sections.
  ///
  /// By default it is nothing.
  @discardableResult
  public func footer(_ closure: @escaping () -> HeaderFooter) -> Self {
    set(\.footer) { _, _ in closure() }
  }

  /// Says how high the header of a section is.
  ///
  /// By default it is as high as its content asks for.
  @discardableResult
  public func headerHeight(
    _ closure: @escaping (_ content: Content, _ section: Int) -> SectionHeight
  ) -> Self {
    set(\.headerHeight, closure)
  }

  /// Says how high headers are.
  ///
  /// By default it is as high as its content asks for.
  @discardableResult
  public func headerHeight(_ closure: @escaping () -> SectionHeight) -> Self {
    set(\.headerHeight) { _, _ in closure() }
  }

  /// Says how high the footer of a section is.
  ///
  /// By default it is as high as its content asks for.
  @discardableResult
  public func footerHeight(
    _ closure: @escaping (_ content: Content, _ section: Int) -> SectionHeight
  ) -> Self {
    set(\.footerHeight, closure)
  }

  /// Says how high footers are.
  ///
  /// By default it is as high as its content asks for.
  @discardableResult
  public func footerHeight(_ closure: @escaping () -> SectionHeight) -> Self {
    set(\.footerHeight) { _, _ in closure() }
  }

  /// Says what to do when the header of a section comes on the screen.
  ///
  /// It is configured already.
  @discardableResult
  public func willDisplayHeader(
    _ closure: @escaping (_ view: UIView, _ content: Content, _ section: Int) -> Void
  ) -> Self {
    set(\.willDisplayHeader) { content, section in { closure($0, content, section) } }
  }

  /// Says what to do when the header of a section has left the screen.
  ///
  /// It is the section that it showed, even if it is in the source no more.
  @discardableResult
  public func didEndDisplayingHeader(
    _ closure: @escaping (_ view: UIView, _ content: Content, _ section: Int) -> Void
  ) -> Self {
    set(\.didEndDisplayingHeader) { content, section in { closure($0, content, section) } }
  }

  /// Says what to do when the footer of a section comes on the screen.
  ///
  /// It is configured already.
  @discardableResult
  public func willDisplayFooter(
    _ closure: @escaping (_ view: UIView, _ content: Content, _ section: Int) -> Void
  ) -> Self {
    set(\.willDisplayFooter) { content, section in { closure($0, content, section) } }
  }

  /// Says what to do when the footer of a section has left the screen.
  ///
  /// It is the section that it showed, even if it is in the source no more.
  @discardableResult
  public func didEndDisplayingFooter(
    _ closure: @escaping (_ view: UIView, _ content: Content, _ section: Int) -> Void
  ) -> Self {
    set(\.didEndDisplayingFooter) { content, section in { closure($0, content, section) } }
  }

  /// Says which title a section has in the index at the edge of the table view.
  ///
  /// Return `nil` for sections that have none; their rows belong to the title before.
  @discardableResult
  public func indexTitle(
    _ closure: @escaping (_ content: Content, _ section: Int) -> String?
  ) -> Self {
    set(\.indexTitle, closure)
  }
}
#endif
