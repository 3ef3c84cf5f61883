/// A source whose items can be moved.
///
/// Drag and drop asks for no more.
@MainActor
public protocol ReorderableDataSource<Section>: DataSource {
  /// Returns whether an item may be moved at all.
  ///
  /// - Parameter path: The path of an item.
  /// - Returns: `false` also when there is no such item.
  func canMoveItem(at path: ItemPath) -> Bool

  /// Returns whether an item may be moved to a place.
  ///
  /// - Parameters:
  ///   - path: The path of an item.
  ///   - destination: The path that the item would have afterwards.
  /// - Returns: `false` also when there is no such item or no such place.
  func canMoveItem(at path: ItemPath, to destination: ItemPath) -> Bool

  /// Moves an item, as one update.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - destination: The path that the item has afterwards.
  /// - Precondition: There is an item at `path`, and a place for it at `destination`.
  func moveItem(at path: ItemPath, to destination: ItemPath)
}

/// A source that takes items and gives them away, so that they can move between two sources.
@MainActor
public protocol EditableDataSource<Section>: ReorderableDataSource {
  /// Inserts an item, as one update.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - path: The path that the item has afterwards.
  /// - Precondition: There is a place at `path`.
  func insertItem(_ item: Section.Item, at path: ItemPath)

  /// Returns whether an item can be removed.
  ///
  /// By default all can. Sources that show others say no where these are not editable.
  ///
  /// - Parameter path: The path of an item.
  /// - Returns: `false` also when there is no such item.
  func canRemoveItem(at path: ItemPath) -> Bool

  /// Removes an item, as one update.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: The item.
  /// - Precondition: There is an item at `path`.
  @discardableResult
  func removeItem(at path: ItemPath) -> Section.Item
}

extension EditableDataSource {
  /// Returns whether there is an item at a path.
  public func canRemoveItem(at path: ItemPath) -> Bool { snapshot.contains(path) }
}

extension Snapshot {
  /// Returns whether an item can be taken from one path and put in at another.
  func hasPlace(forItemAt path: ItemPath, at destination: ItemPath) -> Bool {
    guard contains(path), sections.indices.contains(destination.section) else { return false }
    let isSameSection = path.section == destination.section
    let count = itemCount(inSection: destination.section) - (isSameSection ? 1 : 0)
    return (0...count).contains(destination.item)
  }
}
