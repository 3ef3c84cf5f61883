#if canImport(UIKit) && !os(watchOS)
/// What becomes of the selection when the app has dealt with it.
public enum SelectionResult: Hashable, Sendable {
  /// The cell is deselected, animated; other selected cells stay selected.
  case deselect

  /// The cell stays selected.
  case keepSelected
}
#endif
