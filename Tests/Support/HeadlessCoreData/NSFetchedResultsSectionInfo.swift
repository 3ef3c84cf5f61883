// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Core Data documents is documented there.

public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

/// The objects that have a section name in common, in their order.
struct FetchedResultsSection: NSFetchedResultsSectionInfo {
  var name: String
  var members: [NSManagedObject]

  var indexTitle: String? { name.first.map { $0.uppercased() } }
  var numberOfObjects: Int { members.count }

  // An array of objects cannot be made of those of a batched fetch without fetching them
  // (documentation of `NSFetchRequest.fetchBatchSize`: the array there is a proxy).
  var objects: [Any]? {
    for member in members { member.read() }
    return members
  }
}
