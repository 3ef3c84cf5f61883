#if canImport(CoreData) && canImport(UIKit) && !os(watchOS)
import CollateCore
import CoreData

/// Makes a listener the delegate of a controller for as long as the attachment exists.
///
/// A controller does not notice when its delegate goes away, and would call an object that no longer exists
/// if it outlived the source.
final class FetchedResultsAttachment<Object: NSManagedObject> {
  private let controller: NSFetchedResultsController<Object>
  private let listener: FetchedResultsListener

  init(_ listener: FetchedResultsListener, to controller: NSFetchedResultsController<Object>) {
    self.controller = controller
    self.listener = listener
    unsafe controller.delegate = listener
  }

  deinit {
    // Another source of the same controller may have taken over.
    if unsafe controller.delegate === listener { unsafe controller.delegate = nil }
  }
}
#endif
