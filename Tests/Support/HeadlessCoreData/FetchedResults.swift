// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Core Data documents is documented there.

import Foundation

/// The state of a controller.
///
/// It does not depend on the type of the results, so that a controller can be shown to its delegate
/// as one of another type.
final class FetchedResults {
  /// What a fetch would find.
  var stored: [FetchedResultsSection] = []

  /// What is fetched.
  var sections: [FetchedResultsSection]?

  /// What becomes of the changes before the delegate hears of them.
  var rearrange: (([FetchedResultsChange]) -> [FetchedResultsChange])?
}

extension FetchedResults {
  /// Returns what a delegate is told of a change, in the documented order: sections come first,
  /// and an object that changes its place is reported as moved, not as updated as well.
  func changes(
    from before: [FetchedResultsSection],
    to after: [FetchedResultsSection],
    updating updated: Set<ObjectIdentifier>
  ) -> [FetchedResultsChange] {
    var result: [FetchedResultsChange] = []
    for (index, section) in before.enumerated() where !after.contains(section) {
      result.append(.section(section, index, .delete))
    }
    for (index, section) in after.enumerated() where !before.contains(section) {
      result.append(.section(section, index, .insert))
    }
    let (old, new) = (Places(before), Places(after))
    let moved = old.moved(to: new)
    for object in old.objects where new[object] == nil {
      result.append(.object(object, old[object], .delete, nil))
    }
    for object in new.objects {
      let id = ObjectIdentifier(object)
      if old[object] == nil {
        result.append(.object(object, nil, .insert, new[object]))
      } else if moved.contains(id) {
        result.append(.object(object, old[object], .move, new[object]))
      } else if updated.contains(id) {
        result.append(.object(object, old[object], .update, new[object]))
      }
    }
    return result
  }
}

extension [FetchedResultsSection] {
  fileprivate func contains(_ section: FetchedResultsSection) -> Bool {
    contains { $0.name == section.name }
  }
}

/// Where each object is.
private struct Places {
  var objects: [AnyObject] = []
  private var paths: [ObjectIdentifier: IndexPath] = [:]
  private var names: [ObjectIdentifier: String] = [:]

  init(_ sections: [FetchedResultsSection]) {
    for (section, content) in sections.enumerated() {
      for (item, object) in content.members.enumerated() {
        objects.append(object)
        paths[ObjectIdentifier(object)] = IndexPath(indexes: [section, item])
        names[ObjectIdentifier(object)] = content.name
      }
    }
  }

  subscript(object: AnyObject) -> IndexPath? { paths[ObjectIdentifier(object)] }

  /// The objects in another section, or elsewhere among those that stay in theirs.
  func moved(to new: Places) -> Set<ObjectIdentifier> {
    let both = objects.map { ObjectIdentifier($0) }.filter { new.paths[$0] != nil }
    var result = Set(both.filter { names[$0] != new.names[$0] })
    let stay = both.filter { !result.contains($0) }
    // Sections keep no order of their own: what is compared is the order in each.
    for (_, members) in Dictionary(grouping: stay, by: { names[$0] ?? "" }) {
      let places = new.objects.map { ObjectIdentifier($0) }.filter { members.contains($0) }
      for change in places.difference(from: members) {
        if case .insert(_, let id, _) = change { result.insert(id) }
      }
    }
    return result
  }
}
