#if canImport(UIKit) && !os(watchOS)
import UIKit

extension ListView {
  /// Returns the question for the views of a kind.
  ///
  /// A header or footer of a table view can be a view or a title, and one that a closure does not return has no height.
  static func supplementaryView(
    ofKind kind: String
  ) -> SectionMethod<(_ item: Int) -> SupplementaryView<Self>> {
    let edge = SectionEdge.allCases.first { $0.kind == kind }
    let others = edge.map {
      ["tableView:titleFor\($0)InSection:"] + SectionMethod<CGFloat>.height($0).selectors
    }
    return .init(
      table: edge.map { "tableView:viewFor\($0)InSection:" },
      collection: "collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
      and: others ?? [], key: "supplementaryView \(kind)")
  }
}

extension ListMethod {
  // Headers and footers of table views.

  static func height(_ edge: SectionEdge) -> SectionMethod<CGFloat> {
    .table("heightFor\(edge)InSection:", key: "height\(edge)")
  }
  static func estimatedHeight(_ edge: SectionEdge) -> SectionMethod<CGFloat> {
    .table("estimatedHeightFor\(edge)InSection:", key: "estimatedHeight\(edge)")
  }
  static func willDisplay(_ edge: SectionEdge) -> SectionMethod<(UIView) -> Void> {
    .table("willDisplay\(edge)View:forSection:", key: "willDisplay\(edge)")
  }
  static func didEndDisplaying(_ edge: SectionEdge) -> SectionMethod<(UIView) -> Void> {
    .table("didEndDisplaying\(edge)View:forSection:", key: "didEndDisplaying\(edge)")
  }

  static var indexTitle: SectionMethod<String?> {
    .init(and: ViewMethod<Any>.indexTitles.selectors)
  }

  // Collection views and flow layouts.

  static var willDisplaySupplementaryView:
    SectionMethod<(_ view: UICollectionReusableView, _ kind: String) -> Void>
  {
    .collection("willDisplaySupplementaryView:forElementKind:atIndexPath:")
  }
  static var didEndDisplayingSupplementaryView:
    SectionMethod<(_ view: UICollectionReusableView, _ kind: String) -> Void>
  {
    .collection("didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:")
  }
  // Asked by the layout that the list makes, and not by the view.
  static var layout: SectionMethod<SectionLayout> { .init() }
  static var inset: SectionMethod<UIEdgeInsets> { .collection("layout:insetForSectionAtIndex:") }
  static var minimumLineSpacing: SectionMethod<CGFloat> {
    .collection("layout:minimumLineSpacingForSectionAtIndex:")
  }
  static var minimumInteritemSpacing: SectionMethod<CGFloat> {
    .collection("layout:minimumInteritemSpacingForSectionAtIndex:")
  }
  static func size(_ edge: SectionEdge) -> SectionMethod<CGSize> {
    .collection("layout:referenceSizeFor\(edge)InSection:", key: "size\(edge)")
  }
}

// The index of a list view. The type of the answer is that of the closure that is stored under the name.
extension ListMethod where Place == Void {
  static var indexTitles: Self {
    .init(
      table: "sectionIndexTitlesForTableView:", collection: "indexTitlesForCollectionView:",
      and: placeOfIndexTitle.selectors)
  }
  static var placeOfIndexTitle: Self {
    .init(
      table: "tableView:sectionForSectionIndexTitle:atIndex:",
      collection: "collectionView:indexPathForIndexTitle:atIndex:")
  }
}

/// The two ends of a section.
enum SectionEdge: String, CaseIterable, CustomStringConvertible {
  case header = "Header"
  case footer = "Footer"

  /// The name in selectors.
  var description: String { rawValue }

  /// The kind of supplementary views.
  @MainActor
  var kind: String {
    switch self {
    case .header: UICollectionView.elementKindSectionHeader
    case .footer: UICollectionView.elementKindSectionFooter
    }
  }
}

/// How a compositional layout lays out a section.
enum SectionLayout {
  case custom((any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection)
  case list(UICollectionLayoutListConfiguration)
}
#endif
