// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit documents is documented there.

extension UITableView {
  /// (headless) Takes a row at its reorder control.
  ///
  /// - Returns: Whether it came: the table is edited, the row is on the screen and may be moved.
  @_spi(Headless) @discardableResult public func beginReordering(at indexPath: IndexPath) -> Bool {
    guard editing, movement == nil, let cell = shown[indexPath], canReorder(indexPath) else {
      return false
    }
    movement = ListMovement(source: indexPath, target: indexPath)
    engine.isMoving = true
    cell.isReordered = HeadlessUIKit.quirks.saysWhatIsReordered
    cell.reorderControl.isTracking = true
    return true
  }

  /// (headless) Holds the row that was taken over another place.
  ///
  /// - Returns: The place that the delegate makes of it; nil when no row is taken.
  @_spi(Headless) @discardableResult public func proposeReordering(
    to proposed: IndexPath
  ) -> IndexPath? {
    guard let movement else { return nil }
    let target =
      engine.ask {
        told.tableView?(
          self, targetIndexPathForMoveFromRowAt: movement.source, toProposedIndexPath: proposed)
      } ?? proposed
    self.movement?.target = target
    return target
  }

  /// (headless) Drops the row that was taken.
  @_spi(Headless) public func endReordering() {
    guard let movement = endMovement() else { return }
    let (source, target) = (movement.source, movement.target)
    guard source != target || HeadlessUIKit.quirks.commitsMovesToSamePlace else { return }
    engine.commitMove(from: source, to: target) {
      asked.tableView?(self, moveRowAt: source, to: target)
    }
  }

  /// (headless) Lets the row that was taken go back, as when the touch is interrupted.
  ///
  /// Neither the delegate nor the data source is told.
  @_spi(Headless) public func cancelReordering() { _ = endMovement() }

  private func endMovement() -> ListMovement? {
    guard let movement else { return nil }
    self.movement = nil
    engine.isMoving = false
    shown[movement.source]?.isReordered = false
    shown[movement.source]?.reorderControl.isTracking = false
    return movement
  }

  /// (headless) Takes a row, holds it over another place and drops it there.
  @_spi(Headless) public func simulateMove(from source: IndexPath, to destination: IndexPath) {
    guard beginReordering(at: source) else { return }
    proposeReordering(to: destination)
    endReordering()
  }
}
