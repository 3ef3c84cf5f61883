/// An object that is notified of which items are on the screen, and determines what stays there.
///
/// ``LoadingDataSource`` is one. Lists and pagers report to it once they are asked to.
@MainActor
public protocol ViewportObserver<ItemID>: AnyObject {
  /// The type of the ids.
  associatedtype ItemID: Hashable & Sendable

  /// Returns whether an item is one of the object's own.
  func contains(_ id: ItemID) -> Bool

  /// The ids of the first and last of all of its items, whether they are shown or not.
  var outermostIDs: (first: ItemID?, last: ItemID?) { get }

  /// Adds an observer that is called after items may have been inserted, also if none of them is shown, and when a
  /// screen that shows them appears.
  func observeLoads(_ observer: @escaping @MainActor () -> Void) -> ObservationToken

  /// Other items are on the screen.
  ///
  /// - Parameters:
  ///   - first: The id of the first one; `nil` if there are none.
  ///   - last: The id of the last one.
  func viewportDidChange(first: ItemID?, last: ItemID?)

  /// Returns what is to stay where it is on the screen, for all changes since a point in time.
  ///
  /// Each list and pager has a point of its own, so that several can show one object.
  ///
  /// - Parameter point: The point, which the object moves to now; 0 is before all changes.
  /// - Returns: What is to stay.
  func scrollAnchor(since point: inout Int) -> ScrollAnchor<ItemID>
}

/// What is to stay where it is on the screen while items are inserted above it.
public enum ScrollAnchor<ItemID: Hashable & Sendable>: Hashable, Sendable {
  /// Nothing: other content is shown.
  case free

  /// The first visible item that stays.
  case visible

  /// An item if it is visible, such as the first one below a gap, or else the first one that is.
  ///
  /// It stays also if it is the first one of all.
  case item(ItemID)
}
