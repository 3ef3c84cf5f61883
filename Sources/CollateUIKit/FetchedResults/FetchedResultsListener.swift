#if canImport(CoreData) && canImport(UIKit) && !os(watchOS)
import CoreData

/// The delegate of a fetched results controller.
///
/// It is no generic class, so that Objective-C can call it, and remembers only which objects the
/// controller names: where they are said to be is not always true.
@MainActor
final class FetchedResultsListener: NSObject {
  /// Is called after each change, with the objects that are part of it.
  var didChange: (@MainActor (Set<ObjectIdentifier>) -> Void)?

  private var changed: Set<ObjectIdentifier> = []

  private func begin() {
    changed = []
  }

  private func add(_ object: ObjectIdentifier) {
    changed.insert(object)
  }

  private func end() {
    let changed = changed
    self.changed = []
    didChange?(changed)
  }
}

extension FetchedResultsListener: NSFetchedResultsControllerDelegate {
  nonisolated func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    MainActor.assumeIsolated { begin() }
  }

  nonisolated func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?
  ) {
    let object = ObjectIdentifier(anObject as AnyObject)
    MainActor.assumeIsolated { add(object) }
  }

  nonisolated func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    MainActor.assumeIsolated { end() }
  }
}
#endif
