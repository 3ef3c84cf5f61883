#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Whom a collection view asks about sections", .traced)
struct CollectionSectionChainTests: ChainTests {
  typealias Stage = CollectionStage
  typealias Subject = Shelf

  let place = 1
  let subject: Character = "B"

  func behaviors(
    of list: CollectionViewDataSource<Shelf>
  ) -> (
    own: [Level: any SectionBehavior<Shelf, UICollectionView>],
    other: any SectionBehavior<Shelf, UICollectionView>
  ) {
    let other = list.sections(of: { _ in nil as Shelf? })
    let descriptor = list.sections(for: Shelf.self)
    return ([.descriptor: descriptor, .dataSource: list], other)
  }

  @Test("Gaps: descriptor, data source, fallback, the layout")
  func gaps() {
    let insets = (1...3).map { UIEdgeInsets(top: CGFloat($0), left: 0, bottom: 0, right: 0) }
    check("inset", insets, usual: .zero) {
      $0.inset($1)
    } ask: {
      $1.collectionView?($0, layout: $0.collectionViewLayout, insetForSectionAt: $2)
    }
    check("minimumLineSpacing", [1, 2, 3], usual: 0) {
      $0.minimumLineSpacing($1)
    } ask: {
      $1.collectionView?($0, layout: $0.collectionViewLayout, minimumLineSpacingForSectionAt: $2)
    }
    check("minimumInteritemSpacing", [1, 2, 3], usual: 10) {
      $0.minimumInteritemSpacing($1)
    } ask: {
      $1.collectionView?(
        $0, layout: $0.collectionViewLayout, minimumInteritemSpacingForSectionAt: $2)
    }
  }

  @Test("Sizes of headers and footers: descriptor, data source, fallback, the layout")
  func sizes() {
    let sizes = (1...3).map { CGSize(width: $0, height: 1) }
    check("headerSize", sizes, usual: .zero) {
      $0.headerSize($1)
    } ask: {
      $1.collectionView?($0, layout: $0.collectionViewLayout, referenceSizeForHeaderInSection: $2)
    }
    check("footerSize", sizes, usual: .zero) {
      $0.footerSize($1)
    } ask: {
      $1.collectionView?($0, layout: $0.collectionViewLayout, referenceSizeForFooterInSection: $2)
    }
  }
}
#endif
