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
  var members: [AnyObject]

  var indexTitle: String? { name.first.map { $0.uppercased() } }
  var numberOfObjects: Int { members.count }
  var objects: [Any]? { members }
}
