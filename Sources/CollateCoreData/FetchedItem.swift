#if canImport(CoreData) && canImport(UIKit) && !os(watchOS)
public import CoreData

/// A fetched managed object, as of its last change.
///
/// Managed objects change in place and stay equal to themselves. An item is a value: two items are
/// equal if they refer to the same object and it did not change in between, so changes can be
/// detected. An item has only the object's id. Items can be sent to any actor, but their objects are
/// isolated to the main actor.
@MainActor
public struct FetchedItem<Object: NSManagedObject> {
  /// The object id at the time of the first fetch.
  ///
  /// It does not change when a save replaces a temporary object id with a permanent one.
  public nonisolated let id: NSManagedObjectID

  private let objects: FetchedObjects<Object>

  /// The number of the last change that included the object, counted by the source.
  private nonisolated let version: Int

  init(id: NSManagedObjectID, of objects: FetchedObjects<Object>, version: Int) {
    self.id = id
    self.objects = objects
    self.version = version
  }

  /// The managed object, with its current property values.
  ///
  /// Its row is read when a property is. Ask items of the current snapshot: if the object has been
  /// deleted meanwhile, it is one without values, as the context makes it; see
  /// `shouldDeleteInaccessibleFaults` of `NSManagedObjectContext`.
  ///
  /// - Complexity: O(1), without access to the store.
  public var object: Object { objects.object(for: id) }
}

extension FetchedItem: nonisolated Identifiable {}

extension FetchedItem: nonisolated Equatable {
  /// Returns whether both items refer to the same object in the same version.
  public nonisolated static func == (one: Self, other: Self) -> Bool {
    one.version == other.version && one.objects === other.objects && one.id == other.id
  }
}

/// The objects of a source by the ids of its items, which do not change with the first save.
@MainActor
final class FetchedObjects<Object: NSManagedObject> {
  private let context: NSManagedObjectContext

  /// The fetched objects that had no permanent id, by their temporary one.
  private var unsaved: [NSManagedObjectID: NSManagedObject] = [:]

  /// The permanent ids of objects whose items have a temporary one, and the reverse.
  private var permanentIDs: [NSManagedObjectID: NSManagedObjectID] = [:]
  private var itemIDs: [NSManagedObjectID: NSManagedObjectID] = [:]

  init(in context: NSManagedObjectContext) { self.context = context }

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
  func itemID(for id: NSManagedObjectID) -> NSManagedObjectID { itemIDs[id] ?? id }

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
