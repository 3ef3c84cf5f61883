#if canImport(CoreData) && canImport(UIKit) && !os(watchOS)
public import CoreData

/// A managed object, as it was when it was fetched or last changed.
///
/// Managed objects change in place and stay equal to themselves. An item is a value: it is equal to
/// another one if both are the same object and the object has not been changed in between, so that
/// lists are told of changes. Items may be sent anywhere, the object is for the main actor.
@MainActor
public struct FetchedItem<Object: NSManagedObject> {
  /// The id that the object had when it was fetched first.
  ///
  /// It stays the same when a save gives the object a permanent id in the place of a temporary one.
  public nonisolated let id: NSManagedObjectID

  /// The object, whose properties are those of now.
  public let object: Object

  /// Which object it is, for those who may not touch it.
  private nonisolated let identity: ObjectIdentifier

  /// The change that the object was part of last, counted by the source.
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
  /// Returns whether both are the same object, unchanged.
  public nonisolated static func == (one: Self, other: Self) -> Bool {
    one.version == other.version && one.identity == other.identity && one.id == other.id
  }
}
#endif
