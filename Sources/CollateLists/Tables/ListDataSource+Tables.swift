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

extension ListDataSource {
  /// Adds the rule of a source that deletes its items itself.
  func addEditingRules() {
    rules.add(.commitEditing, of: self, while: \.deletesItemsItself) { list, _, path in
      let path = ItemPath(path)
      guard let source = list.editableSource, source.canRemoveItem(at: path) else { return nil }
      return { if $0 == .delete { source.removeItem(at: path) } }
    }
  }

  func removesItemsDidChange(from old: Bool) {
    presenceDidChange()
    if removesItems, !old, !(dataSource is any EditableDataSource<Section>) {
      ListReport.shared.sourceIsFixed(
        dataSource, "deletesItems", because: "does not conform to EditableDataSource")
    }
  }

  private var deletesItemsItself: Bool { editableSource != nil }

  /// The source, if it deletes its items itself.
  private var editableSource: (any EditableDataSource<Section>)? {
    removesItems ? dataSource as? any EditableDataSource<Section> : nil
  }
}
#endif
