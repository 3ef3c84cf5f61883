#if canImport(UIKit)
import Testing
import UIKit

@MainActor
@Suite("What collection views say and ask while an item is moved by code")
struct CollectionMovementTests {
  /// A data source that moves its items.
  private class Mover: NSObject, UICollectionViewDataSource {
    var texts = (0..<4).map { "\($0)" }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { texts.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      texts.insert(texts.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
  }

  /// A delegate with the method for targets of before iOS 15 only.
  private final class Earlier: NSObject, UICollectionViewDelegate {
    var asked: [[IndexPath]] = []

    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      asked.append([currentIndexPath, proposedIndexPath])
      return proposedIndexPath
    }
  }

  private func view(_ mover: Mover) -> (stage: Stage, view: UICollectionView) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = mover
    let stage = Stage()
    stage.show(view)
    return (stage, view)
  }

  private func isReordering(_ view: UICollectionView) -> Bool {
    view.visibleCells.contains { $0.configurationState.isReordering }
  }

  // UICellConfigurationState.isReordering is documented as "whether the cell is in a reordering state".
  // Unsure: that it is one from the beginning of an interactive movement to its end, also by code. Lists
  // hold back changes for as long as it is; if it is not, a gesture or a touched control is their sign.
  @Test("A cell says from the beginning to the end that it is moved", arguments: [true, false])
  func state(isCanceled: Bool) async {
    let mover = Mover()
    let (stage, view) = view(mover)
    #expect(!isReordering(view))
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    await stage.eventually { isReordering(view) }
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 100))
    await stage.eventually { isReordering(view) }
    if isCanceled { view.cancelInteractiveMovement() } else { view.endInteractiveMovement() }
    await stage.eventually { !isReordering(view) }
    expectEqual(mover.texts, (isCanceled ? ["0", "1", "2", "3"] : ["1", "2", "0", "3"]))
  }

  // The page of collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:), which is
  // deprecated since iOS 15: it is asked during the interactive movement.
  @Test("A delegate that has only the method of before iOS 15 is asked for the target")
  func earlierTarget() async {
    let (mover, delegate) = (Mover(), Earlier())
    let (stage, view) = view(mover)
    view.delegate = delegate
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 60))
    await stage.eventually { delegate.asked.contains([[0, 0], [0, 1]]) }
    view.endInteractiveMovement()
    await stage.eventually { mover.texts == ["1", "0", "2", "3"] }
  }
}
#endif
