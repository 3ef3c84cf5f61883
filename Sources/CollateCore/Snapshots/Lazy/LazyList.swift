/// A list of items that are made when they are read, as a value.
///
/// It is what a section with lazy items has instead of an array. ``LazySection`` is such a section,
/// and your own section types can be:
///
///     struct Album: SectionProtocol {
///       let id: Int
///       var cover: String
///       var songs: LazyList<Song>
///       var lazyItems: LazyList<Song>? { songs }
///       var items: [Song] { get { Array(songs) } set { songs = LazyList(newValue) } }
///     }
///
/// A list has the content that its items had when it was created, or changed by a
/// ``LazyDataSource``. Of items that were not kept at that time, it has today's.
public struct LazyList<Item: Identifiable & Equatable> where Item.ID: Sendable {
  private enum Content {
    case lazy(LazyRows<Item>)
    case stored([Item])
  }

  private var content: Content

  /// Creates a list of lazy items.
  ///
  /// - Parameters:
  ///   - keys: The keys of the items, in order.
  ///   - items: The items.
  /// - Complexity: O(1) if the keys are a range, otherwise O(*n*).
  public init(_ keys: some Sequence<Int>, of items: LazyItems<Item>) {
    content = .lazy(LazyRows(keys: KeyRuns(keys), items: items))
  }

  /// Creates a list of items that exist already.
  public init(_ items: [Item]) {
    content = .stored(items)
  }

  /// Whether the items are made when they are read.
  @usableFromInline var isLazy: Bool { rows != nil }

  /// The keys and the source of the items, if they are made when they are read.
  package var rows: LazyRows<Item>? {
    get { if case .lazy(let rows) = content { rows } else { nil } }
    set { if let newValue { content = .lazy(newValue) } }
  }
}

// As its ``LazyItems``.
@available(*, unavailable)
extension LazyList: Sendable {}

extension LazyList: RandomAccessCollection {
  /// The position of the first item, 0.
  public var startIndex: Int { 0 }

  /// The position after the last item.
  public var endIndex: Int {
    switch content {
    case .lazy(let rows): rows.keys.count
    case .stored(let items): items.count
    }
  }

  /// The item at a position, which is made if it is not kept.
  ///
  /// - Precondition: There is such an item.
  /// - Complexity: O(log *r*) in the number of runs of consecutive keys.
  public subscript(position: Int) -> Item {
    switch content {
    case .lazy(let rows): rows.item(of: rows.keys[position])
    case .stored(let items): items[position]
    }
  }

  /// Returns the id of an item, without making it.
  @usableFromInline
  func id(at position: Int) -> Item.ID {
    switch content {
    case .lazy(let rows): rows.items.id(of: rows.keys[position])
    case .stored(let items): items[position].id
    }
  }

  /// Returns whether an item equals one of another list, without making them if they are the same.
  @usableFromInline
  func isItem(at position: Int, equalToItemAt otherPosition: Int, of other: LazyList) -> Bool {
    guard let rows, let others = other.rows, rows.items === others.items else {
      return self[position] == other[otherPosition]
    }
    let key = rows.keys[position]
    return key == others.keys[otherPosition] && rows.hasSameItem(of: key, as: others)
  }
}

extension LazyList: Equatable {
  /// Returns whether two lists have equal items.
  ///
  /// - Complexity: O(*r*) in the number of runs of consecutive keys, plus the number of items that
  ///   changed between the lists; O(*n*), making all items, if these are not of the same
  ///   ``LazyItems``.
  public static func == (one: LazyList, other: LazyList) -> Bool {
    guard let rows = one.rows, let others = other.rows, rows.items === others.items else {
      return one.elementsEqual(other)
    }
    return rows.keys == others.keys
      && rows.changedKeys(since: others).allSatisfy { rows.hasSameItem(of: $0, as: others) }
  }

  /// Returns whether two lists are equal, as far as can be determined without reading items.
  @usableFromInline
  func isIdentical(to other: LazyList) -> Bool {
    switch (content, other.content) {
    case (.lazy(let rows), .lazy(let others)): return rows.isIdentical(to: others)
    case (.stored(let items), .stored(let others)): return items.sharesStorage(with: others)
    default: return false
    }
  }
}

/// The keys of lazy items, and the content of these at some time.
package struct LazyRows<Item: Identifiable & Equatable> where Item.ID: Sendable {
  package var keys: KeyRuns
  package let items: LazyItems<Item>
  private var edition: LazyEdition<Item>

  init(keys: KeyRuns, items: LazyItems<Item>) {
    self.keys = keys
    self.items = items
    edition = items.edition
  }

  /// Returns the item with a key.
  func item(of key: Int) -> Item { (edition.formerItems[key] ?? nil) ?? items.item(of: key) }

  /// Changes the content to that of today.
  package mutating func renew() { edition = items.edition }

  /// Returns the keys, ascending, of the items that may differ from those of other rows.
  func changedKeys(since other: LazyRows) -> [Int] {
    if edition === other.edition { return [] }
    let changed = Set(edition.formerItems.keys).union(other.edition.formerItems.keys).sorted()
    return Set(keys.positions(of: changed).map { keys[$0] }).sorted()
  }

  /// Returns whether an item is equal in other rows.
  func hasSameItem(of key: Int, as other: LazyRows) -> Bool {
    if edition === other.edition { return true }
    let former = (edition.formerItems[key], other.edition.formerItems[key])
    if former.0 == nil && former.1 == nil { return true }
    let present = items.item(of: key)
    // An item that is not known may have been anything.
    guard let one = former.0 ?? present, let two = former.1 ?? present else { return false }
    return one == two
  }

  /// Returns whether keys and content are the same.
  func isIdentical(to other: LazyRows) -> Bool {
    items === other.items && edition === other.edition && keys == other.keys
  }
}
