#if canImport(UIKit) && !os(watchOS)
public import UIKit

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
    set(.supplementaryView(ofKind: kind), closure) { closure, content, section in
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
      (
        _ view: UICollectionReusableView, _ kind: String, _ content: Section, _ section: Int
      ) -> Void
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
      (
        _ view: UICollectionReusableView, _ kind: String, _ content: Section, _ section: Int
      ) -> Void
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
  public func inset(
    _ closure: ((_ content: Section, _ section: Int) -> UIEdgeInsets)?
  ) -> Self {
    set(.inset, closure)
  }

  /// Sets the minimum spacing between the lines of a section in a flow layout.
  ///
  /// The default is the layout's `minimumLineSpacing`. Corresponds to
  /// `collectionView(_:layout:minimumLineSpacingForSectionAt:)`.
  @discardableResult
  public func minimumLineSpacing(
    _ closure: ((_ content: Section, _ section: Int) -> CGFloat)?
  ) -> Self {
    set(.minimumLineSpacing, closure)
  }

  /// Sets the minimum spacing between the items in a line of a section in a flow layout.
  ///
  /// The default is the layout's `minimumInteritemSpacing`. Corresponds to
  /// `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`.
  @discardableResult
  public func minimumInteritemSpacing(
    _ closure: ((_ content: Section, _ section: Int) -> CGFloat)?
  ) -> Self {
    set(.minimumInteritemSpacing, closure)
  }

  /// Sets the size of a section's header in a flow layout.
  ///
  /// Return a size of zero for no header. The default is the layout's `headerReferenceSize`.
  /// Corresponds to `collectionView(_:layout:referenceSizeForHeaderInSection:)`.
  @discardableResult
  public func headerSize(
    _ closure: ((_ content: Section, _ section: Int) -> CGSize)?
  ) -> Self {
    set(.headerSize, closure)
  }

  /// Sets the size of a section's footer in a flow layout.
  ///
  /// Return a size of zero for no footer. The default is the layout's `footerReferenceSize`.
  /// Corresponds to `collectionView(_:layout:referenceSizeForFooterInSection:)`.
  @discardableResult
  public func footerSize(
    _ closure: ((_ content: Section, _ section: Int) -> CGSize)?
  ) -> Self {
    set(.footerSize, closure)
  }
}
#endif
