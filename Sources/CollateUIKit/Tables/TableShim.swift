#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What a table view has for a data source and delegate.
///
/// Classes with type parameters cannot be that, so the data source of the sections stands behind it.
@MainActor
final class TableShim: ScrollShim {
  /// Whom to ask; nobody, when the data source is gone and UIKit is not told so yet.
  weak var list: (any TableList)? {
    didSet { chain = list }
  }

  /// The cell that was asked for last, and where.
  private weak var lastCell: UITableViewCell?
  private var lastPath: IndexPath?

  /// Notes the cell that the table view gets for a row.
  func note(_ cell: UITableViewCell, at path: IndexPath) {
    lastCell = cell
    lastPath = path
  }

  /// The indentation that the cell of a row has, if it was asked for just before.
  ///
  /// UIKit asks for the level right after it asked for the cell, and overwrites what the cell has.
  func indentationLevel(ofCellAt path: IndexPath) -> Int? {
    lastPath == path ? lastCell?.indentationLevel : nil
  }
}
#endif
