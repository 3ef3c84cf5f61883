/// How a jump to a page ended; each one ends exactly once.
@nonexhaustive
public enum PagerJumpResult: String, Hashable, Sendable, CaseIterable {
  /// The pager rests on the page.
  case finished

  /// A newer jump or a finger took over.
  case superseded

  /// The pager came to rest on another page, or is gone.
  case cancelled

  /// The page was removed on the way.
  case targetRemoved

  /// There is no such page.
  case rejected

  /// The pager was resting on the page.
  case alreadyThere
}

extension PagerJumpResult: CustomStringConvertible {
  /// The name of the result.
  public var description: String { rawValue }
}
