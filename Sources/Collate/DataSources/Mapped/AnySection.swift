/// A section whose type is not known, for screens that join sources of different types.
///
/// To read a property of the original, cast ``base``:
///
///     let title = (section.base as? Feed)?.title
public struct AnySection: SectionProtocol, Sendable {
  /// The identity of the original.
  public let id: AnyID

  /// The original.
  public let base: any SectionProtocol & Sendable

  /// The items of the original.
  public var items: [AnyItem]

  /// Creates a section without its type; one that has none already stays as it is.
  ///
  /// - Complexity: O(*n*) in the number of items.
  public init<Section: SectionProtocol & Sendable>(
    _ section: Section
  ) where Section.ID: Sendable, Section.Item: Sendable {
    id = AnyID(section.id)
    base = (section as? AnySection)?.base ?? section
    items = section.items.map { AnyItem($0) }
  }

  /// Returns whether the originals have one type and equal content.
  public func hasSameContent(as other: AnySection) -> Bool {
    func isSame<Section: SectionProtocol>(_ section: Section) -> Bool {
      type(of: other.base) == Section.self
        && (other.base as? Section).map(section.hasSameContent) ?? false
    }
    return isSame(base)
  }

  /// Returns whether the originals have one type and are equal.
  public static func == (one: AnySection, other: AnySection) -> Bool {
    one.id == other.id && one.items == other.items && one.hasSameContent(as: other)
  }
}

/// An item whose type is not known.
public struct AnyItem: Identifiable, Equatable, Sendable {
  /// The original.
  public let base: any Identifiable & Equatable & Sendable

  private let identify: @Sendable () -> AnyID

  /// Creates an item without its type; one that has none already stays as it is.
  public init<Item: Identifiable & Equatable & Sendable>(_ item: Item) where Item.ID: Sendable {
    if let item = item as? AnyItem {
      self = item
    } else {
      base = item
      identify = { AnyID(item.id) }
    }
  }

  /// The identity of the original.
  public var id: AnyID { identify() }

  /// Returns whether the originals have one type and are equal.
  public static func == (one: AnyItem, other: AnyItem) -> Bool {
    func isSame<Item: Equatable>(_ item: Item) -> Bool {
      type(of: other.base) == Item.self && other.base as? Item == item
    }
    return isSame(one.base)
  }
}

/// An identity whose type is not known.
public struct AnyID: Hashable, Sendable {
  /// The original.
  public let base: any Hashable & Sendable

  /// Creates an identity without its type; one that has none already stays as it is.
  public init(_ id: some Hashable & Sendable) {
    base = (id as? AnyID)?.base ?? id
  }

  /// Returns whether the originals have one type and are equal.
  public static func == (one: AnyID, other: AnyID) -> Bool {
    func isSame<ID: Equatable>(_ id: ID) -> Bool {
      type(of: other.base) == ID.self && other.base as? ID == id
    }
    return isSame(one.base)
  }

  /// Feeds the original into a hasher.
  public func hash(into hasher: inout Hasher) {
    base.hash(into: &hasher)
  }
}

extension AnyID: CustomStringConvertible {
  /// The original's description.
  public var description: String { "\(base)" }
}
