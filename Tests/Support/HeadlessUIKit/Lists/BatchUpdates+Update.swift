extension BatchUpdates {
  /// One thing that a view is told.
  ///
  /// Deletes, reloads, reconfigurations and the sources of moves count in the list before; inserts
  /// and the targets of moves in the list after.
  public enum Update: Hashable, Sendable {
    /// A section is new.
    case insertSection(Int)
    /// A section goes.
    case deleteSection(Int)
    /// A section is replaced by a new one.
    case reloadSection(Int)
    /// A section gets another place.
    case moveSection(Int, Int)
    /// An item is new.
    case insertItem(IndexPath)
    /// An item goes.
    case deleteItem(IndexPath)
    /// An item is replaced by a new one.
    case reloadItem(IndexPath)
    /// An item gets another place.
    case moveItem(IndexPath, IndexPath)
    /// An item's cell is configured again.
    case reconfigureItem(IndexPath)
  }
}

extension BatchUpdates.Update {
  func described(_ item: String) -> String {
    func place(_ path: IndexPath) -> String { "(\(path.section) - \(path.item))" }
    return switch self {
    case .insertSection(let section): "Insert section (\(section))"
    case .deleteSection(let section): "Delete section (\(section))"
    case .reloadSection(let section): "Reload section (\(section))"
    case .moveSection(let from, let to): "Move section (\(from) -> \(to))"
    case .insertItem(let path): "Insert \(item) \(place(path))"
    case .deleteItem(let path): "Delete \(item) \(place(path))"
    case .reloadItem(let path): "Reload \(item) \(place(path))"
    case .moveItem(let from, let to): "Move \(item) \(place(from)) -> \(place(to))"
    case .reconfigureItem(let path): "Reconfigure \(item) \(place(path))"
    }
  }
}
