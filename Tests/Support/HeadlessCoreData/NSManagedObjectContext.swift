// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Core Data documents is documented there.

public import Foundation

open class NSManagedObjectContext: NSObject {
  public let concurrencyType: NSManagedObjectContextConcurrencyType

  /// (headless) What the next fetches fail with.
  @_spi(Headless) public var fetchError: (any Error)?

  /// (headless) What controllers do when changes are processed.
  @_spi(Headless) public var pendingChanges: () -> Void = {}

  /// (headless) How many rows have been read.
  @_spi(Headless) public internal(set) var readCount = 0

  /// (headless) Makes an object that is not registered, as the entity of an id tells how to.
  @_spi(Headless) public var makeObject: (NSManagedObjectID) -> NSManagedObject = { _ in
    NSManagedObject()
  }

  private struct Registration {
    weak var object: NSManagedObject?
  }

  private var registrations: [Registration] = []

  public init(concurrencyType: NSManagedObjectContextConcurrencyType) {
    self.concurrencyType = concurrencyType
  }

  open func processPendingChanges() {
    pendingChanges()
  }

  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    // The id of an object changes when it is saved for the first time.
    registrations.lazy.compactMap(\.object).first { $0.objectID == objectID }
  }

  // Documented: if the object is not registered, it is a fault, whether there is such a row or not.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let object = registeredObject(for: objectID) { return object }
    let object = makeObject(objectID)
    object.objectID = objectID
    register([object])
    return object
  }

  func register(_ objects: [NSManagedObject]) {
    for object in objects where object.managedObjectContext !== self {
      object.managedObjectContext = self
      registrations.append(Registration(object: object))
    }
  }
}
