// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Core Data documents is documented there.

public import Foundation

open class NSManagedObject: NSObject, NSFetchRequestResult {
  open private(set) var objectID: NSManagedObjectID
  open private(set) weak var managedObjectContext: NSManagedObjectContext?

  public override init() {
    let uri = URL(fileURLWithPath: "/temporary/\(UUID().uuidString)")
    objectID = NSManagedObjectID(uri: uri, isTemporary: true)
  }

  public convenience init(context moc: NSManagedObjectContext) {
    self.init()
    managedObjectContext = moc
  }

  /// (headless) Gives the object the id of a row, as the first save does.
  @_spi(Headless) public func simulatePermanentID(_ name: String) {
    objectID = NSManagedObjectID(uri: URL(fileURLWithPath: "/row/\(name)"), isTemporary: false)
  }
}
