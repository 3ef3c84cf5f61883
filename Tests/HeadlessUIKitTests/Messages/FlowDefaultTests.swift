import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("What flow layouts do without a method")
struct FlowDefaultTests {
  private static let size: Selector = "collectionView:layout:sizeForItemAtIndexPath:"

  private final class Nobody: NSObject, UICollectionViewDelegate {}

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

  @Test("The properties of the layout say what the delegate does not")
  func properties() {
    let screen = PlainCollection(PlainItems([3]), Nobody()) {
      $0.itemSize = CGSize(width: 40, height: 30)
      $0.sectionInset = UIEdgeInsets(top: 5, left: 6, bottom: 0, right: 0)
      $0.minimumLineSpacing = 7
      $0.minimumInteritemSpacing = 8
    }
    let frames = (0..<3).map { screen.view.layoutAttributesForItem(at: [0, $0])?.frame }
    #expect(
      frames == [
        CGRect(x: 6, y: 5, width: 40, height: 30), CGRect(x: 54, y: 5, width: 40, height: 30),
        CGRect(x: 6, y: 42, width: 40, height: 30),
      ])
  }

  @Test("Every item is asked for its size, however few are seen")
  func sizes() {
    let screen = PlainCollection(PlainItems([10_000]), Sizes(), cell: LowCell.self) {
      $0.estimatedItemSize = CGSize(width: 100, height: 50)
      $0.minimumLineSpacing = 0
    }
    let sent = HeadlessMessages.sent {
      screen.layout.invalidateLayout()
      screen.view.layoutIfNeeded()
    }
    #expect(sent == [Self.size: 10_000])
    // Cells do not size themselves, whatever the layout estimates.
    #expect(screen.view.contentSize.height == 250_000)
    #expect(screen.view.visibleCells.count == 4)
  }

  @Test("Without sizes from the delegate, cells size themselves if the layout estimates")
  func sizingToFit() {
    let screen = PlainCollection(PlainItems([10]), Nobody(), cell: LowCell.self) {
      $0.itemSize = CGSize(width: 100, height: 50)
      $0.minimumLineSpacing = 0
    }
    #expect(screen.view.visibleCells.count == 2)
    screen.layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    screen.view.layoutIfNeeded()
    #expect(screen.view.visibleCells.map(\.frame.height) == [20, 20, 20, 20, 20])
    #expect(screen.view.contentSize.height == 350)
  }

  @Test("A layout asks the delegate of its view as that was when it came")
  func reassignment() {
    let sizes = Sizes()
    let screen = PlainCollection(PlainItems([3]), Nobody())
    #expect(screen.view.layoutAttributesForItem(at: [0, 0])?.size.height == 50)
    screen.view.delegate = sizes
    screen.view.layoutIfNeeded()
    #expect(screen.view.layoutAttributesForItem(at: [0, 0])?.size.height == 25)
    screen.view.delegate = nil
    screen.view.layoutIfNeeded()
    #expect(screen.view.layoutAttributesForItem(at: [0, 0])?.size.height == 50)
  }
}
