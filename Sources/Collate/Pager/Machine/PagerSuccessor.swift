/// Which page a pager rests on when its page is removed.
public enum PagerSuccessor: Hashable, Sendable {
  /// The one after it, or the one before if there is none after.
  case next

  /// The one before it, or the one after if there is none before.
  case previous
}
