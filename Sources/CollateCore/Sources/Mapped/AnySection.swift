/// A type-erased section, for screens that combine sources of different types.
///
/// ``base`` is the section with its own type, and has the items that are shown. Cast it to read its
/// properties, and use ``modify(as:_:)`` to change them:
///
///     let title = (section.base as? Feed)?.title
///     section.modify(as: Feed.self) { $0.title = "Tonight" }
///
/// All items have the type of those of the wrapped section. Sources refuse others: `canMoveItem` and
/// `canInsertItem` return `false`, and edits stop with a message that names the types. For items of
/// several types in one section, wrap a section whose items are of the type ``AnyItem``.
public struct AnySection: SectionProtocol, Sendable {
  /// The id of the wrapped section.
  public private(set) var id: AnyID

  /// The items.
  ///
  /// - Complexity: O(1) to get.
  public var items: [AnyItem] {
    didSet {
      guard hasWrappedItems else { return }
      hasWrappedItems = false
      wrapped = Self.copy(of: wrapped, with: [])
    }
  }

  /// The section with its own type, which has the items as long as these were not changed, and then
  /// none.
  private var wrapped: any SectionProtocol & Sendable

  private var hasWrappedItems = true

  /// Creates a type-erased section; a section that is already type-erased is not wrapped again.
  ///
  /// - Complexity: O(*n*) in the number of items.
  public init<Section: SectionProtocol & Sendable>(
    _ section: Section
  ) where Section.ID: Sendable, Section.Item: Sendable {
    self.init(section, items: section.items.map { AnyItem($0) })
  }

  /// Creates a type-erased section of which all items have been wrapped.
  init<Section: SectionProtocol & Sendable>(
    _ section: Section, items: [AnyItem]
  ) where Section.ID: Sendable, Section.Item: Sendable {
    if let section = section as? AnySection {
      self = section
    } else {
      id = AnyID(section.id)
      wrapped = section
      self.items = items
    }
  }

  /// The section with its own type, with the current ``items``.
  ///
  /// Items of another type, which edits cannot insert, are left out, such as the row of a gap in a
  /// source that loads, or an item that is dragged over the section.
  ///
  /// - Complexity: O(1) if the items are those of the section that was wrapped; otherwise O(*n*), as
  ///   when some are hidden by a filter.
  public var base: any SectionProtocol & Sendable {
    hasWrappedItems ? wrapped : Self.copy(of: wrapped, with: items)
  }

  private static func copy<Own: SectionProtocol & Sendable>(
    of section: Own, with items: [AnyItem]
  ) -> any SectionProtocol & Sendable {
    var section = section
    section.items = items.compactMap { $0.value(as: Own.Item.self) }
    return section
  }

  /// The type of ``base``.
  package var baseType: Any.Type { type(of: wrapped) }

  /// Returns ``base`` if it can be cast to a type, and does not make it if not.
  @usableFromInline
  package func section<Own>(as type: Own.Type) -> Own? {
    wrapped is Own ? base as? Own : nil
  }

  /// Changes the wrapped section with its own type.
  ///
  ///     source.sections[0].modify(as: Feed.self) { feed in
  ///       feed.title = "Tonight"
  ///       feed.items.append(story)
  ///     }
  ///
  /// - Parameters:
  ///   - type: The type of the wrapped section; if it has another one, nothing happens.
  ///   - body: A closure that changes the section.
  /// - Returns: Whether the section has the type.
  /// - Complexity: O(*n*) in the number of items.
  @discardableResult
  public mutating func modify<Own: SectionProtocol & Sendable>(
    as type: Own.Type, _ body: (inout Own) -> Void
  ) -> Bool where Own.ID: Sendable, Own.Item: Sendable {
    guard let old = section(as: Own.self) else { return false }
    var section = old
    body(&section)
    if section.sharesItems(with: old) {
      id = AnyID(section.id)
      wrapped = hasWrappedItems ? section : Self.copy(of: section, with: [])
    } else {
      self = AnySection(section)
    }
    return true
  }

  /// The type of the items.
  var itemType: Any.Type {
    func itemType<Own: SectionProtocol>(of section: Own) -> Any.Type { Own.Item.self }
    return itemType(of: wrapped)
  }

  /// Whether an item can be one of the wrapped section.
  func hasType(of item: AnyItem) -> Bool {
    func hasType<Own: SectionProtocol>(_ section: Own) -> Bool {
      item.value(as: Own.Item.self) != nil
    }
    return hasType(wrapped)
  }

