/// One of the two snapshots that a batch stands between.
///
/// There are two, ``BeforeSpace`` and ``AfterSpace``; nothing else is worth a conformance.
public protocol BatchSpace: Sendable {}

/// The snapshot that a batch starts from.
public enum BeforeSpace: BatchSpace {}

/// The snapshot that a batch leads to.
public enum AfterSpace: BatchSpace {}

/// A section number in the snapshot before a batch.
public typealias BeforeSection = BatchSection<BeforeSpace>

/// A section number in the snapshot after a batch.
public typealias AfterSection = BatchSection<AfterSpace>

/// An item path in the snapshot before a batch.
public typealias BeforePath = BatchPath<BeforeSpace>

/// An item path in the snapshot after a batch.
public typealias AfterPath = BatchPath<AfterSpace>

/// A section number whose type says in which snapshot it counts.
///
/// Deletes and the left side of moves count before the batch, inserts and the right side after
/// it. With one type for each, the two cannot be mixed up.
public struct BatchSection<Space: BatchSpace>: Hashable, Sendable, BitwiseCopyable {
  /// The number of the section, from zero.
  public let index: Int

  /// Creates a section number.
  ///
  /// - Precondition: The number fits into 32 bits.
  @inlinable
  public init(_ index: Int) {
    precondition(Int32(exactly: index) != nil, "The section number \(index) is too large")
    self.index = index
  }
}

extension BatchSection: Comparable {
  /// Returns whether a section stands above another.
  @inlinable
  public static func < (one: Self, other: Self) -> Bool { one.index < other.index }
}

extension BatchSection: ExpressibleByIntegerLiteral {
  /// Creates a section number from a literal.
  public init(integerLiteral index: Int) {
    self.init(index)
  }
}

extension BatchSection: CustomStringConvertible {
  /// The number.
  public var description: String { "\(index)" }
}

/// An item path whose type says in which snapshot it counts.
public struct BatchPath<Space: BatchSpace>: Hashable, Sendable, BitwiseCopyable {
  /// The path without its space, to look up an item in a snapshot.
  public let path: ItemPath

  /// Creates a path that counts in this space.
  @inlinable
  public init(_ path: ItemPath) {
    self.path = path
  }

  /// Creates a path that counts in this space, from its two numbers.
  ///
  /// - Parameters:
  ///   - section: The number of the section, from zero.
  ///   - item: The number of the item in its section, from zero.
  @inlinable
  public init(section: Int, item: Int) {
    path = ItemPath(section: section, item: item)
  }

  /// The number of the section, from zero.
  @inlinable public var section: Int { path.section }

  /// The number of the item in its section, from zero.
  @inlinable public var item: Int { path.item }
}

extension BatchPath: Comparable {
  /// Returns whether a path comes before another when a screen is read from the top.
  @inlinable
  public static func < (one: Self, other: Self) -> Bool { one.path < other.path }
}

extension BatchPath: ExpressibleByArrayLiteral {
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

extension BatchPath: CustomStringConvertible {
  /// The two numbers with a dot between them, as in `2.0`.
  public var description: String { "\(section).\(item)" }
}
