#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

extension ListDataSource {
  /// Adds the rule of a source that deletes its items itself.
  func addEditingRules() {
    rules.add(.commitEditing, while: \.deletesItemsItself) { list, _, path in
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
