/// The place of an item: the section that holds it, and its number there.
///
/// A path counts in one snapshot. Inside a ``ChangeBatch``, where two snapshots meet, paths carry
/// the one they count in as a type: ``BeforePath`` and ``AfterPath``.
///
///     let path: ItemPath = [2, 0]  // the first item of the third section
public struct ItemPath: Hashable, Sendable, BitwiseCopyable {
  // Eight bytes instead of sixteen: a batch of a hundred thousand paths stays in the cache.
  @usableFromInline let storedSection: Int32
  @usableFromInline let storedItem: Int32

  /// Creates a path.
  ///
  /// - Parameters:
  ///   - section: The number of the section, from zero.
  ///   - item: The number of the item in its section, from zero.
  /// - Precondition: Both numbers fit into 32 bits, with room for one more section.
  @inlinable
  public init(section: Int, item: Int) {
    guard let section32 = Int32(exactly: section), let item32 = Int32(exactly: item),
      section32 < .max
    else { preconditionFailure("The path [\(section), \(item)] has too large a number") }
    storedSection = section32
    storedItem = item32
  }

  /// The number of the section, from zero.
  @inlinable public var section: Int { Int(storedSection) }

  /// The number of the item in its section, from zero.
  @inlinable public var item: Int { Int(storedItem) }
}

extension ItemPath: Comparable {
  /// Returns whether a path comes before another when a screen is read from the top.
  @inlinable
  public static func < (one: Self, other: Self) -> Bool {
    one.order < other.order
  }

  /// One number that sorts as section and item do.
  @inlinable var order: Int64 {
    Int64(storedSection) << 32 &+ Int64(storedItem)
  }
}

extension ItemPath: ExpressibleByArrayLiteral {
  /// Creates a path from a literal such as `[2, 0]`.
  ///
  /// - Precondition: The literal has two elements, the section and the item.
  public init(arrayLiteral elements: Int...) {
    precondition(
      elements.count == 2,
      "A path has a section and an item, the literal \(elements) has \(elements.count) numbers")
    self.init(section: elements[0], item: elements[1])
  }
}

extension ItemPath: CustomStringConvertible {
  /// The two numbers as in a literal, `[2, 0]`.
  public var description: String { "[\(section), \(item)]" }
}
