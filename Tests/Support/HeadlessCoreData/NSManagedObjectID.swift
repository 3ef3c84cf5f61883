// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Core Data documents is documented there.

public import Foundation

/// Which row of a store an object is; ids of the same row are equal, though not the same object.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  private let uri: URL
  public let isTemporaryID: Bool

  init(uri: URL, isTemporary: Bool) {
    self.uri = uri
    isTemporaryID = isTemporary
  }

  public func uriRepresentation() -> URL { uri }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSManagedObjectID)?.uri == uri
  }

  public override var hash: Int { uri.hashValue }
}

extension NSManagedObjectID {
  /// (headless) Another id of the same row, as a store makes one whenever it is asked.
  @_spi(Headless) public var twin: NSManagedObjectID {
    NSManagedObjectID(uri: uri, isTemporary: isTemporaryID)
  }
}
