// Fetched results with a search.
import CollateUIKit
import CoreData
import UIKit

nonisolated final class Person: NSManagedObject {
  // Where there is a model, these are `@NSManaged`.
  var name: String { "\(objectID)" }
  var city: String { "" }
}

final class PeopleViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  let controller: NSFetchedResultsController<Person>
  let people: FetchedResultsDataSource<Person>

  lazy var list = TableViewDataSource(dataSource: people, cell: UITableViewCell.self) {
    cell, person, _ in
    var content = cell.defaultContentConfiguration()
    content.text = person.object.name
    cell.contentConfiguration = content
  }

  init(context: NSManagedObjectContext) throws {
    let request = NSFetchRequest<Person>(entityName: "Person")
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Person.city, ascending: true)]
    request.fetchBatchSize = 30
    controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "city",
      cacheName: nil)
    people = try FetchedResultsDataSource(controller)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    view.addSubview(tableView)
    list.header { section, _ in .title(section.name) }
    list.indexTitle { section, _ in section.indexTitle }
    list.didSelect { [weak self] person, _ in
      self?.title = person.object.name
      return .keepSelected
    }
    list.tableView = tableView
  }

  func search(for text: String) throws {
    controller.fetchRequest.predicate =
      text.isEmpty ? nil : NSPredicate { object, _ in "\(object ?? "")".contains(text) }
    try people.performFetch()
  }
}
