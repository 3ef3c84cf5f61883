#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The object that is the data source and delegate of a table view.
///
/// Generic classes cannot adopt Objective-C protocols, so it asks the list, which is one.
@MainActor
final class TableShim: ListShim {
  /// The app's own objects, as far as they can be called.
  var delegate: (any UITableViewDelegate)? { fallback(as: .delegate) as? any UITableViewDelegate }
  var dataSource: (any UITableViewDataSource)? {
    fallback(as: .dataSource) as? any UITableViewDataSource
  }
  var prefetching: (any UITableViewDataSourcePrefetching)? {
    fallback(as: .prefetching) as? any UITableViewDataSourcePrefetching
  }

  /// The cell that was dequeued last, and its index path.
  private weak var lastCell: UIView?
  private var lastPath: IndexPath?

  /// Whether a swipe has begun that may not be over.
  private var hasSwiped = false

  /// The extensions that have the methods of this class, each by a type that it declares.
  ///
  /// To Objective-C an extension is a category, whose methods it finds without symbols. A linker takes
  /// a file out of a static library only if another file needs a symbol of it, so this one needs a
  /// symbol of each.
  private let parts: [Any.Type] = {
    var parts: [Any.Type] = [
      DataSourcePart.self, RowsPart.self, SectionsPart.self, EditingPart.self,
    ]
    #if !os(tvOS)
    parts.append(DraggingPart.self)
    #endif
    return parts
  }()

  override func name<Place, Answer>(of method: ListMethod<Place, Answer>) -> String? {
    method.table
  }

  override class var messages: ListMessages { ownMessages }

  private static let ownMessages = ListMessages(
    fixed: [
      // What every data source has.
      "numberOfSectionsInTableView:", "tableView:numberOfRowsInSection:",
      "tableView:cellForRowAtIndexPath:",
      // What views show has to be known, to update it in place.
      "tableView:willDisplayCell:forRowAtIndexPath:",
      "tableView:didEndDisplayingCell:forRowAtIndexPath:",
      "tableView:willDisplayHeaderView:forSection:", "tableView:willDisplayFooterView:forSection:",
      "tableView:didEndDisplayingHeaderView:forSection:",
      "tableView:didEndDisplayingFooterView:forSection:",
      // The item has to be found again for the primary action, which comes next.
      "tableView:didSelectRowAtIndexPath:", "tableView:didDeselectRowAtIndexPath:",
      // While a row is swiped, the delegate must not be set.
      "tableView:willBeginEditingRowAtIndexPath:", "tableView:didEndEditingRowAtIndexPath:",
    ],
    ofDataSource: [
      "tableView:titleForHeaderInSection:", "tableView:titleForFooterInSection:",
      "tableView:canEditRowAtIndexPath:", "tableView:commitEditingStyle:forRowAtIndexPath:",
      "tableView:canMoveRowAtIndexPath:", "tableView:moveRowAtIndexPath:toIndexPath:",
      "sectionIndexTitlesForTableView:", "tableView:sectionForSectionIndexTitle:atIndex:",
    ])

  override var isSwiping: Bool { hasSwiped && tableView?.isEditing ?? false }

  override func fallbackCell(at path: IndexPath) -> UIView? {
    tableView.flatMap { dataSource?.tableView($0, cellForRowAt: path) }
  }

  override func fallbackCanMove(at path: IndexPath) -> Bool? {
    tableView.flatMap { dataSource?.tableView?($0, canMoveRowAt: path) }
  }

  override func fallbackTarget(of path: IndexPath, proposal: IndexPath) -> IndexPath? {
    tableView.flatMap {
      delegate?.tableView?($0, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposal)
    }
  }

  override func fallbackMove(_ path: IndexPath, to destination: IndexPath) {
    if let tableView { dataSource?.tableView?(tableView, moveRowAt: path, to: destination) }
  }

  private var tableView: UITableView? { list?.view as? UITableView }
}

extension TableShim {
  /// Stores the cell that was returned to the table view for a row.
  func note(_ cell: UIView, at path: IndexPath) {
    lastCell = cell
    lastPath = path
  }

  /// The indentation level of a row's cell, if the cell was dequeued just before.
  ///
  /// UIKit asks for the level right after the cell, and overwrites the cell's own.
  func indentationLevel(ofCellAt path: IndexPath) -> Int? {
    lastPath == path ? (lastCell as? UITableViewCell)?.indentationLevel : nil
  }

  func swipeDidBegin() {
    hasSwiped = true
  }

  func swipeDidEnd() {
    hasSwiped = false
    list?.reassignDelegate()
  }
}
#endif
