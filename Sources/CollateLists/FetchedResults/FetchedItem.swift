#if canImport(CoreData) && canImport(UIKit) && !os(watchOS)
import CollateCore
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
#endif
