/// A source that shows the sections of a store.
@MainActor
protocol StoreFollower: AnyObject {
  /// The slots through which the store is shown, outermost first.
  var slotPath: [Slot] { get }

  /// The store of the source that shows this one.
  var followingStore: (any FollowedStore)? { get }

  /// Hears that the store changed, in the middle of a transaction.
  func storeDidInvalidate()

  /// Hears what changed since the last time, when the transaction ends.
  func storeDidCollect(_ change: PendingChange)
}

/// A reference that does not keep its follower.
struct WeakFollower {
  private(set) weak var follower: (any StoreFollower)?
}

/// A store that other sources show, whatever its sections are.
@MainActor
protocol FollowedStore: AnyObject {
  /// The stores of the sources that show this one.
  var followingStores: [any FollowedStore] { get }
}
