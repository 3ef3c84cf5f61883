/// The items of lazy sections, which are made from integers when they are read.
///
/// Each item is made from its *key*, an integer that always stands for the same item: the id of a row
/// in a database, or an offset in a file. The position of an item in a list that changes is not a
/// key.
///
///     let songs = LazyItems<Song> { key in
///       key
///     } make: { key in
///       library.song(rowID: key)
///     }
///
/// Items that were read most recently are kept, so that a list which scrolls back and forth does not
/// make them again. Several sections and sources can share the items.
public final class LazyItems<Item: Identifiable & Equatable> where Item.ID: Sendable {
  /// How many items are kept.
  public let capacity: Int

  /// How many items have been made so far, for tests and measurements.
  public private(set) var madeCount = 0

  private let makeID: (Int) -> Item.ID
  private let makeItem: (Int) -> Item

  /// The items that are kept, by key.
  private var kept: [Int: Kept] = [:]

  /// The reads of items, the latest last, of which only the last one of each kept item counts.
  private var reads: [Read] = []

  /// The position of the first read that may count.
  private var firstRead = 0

  private var readCount = 0

  /// The keys of all items that were ever made.
  private var madeKeys = KeySet()

  /// The edition of the items as they are now.
  private(set) var edition = LazyEdition<Item>()

  private var earlierEditions: [Weak<LazyEdition<Item>>] = []

  /// The sources to notify of changed items.
  private var users: [WeakUser] = []

  private struct Kept {
    var item: Item
    var lastRead: Int
  }

  private struct Read {
    let key: Int
    let number: Int
  }

  private struct WeakUser {
    weak var object: (any LazyItemsUser)?
  }

  /// Creates items.
  ///
  /// The closures run while the items are read, which may be in the middle of a change: they must not
  /// change sources.
  ///
  /// - Parameters:
  ///   - capacity: How many items to keep; more than are visible at a time in all lists. With 0, each read
  ///     makes the item again.
  ///   - id: A closure that returns the id of an item. It is called for items that are not visible, so it
  ///     should be cheap. Different keys must have different ids.
  ///   - make: A closure that makes the item for a key.
  /// - Precondition: The capacity is not negative.
  public init(
    capacity: Int = 512, id: @escaping (_ key: Int) -> Item.ID, make: @escaping (_ key: Int) -> Item
  ) {
    precondition(capacity >= 0, "\(capacity) items cannot be kept")
    self.capacity = capacity
    makeID = id
    makeItem = make
  }

  /// Returns the id of an item, without making it.
  func id(of key: Int) -> Item.ID { makeID(key) }

  /// Returns an item as it is now.
  ///
  /// - Complexity: O(1) expected, plus making the item if it is not kept.
  func item(of key: Int) -> Item {
    if let item = kept[key]?.item {
      noteRead(of: key)
      return item
    }
    let item = make(key)
    keep(item, for: key)
    return item
  }

  private func make(_ key: Int) -> Item {
    madeCount += 1
    madeKeys.insert(key)
    return makeItem(key)
  }
}

// Items are made and kept without a lock.
@available(*, unavailable)
extension LazyItems: Sendable {}

// What is kept.
extension LazyItems {
  private func keep(_ item: Item, for key: Int) {
    kept[key] = Kept(item: item, lastRead: 0)
    noteRead(of: key)
    while kept.count > capacity {
      let read = reads[firstRead]
      firstRead += 1
      if kept[read.key]?.lastRead != read.number { continue }
      // The release of an item may run code that reads others.
      let former = kept.removeValue(forKey: read.key)
      withExtendedLifetime(former) {}
    }
  }

  private func noteRead(of key: Int) {
    readCount += 1
    kept[key]?.lastRead = readCount
    reads.append(Read(key: key, number: readCount))
    guard reads.count > 2 * kept.count + 64 else { return }
    reads.removeAll { kept[$0.key]?.lastRead != $0.number }
    firstRead = 0
  }
}

// What changes.
extension LazyItems {
  /// Makes those items again that were made before.
  ///
  /// - Parameter keys: The keys of the items.
  /// - Returns: The keys of the items that differ, ascending; also of those that are no longer kept,
  ///   which may.
  package func renew(_ keys: some Sequence<Int>) -> [Int] {
    var renewed: [(key: Int, old: Item?, new: Item?)] = []
    for key in Set(keys).sorted() where madeKeys.contains(key) {
      let old = kept[key]?.item
      renewed.append((key, old, old == nil ? nil : make(key)))
    }
    // What is replaced is retained by the array.
    for case (let key, _, let new?) in renewed { kept[key]?.item = new }
    renewed.removeAll { $0.old != nil && $0.old == $0.new }
    if renewed.isEmpty { return [] }

    earlierEditions = earlierEditions.filter { $0.object != nil } + [Weak(edition)]
    for (key, old, _) in renewed {
      for edition in earlierEditions { edition.object?.note(old, of: key) }
    }
    edition = LazyEdition()
    return renewed.map(\.key)
  }

  /// Adds a source that contains the items, unless it is known.
  @MainActor
  package func add(_ user: any LazyItemsUser) {
    if users.contains(where: { $0.object === user }) { return }
    users.removeAll { $0.object == nil }
    users.append(WeakUser(object: user))
  }

  /// The sources that contain the items.
  @MainActor package var currentUsers: [any LazyItemsUser] { users.compactMap(\.object) }
}

/// A source that contains lazy items.
@MainActor
package protocol LazyItemsUser: AnyObject {
  /// Called after items have changed.
  ///
  /// - Parameters:
  ///   - keys: The keys of the items, ascending.
  ///   - items: The ``LazyItems``.
  func itemsDidChange(_ keys: [Int], of items: AnyObject)
}

/// The content of lazy items at one time.
///
/// The present edition has nothing of its own. When items change, the editions before note how they
/// were, so that a snapshot from then still has them.
package final class LazyEdition<Item> {
  /// The items that have changed since, as they were; `nil` if that is not known.
  private(set) var formerItems: [Int: Item?] = [:]

  /// Notes how an item was that changes now; of several changes, the first counts.
  func note(_ item: Item?, of key: Int) {
    if formerItems[key] == nil { formerItems[key] = .some(item) }
  }
}
