// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UICollectionView {
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    // Whether an item may be moved is of no interest if the data source does not move it.
    guard movement == nil, engine.hasItem(at: indexPath),
      asked.responds(to: "collectionView:moveItemAtIndexPath:toIndexPath:"),
      engine.ask({ asked.collectionView?(self, canMoveItemAt: indexPath) ?? true })
    else { return false }
    movement = ListMovement(source: indexPath, target: indexPath)
    engine.isMoving = true
    shown[indexPath]?.isReordered = HeadlessUIKit.quirks.saysWhatIsReordered
    return true
  }

  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard movement != nil, let proposed = indexPathForItem(at: targetPosition) else { return }
    proposeInteractiveMovement(to: proposed)
  }

  /// (headless) Holds the item that was taken over another place, in whatever layout.
  ///
  /// - Returns: The place that the delegate makes of it; nil when no item is taken.
  @_spi(Headless) @discardableResult public func proposeInteractiveMovement(
    to proposed: IndexPath
  ) -> IndexPath? {
    guard let movement else { return nil }
    let target =
      target(of: movement.source, at: movement.target, proposed: proposed) ?? proposed
    self.movement?.target = target
    return target
  }

  /// Asks the delegate where an item may go, by the method of before iOS 15 if it has no other.
  func target(of path: IndexPath, at current: IndexPath, proposed: IndexPath) -> IndexPath? {
    engine.ask {
      told.collectionView?(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: current,
        toProposedIndexPath: proposed)
        ?? told.collectionView?(
          self, targetIndexPathForMoveFromItemAt: path, toProposedIndexPath: proposed)
    }
  }

  public func endInteractiveMovement() {
    guard let movement = endMovement() else { return }
    let (source, target) = (movement.source, movement.target)
    guard source != target || HeadlessUIKit.quirks.commitsMovesToSamePlace else { return }
    engine.commitMove(from: source, to: target) {
      asked.collectionView?(self, moveItemAt: source, to: target)
    }
  }

  /// Lets the item go back, and tells neither the delegate nor the data source.
  public func cancelInteractiveMovement() { _ = endMovement() }

  private func endMovement() -> ListMovement? {
    guard let movement else { return nil }
    self.movement = nil
    engine.isMoving = false
    shown[movement.source]?.isReordered = false
    return movement
  }
}
