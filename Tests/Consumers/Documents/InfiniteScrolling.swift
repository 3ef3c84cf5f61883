import CollateUIKit
import Foundation
import UIKit

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

// <InfiniteScrolling.md 1>

// <InfiniteScrolling.md 2>

final class PhotoCell: UICollectionViewCell {
  func show(_ row: PhotoRow, isMarked: Bool) {}
}

final class PhotoController: UIViewController {
  init(_ row: PhotoRow) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }
}

@MainActor
func grid(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
  .list(using: .init(appearance: .plain), layoutEnvironment: environment)
}

// <InfiniteScrolling.md 3>

// <InfiniteScrolling.md 4>
