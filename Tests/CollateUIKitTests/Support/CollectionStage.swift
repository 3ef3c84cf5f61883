#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
@_spi(Headless) import UIKit

/// A collection view in a window that shows shelves of books.
@MainActor
final class CollectionStage {
  let source: ArrayDataSource<Shelf>
  let list: CollectionViewDataSource<Shelf>
  let view: UICollectionView
  let layout = UICollectionViewFlowLayout()
  let window: UIWindow

  /// What the list asks, and does not keep.
  var fallback: (any UICollectionViewDelegateFlowLayout & UICollectionViewDataSource)?

  init(
    _ text: String, height: CGFloat = 2_000, showing shown: (any DataSource<Shelf>)? = nil,
    setUp: (CollectionViewDataSource<Shelf>) -> Void = { _ in }
  ) {
    source = ArrayDataSource(sections: shelves(text))
    let shown: any DataSource<Shelf> = shown ?? source
    list = Self.list(of: shown)
    layout.itemSize = CGSize(width: 320, height: 44)
    layout.minimumLineSpacing = 0
    let frame = CGRect(x: 0, y: 0, width: 320, height: height)
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    window = UIWindow(frame: frame)
    window.show(view)
    setUp(list)
    list.collectionView = view
    layOut()
  }

  private static func list(of source: some DataSource<Shelf>) -> CollectionViewDataSource<Shelf> {
    CollectionViewDataSource(dataSource: source, cell: BookItemCell.self) { cell, book, _ in
      cell.text = "\(book)"
    }
  }

  /// Lets everything happen that waits for the main run loop.
  func layOut() {
    list.flush()
    HeadlessUIKit.commit()
    HeadlessUIKit.finishAnimations()
  }

  /// What the items say, section by section.
  var items: [[String]] {
    let shown = view.shownCells
    return (0..<view.numberOfSections).map { section in
      (0..<view.numberOfItems(inSection: section)).map { item in
        (shown[IndexPath(item: item, section: section)] as? BookItemCell)?.text ?? "-"
      }
    }
  }

  /// What the items should say.
  var expectedItems: [[String]] {
    list.dataSource.snapshot.sections.map { $0.items.map(\.description) }
  }
}
#endif
