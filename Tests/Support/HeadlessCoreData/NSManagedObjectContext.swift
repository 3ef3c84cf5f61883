// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Core Data documents is documented there.

public import Foundation

open class NSManagedObjectContext: NSObject {
  public let concurrencyType: NSManagedObjectContextConcurrencyType

  /// (headless) What the next fetches fail with.
  @_spi(Headless) public var fetchError: (any Error)?

  /// (headless) What controllers do when changes are processed.
  @_spi(Headless) public var pendingChanges: () -> Void = {}

  public init(concurrencyType: NSManagedObjectContextConcurrencyType) {
    self.concurrencyType = concurrencyType
  }

  open func processPendingChanges() {
    pendingChanges()
  }
}
