public import CollateCore

/// A section with separators between its items.
public struct SeparatedSection<Base: SectionProtocol, Separator: Equatable>: SectionProtocol
where Base.ID: Sendable {
  /// The section without separators.
  public let base: Base

  /// The items, with separators between them.
  public var items: [SeparatedItem<Base, Separator>]

  /// Creates a section, as a source with separators shows it.
  ///
  /// - Parameters:
  ///   - base: The section without separators.
  ///   - items: Its items, with separators.
  public init(base: Base, items: [SeparatedItem<Base, Separator>]) {
    (self.base, self.items) = (base, items)
  }

  /// The id of the section without separators.
  public var id: Base.ID { base.id }

  /// Returns whether the sections without separators have the same content.
  public func hasSameContent(as other: Self) -> Bool { base.hasSameContent(as: other.base) }
}

// Indirect, so that all are of one pointer, which is copied without asking for types at run time.
/// An item, or a separator.
public indirect enum SeparatedItem<Section: SectionProtocol, Separator: Equatable>: Identifiable,
  Equatable
where Section.ID: Sendable {
  /// The type of the items.
  public typealias Item = Section.Item

  /// An item.
  case item(Item)

  /// A separator.
  case separator(Separator, id: ID)

  /// The id of an item or of a separator.
  public enum ID: Hashable, Sendable {
    /// The id of an item.
    case item(Item.ID)

    /// The id of the separator below the item with an id.
    case separatorBelow(Item.ID)

    /// The id of the separator above the first item of the section with an id.
    case leadingSeparator(Section.ID)
  }

  /// The id, for a separator that of the item above it.
  public var id: ID {
    switch self {
    case .item(let item): .item(item.id)
    case .separator(_, let id): id
    }
  }

  /// The item, or `nil` for a separator.
  public var item: Item? {
    if case .item(let item) = self { item } else { nil }
  }
}

/// The place of a separator: between two items of a section, above the first, or below the last.
public struct SeparatorGap<Item> {
  /// The item above; `nil` above the first.
  public let above: Item?

  /// The item below; `nil` below the last.
  public let below: Item?

  /// Creates a gap.
  ///
  /// - Parameters:
  ///   - above: The item above; `nil` above the first.
  ///   - below: The item below; `nil` below the last.
  public init(above: Item?, below: Item?) {
    (self.above, self.below) = (above, below)
  }

  /// Whether the gap is above the first item of the section.
  public var isFirst: Bool { above == nil }

  /// Whether the gap is below the last item of the section.
  public var isLast: Bool { below == nil }
}

extension SeparatedSection: Sendable
where Base: Sendable, Base.Item: Sendable, Separator: Sendable {}

extension SeparatedItem: Sendable where Section.Item: Sendable, Separator: Sendable {}

extension SeparatorGap: Sendable where Item: Sendable {}
