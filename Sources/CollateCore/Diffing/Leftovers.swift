/// A type that provides the elements of two lists that have not been paired, by position.
///
/// It is a protocol instead of several closures, because generic code is specialized as a whole,
/// while closures that are not inlined are called for every element.
@usableFromInline
protocol Leftovers {
  /// Returns the hash of an old element.
  func hashOld(_ position: Int) -> Int

  /// Returns the hash of a new element.
  func hashNew(_ position: Int) -> Int

  /// Returns whether an old and a new element are the same.
  func isSame(_ old: Int, _ new: Int) -> Bool

  /// Returns whether two old elements have the same id.
  func isRepeated(_ old: Int, _ other: Int) -> Bool

  /// Notifies the type of a new pair of elements that are the same.
  mutating func didPair(_ old: Int, _ new: Int)

  /// Returns whether an old and a new element are the same, and if so, records whether the content has
  /// changed, while both elements are in the cache.
  mutating func pairs(_ old: Int, _ new: Int) -> Bool
}

/// Leftovers that are compared by id only.
@usableFromInline
struct IDLeftovers<ID: Hashable>: Leftovers {
  @usableFromInline let old: [ID]
  @usableFromInline let new: [ID]
  @usableFromInline let hasher = IDHasher()

  @inlinable
  init(_ old: [ID], _ new: [ID]) {
    self.old = old
    self.new = new
  }

  @inlinable
  func hashOld(_ position: Int) -> Int { hasher.hash(old[position]) }

  @inlinable
  func hashNew(_ position: Int) -> Int { hasher.hash(new[position]) }

  @inlinable
  func isSame(_ one: Int, _ two: Int) -> Bool { old[one] == new[two] }

  @inlinable
  func isRepeated(_ one: Int, _ other: Int) -> Bool { old[one] == old[other] }

  @inlinable
  func didPair(_ old: Int, _ new: Int) {}

  @inlinable
  func pairs(_ one: Int, _ two: Int) -> Bool { isSame(one, two) }
}

extension IDLeftovers: Sendable where ID: Sendable {}
