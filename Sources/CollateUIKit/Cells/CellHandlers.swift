#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The closures set with the methods of a ``CellBehavior``.
///
/// Its contents are used by the data source and are not public.
@MainActor
public final class CellHandlers {
  /// A closure called with an item and its index path; further arguments are passed to its result.
  typealias Handler<Result> = (_ item: Any, _ path: IndexPath) -> Result

  var configure: Handler<(UIView) -> Void>?
  var update: Handler<(UIView) -> Void>?
  var willDisplay: Handler<(UIView) -> Void>?
  var didEndDisplaying: Handler<(UIView) -> Void>?

  var shouldHighlight: Handler<Bool>?
  var didHighlight: Handler<Void>?
  var didUnhighlight: Handler<Void>?
  var willSelect: Handler<IndexPath?>?
  var willDeselect: Handler<IndexPath?>?
  var shouldSelect: Handler<Bool>?
  var shouldDeselect: Handler<Bool>?
  var didSelect: Handler<SelectionResult>?
  var didDeselect: Handler<Void>?
  var canPerformPrimaryAction: Handler<Bool>?
  var performPrimaryAction: Handler<Void>?

  var canMove: Handler<Bool>?
  var targetForMove: Handler<(IndexPath) -> IndexPath>?
  var move: Handler<(IndexPath) -> Void>?

  var canEdit: Handler<Bool>?
  var editingStyle: Handler<UITableViewCell.EditingStyle>?
  var commitEditing: Handler<(UITableViewCell.EditingStyle) -> Void>?
  var deleteTitle: Handler<String?>?
  var shouldIndentWhileEditing: Handler<Bool>?
  var willBeginEditing: Handler<Void>?
  var didEndEditing: Handler<Void>?

  #if !os(tvOS)
  var leadingSwipeActions: Handler<UISwipeActionsConfiguration?>?
  var trailingSwipeActions: Handler<UISwipeActionsConfiguration?>?
  var contextMenu: Handler<(CGPoint) -> UIContextMenuConfiguration?>?
  #endif

  var canFocus: Handler<Bool>?
  var selectionFollowsFocus: Handler<Bool>?
  var shouldBeginMultipleSelection: Handler<Bool>?
  var didBeginMultipleSelection: Handler<Void>?

  var height: Handler<CGFloat>?
  var estimatedHeight: Handler<CGFloat>?
  var indentationLevel: Handler<Int>?
  var accessoryButtonTapped: Handler<Void>?
  var size: Handler<CGSize>?

  /// Creates an empty set of closures.
  public init() {}
}

/// What happens to the selection after `didSelect` returns.
public enum SelectionResult: Hashable, Sendable {
  /// The cell is deselected with an animation; other selected cells are not affected.
  case deselect

  /// The cell stays selected.
  case keepSelected
}
#endif
