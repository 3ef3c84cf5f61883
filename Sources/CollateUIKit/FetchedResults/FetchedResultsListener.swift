#if canImport(CoreData) && canImport(UIKit) && !os(watchOS)
import CoreData
import UIKit

/// The delegate of a fetched results controller.
///
/// It is not generic, so that Objective-C can call it.
@MainActor
final class FetchedResultsListener: NSObject {
  /// Called after each change, with the results.
  var didChange: (@MainActor (FetchedIDs) -> Void)?
}

// Documented: "If this method is implemented, no other delegate methods are invoked."
extension FetchedResultsListener: NSFetchedResultsControllerDelegate {
  nonisolated func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {
    let ids = FetchedIDs(snapshot)
    MainActor.assumeIsolated { didChange?(ids) }
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

  init(sections: [Section]) {
    self.sections = sections
  }

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
