// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Core Data documents is documented there.

public import Foundation

open class NSManagedObject: NSObject, NSFetchRequestResult {
  open internal(set) var objectID: NSManagedObjectID
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?

  /// Whether the row of the object has not been read yet.
  open internal(set) var isFault = true

  public override init() {
    let uri = URL(fileURLWithPath: "/temporary/\(UUID().uuidString)")
    objectID = NSManagedObjectID(uri: uri, isTemporary: true)
  }

  public convenience init(context moc: NSManagedObjectContext) {
    self.init()
    moc.register([self])
  }

  /// Called by accessors of properties, which are generated on other systems.
  open func willAccessValue(forKey key: String?) {
    read()
  }

  /// Reads the row, if that has not been done.
  func read() {
    guard isFault else { return }
    isFault = false
    managedObjectContext?.readCount += 1
  }

  /// (headless) Gives the object the id of a row, as the first save does.
  @_spi(Headless) public func simulatePermanentID(_ name: String) {
    objectID = NSManagedObjectID(uri: URL(fileURLWithPath: "/row/\(name)"), isTemporary: false)
  }
}
