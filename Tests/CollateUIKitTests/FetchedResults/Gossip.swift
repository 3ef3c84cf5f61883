#if HEADLESS_UIKIT
@_spi(Headless) import CoreData
import TestSupport

/// How a controller tells its delegate of a change, from the documented way to what is heard of.
enum Gossip: CaseIterable {
  case documented
  case backwards
  case sectionsLast
  case twice
  case movesAreUpdatesAsWell
  case updatesAreMoves
  case movesAreDeletionsAndInsertions
  case onlyUpdates
  case wrongPlaces

  func arrange(_ changes: [FetchedResultsChange]) -> [FetchedResultsChange] {
    switch self {
    case .documented: changes
    case .backwards: changes.reversed()
    case .sectionsLast: changes.filter { !isSection($0) } + changes.filter(isSection)
    case .twice: changes + changes
    case .movesAreUpdatesAsWell:
      changes.flatMap { change in
        guard case .object(let object, let old, .move, let new) = change else { return [change] }
        return [change, .object(object, old, .update, new)]
      }
    case .updatesAreMoves:
      changes.map { change in
        guard case .object(let object, let old, .update, let new) = change else { return change }
        return .object(object, old, .move, new)
      }
    case .movesAreDeletionsAndInsertions:
      changes.flatMap { change in
        guard case .object(let object, let old, .move, let new) = change else { return [change] }
        return [.object(object, old, .delete, nil), .object(object, nil, .insert, new)]
      }
    case .onlyUpdates:
      changes.filter { change in
        guard case .object(_, .some, _, .some) = change else { return false }
        return true
      }
    case .wrongPlaces:
      changes.map { change in
        switch change {
        case .section(let info, let index, let type): .section(info, index + 7, type)
        case .object(let object, _, let type, _): .object(object, [9, 9], type, [8, 8])
        }
      }
    }
  }

  private func isSection(_ change: FetchedResultsChange) -> Bool {
    if case .section = change { true } else { false }
  }
}
#endif
