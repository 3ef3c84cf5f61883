import CoreData
import UIKit

@MainActor final class Isolated: NSObject {
  var last: Any?
}

extension Isolated: NSFetchedResultsControllerDelegate {
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
}

@MainActor final class Asserted: NSObject {}

extension Asserted: @preconcurrency NSFetchedResultsControllerDelegate {
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
}

final class AnyResults<Row> {
  var controller: NSFetchedResultsController<Row>?
}

func touch(_ view: UIView) { view.setNeedsLayout() }

func send<Value: Sendable>(_ value: Value) {}

@MainActor func sendViews(_ view: UIView, _ controller: UIViewController) {
  send(view)
  send(controller)
}

@MainActor final class Completing {
  var count = 0

  func update(_ view: UICollectionView) {
    view.performBatchUpdates({ self.count += 1 }, completion: { _ in self.count += 1 })
  }
}

@MainActor final class OwnHash: NSObject {
  var count = 0

  override var hash: Int { count }
}

func readKey() -> String { UIKeyCommand.inputUpArrow }

func readIndex() -> String { UITableView.indexSearch }
