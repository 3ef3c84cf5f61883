public import Collate

extension HeadlessListView {
  /// Moves a cell as the views of UIKit do when somebody drags it: first on its own, at each place it is
  /// dragged over, then by telling the presenter where it was dropped.
  ///
  /// - Parameters:
  ///   - path: The path of the cell.
  ///   - places: The places it is dragged over, counted when the cell is taken out; it is dropped at
  ///     the last one.
  ///   - body: Called between two places, and before the cell is dropped.
  /// - Returns: Whether the cell could be lifted.
  /// - Precondition: The view shows a presenter.
  @discardableResult
  public func drag(
    from path: ItemPath,
    over places: ItemPath...,
    meanwhile body: () -> Void = {}
  ) -> Bool {
    guard let presenter else {
      preconditionFailure("Only a view that shows a presenter can be dragged in")
    }
    guard let session = presenter.lift(at: path, isMovedByView: true) else { return false }
    var target = path
    for place in places {
      target = session.propose(place)
      body()
    }
    presented.moveCell(at: path, to: target)
    presenter.viewDidMoveItem(at: path, to: target)
    return true
  }
}
