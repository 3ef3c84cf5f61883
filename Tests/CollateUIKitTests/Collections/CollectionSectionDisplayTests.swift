#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Which objects a collection view notifies of supplementary views", .traced)
struct CollectionSectionDisplayTests: ChainTests {
  typealias Stage = CollectionStage
  typealias Subject = Shelf

  let place = 1
  let subject: Character = "B"

  private let kind = UICollectionView.elementKindSectionHeader

  func setUp(_ list: CollectionViewDataSource<Shelf>) {
    list.header { shelf, _ in .view(ShelfTitle.self) { $0.show(shelf) } }
    list.headerSize { _, _ in CGSize(width: 320, height: 20) }
  }

  func behaviors(
    of list: CollectionViewDataSource<Shelf>
  ) -> (
    own: [Level: any SectionBehavior<Shelf, UICollectionView>],
    other: any SectionBehavior<Shelf, UICollectionView>
  ) {
    CollectionSectionChainTests().behaviors(of: list)
  }

  @Test("Coming and going: descriptor, data source, fallback")
  func displaying() {
    checkEvent("willDisplaySupplementaryView", isFixed: true) { behavior, note in
      behavior.willDisplaySupplementaryView(
        note.map { note in
          { view, kind, shelf, section in
            expectEqual((view as? ShelfTitle)?.text, "B0")
            expectEqual(kind, self.kind)
            note(shelf, section)
          }
        })
    } ask: { view, delegate, section in
      let path = IndexPath(item: 0, section: section)
      guard let header = view.supplementaryView(forElementKind: kind, at: path) else { return }
      delegate.collectionView?(
        view, willDisplaySupplementaryView: header, forElementKind: kind, at: path)
    }
    checkEvent("didEndDisplayingSupplementaryView", isFixed: true) { behavior, note in
      behavior.didEndDisplayingSupplementaryView(
        note.map { note in
          { view, kind, shelf, section in
            expectEqual((view as? ShelfTitle)?.text, "B0")
            expectEqual(kind, self.kind)
            note(shelf, section)
          }
        })
    } ask: { view, delegate, section in
      let path = IndexPath(item: 0, section: section)
      guard let header = view.supplementaryView(forElementKind: kind, at: path) else { return }
      delegate.collectionView?(
        view, didEndDisplayingSupplementaryView: header, forElementOfKind: kind, at: path)
    }
  }
}
#endif
