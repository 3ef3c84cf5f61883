/// A source that derives its sections from a store.
@MainActor
protocol StoreFollower: AnyObject {
  /// The slots that contain the store, outermost first.
  var slotPath: [Slot] { get }

  /// The store of the derived source.
  var followingStore: (any FollowedStore)? { get }

  /// Notifies the follower that the store changed, in the middle of a transaction.
  func storeDidInvalidate()

  /// Notifies the follower of the changes since the last call, when the transaction ends.
  func storeDidCollect(_ change: PendingChange)
}

/// A weak reference to a follower.
struct WeakFollower {
  private(set) weak var follower: (any StoreFollower)?
}

/// A store that other sources follow, with any type of section.
@MainActor
protocol FollowedStore: AnyObject {
  /// The stores of the sources that are derived from this one.
  var followingStores: [any FollowedStore] { get }
}
