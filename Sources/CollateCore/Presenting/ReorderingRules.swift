/// The rules for interactive moves: which items can be moved, where to, and how.
///
/// All paths are in the source at the time of the call, not in the view.
@MainActor
public struct ReorderingRules {
  /// Returns whether an item can be lifted.
  public var canMove: (_ path: ItemPath) -> Bool

  /// Returns the destination of an item for a proposed path, or `nil` if it cannot be dropped
  /// there.
  ///
  /// The proposed path is counted after the item is removed. Return it or a different one.
  public var target: (_ path: ItemPath, _ proposal: ItemPath) -> ItemPath?

  /// Moves an item to a destination, counted after the item is removed.
  ///
  /// Updates that the source sends before the closure returns are taken as the result of the move,
  /// which the view already shows. If there are none, the row moves back.
  public var move: (_ path: ItemPath, _ destination: ItemPath) -> Void

  /// Moves several items, and returns whether it did; if not, they are moved one after the other.
  ///
  /// The place is a path at which items can be inserted, with all items counted.
  package var moveTogether: (_ paths: [ItemPath], _ place: ItemPath) -> Bool = { _, _ in false }

  /// Returns whether a section can be moved to an index; if that is its own, whether it can be lifted.
  package var canMoveSection: (_ section: Int, _ destination: Int) -> Bool = { _, _ in false }

  /// Moves a section to an index that is allowed.
  package var moveSection: (_ section: Int, _ destination: Int) -> Void = { _, _ in }

  /// Creates rules from closures.
  ///
  /// - Parameters:
  ///   - canMove: Returns whether an item can be lifted.
  ///   - target: Returns the destination of an item for a proposed path.
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

  /// Creates rules for a source that can move its own items.
  ///
  /// - Parameter source: The source, which is retained.
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
