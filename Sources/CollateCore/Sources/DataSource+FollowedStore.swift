extension DataSource {
  /// The store of the source, if it has one.
  var ownStore: SnapshotStore<Section>? {
    // A cast to a type without parameters is much faster.
    (self as? any StoredDataSource)?.untypedStore as? SnapshotStore<Section>
  }

  /// The store to follow for changes of this source: its own, or one that observes it.
  package var followedStore: SnapshotStore<Section> {
    ownStore ?? ListeningStores.store(for: self)
  }
}

extension StoredDataSource {
  fileprivate var untypedStore: AnyObject { identifiedStore }
}

/// The stores that observe sources without stores.
///
/// A source is observed only once, however many followers it has, and as long as it has any.
@MainActor
private enum ListeningStores {
  private static var stores: [ObjectIdentifier: (source: Weak<AnyObject>, store: Weak<AnyObject>)] =
    [:]

  /// The number of stores above which those are forgotten that have been released.
  private static var limit = 16

  static func store<Source: DataSource>(for source: Source) -> SnapshotStore<Source.Section> {
    let key = ObjectIdentifier(source)
    // A source may have the address of a deallocated one.
    if let known = stores[key], known.source.object === source,
      let store = known.store.object as? SnapshotStore<Source.Section>
    {
      return store
    }
    if stores.count > limit {
      stores = stores.filter { $0.value.store.object != nil }
      limit = 16 + 2 * stores.count
    }
    let store = SnapshotStore<Source.Section>()
    store.core.source = source
    store.replaceSnapshot(source.snapshot)
    store.core.upstream = source.observe { [weak store] update in
      guard let store else { return }
      Transaction.countEcho(of: store.core)
      store.replaceSnapshot(update.after, batch: update.batch)
    }
    stores[key] = (Weak(source), Weak(store))
    return store
  }
}
