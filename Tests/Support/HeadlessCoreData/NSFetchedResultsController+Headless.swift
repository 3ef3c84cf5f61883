// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Core Data documents is documented there.

import Foundation

extension NSFetchedResultsController {
  /// (headless) What becomes of the changes before the delegate hears of them.
  ///
  /// Documented is that sections are reported before objects, each change once. It is known that
  /// not all systems keep to that.
  @_spi(Headless) public var rearrange: (([FetchedResultsChange]) -> [FetchedResultsChange])? {
    get { results.rearrange }
    set { results.rearrange = newValue }
  }

  /// (headless) What a save makes of the results.
  ///
  /// Before the first fetch it is what that will find; afterwards the delegate is told.
  ///
  /// - Parameters:
  ///   - sections: The results after the save, by section name.
  ///   - updated: Objects whose attributes other than those that sort them have changed.
  @_spi(Headless) public func simulateSave(
    _ sections: [(name: String, objects: [ResultType])], updating updated: [ResultType] = []
  ) {
    let after = sections.map { section in
      FetchedResultsSection(name: section.name, members: section.objects.map { $0 as AnyObject })
    }
    results.stored = after
    guard let before = results.sections else { return }
    let updates = Set(updated.map { ObjectIdentifier($0 as AnyObject) })
    let changes = results.changes(from: before, to: after, updating: updates)
    if changes.isEmpty {
      results.sections = after
      return
    }
    told?.controllerWillChangeContent(shown)
    results.sections = after
    for change in results.rearrange?(changes) ?? changes {
      switch change {
      case .section(let info, let index, let type):
        told?.controller(shown, didChange: info, atSectionIndex: index, for: type)
      case .object(let object, let old, let type, let new):
        told?.controller(shown, didChange: object, at: old, for: type, newIndexPath: new)
      }
    }
    told?.controllerDidChangeContent(shown)
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
