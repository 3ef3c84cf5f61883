import Collate

extension Violation {
  /// Creates a violation from an error of a batch between two snapshots.
  ///
  /// Changes inside inserted or deleted sections break the law of minimality, all others break
  /// `law`.
  init<Section>(
    _ law: Law, _ error: ChangeBatchError, before: Snapshot<Section>, after: Snapshot<Section>,
    updateNumber: Int?, step: String = ""
  ) {
    var law = law
    switch error {
    case .insideDeletedSection, .insideInsertedSection: if law == .replay { law = .minimal }
    default: break
    }
    let text = error.description
    let prefix = "\(error.rule): "
    self.init(
      law,
      rule: error.rule,
      slotPath: error.section?.slotPath(before: before, after: after) ?? [],
      updateNumber: updateNumber,
      message: step + (text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text))
  }
}

/// A section in one of the two snapshots of an update.
enum SectionSide {
  case before(Int)
  case after(Int)

  /// Returns the slots that contain the section, outermost first; empty if it does not exist.
  func slotPath<Section>(before: Snapshot<Section>, after: Snapshot<Section>) -> [Slot] {
    switch self {
    case .before(let section): before.slots(ofSection: section)
    case .after(let section): after.slots(ofSection: section)
    }
  }
}

extension Snapshot {
  /// Returns the slots that contain a section, outermost first; empty if it does not exist.
  func slots(ofSection section: Int?) -> [Slot] {
    guard let section, sections.indices.contains(section) else { return [] }
    return slotPath(ofSection: section).slots
  }
}

extension ChangeBatchError {
  /// The section concerned, if there is one in particular.
  var section: SectionSide? {
    switch self {
    case .itemCount(let pair, _, _, _, _), .insideMovedSection(_, let pair):
      .before(pair.before.index)
    case .notBefore(let place, _), .deletedTwice(let place), .deletedAndReloaded(let place),
      .deletedAndMoved(let place), .movedAndReloaded(let place), .movedTwice(let place),
      .reloadCollides(let place, _), .updatedElsewhere(let place, _), .updatedTwice(let place):
      .before(place.section)
    case .insideDeletedSection(let path): .before(path.section)
    case .sectionReload(let section, _, _, _): .before(section)
    case .notAfter(let place, _), .insertedTwice(let place), .insertedAndMovedTo(let place),
      .movedToTwice(let place), .missingMove(let place, _), .wrongIdentity(let place, _, _),
      .missingUpdate(let place, _):
      .after(place.section)
    case .insideInsertedSection(let path): .after(path.section)
    case .sectionCount: nil
    }
  }
}

extension ChangeBatchError.Place {
  /// The index of the section, or of the item's section.
  var section: Int {
    switch self {
    case .section(let section): section
    case .item(let path): path.section
    }
  }
}
