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

  /// What becomes of a snapshot before the delegate gets it.
  var gossip: FetchedResultsGossip = []
}

/// (headless) In which ways a controller differs from what is documented or said of it.
@_spi(Headless) public struct FetchedResultsGossip: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The delegate is not told of a fetch, only of later changes.
  public static let silentFetches = Self(rawValue: 1)

  /// Changed items are reconfigured, not reloaded.
  public static let reconfigures = Self(rawValue: 2)

  /// Changed items are named twice, and those that are gone as well.
  public static let repeats = Self(rawValue: 4)

  /// Every id is another object each time, as stores make them.
  public static let twins = Self(rawValue: 8)

  /// Without objects there is no section, also without a section name key path.
  public static let noEmptySection = Self(rawValue: 16)

  /// Changes that change nothing are told, too.
  public static let chatty = Self(rawValue: 32)
}

extension [FetchedResultsSection] {
  /// The ids of all objects.
  var ids: [NSManagedObjectID] { flatMap { $0.members.map(\.objectID) } }

  /// Whether sections and objects are the same, in the same order.
  func isSame(as other: [FetchedResultsSection]) -> Bool {
    map(\.name) == other.map(\.name)
      && zip(self, other).allSatisfy { zip($0.members, $1.members).allSatisfy { $0 === $1 } }
      && map(\.members.count) == other.map(\.members.count)
  }

  /// Returns the objects that are in another section later, or elsewhere in theirs, and so changed.
  func moved(to new: [FetchedResultsSection]) -> [NSManagedObject] {
    let known = Set(flatMap(\.members))
    return new.flatMap { section -> [NSManagedObject] in
      let before = first { $0.name == section.name }?.members ?? []
      let (old, now) = (Set(before), Set(section.members))
      let stay = section.members.filter(old.contains)
      let moves = stay.difference(from: before.filter(now.contains)).insertions.map { change in
        switch change {
        case .insert(_, let object, _), .remove(_, let object, _): object
        }
      }
      return moves + section.members.filter { known.contains($0) && !old.contains($0) }
    }
  }
}
