import CoreData
import UIKit

final class GenericDelegate<Row>: NSObject {}

extension GenericDelegate: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

final class GenericDelegateInBody<Row>: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

@MainActor final class WithoutBase: UITableViewDelegate {}

final class Misspelt: NSObject {}

extension Misspelt: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRow indexPath: IndexPath) {}
}

final class WrongResult: NSObject {}

extension WrongResult: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> Int { 1 }
}

class Conditional<Row>: NSObject {}

extension Conditional: UITableViewDelegate where Row: Hashable {}

class WithoutConformance: NSObject {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

class LateConformance: WithoutConformance, UITableViewDelegate {}

protocol Selecting: UITableViewDelegate {}

extension Selecting {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

final class ByProtocolExtension: NSObject, Selecting {}

class EarlyConformance: NSObject, UITableViewDelegate {}

class LateWitness: EarlyConformance {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

class ByExtension: NSObject {}

extension ByExtension: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

class OverridingExtension: ByExtension {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

#if canImport(ObjectiveC)
final class BothChanges: NSObject, NSFetchedResultsControllerDelegate {
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {}

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) {}
}

@MainActor func callBoth(_ delegate: BothChanges) -> [Selector] {
  [
    #selector(
      BothChanges.controller(_:didChangeContentWith:)
        as (BothChanges) -> (
          NSFetchedResultsController<any NSFetchRequestResult>,
          CollectionDifference<NSManagedObjectID>
        ) -> Void)
  ]
}
#endif
