/// A reason why a batch does not lead from one list to another.
///
/// Each case has a ``rule``: the name under which the specification of batch updates lists it, and
/// under which list views throw, lose rows or corrupt memory when it is broken.
@nonexhaustive
public enum ChangeBatchError: Error, Hashable, Sendable {
  /// A section or an item, in the list before or after, as the case says.
  public enum Place: Hashable, Sendable {
    /// A section, by its number.
    case section(Int)

    /// An item, by its path.
    case item(ItemPath)
  }

  /// The numbers of sections do not add up.
  case sectionCount(before: Int, deleted: Int, inserted: Int, after: Int)

  /// The numbers of items in a section that stays do not add up.
  case itemCount(
    section: ChangeBatch.SectionPair, before: Int, left: Int, arrived: Int, after: Int)

  /// Something is deleted, moved, updated or reloaded that is not in the list before.
  case notBefore(Place, count: Int)

  /// Something is inserted or moved to where the list after does not reach.
  case notAfter(Place, count: Int)

  /// One thing is deleted twice.
  case deletedTwice(Place)

  /// Two things are inserted at one place.
  case insertedTwice(Place)

  /// One thing is deleted and reloaded.
  case deletedAndReloaded(Place)

  /// One thing is deleted and moved.
  case deletedAndMoved(Place)

  /// One thing is inserted and another moved to the same place.
  case insertedAndMovedTo(Place)

  /// One thing is moved and reloaded.
  case movedAndReloaded(Place)

  /// One thing is moved twice.
  case movedTwice(Place)

  /// Two things are moved to one place.
  case movedToTwice(Place)

  /// An item of a deleted section is mentioned, though it goes with its section.
  case insideDeletedSection(ItemPath)

  /// An item of an inserted section is mentioned, though it comes with its section.
  case insideInsertedSection(ItemPath)

  /// A reload is re-inserted where something else goes, because moves do not count for it.
  case reloadCollides(Place, reinsertedAt: Place)

  /// A section is reloaded whose items change in number, that has none, or that is displaced.
  case sectionReload(Int, itemsBefore: Int, itemsAfter: Int, displacedTo: Int)

  /// An item is mentioned whose section moves in the same step.
  case insideMovedSection(ItemPath, section: ChangeBatch.SectionPair)

  /// A move is left out because its two numbers are equal, though others moved past it.
  case missingMove(Place, id: String)

  /// The batch brings something else to a place than the list after has there.
  case wrongIdentity(Place, expected: String, found: String)

  /// An update pairs two places that are not one thing's before and after.
  case updatedElsewhere(Place, saidToBe: Place)

  /// One thing is updated twice.
  case updatedTwice(Place)

  /// Something looks different and is not said to be updated.
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
  /// What it is and where.
  public var description: String {
    switch self {
    case .section(let section): "section \(section)"
    case .item(let path): "item \(path)"
    }
  }
}

extension ChangeBatchError: CustomStringConvertible {
  /// The rule, what is wrong, and what to do about it.
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
