/// An item that is followed through the changes of a source, as long as it is retained.
///
/// An id is not enough for that: a source may contain an item twice, as a composite does whose slots
/// show the same source.
@MainActor
package final class FollowedItem {
  /// The path of the item in the source as of its last update, or `nil` if it was removed.
  package fileprivate(set) var sourcePath: ItemPath?

  init(at path: ItemPath) { sourcePath = path }
}

/// The items that a presenter follows, as long as they are retained.
@MainActor
struct FollowedItems {
  private var entries: [Weak<FollowedItem>] = []

  mutating func add(_ item: FollowedItem) {
    entries.removeAll { $0.object == nil }
    entries.append(Weak(item))
  }

  /// Updates the paths of all items that are still held after a change of the source.
  mutating func follow(_ change: PendingChange) {
    if entries.isEmpty { return }
    entries.removeAll { $0.object == nil }
    for entry in entries {
      entry.object?.sourcePath = entry.object?.sourcePath.flatMap { change.pathAfter($0) }
    }
  }
}
