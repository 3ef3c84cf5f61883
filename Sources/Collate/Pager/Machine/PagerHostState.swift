/// The appearance state of a pager's host, which limits that of its pages.
public enum PagerHostState: String, Hashable, Sendable {
  /// The host is not visible.
  case hidden

  /// The host is appearing.
  case appearing

  /// The host is fully visible.
  case shown

  /// The host is disappearing.
  case disappearing
}
