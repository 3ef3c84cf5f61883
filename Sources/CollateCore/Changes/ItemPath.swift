/// The position of an item: the index of its section, and its index in the section.
///
/// A path is valid in one snapshot. In a ``ChangeBatch``, which relates two snapshots, the types
/// ``BeforePath`` and ``AfterPath`` distinguish them.
///
///     let path: ItemPath = [2, 0]  // the first item of the third section
public struct ItemPath: Hashable, Sendable, BitwiseCopyable {
  // Eight bytes instead of sixteen: a batch of a hundred thousand paths stays in the cache.
  @usableFromInline let storedSection: Int32
  @usableFromInline let storedItem: Int32

  /// Creates a path.
  ///
  /// - Parameters:
  ///   - section: The index of the section, starting at zero.
  ///   - item: The index of the item in its section, starting at zero.
  /// - Precondition: Both indices fit into 32 bits, with room for one more section.
  @inlinable
  public init(section: Int, item: Int) {
    guard let section32 = Int32(exactly: section), let item32 = Int32(exactly: item),
      section32 < .max
    else { preconditionFailure("The path [\(section), \(item)] has too large a number") }
    storedSection = section32
    storedItem = item32
  }

  /// The index of the section, starting at zero.
  @inlinable public var section: Int { Int(storedSection) }

  /// The index of the item in its section, starting at zero.
  @inlinable public var item: Int { Int(storedItem) }
}

extension ItemPath: Comparable {
  /// Returns whether a path precedes another, by section and then by item.
  @inlinable
  public static func < (one: Self, other: Self) -> Bool {
    one.order < other.order
  }

  /// A number that sorts by section and then by item.
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
  /// The path as a literal, such as `[2, 0]`.
  public var description: String { "[\(section), \(item)]" }
}
