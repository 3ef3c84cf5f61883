// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Core Data documents is documented there.

public import Foundation

/// A controller that fetches what a test says, and tells its delegate what a save changed.
open class NSFetchedResultsController<ResultType>: NSObject {
  // No stored property may have a type with the results in it: see `shown`.
  let results = FetchedResults()
  private let request: AnyObject
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  open unowned(unsafe) var delegate: (any NSFetchedResultsControllerDelegate)? {
    didSet {
      existing = delegate
      hasDelegate = existing != nil
    }
  }
  private weak var existing: (any NSFetchedResultsControllerDelegate)?
  private var hasDelegate = false

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    request = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
  }

  /// The delegate to tell, which must not have gone away without being taken off.
  var told: (any NSFetchedResultsControllerDelegate)? {
    precondition(!hasDelegate || existing != nil, "the delegate of \(self) is gone")
    return existing
  }

  open var fetchRequest: NSFetchRequest<ResultType> {
    guard let request = request as? NSFetchRequest<ResultType> else {
      preconditionFailure("the request fetches something else than \(ResultType.self)")
    }
    return request
  }

  open func performFetch() throws {
    if let error = managedObjectContext.fetchError { throw error }
    results.sections = results.stored
    // Not documented, but what all who use snapshots find.
    if !gossip.contains(.silentFetches) { tell() }
  }

  open var sections: [any NSFetchedResultsSectionInfo]? { results.sections }

  open var fetchedObjects: [ResultType]? {
    results.sections?.flatMap { ($0.objects ?? []).compactMap { $0 as? ResultType } }
  }

  open var sectionIndexTitles: [String] { results.sections?.compactMap(\.indexTitle) ?? [] }

  open func object(at indexPath: IndexPath) -> ResultType {
    guard
      let sections = results.sections, sections.indices.contains(indexPath[0]),
      sections[indexPath[0]].members.indices.contains(indexPath[1]),
      let object = sections[indexPath[0]].members[indexPath[1]] as? ResultType
    else {
      preconditionFailure("no object at index \(indexPath[1]) in section at index \(indexPath[0])")
    }
    return object
  }

  open func indexPath(forObject object: ResultType) -> IndexPath? {
    for (section, content) in (results.sections ?? []).enumerated() {
      if let item = content.members.firstIndex(where: { $0 === (object as AnyObject) }) {
        return IndexPath(indexes: [section, item])
      }
    }
    return nil
  }
}
