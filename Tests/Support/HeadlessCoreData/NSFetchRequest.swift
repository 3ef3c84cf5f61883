// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Core Data documents is documented there.

public import Foundation

/// What to fetch; the stand-in fetches what a test says, whatever the request is.
open class NSFetchRequest<ResultType>: NSObject {
  open private(set) var entityName: String?
  open var sortDescriptors: [NSSortDescriptor]?
  open var predicate: NSPredicate?
  open var fetchBatchSize = 0

  public override init() {}

  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }
}
