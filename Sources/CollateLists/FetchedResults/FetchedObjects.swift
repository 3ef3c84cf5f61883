#if canImport(CoreData) && canImport(UIKit) && !os(watchOS)
import CollateCore
import CoreData

/// The objects of a source by the ids of its items, which do not change with the first save.
@MainActor
final class FetchedObjects<Object: NSManagedObject> {
  private let context: NSManagedObjectContext

  /// The fetched objects that had no permanent id, by their temporary one.
  private var unsaved: [NSManagedObjectID: NSManagedObject] = [:]

  /// The permanent ids of objects whose items have a temporary one, and the reverse.
  private var permanentIDs: [NSManagedObjectID: NSManagedObjectID] = [:]
  private var itemIDs: [NSManagedObjectID: NSManagedObjectID] = [:]

  init(in context: NSManagedObjectContext) {
    self.context = context
  }

  /// Returns the object of an item, which may be a fault.
  func object(for id: NSManagedObjectID) -> Object {
    // The context no longer knows an object by its temporary id when it has been saved.
    let found = unsaved[id] ?? context.object(with: permanentIDs[id] ?? id)
    guard let object = found as? Object else {
      preconditionFailure("The results are to be \(Object.self), but one is \(type(of: found))")
    }
    return object
  }

  /// Returns the id of the item for an object.
  func itemID(for id: NSManagedObjectID) -> NSManagedObjectID {
    itemIDs[id] ?? id
  }

  /// Notes which of the objects are fetched and not saved, and which have been saved since.
  func update(fetched ids: some Sequence<NSManagedObjectID>) {
    for (id, object) in unsaved where !object.objectID.isTemporaryID {
      permanentIDs[id] = object.objectID
      itemIDs[object.objectID] = id
    }
    // The others are let go of, as they may have been deleted.
    let temporary = ids.filter { $0.isTemporaryID && permanentIDs[$0] == nil }
    unsaved = Dictionary(
      temporary.map { ($0, unsaved[$0] ?? context.object(with: $0)) }, uniquingKeysWith: { $1 })
  }
}
#endif
