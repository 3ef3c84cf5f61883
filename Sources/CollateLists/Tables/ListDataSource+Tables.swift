#if canImport(UIKit) && !os(watchOS)
import CollateCore
public import UIKit

extension ListDataSource where View == UITableView {
  /// The table view that shows the source.
  ///
  /// Setting it replaces its data source and delegate. Its previous delegate becomes the ``fallbackDelegate`` if there is
  /// none. If its data source was another list, that one is detached.
  public var tableView: UITableView? {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// Whether the source deletes rows itself, if it can and no closure does.
  ///
  /// It has to be an `EditableDataSource`, such as an array source or a composite of array sources.
  public var deletesItems: Bool {
    get { removesItems }
    set { removesItems = newValue }
  }

  /// Shows changes that are pending until a drag ends.
  ///
  /// UIKit does not report that a row was put back where it was. The list detects it a moment later; call this method if
  /// you know it and do not want to wait.
  public func cancelReordering() {
    endMove()
    flush()
  }
}
#endif
