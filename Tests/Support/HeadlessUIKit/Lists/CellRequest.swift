/// A question to a data source for a cell, or another view.
@MainActor struct CellRequest<View: UIView> {
  let path: IndexPath
  /// What is asked for; nothing for the cells of tables.
  var kind = ""
  /// The cell that is configured again, if it is.
  var existing: View?
  var dequeued: [View] = []
}
