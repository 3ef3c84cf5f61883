#if canImport(CoreData) && canImport(UIKit) && !os(watchOS)
import CollateCore
import CoreData
import UIKit

/// The delegate of a fetched results controller.
///
/// It is not generic, so that Objective-C can call it.
@MainActor
final class FetchedResultsListener: NSObject {
  /// Called after each change, with the results.
  var didChange: (@MainActor (FetchedIDs) -> Void)?

  /// The source of the results.
  weak var source: AnyObject?

  private nonisolated let mailbox = FetchedResultsMailbox()
  private var hasReportedThread = false

  /// Hands over the results that have arrived, in their order.
  private func readAll() {
    while let ids = mailbox.removeFirst() { didChange?(ids) }
  }

  /// Reports, once, a controller that calls its delegate on another thread than the main one.
  private func report(_ ids: FetchedIDs) {
    if hasReportedThread { return }
    hasReportedThread = true
    let count = ids.sections.reduce(0) { $0 + $1.ids.count }
    let message =
      "A fetched results controller reports \(count) objects in \(ids.sections.count) sections off the main "
      + "thread: its context belongs to the main queue, but was used elsewhere. They are shown a moment later. "
      + "Call perform(_:) of the context, and start the app with -com.apple.CoreData.ConcurrencyDebug 1 to "
      + "find the place"
    Diagnostics.report(.misuse(message), from: source ?? self)
  }

  /// Makes the listener the delegate of a controller for as long as a token exists.
  ///
  /// A controller does not notice when its delegate goes away, and would call an object that no longer exists
  /// if it outlived the source.
  func attach(to controller: NSFetchedResultsController<some NSManagedObject>) -> ObservationToken {
    unsafe controller.delegate = self
    // The token is released with the source, whose last user is the last one of the controller, too.
    nonisolated(unsafe) let controller = controller
    return ObservationToken {
      // Another source of the same controller may have taken over.
      if unsafe controller.delegate === self { unsafe controller.delegate = nil }
    }
  }
}

// Documented: "If this method is implemented, no other delegate methods are invoked." The protocol has
// another method of this name, which takes a difference of ids.
extension FetchedResultsListener: NSFetchedResultsControllerDelegate {
  nonisolated func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {
    let ids = FetchedIDs(snapshot)
    mailbox.append(ids)
    if isOnMainThread { return MainActor.assumeIsolated { readAll() } }
    // A context of the main queue is used elsewhere, which Core Data lets pass unless asked to check.
    Task { @MainActor in
      report(ids)
      readAll()
    }
  }
}

/// The results that wait to be read on the main actor, from any thread.
// Sendable, as the results are read and changed within the lock only.
private final class FetchedResultsMailbox: @unchecked Sendable {
  private let lock = NSLock()
  private var results: [FetchedIDs] = []

  func append(_ ids: FetchedIDs) {
    lock.lock()
    defer { lock.unlock() }
    results.append(ids)
  }

  func removeFirst() -> FetchedIDs? {
    lock.lock()
    defer { lock.unlock() }
    return results.isEmpty ? nil : results.removeFirst()
  }
}

/// The ids of the objects that a controller has fetched.
struct FetchedIDs: Sendable {
  struct Section: Sendable {
    var name: String
    var indexTitle: String?
    var ids: [NSManagedObjectID]
  }

  var sections: [Section]

  /// The objects whose content may have changed.
  ///
  /// The controller reloads them in its snapshots since iOS 15 (an engineer of Apple, developer
  /// forums, thread 692357).
  var changed: [NSManagedObjectID] = []

  init(sections: [Section]) { self.sections = sections }

  init(_ snapshot: NSDiffableDataSourceSnapshotReference) {
    sections = snapshot.sectionIdentifiers.map { section in
      Section(
        name: section as? String ?? "\(section)",
        ids: Self.ids(snapshot.itemIdentifiersInSection(withIdentifier: section)))
    }
    changed = Self.ids(snapshot.reloadedItemIdentifiers + snapshot.reconfiguredItemIdentifiers)
  }

  private static func ids(_ identifiers: [Any]) -> [NSManagedObjectID] {
    identifiers.compactMap { $0 as? NSManagedObjectID }
  }
}
#endif
