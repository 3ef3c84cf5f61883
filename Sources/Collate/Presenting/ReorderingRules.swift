/// What may be moved by hand, where to, and who moves it.
///
/// All paths count in the source as it is when the rule is asked, whatever the view shows.
@MainActor
public struct ReorderingRules {
  /// Returns whether an item may be lifted.
  public var canMove: (_ path: ItemPath) -> Bool

  /// Returns where an item would go if it were dropped at a place; `nil` when it may not.
  ///
  /// The place counts when the item is taken out. Return it, or a better one.
  public var target: (_ path: ItemPath, _ proposal: ItemPath) -> ItemPath?

  /// Moves an item to a place that counts when the item is taken out.
  ///
  /// What the source has to say about it before the closure returns is taken for the move: the view
  /// that the item was dropped in shows it already. If nothing happened, the row goes back.
  public var move: (_ path: ItemPath, _ destination: ItemPath) -> Void

  /// Creates rules of closures.
  ///
  /// - Parameters:
  ///   - canMove: Returns whether an item may be lifted.
  ///   - target: Returns where an item would go if it were dropped at a place.
  ///   - move: Moves an item.
  public init(
    canMove: @escaping (_ path: ItemPath) -> Bool = { _ in true },
    target: @escaping (_ path: ItemPath, _ proposal: ItemPath) -> ItemPath? = { $1 },
    move: @escaping (_ path: ItemPath, _ destination: ItemPath) -> Void
  ) {
    self.canMove = canMove
    self.target = target
    self.move = move
  }

  /// Creates the rules of a source that can move its items itself.
  ///
  /// - Parameter source: The source, which is kept.
  public init(_ source: some ReorderableDataSource) {
    self.init(
      canMove: { source.canMoveItem(at: $0) },
      target: { source.canMoveItem(at: $0, to: $1) ? $1 : nil },
      move: { path, destination in
        guard source.canMoveItem(at: path, to: destination) else { return }
        source.moveItem(at: path, to: destination)
      })
  }
}
