#if canImport(UIKit) && !os(watchOS)
import UIKit

// Headers and footers of table views. One that a closure returns can be a view or a title, and one
// that it does not return has no height.
extension ListMethod {
  static func content(_ edge: SectionEdge) -> SectionMethod<HeaderFooter> {
    .init(
      table: "tableView:viewFor\(edge)InSection:",
      and: ["tableView:titleFor\(edge)InSection:"] + height(edge).selectors,
      key: "content\(edge)")
  }
  static func height(_ edge: SectionEdge) -> SectionMethod<SectionHeight> {
    .init(table: "tableView:heightFor\(edge)InSection:", key: "height\(edge)")
  }
  static func estimatedHeight(_ edge: SectionEdge) -> SectionMethod<CGFloat> {
    .init(table: "tableView:estimatedHeightFor\(edge)InSection:", key: "estimatedHeight\(edge)")
  }
  static func willDisplay(_ edge: SectionEdge) -> SectionMethod<(UIView) -> Void> {
    .init(table: "tableView:willDisplay\(edge)View:forSection:", key: "willDisplay\(edge)")
  }
  static func didEndDisplaying(_ edge: SectionEdge) -> SectionMethod<(UIView) -> Void> {
    .init(
      table: "tableView:didEndDisplaying\(edge)View:forSection:", key: "didEndDisplaying\(edge)")
  }
}

// Collection views and flow layouts.
extension ListMethod {
  static func supplementaryView(
    ofKind kind: String
  ) -> SectionMethod<(_ item: Int) -> SupplementaryView> {
    .init(
      collection: "collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
      key: "supplementaryView \(kind)")
  }
  static var willDisplaySupplementaryView:
    SectionMethod<(_ view: UICollectionReusableView, _ kind: String) -> Void>
  {
    .init(collection: "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:")
  }
  static var didEndDisplayingSupplementaryView:
    SectionMethod<(_ view: UICollectionReusableView, _ kind: String) -> Void>
  {
    .init(
      collection: "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:")
  }
  // Asked by the layout that the list makes, and not by the view.
  static var layout: SectionMethod<SectionLayout> { .init() }
  static var inset: SectionMethod<UIEdgeInsets> {
    .init(collection: "collectionView:layout:insetForSectionAtIndex:")
  }
  static var minimumLineSpacing: SectionMethod<CGFloat> {
    .init(collection: "collectionView:layout:minimumLineSpacingForSectionAtIndex:")
  }
  static var minimumInteritemSpacing: SectionMethod<CGFloat> {
    .init(collection: "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:")
  }
  static var headerSize: SectionMethod<CGSize> {
    .init(collection: "collectionView:layout:referenceSizeForHeaderInSection:")
  }
  static var footerSize: SectionMethod<CGSize> {
    .init(collection: "collectionView:layout:referenceSizeForFooterInSection:")
  }
}

extension ListMethod {
  static var indexTitle: SectionMethod<String?> {
    .init(
      table: "sectionIndexTitlesForTableView:", collection: "indexTitlesForCollectionView:",
      and: [
        "tableView:sectionForSectionIndexTitle:atIndex:",
        "collectionView:indexPathForIndexTitle:atIndex:",
      ])
  }
}

/// The two ends of a section.
enum SectionEdge: String, CaseIterable, CustomStringConvertible {
  case header = "Header"
  case footer = "Footer"

  /// The name in selectors.
  var description: String { rawValue }
}
#endif
