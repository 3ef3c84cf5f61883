#if canImport(CoreData) && canImport(UIKit) && !os(watchOS)
public import CoreData

/// A fetched managed object, as of its last change.
///
/// Managed objects change in place and stay equal to themselves. An item is a value: two items are
/// equal if they refer to the same object and it did not change in between, so changes can be
/// detected. Items can be sent to any actor, but their objects are isolated to the main actor.
@MainActor
public struct FetchedItem<Object: NSManagedObject> {
  /// The object id at the time of the first fetch.
  ///
  /// It does not change when a save replaces a temporary object id with a permanent one.
  public nonisolated let id: NSManagedObjectID

  /// The managed object, with its current property values.
  public let object: Object

  /// The object's identity, available outside the main actor.
  private nonisolated let identity: ObjectIdentifier

  /// The number of the last change that included the object, counted by the source.
  private nonisolated let version: Int

  init(_ object: Object, id: NSManagedObjectID, version: Int) {
    self.id = id
    self.object = object
    self.version = version
    identity = ObjectIdentifier(object)
  }
}

extension FetchedItem: nonisolated Identifiable {}

extension FetchedItem: nonisolated Equatable {
  /// Returns whether both items refer to the same object in the same version.
  public nonisolated static func == (one: Self, other: Self) -> Bool {
    one.version == other.version && one.identity == other.identity && one.id == other.id
  }
}
#endif
