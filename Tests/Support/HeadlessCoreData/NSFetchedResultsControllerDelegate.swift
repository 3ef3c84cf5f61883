// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Core Data documents is documented there.

public import UIKit

/// Not isolated to the main actor, as the original is not.
///
/// Only the callbacks with all results are here: if that with a snapshot is implemented, no other is
/// called (page of `controller(_:didChangeContentWith:)` that takes a difference).
///
/// The type argument of the controller is an existential, which conforms to nothing where there is
/// no Objective-C; hence `NSFetchedResultsController` asks nothing of its results here.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
}

extension NSFetchedResultsControllerDelegate {
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {}

  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) {}
}
