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

let container = NSPersistentContainer(name: "People")
let tips = ArrayDataSource<BasicSection<String, Tip>>(sections: [])

// <ShowFetchedResults.md 1>

final class PeopleViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)

  // <ShowFetchedResults.md 2>

  func search(for searchText: String) throws {
    // <ShowFetchedResults.md 3>
  }
}

func combine() {
  // <ShowFetchedResults.md 4>
}

// <ShowFetchedResults.md 5>
