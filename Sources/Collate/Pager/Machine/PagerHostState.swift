/// How much of a pager's host can be seen, which no page can exceed.
public enum PagerHostState: String, Hashable, Sendable {
  /// The host is out of sight.
  case hidden

  /// The host comes in.
  case appearing

  /// The host is in full view.
  case shown

  /// The host leaves.
  case disappearing
}
