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
final class NSPersistentContainer {
  let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
}

final class NSPredicate: Foundation.NSPredicate {
  convenience init(format: String, _ text: String) { self.init(value: true) }
}

// Nor can the stand-in delete objects.
extension NSManagedObjectContext {
  func delete(_ object: NSManagedObject) {}
}

let tips = ArrayDataSource<BasicSection<String, Tip>>(sections: [])

// <ShowFetchedResults.md 1>

// <ShowFetchedResults.md 2>

@MainActor
func search(for searchText: String, in people: FetchedResultsDataSource<Person>) throws {
  // <ShowFetchedResults.md 3>
}

@MainActor
func combine(_ people: FetchedResultsDataSource<Person>) {
  // <ShowFetchedResults.md 4>
}

// <ShowFetchedResults.md 5>

// <ShowFetchedResults.md 6>
