import Collate
import TestSupport

/// A source of an app that shows another one, and whose items are inserted and removed there, one by one.
@MainActor
protocol ForwardingSource: StoredDataSource, EditableDataSource where Section == Shelf {
  associatedtype Base: EditableDataSource & StoredDataSource<Shelf>

  var base: Base { get }
}

extension ForwardingSource {
  var store: SnapshotStore<Shelf> { base.store }

  func canMoveItem(at path: ItemPath) -> Bool { false }
  func canMoveItem(at path: ItemPath, to destination: ItemPath) -> Bool { false }
  func moveItem(at path: ItemPath, to destination: ItemPath) {}
  func insertItem(_ item: Book, at path: ItemPath) { base.insertItem(item, at: path) }
  func removeItem(at path: ItemPath) -> Book { base.removeItem(at: path) }
}
