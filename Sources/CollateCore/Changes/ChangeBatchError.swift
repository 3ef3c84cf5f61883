/// An error that describes why a batch does not transform one list into another.
///
/// Each case has a ``rule``, the name of the broken rule in <doc:BatchRules>.
/// List views throw exceptions, lose rows or corrupt memory when a rule is broken.
@nonexhaustive
public enum ChangeBatchError: Error, Hashable, Sendable {
  /// A section or an item in the list before or after, depending on the error.
  public enum Place: Hashable, Sendable {
    /// A section, by its index.
    case section(Int)

    /// An item, by its path.
    case item(ItemPath)
  }

  /// The section count after does not match the one before and the deletes and inserts.
  case sectionCount(before: Int, deleted: Int, inserted: Int, after: Int)

  /// The item count of a remaining section does not match the one before and its changes.
  case itemCount(
    section: ChangeBatch.SectionPair, before: Int, left: Int, arrived: Int, after: Int)

  /// A deleted, moved, updated or reloaded element is not in the list before.
  case notBefore(Place, count: Int)

  /// The destination of an insert or a move is not in the list after.
  case notAfter(Place, count: Int)

  /// An element is deleted twice.
  case deletedTwice(Place)

  /// Two elements are inserted at the same place.
  case insertedTwice(Place)

  /// An element is both deleted and reloaded.
  case deletedAndReloaded(Place)

  /// An element is both deleted and moved.
  case deletedAndMoved(Place)

  /// An element is inserted at a place to which another one is moved.
  case insertedAndMovedTo(Place)

  /// An element is both moved and reloaded.
  case movedAndReloaded(Place)

  /// An element is moved twice.
  case movedTwice(Place)

  /// Two elements are moved to the same place.
  case movedToTwice(Place)

  /// A change affects an item of a deleted section, which is deleted with it.
  case insideDeletedSection(ItemPath)

  /// A change affects an item of an inserted section, which is inserted with it.
  case insideInsertedSection(ItemPath)

  /// A reloaded element is re-inserted, without regard to moves, where another one is placed.
  case reloadCollides(Place, reinsertedAt: Place)

  /// A reloaded section changes its item count or its index, or is empty.
  case sectionReload(Int, itemsBefore: Int, itemsAfter: Int, displacedTo: Int)

  /// A change affects an item whose section moves in the same step.
  case insideMovedSection(ItemPath, section: ChangeBatch.SectionPair)

  /// A move is missing because its indices are equal, although other elements moved past it.
  case missingMove(Place, id: String)

  /// The element at a place after the batch is not the one in the list after.
  case wrongIdentity(Place, expected: String, found: String)

  /// The places of an update before and after belong to different elements.
  case updatedElsewhere(Place, saidToBe: Place)

  /// An element is updated twice.
  case updatedTwice(Place)

  /// The content of an element changed, but the batch does not update it.
  case missingUpdate(Place, id: String)
}

extension ChangeBatchError {
  /// The name of the broken rule: `R1` to `R14`, `B1`, `N1`, or `L1` for the law of replay.
  public var rule: String {
    switch self {
    case .sectionCount: "R1"
    case .itemCount: "R2"
    case .notBefore: "R3"
    case .notAfter: "R4"
    case .deletedTwice, .insertedTwice: "R5"
    case .deletedAndReloaded: "R6"
    case .deletedAndMoved: "R7"
    case .insertedAndMovedTo: "R8"
    case .movedAndReloaded: "R9"
    case .movedTwice, .movedToTwice: "R10"
    case .insideDeletedSection: "R11"
    case .insideInsertedSection: "R12"
    case .reloadCollides: "R13"
    case .sectionReload: "R14"
    case .insideMovedSection: "B1"
    case .missingMove: "N1"
    case .wrongIdentity, .missingUpdate, .updatedElsewhere, .updatedTwice: "L1"
    }
  }
}

extension ChangeBatchError.Place: CustomStringConvertible {
  /// The kind and the position of the element.
  public var description: String {
    switch self {
    case .section(let section): "section \(section)"
    case .item(let path): "item \(path)"
    }
  }
}

extension ChangeBatchError: CustomStringConvertible {
  /// The rule, the error, and how to fix it.
  public var description: String { "\(rule): \(explanation)" }

  private var explanation: String {
    switch self {
    case .sectionCount(let before, let deleted, let inserted, let after):
      "\(before) sections less \(deleted) deleted plus \(inserted) inserted are "
        + "\(before - deleted + inserted), but the list after has \(after)"
    case .itemCount(let section, let before, let left, let arrived, let after):
      "section \(section.before) had \(before) items, \(left) left and \(arrived) arrived, "
        + "which makes \(before - left + arrived), but as section \(section.after) it has \(after)"
    case .notBefore(let place, let count):
      "\(place) is changed, but the list before has \(count) there; "
        + "deletes, updates and the left side of moves count before the batch"
    case .notAfter(let place, let count):
      "\(place) is filled, but the list after has \(count) there; "
        + "inserts and the right side of moves count after the batch"
    case .deletedTwice(let place): "\(place) is deleted twice"
    case .insertedTwice(let place): "\(place) is inserted twice"
    case .deletedAndReloaded(let place): "\(place) is deleted and reloaded; delete it only"
    case .deletedAndMoved(let place): "\(place) is deleted and moved; decide for one"
    case .insertedAndMovedTo(let place):
      "something is inserted and something else moved to \(place) of the list after"
    case .movedAndReloaded(let place):
      "\(place) is moved and reloaded; update its content in a later step"
    case .movedTwice(let place): "\(place) is moved twice"
    case .movedToTwice(let place): "two things are moved to \(place) of the list after"
    case .insideDeletedSection(let path):
      "item \(path) is mentioned, but goes with its section; leave it out"
    case .insideInsertedSection(let path):
      "item \(path) is mentioned, but comes with its section; leave it out"
    case .reloadCollides(let place, let slot):
      "\(place) is reloaded, which re-inserts it at \(slot) of the list after without regard to "
        + "moves, and that place is taken or wrong; update its content in a later step"
    case .sectionReload(let section, let before, let after, let target):
      "section \(section) is reloaded, but had \(before) items and has \(after) as section "
        + "\(target); only sections that stay where they are with as many items, at least one, "
        + "can be reloaded"
    case .insideMovedSection(let path, let section):
      "item \(path) is changed while its section moves (\(section)); change items in a second step"
    case .missingMove(let place, let id):
      "\(place), \(id), keeps its number, but others leave from above it, so it has to be moved "
        + "there; a move between equal numbers is no mistake"
    case .wrongIdentity(let place, let expected, let found):
      "\(place) of the list after is \(expected), but the batch brings \(found) there"
    case .updatedElsewhere(let place, let target):
      "\(place) of the list before is updated as \(target) of the list after, where it does not go"
    case .updatedTwice(let place): "\(place) is updated twice"
    case .missingUpdate(let place, let id):
      "\(place) of the list after, \(id), looks different, but is not updated"
    }
  }
}
