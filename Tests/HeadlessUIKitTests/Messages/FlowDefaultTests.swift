import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("What flow layouts do without a method")
struct FlowDefaultTests {
  private final class EmptyDelegate: NSObject, UICollectionViewDelegate {}

  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 100, height: 25) }
  }

  /// A cell that wants to be 20 points high.
  private final class LowCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 20
      return layoutAttributes
    }
  }

  @Test("Without sizes from the delegate, cells size themselves if the layout estimates")
  func sizingToFit() {
    let screen = PlainCollection(PlainItems([10]), EmptyDelegate(), cell: LowCell.self) {
      $0.itemSize = CGSize(width: 100, height: 50)
      $0.minimumLineSpacing = 0
    }
    expectEqual(screen.view.visibleCells.count, 2)
    screen.layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    screen.view.layoutIfNeeded()
    expectEqual(screen.view.visibleCells.map(\.frame.height), [20, 20, 20, 20, 20])
    expectEqual(screen.view.contentSize.height, 350)
  }

  @Test("A layout asks the delegate of its view as that was when it came")
  func reassignment() {
    let sizes = Sizes()
    let screen = PlainCollection(PlainItems([3]), EmptyDelegate())
    expectEqual(screen.view.layoutAttributesForItem(at: [0, 0])?.size.height, 50)
    screen.view.delegate = sizes
    screen.view.layoutIfNeeded()
    expectEqual(screen.view.layoutAttributesForItem(at: [0, 0])?.size.height, 25)
    screen.view.delegate = nil
    screen.view.layoutIfNeeded()
    expectEqual(screen.view.layoutAttributesForItem(at: [0, 0])?.size.height, 50)
  }
}
