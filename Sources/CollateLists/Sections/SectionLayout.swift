#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

/// How a compositional layout lays out a section.
enum SectionLayout {
  case custom((any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection)
  case list(UICollectionLayoutListConfiguration)
}
#endif
