public import Collate

extension HeadlessListView {
  /// Drags a cell as the views of UIKit do: moves it over each place, then reports to the presenter
  /// where it was dropped.
  ///
  /// - Parameters:
  ///   - path: The path of the cell.
  ///   - places: The paths over which it is dragged, after removal of the cell; it is dropped at
  ///     the last one.
  ///   - body: A closure that is called between two places, and before the cell is dropped.
  /// - Returns: Whether the drag could begin.
  /// - Precondition: The view shows a presenter.
  @discardableResult
  public func drag(
    from path: ItemPath, over places: ItemPath..., meanwhile body: () -> Void = {}
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
