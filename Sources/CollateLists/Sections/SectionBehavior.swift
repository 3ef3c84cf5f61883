#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A type whose closures configure the sections of a table or collection view and handle their
/// events.
///
/// Set closures for some of the sections on the ``SectionDescriptor`` that a list makes, or for all on the list. The most specific
/// one is used: the descriptor's, then the list's, then the method of the fallback delegate or data source, and finally
/// the default of UIKit.
///
/// Every method returns `self`, so calls can be chained. Closures can be set at any time: another one replaces the one
/// before, and `nil` takes it away.
@MainActor
public protocol SectionBehavior<Section, View>: AnyObject {
  /// The type that the closures take: a section, or a value extracted from it.
  associatedtype Section

  /// The class of the list view.
  associatedtype View: ListView

  /// The closures set with the methods of this protocol.
  var handlers: DelegateHandlers { get }
}

extension SectionBehavior {
  /// Sets the header of a section.
  ///
  /// By default, there is none. In a table view, it corresponds to `tableView(_:viewForHeaderInSection:)` and
  /// `tableView(_:titleForHeaderInSection:)`; in a collection view, to
  /// `collectionView(_:viewForSupplementaryElementOfKind:at:)`, where the layout decides whether there is a header, and
  /// where. A flow layout also needs a header size.
  @discardableResult
  public func header(
    _ closure: ((_ content: Section, _ section: Int) -> SupplementaryView<View>)?
  ) -> Self {
    set(.header, closure)
  }

  /// Sets the footer of a section.
  ///
  /// By default, there is none. In a table view, it corresponds to `tableView(_:viewForFooterInSection:)` and
  /// `tableView(_:titleForFooterInSection:)`; in a collection view, to
  /// `collectionView(_:viewForSupplementaryElementOfKind:at:)`, where the layout decides whether there is a footer, and
  /// where. A flow layout also needs a footer size.
  @discardableResult
  public func footer(
    _ closure: ((_ content: Section, _ section: Int) -> SupplementaryView<View>)?
  ) -> Self {
    set(.footer, closure)
  }

  private func set(
    _ edge: SectionEdge,
    _ closure: ((_ content: Section, _ section: Int) -> SupplementaryView<View>)?
  ) -> Self {
    set(.supplementaryView(ofKind: edge.kind), closure) { closure, content, section in
      { _ in closure(content, section) }
    }
  }

  /// Sets the title of a section in the list view's index.
  ///
  /// Return `nil` for sections without a title; they belong to the previous title. Corresponds to
  /// `sectionIndexTitles(for:)` of table views and `indexTitles(for:)` of collection views.
  @discardableResult
  public func indexTitle(
    _ closure: ((_ content: Section, _ section: Int) -> String?)?
  ) -> Self {
    set(.indexTitle, closure)
  }
}

extension SectionBehavior {
  /// Stores a closure, or takes it away.
  func set<Answer>(
    _ method: SectionMethod<Answer>,
    _ closure: ((Section, Int) -> Answer)?
  ) -> Self {
    handlers.set(method, closure)
    return self
  }

  /// Stores a closure that takes other arguments, too, or takes it away.
  func set<Answer, Closure>(
    _ method: SectionMethod<Answer>,
    _ closure: Closure?,
    _ call: @escaping (_ closure: Closure, Section, Int) -> Answer
  ) -> Self {
    set(method, closure.map { closure in { call(closure, $0, $1) } })
  }
}

/// The headers, footers and layout of some sections of a list, and other closures for them.
///
///     list.sections(for: Feed.self)
///       .header { feed, _ in .title(feed.title) }
///       .footerHeight { _, _ in 0 }
///
/// The list makes and retains it. If several apply to a section, the first that has a closure is asked.
@MainActor
public final class SectionDescriptor<Section, View: ListView>: SectionBehavior {
  /// The closures set on this descriptor.
  public let handlers = DelegateHandlers()

  init() {}
}
#endif
