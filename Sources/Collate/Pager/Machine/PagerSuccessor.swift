/// The page to settle on when the settled page is removed.
public enum PagerSuccessor: Hashable, Sendable {
  /// The next page, or the previous one if there is no next.
  case next

  /// The previous page, or the next one if there is no previous.
  case previous
}
