#if canImport(CoreData) && canImport(UIKit) && !os(watchOS)
import CoreData

/// The delegate of a fetched results controller.
///
/// It is not generic, so that Objective-C can call it. It records only which objects changed, as
/// the reported index paths are not reliable.
@MainActor
final class FetchedResultsListener: NSObject {
  /// Called after each change, with the changed objects.
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
