/// A type-erased section, for screens that combine sources of different types.
///
/// To access properties of the wrapped section, cast ``base``:
///
///     let title = (section.base as? Feed)?.title
public struct AnySection: SectionProtocol, Sendable {
  /// The id of the wrapped value.
  public let id: AnyID

  /// The wrapped value.
  public let base: any SectionProtocol & Sendable

  /// The items of the wrapped section.
  public var items: [AnyItem]

  /// Creates a type-erased section; a section that is already type-erased is not wrapped again.
  ///
  /// - Complexity: O(*n*) in the number of items.
  public init<Section: SectionProtocol & Sendable>(
    _ section: Section
  ) where Section.ID: Sendable, Section.Item: Sendable {
    id = AnyID(section.id)
    base = (section as? AnySection)?.base ?? section
    items = section.items.map { AnyItem($0) }
  }

  /// Returns whether the wrapped sections have the same type and equal content.
  public func hasSameContent(as other: AnySection) -> Bool {
    func isSame<Section: SectionProtocol>(_ section: Section) -> Bool {
      type(of: other.base) == Section.self
        && (other.base as? Section).map(section.hasSameContent) ?? false
    }
    return isSame(base)
  }

  /// Returns whether the wrapped values have the same type and are equal.
  public static func == (one: AnySection, other: AnySection) -> Bool {
    one.id == other.id && one.items == other.items && one.hasSameContent(as: other)
  }
}

/// A type-erased item.
public struct AnyItem: Identifiable, Equatable, Sendable {
  /// The wrapped value.
  public let base: any Identifiable & Equatable & Sendable

  private let identify: @Sendable () -> AnyID

  /// Creates a type-erased item; an item that is already type-erased is not wrapped again.
  public init<Item: Identifiable & Equatable & Sendable>(_ item: Item) where Item.ID: Sendable {
    if let item = item as? AnyItem {
      self = item
    } else {
      base = item
      identify = { AnyID(item.id) }
    }
  }

  /// The id of the wrapped value.
  public var id: AnyID { identify() }

  /// Returns whether the wrapped values have the same type and are equal.
  public static func == (one: AnyItem, other: AnyItem) -> Bool {
    func isSame<Item: Equatable>(_ item: Item) -> Bool {
      type(of: other.base) == Item.self && other.base as? Item == item
    }
    return isSame(one.base)
  }
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
