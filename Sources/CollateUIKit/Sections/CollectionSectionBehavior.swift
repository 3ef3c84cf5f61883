#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// What a collection view does with its sections, said in closures.
@MainActor
public protocol CollectionSectionBehavior<Content>: SectionBehavior {}

extension CollectionSectionBehavior {
  /// Says which view of a kind a section has, such as a header.
  ///
  ///     dataSource.supplementaryView(ofKind: UICollectionView.elementKindSectionHeader) { feed, _ in
  ///       .view(FeedHeader.self) { $0.titleLabel.text = feed.title }
  ///     }
  ///
  /// Whether there is such a view, and where, is the layout's affair.
  @discardableResult
  public func supplementaryView(
    ofKind kind: String,
    _ closure: @escaping (_ content: Content, _ path: IndexPath) -> SupplementaryView
  ) -> Self {
    sectionHandlers.supplementaryViews[kind] = { content, section in
      guard let content = content as? Content else {
        preconditionFailure("A \(type(of: content)), section \(section), is no \(Content.self)")
      }
      return { closure(content, IndexPath(item: $0, section: section)) }
    }
    return self
  }

  /// Says which header a section has.
  ///
  /// In a flow layout it needs a size, too.
  @discardableResult
  public func header(
    _ closure: @escaping (_ content: Content, _ section: Int) -> SupplementaryView
  ) -> Self {
    supplementaryView(ofKind: UICollectionView.elementKindSectionHeader) { content, path in
      closure(content, path.section)
    }
  }

  /// Says which footer a section has.
  ///
  /// In a flow layout it needs a size, too.
  @discardableResult
  public func footer(
    _ closure: @escaping (_ content: Content, _ section: Int) -> SupplementaryView
  ) -> Self {
    supplementaryView(ofKind: UICollectionView.elementKindSectionFooter) { content, path in
      closure(content, path.section)
    }
  }

  /// Says what to do when a supplementary view of a section comes on the screen.
  ///
  /// It is configured already.
  @discardableResult
  public func willDisplaySupplementaryView(
    _ closure:
      @escaping (
        _ view: UICollectionReusableView, _ kind: String, _ content: Content, _ section: Int
      ) -> Void
  ) -> Self {
    set(\.willDisplaySupplementaryView) { content, section in { closure($0, $1, content, section) }
    }
  }

  /// Says what to do when a supplementary view of a section has left the screen.
  ///
  /// It is the section that it showed, even if it is in the source no more.
  @discardableResult
  public func didEndDisplayingSupplementaryView(
    _ closure:
      @escaping (
        _ view: UICollectionReusableView, _ kind: String, _ content: Content, _ section: Int
      ) -> Void
  ) -> Self {
    set(\.didEndDisplayingSupplementaryView) { content, section in
      { closure($0, $1, content, section) }
    }
  }

  /// Says how far a section is from its neighbours, in a flow layout.
  ///
  /// By default it is what the layout says.
  @discardableResult
  public func inset(
    _ closure: @escaping (_ content: Content, _ section: Int) -> UIEdgeInsets
  ) -> Self {
    set(\.inset, closure)
  }

  /// Says how far sections are from each other, in a flow layout.
  ///
  /// By default it is what the layout says.
  @discardableResult
  public func inset(_ closure: @escaping () -> UIEdgeInsets) -> Self {
    set(\.inset) { _, _ in closure() }
  }

  /// Says how far the lines of a section are apart at least, in a flow layout.
  ///
  /// By default it is what the layout says.
  @discardableResult
  public func minimumLineSpacing(
    _ closure: @escaping (_ content: Content, _ section: Int) -> CGFloat
  ) -> Self {
    set(\.minimumLineSpacing, closure)
  }

  /// Says how far lines are apart at least, in a flow layout.
  ///
  /// By default it is what the layout says.
  @discardableResult
  public func minimumLineSpacing(_ closure: @escaping () -> CGFloat) -> Self {
    set(\.minimumLineSpacing) { _, _ in closure() }
  }

  /// Says how far the items of a line are apart at least, in a flow layout.
  ///
  /// By default it is what the layout says.
  @discardableResult
  public func minimumInteritemSpacing(
    _ closure: @escaping (_ content: Content, _ section: Int) -> CGFloat
  ) -> Self {
    set(\.minimumInteritemSpacing, closure)
  }

  /// Says how far the items of all lines are apart at least, in a flow layout.
  ///
  /// By default it is what the layout says.
  @discardableResult
  public func minimumInteritemSpacing(_ closure: @escaping () -> CGFloat) -> Self {
    set(\.minimumInteritemSpacing) { _, _ in closure() }
  }

  /// Says which size the header of a section has, in a flow layout.
  ///
  /// A size of zero is no header. By default it is what the layout says.
  @discardableResult
  public func headerSize(
    _ closure: @escaping (_ content: Content, _ section: Int) -> CGSize
  ) -> Self {
    set(\.headerSize, closure)
  }

  /// Says which size headers have, in a flow layout.
  ///
  /// A size of zero is no header. By default it is what the layout says.
  @discardableResult
  public func headerSize(_ closure: @escaping () -> CGSize) -> Self {
    set(\.headerSize) { _, _ in closure() }
  }

  /// Says which size the footer of a section has, in a flow layout.
  ///
  /// A size of zero is no footer. By default it is what the layout says.
  @discardableResult
  public func footerSize(
    _ closure: @escaping (_ content: Content, _ section: Int) -> CGSize
  ) -> Self {
    set(\.footerSize, closure)
  }

  /// Says which size footers have, in a flow layout.
  ///
  /// A size of zero is no footer. By default it is what the layout says.
  @discardableResult
  public func footerSize(_ closure: @escaping () -> CGSize) -> Self {
    set(\.footerSize) { _, _ in closure() }
  }
}
#endif
