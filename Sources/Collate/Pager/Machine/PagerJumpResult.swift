/// The result of a jump to a page.
@nonexhaustive
public enum PagerJumpResult: String, Hashable, Sendable, CaseIterable {
  /// The pager settled on the page.
  case finished

  /// A newer jump or a drag superseded it.
  case superseded

  /// The pager settled on another page, or was released or torn down.
  case cancelled

  /// The page was removed during the jump.
  case targetRemoved

  /// There is no such page.
  case rejected

  /// The pager was already settled on the page.
  case alreadyThere
}

extension PagerJumpResult: CustomStringConvertible {
  /// The name of the result.
  public var description: String { rawValue }
}
