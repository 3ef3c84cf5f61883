// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

@MainActor open class NSCollectionLayoutSection: NSObject, NSCopying {
  /// The group that is repeated; nil for a list.
  let group: NSCollectionLayoutGroup?
  /// How the section looks as a list.
  let list: UICollectionLayoutListConfiguration?
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  public init(group: NSCollectionLayoutGroup) { (self.group, list) = (group, nil) }

  private init(list: UICollectionLayoutListConfiguration) {
    (group, self.list) = (nil, list)
    super.init()
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    if list.headerMode == .supplementary {
      boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      )
    }
    if list.footerMode == .supplementary {
      boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
  }

  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> NSCollectionLayoutSection in
      let copy = NSCollectionLayoutSection(group: group, list: list)
      copy.contentInsets = contentInsets
      copy.interGroupSpacing = interGroupSpacing
      copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
      copy.boundarySupplementaryItems = boundarySupplementaryItems
      return copy
    }
  }

  private init(group: NSCollectionLayoutGroup?, list: UICollectionLayoutListConfiguration?) {
    (self.group, self.list) = (group, list)
  }

  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(list: configuration)
  }
}

@nonexhaustive
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none
  case continuous
  case continuousGroupLeadingBoundary
  case paging
  case groupPaging
  case groupPagingCentered
}
