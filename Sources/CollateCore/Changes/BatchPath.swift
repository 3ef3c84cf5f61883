/// A section index in the snapshot before a batch.
public typealias BeforeSection = BatchSection<ChangeBatch.Before>

/// A section index in the snapshot after a batch.
public typealias AfterSection = BatchSection<ChangeBatch.After>

/// An item path in the snapshot before a batch.
public typealias BeforePath = BatchPath<ChangeBatch.Before>

/// An item path in the snapshot after a batch.
public typealias AfterPath = BatchPath<ChangeBatch.After>

/// A section index whose type says in which snapshot it is valid.
///
/// Deletes and the sources of moves are indices before the batch, inserts and the destinations of
/// moves indices after it. Separate types prevent mixing them up.
public struct BatchSection<Space>: Hashable, Sendable, BitwiseCopyable {
  /// The index of the section, starting at zero.
  public let index: Int

  /// Creates a section index.
  ///
  /// - Precondition: The index fits into 32 bits.
  @inlinable
  public init(_ index: Int) {
    precondition(Int32(exactly: index) != nil, "The section number \(index) is too large")
    self.index = index
  }
}

extension BatchSection: Comparable {
  /// Returns whether a section precedes another.
  @inlinable
  public static func < (one: Self, other: Self) -> Bool { one.index < other.index }
}

extension BatchSection: ExpressibleByIntegerLiteral {
  /// Creates a section index from an integer literal.
  public init(integerLiteral index: Int) {
    self.init(index)
  }
}

extension BatchSection: CustomStringConvertible {
  /// The index as a string.
  public var description: String { "\(index)" }
}

/// An item path whose type says in which snapshot it is valid.
public struct BatchPath<Space>: Hashable, Sendable, BitwiseCopyable {
  /// The path as an ``ItemPath``, for lookups in a snapshot.
  public let path: ItemPath

  /// Creates a path in this space.
  @inlinable
  public init(_ path: ItemPath) {
    self.path = path
  }

  /// Creates a path in this space from indices.
  ///
  /// - Parameters:
  ///   - section: The index of the section, starting at zero.
  ///   - item: The index of the item in its section, starting at zero.
  @inlinable
  public init(section: Int, item: Int) {
    path = ItemPath(section: section, item: item)
  }

  /// The index of the section, starting at zero.
  @inlinable public var section: Int { path.section }

  /// The index of the item in its section, starting at zero.
  @inlinable public var item: Int { path.item }
}

extension BatchPath: Comparable {
  /// Returns whether a path precedes another, by section and then by item.
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
  /// The two indices separated by a dot, as in `2.0`.
  public var description: String { "\(section).\(item)" }
}

extension ChangeBatch {
  /// What marks indices and paths in the snapshot before a batch.
  public enum Before: Sendable {}

  /// What marks indices and paths in the snapshot after a batch.
  public enum After: Sendable {}
}