  /// Whether each of the items can be one of the wrapped section.
  var hasTypeOfItems: Bool { hasWrappedItems || items.allSatisfy(hasType) }

  /// Returns whether the wrapped sections have the same type and equal content.
  public func hasSameContent(as other: AnySection) -> Bool {
    func isSame<Own: SectionProtocol>(_ section: Own) -> Bool {
      type(of: other.wrapped) == Own.self
        && (other.wrapped as? Own).map(section.hasSameContent) ?? false
    }
    return isSame(wrapped)
  }

  /// Returns whether the wrapped sections have the same type and are equal.
  public static func == (one: AnySection, other: AnySection) -> Bool {
    func isEqual<Own: SectionProtocol>(_ section: Own) -> Bool {
      guard var others = other.wrapped as? Own else { return false }
      if one.hasWrappedItems == other.hasWrappedItems { return section == others }
      // One of them has the items of the section that it wraps, and the other one has its own.
      var section = section
      (section.items, others.items) = ([], [])
      return section == others
    }
    return one.id == other.id && one.items == other.items && isEqual(one.wrapped)
  }
}

/// A type-erased item.
public struct AnyItem: Identifiable, Equatable, Sendable {
  private let box: any BoxedItem

  /// Creates a type-erased item; an item that is already type-erased is not wrapped again.
  public init<Item: Identifiable & Equatable & Sendable>(_ item: Item) where Item.ID: Sendable {
    box = (item as? AnyItem)?.box ?? ItemBox(item)
  }

  /// The wrapped value.
  public var base: any Identifiable & Equatable & Sendable { box.base }

  /// The id of the wrapped value.
  public var id: AnyID { box.id }

  /// Changes the wrapped value with its own type.
  ///
  ///     source.modifyItem(withID: AnyID(story.id)) { item in
  ///       item.modify(as: Story.self) { $0.isRead = true }
  ///     }
  ///
  /// - Parameters:
  ///   - type: The type of the wrapped value; if it has another one, nothing happens.
  ///   - body: A closure that changes the value.
  /// - Returns: Whether the value has the type.
  @discardableResult
  public mutating func modify<Own: Identifiable & Equatable & Sendable>(
    as type: Own.Type, _ body: (inout Own) -> Void
  ) -> Bool where Own.ID: Sendable {
    guard var value = base as? Own else { return false }
    body(&value)
    self = AnyItem(value)
    return true
  }

  /// Returns the item as one of a section with items of a type; `nil` if it cannot be one.
  @usableFromInline
  package func value<Own>(as type: Own.Type) -> Own? {
    // Sections can have items of any type, if these are type-erased.
    base as? Own ?? self as? Own
  }

  /// Returns whether the wrapped values have the same type and are equal.
  public static func == (one: AnyItem, other: AnyItem) -> Bool {
    one.box === other.box || one.box.equals(other.box)
  }
}

/// The value of a type-erased item, in an object, as arrays of references are copied faster.
private protocol BoxedItem: AnyObject, Sendable {
  var base: any Identifiable & Equatable & Sendable { get }
  var id: AnyID { get }
  func equals(_ other: any BoxedItem) -> Bool
}

private final class ItemBox<Item: Identifiable & Equatable & Sendable>: BoxedItem
where Item.ID: Sendable {
  private let item: Item

  init(_ item: Item) { self.item = item }

  var base: any Identifiable & Equatable & Sendable { item }

  var id: AnyID { AnyID(item.id) }

  func equals(_ other: any BoxedItem) -> Bool { (other as? ItemBox)?.item == item }
}

/// A type-erased id.
public struct AnyID: Hashable, Sendable {
  /// The wrapped value.
  public let base: any Hashable & Sendable

  /// Creates a type-erased id; an id that is already type-erased is not wrapped again.
  public init(_ id: some Hashable & Sendable) {
    base = (id as? AnyID)?.base ?? id
  }

  /// Returns whether the wrapped values have the same type and are equal.
  public static func == (one: AnyID, other: AnyID) -> Bool {
    func isSame<ID: Equatable>(_ id: ID) -> Bool {
      type(of: other.base) == ID.self && other.base as? ID == id
    }
    return isSame(one.base)
  }

  /// Hashes the wrapped id.
  public func hash(into hasher: inout Hasher) {
    base.hash(into: &hasher)
  }
}

extension AnyID: CustomStringConvertible {
  /// The description of the wrapped id.
  public var description: String { "\(base)" }
}
