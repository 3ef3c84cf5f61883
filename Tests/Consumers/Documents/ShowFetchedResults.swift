import CollateUIKit
import CoreData
import UIKit

struct Tip: Identifiable, Equatable {
  let id: Int
  var title: String
}

final class PersonCell: UITableViewCell {
  let nameLabel = UILabel()
}

final class TipCell: UITableViewCell {
  let titleLabel = UILabel()
}

// Linux has neither persistent containers nor predicates with a format.
let container = (
  name: "People",
  viewContext: NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
)

final class NSPredicate: Foundation.NSPredicate {
  convenience init(format: String, _ text: String) { self.init(value: true) }
}

let tips = ArrayDataSource<BasicSection<String, Tip>>(sections: [])

// <ShowFetchedResults.md 1>

final class PeopleViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)

  // <ShowFetchedResults.md 2>

  func search(for searchText: String) throws {
    // <ShowFetchedResults.md 3>
  }
}

@MainActor
func combine() {
  // <ShowFetchedResults.md 4>
}

// <ShowFetchedResults.md 5>
