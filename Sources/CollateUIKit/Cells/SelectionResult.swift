#if canImport(UIKit) && !os(watchOS)
/// What happens to the selection after `didSelect` returns.
public enum SelectionResult: Hashable, Sendable {
  /// The cell is deselected with an animation; other selected cells are not affected.
  case deselect

  /// The cell stays selected.
  case keepSelected
}
#endif
