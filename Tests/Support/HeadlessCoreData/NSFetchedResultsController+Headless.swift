// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Core Data documents is documented there.

import UIKit

extension NSFetchedResultsController {
  /// (headless) In which ways the controller differs from what is said of it.
  @_spi(Headless) public var gossip: FetchedResultsGossip {
    get { results.gossip }
    set { results.gossip = newValue }
  }

  /// (headless) What a save makes of the results.
  ///
  /// Before the first fetch it is what that will find; afterwards the delegate is told.
  ///
  /// - Parameters:
  ///   - sections: The results after the save, by section name.
  ///   - updated: Objects whose attributes other than those that sort them have changed.
  @_spi(Headless) public func simulateSave(
    _ sections: [(name: String, objects: [NSManagedObject])],
    updating updated: [NSManagedObject] = []
  ) {
    let after = sections.map { FetchedResultsSection(name: $0.name, members: $0.objects) }
    for section in after { managedObjectContext.register(section.members) }
    results.stored = after
    guard let before = results.sections else { return }
    results.sections = after
    let ids = Set(after.ids)
    let moved = before.moved(to: after)
    let changed = (updated + moved).map(\.objectID).filter(ids.contains)
    if changed.isEmpty && before.isSame(as: after) && !gossip.contains(.chatty) { return }
    tell(changed: changed, gone: before.ids.filter { !ids.contains($0) })
  }

  /// Tells the delegate of the results.
  ///
  /// What changed is reloaded since iOS 15: developer forums, thread 692357, by an engineer of Apple.
  func tell(changed: [NSManagedObjectID] = [], gone: [NSManagedObjectID] = []) {
    guard let told else { return }
    let snapshot = NSDiffableDataSourceSnapshotReference()
    for section in results.sections ?? [] {
      if sectionNameKeyPath == nil, section.members.isEmpty, gossip.contains(.noEmptySection) {
        continue
      }
      snapshot.appendSections(withIdentifiers: [section.name])
      snapshot.appendItems(
        withIdentifiers: section.members.map { named($0.objectID) },
        intoSectionWithIdentifier: section.name)
    }
    let news = gossip.contains(.repeats) ? changed + gone + changed : changed
    if gossip.contains(.reconfigures) {
      snapshot.reconfigureItems(withIdentifiers: news.map(named))
    } else {
      snapshot.reloadItems(withIdentifiers: news.map(named))
    }
    told.controller(shown, didChangeContentWith: snapshot)
  }

  private func named(_ id: NSManagedObjectID) -> NSManagedObjectID {
    gossip.contains(.twins) ? id.twin : id
  }

  /// The controller as its delegate sees it, with the type of its results erased.
  ///
  /// Objective-C has no such types. Here the reference is taken for one to a controller of another
  /// type, which has the same layout; a delegate may ask which controller it is, nothing else.
  private var shown: NSFetchedResultsController<any NSFetchRequestResult> {
    unsafeBitCast(
      self as AnyObject, to: NSFetchedResultsController<any NSFetchRequestResult>.self)
  }
}
