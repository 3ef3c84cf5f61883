#if canImport(UIKit) && !os(watchOS)
public import UIKit

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
  ) -> Self { set(.header, closure) }

  /// Sets the footer of a section.
  ///
  /// By default, there is none. In a table view, it corresponds to `tableView(_:viewForFooterInSection:)` and
  /// `tableView(_:titleForFooterInSection:)`; in a collection view, to
  /// `collectionView(_:viewForSupplementaryElementOfKind:at:)`, where the layout decides whether there is a footer, and
  /// where. A flow layout also needs a footer size.
  @discardableResult
  public func footer(
    _ closure: ((_ content: Section, _ section: Int) -> SupplementaryView<View>)?
  ) -> Self { set(.footer, closure) }

  private func set(
    _ edge: SectionEdge,
    _ closure: ((_ content: Section, _ section: Int) -> SupplementaryView<View>)?
  ) -> Self {
    set(View.supplementaryView(ofKind: edge.kind), closure) { closure, content, section in
      { _ in closure(content, section) }
    }
  }

  /// Sets the title of a section in the list view's index.
  ///
  /// Return `nil` for sections without a title; they belong to the previous title. Corresponds to
  /// `sectionIndexTitles(for:)` of table views and `indexTitles(for:)` of collection views.
  @discardableResult
  public func indexTitle(_ closure: ((_ content: Section, _ section: Int) -> String?)?) -> Self {
    set(.indexTitle, closure)
  }

  /// Stores a closure, or takes it away.
  func set<Answer>(
    _ method: SectionMethod<Answer>, _ closure: ((Section, Int) -> Answer)?
  ) -> Self {
    handlers.set(method, closure)
    return self
  }

  /// Stores a closure that takes other arguments, too, or takes it away.
  func set<Answer, Closure>(
    _ method: SectionMethod<Answer>, _ closure: Closure?,
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
}

extension SectionBehavior where View == UITableView {
  /// Sets the height of a section's header.
  ///
  /// Return 0 for no header and no gap, in grouped tables, too, and `UITableView.automaticDimension` for a height that
  /// fits the header's content, which is the default. Corresponds to `tableView(_:heightForHeaderInSection:)`.
  @discardableResult
  public func headerHeight(_ closure: ((_ content: Section, _ section: Int) -> CGFloat)?) -> Self {
    set(.height(.header), closure)
  }

  /// Sets the height of a section's footer.
  ///
  /// Return 0 for no footer and no gap, in grouped tables, too, and `UITableView.automaticDimension` for a height that
  /// fits the footer's content, which is the default. Corresponds to `tableView(_:heightForFooterInSection:)`.
  @discardableResult
  public func footerHeight(_ closure: ((_ content: Section, _ section: Int) -> CGFloat)?) -> Self {
    set(.height(.footer), closure)
  }

  /// Sets the estimated height of a section's header.
  ///
  /// The default is the table view's `estimatedSectionHeaderHeight`. Corresponds to
  /// `tableView(_:estimatedHeightForHeaderInSection:)`.
  @discardableResult
  public func estimatedHeaderHeight(
    _ closure: ((_ content: Section, _ section: Int) -> CGFloat)?
  ) -> Self { set(.estimatedHeight(.header), closure) }

  /// Sets the estimated height of a section's footer.
  ///
  /// The default is the table view's `estimatedSectionFooterHeight`. Corresponds to
  /// `tableView(_:estimatedHeightForFooterInSection:)`.
  @discardableResult
  public func estimatedFooterHeight(
    _ closure: ((_ content: Section, _ section: Int) -> CGFloat)?
  ) -> Self { set(.estimatedHeight(.footer), closure) }

  /// Sets the closure to call before the header of a section is displayed.
  ///
  /// The view is already configured. Corresponds to
  /// `tableView(_:willDisplayHeaderView:forSection:)`.
  @discardableResult
  public func willDisplayHeader(
    _ closure: ((_ view: UIView, _ content: Section, _ section: Int) -> Void)?
  ) -> Self { set(.willDisplay(.header), ofView: closure) }

  /// Sets the closure to call after the header of a section was removed.
  ///
  /// The section is the one that the header showed, even if the source no longer contains it.
  /// Corresponds to `tableView(_:didEndDisplayingHeaderView:forSection:)`.
  @discardableResult
  public func didEndDisplayingHeader(
    _ closure: ((_ view: UIView, _ content: Section, _ section: Int) -> Void)?
  ) -> Self { set(.didEndDisplaying(.header), ofView: closure) }

  /// Sets the closure to call before the footer of a section is displayed.
  ///
  /// The view is already configured. Corresponds to
  /// `tableView(_:willDisplayFooterView:forSection:)`.
  @discardableResult
  public func willDisplayFooter(
    _ closure: ((_ view: UIView, _ content: Section, _ section: Int) -> Void)?
  ) -> Self { set(.willDisplay(.footer), ofView: closure) }

  /// Sets the closure to call after the footer of a section was removed.
  ///
  /// The section is the one that the footer showed, even if the source no longer contains it.
  /// Corresponds to `tableView(_:didEndDisplayingFooterView:forSection:)`.
  @discardableResult
  public func didEndDisplayingFooter(
    _ closure: ((_ view: UIView, _ content: Section, _ section: Int) -> Void)?
  ) -> Self { set(.didEndDisplaying(.footer), ofView: closure) }

  private func set(
    _ method: SectionMethod<(UIView) -> Void>,
    ofView closure: ((_ view: UIView, _ content: Section, _ section: Int) -> Void)?
  ) -> Self {
    set(method, closure) { closure, content, section in { closure($0, content, section) } }
  }
}

extension SectionBehavior where View == UICollectionView {
  /// Sets the supplementary view of a kind for a section, other than its header and its footer.
  ///
  ///     list.supplementaryView(ofKind: "badge") { feed, _ in
  ///       .view(Badge.self) { $0.count = feed.unreadCount }
  ///     }
  ///
  /// The layout decides whether there is such a view, and where. Corresponds to
  /// `collectionView(_:viewForSupplementaryElementOfKind:at:)`.
  @discardableResult
  public func supplementaryView(
    ofKind kind: String,
    _ closure: ((_ content: Section, _ path: IndexPath) -> SupplementaryView<UICollectionView>)?
  ) -> Self {
    set(View.supplementaryView(ofKind: kind), closure) { closure, content, section in
      { closure(content, IndexPath(item: $0, section: section)) }
    }
  }

  /// Sets the closure to call before a supplementary view of a section is displayed.
  ///
  /// The view is already configured. Corresponds to
  /// `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)`.
  @discardableResult
  public func willDisplaySupplementaryView(
    _ closure: (
      (_ view: UICollectionReusableView, _ kind: String, _ content: Section, _ section: Int) -> Void
    )?
  ) -> Self {
    set(.willDisplaySupplementaryView, closure) { closure, content, section in
      { closure($0, $1, content, section) }
    }
  }

  /// Sets the closure to call after a supplementary view of a section was removed.
  ///
  /// The section is the one that the view showed, even if the source no longer contains it.
  /// Corresponds to `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)`.
  @discardableResult
  public func didEndDisplayingSupplementaryView(
    _ closure: (
      (_ view: UICollectionReusableView, _ kind: String, _ content: Section, _ section: Int) -> Void
    )?
  ) -> Self {
    set(.didEndDisplayingSupplementaryView, closure) { closure, content, section in
      { closure($0, $1, content, section) }
    }
  }

  /// Sets the layout of a section in a compositional layout.
  ///
  /// The closure takes the section and the layout environment. It counts for a layout from
  /// ``ListDataSource/makeLayout(configuration:)``, and is called again when the content of
  /// the section changes.
  @discardableResult
  public func layout(
    _ closure: (
      (_ content: Section, _ environment: any NSCollectionLayoutEnvironment) ->
        NSCollectionLayoutSection
    )?
  ) -> Self {
    set(.layout, closure) { closure, content, _ in .custom { closure(content, $0) } }
  }

  /// Lays sections out as lists, in a compositional layout.
  ///
  /// Swipe actions are those of the items, and there are headers and footers where closures are set
  /// for them, unless the configuration says otherwise. It counts for a layout from
  /// ``ListDataSource/makeLayout(configuration:)``.
  ///
  /// - Parameter configuration: The appearance of the list.
  /// - Returns: This object.
  @discardableResult
  public func listLayout(_ configuration: UICollectionLayoutListConfiguration) -> Self {
    set(.layout) { _, _ in .list(configuration) }
  }

  /// Sets the insets of a section in a flow layout.
  ///
  /// The default is the layout's `sectionInset`. Corresponds to
  /// `collectionView(_:layout:insetForSectionAt:)`.
  @discardableResult
  public func inset(_ closure: ((_ content: Section, _ section: Int) -> UIEdgeInsets)?) -> Self {
    set(.inset, closure)
  }

  /// Sets the minimum spacing between the lines of a section in a flow layout.
  ///
  /// The default is the layout's `minimumLineSpacing`. Corresponds to
  /// `collectionView(_:layout:minimumLineSpacingForSectionAt:)`.
  @discardableResult
  public func minimumLineSpacing(
    _ closure: ((_ content: Section, _ section: Int) -> CGFloat)?
  ) -> Self { set(.minimumLineSpacing, closure) }

  /// Sets the minimum spacing between the items in a line of a section in a flow layout.
  ///
  /// The default is the layout's `minimumInteritemSpacing`. Corresponds to
  /// `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`.
  @discardableResult
  public func minimumInteritemSpacing(
    _ closure: ((_ content: Section, _ section: Int) -> CGFloat)?
  ) -> Self { set(.minimumInteritemSpacing, closure) }

  /// Sets the size of a section's header in a flow layout.
  ///
  /// Return a size of zero for no header. The default is the layout's `headerReferenceSize`.
  /// Corresponds to `collectionView(_:layout:referenceSizeForHeaderInSection:)`.
  @discardableResult
  public func headerSize(_ closure: ((_ content: Section, _ section: Int) -> CGSize)?) -> Self {
    set(.size(.header), closure)
  }

  /// Sets the size of a section's footer in a flow layout.
  ///
  /// Return a size of zero for no footer. The default is the layout's `footerReferenceSize`.
  /// Corresponds to `collectionView(_:layout:referenceSizeForFooterInSection:)`.
  @discardableResult
  public func footerSize(_ closure: ((_ content: Section, _ section: Int) -> CGSize)?) -> Self {
    set(.size(.footer), closure)
  }
}
#endif
