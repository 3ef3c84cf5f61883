#if HEADLESS_UIKIT
import CollateUIKit
@_spi(Headless) import CoreData
import Foundation
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("The article on fetched results", .traced)
struct FetchedArticleTests {
  final class Person: NSManagedObject {
    var name: String
    var city: String
    var position: Int64

    init(_ name: String, in city: String, at position: Int64) {
      (self.name, self.city, self.position) = (name, city, position)
      super.init()
      simulatePermanentID(name)
    }
  }

  final class PersonCell: UITableViewCell {
    let nameLabel = UILabel()
    var configurationCount = 0
  }

  /// A context with people in it, sorted as the request of the article says.
  @MainActor
  final class Store {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let controller: NSFetchedResultsController<Person>
    var people: [Person]
    private var positions: [Person: Int64] = [:]

    init(_ people: [Person]) {
      let request = NSFetchRequest<Person>(entityName: "Person")
      request.sortDescriptors = [
        NSSortDescriptor(keyPath: \Person.city, ascending: true),
        NSSortDescriptor(keyPath: \Person.position, ascending: true),
      ]
      controller = NSFetchedResultsController(
        fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "city",
        cacheName: nil)
      self.people = people
      context.pendingChanges = { [weak self] in self?.process() }
      process()
    }

    private func process() {
      let results = Dictionary(grouping: people, by: \.city).sorted { $0.key < $1.key }
        .map { city, people in (city, people.sorted { $0.position < $1.position }) }
      controller.simulateSave(
        results, updating: people.filter { positions[$0] != nil && positions[$0] != $0.position })
      positions = Dictionary(uniqueKeysWithValues: people.map { ($0, $0.position) })
    }
  }

  final class PeopleViewController: UIViewController {
    let people: FetchedResultsDataSource<Person>
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))

    lazy var list = TableViewDataSource(dataSource: people, cell: PersonCell.self) {
      cell, person, _ in
      cell.nameLabel.text = person.object.name
      cell.configurationCount += 1
    }

    init(_ store: Store) throws {
      people = try FetchedResultsDataSource(store.controller)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(tableView)
      list.header { section, _ in .title(section.name) }
      list.indexTitle { section, _ in section.indexTitle }
      list.reorderingDelegate = self
      list.tableView = tableView
    }

    var rows: [[String]] {
      tableView.rows { ($0 as? PersonCell)?.nameLabel.text }
    }
  }

  private let store = Store([
    Person("ada", in: "Bonn", at: 0), Person("bea", in: "Bonn", at: 1),
    Person("cy", in: "Ulm", at: 0), Person("dan", in: "Ulm", at: 1),
    Person("eve", in: "Ulm", at: 2),
  ])

  @Test("The people are shown by city, and each save is one batch update")
  func saves() throws {
    let screen = try PeopleViewController(store)
    let window = ArticleWindow(screen)
    let calls = screen.tableView.calls
    var updateCount = 0
    let observation = screen.people.observe { _ in updateCount += 1 }
    expectEqual(screen.rows, [["ada", "bea"], ["cy", "dan", "eve"]])
    expectEqual(screen.tableView.shownHeaderTexts, [0: "Bonn", 1: "Ulm"])
    let dataSource = screen.tableView.dataSource
    expectEqual(dataSource?.sectionIndexTitles?(for: screen.tableView), ["B", "U"])

    // Into a section that is inserted at the same time, out of one that is deleted.
    for person in store.people where person.city == "Bonn" { person.city = "Aachen" }
    store.context.processPendingChanges()
    window.settle()
    expectEqual(screen.rows, [["ada", "bea"], ["cy", "dan", "eve"]])
    expectEqual(screen.tableView.shownHeaderTexts, [0: "Aachen", 1: "Ulm"])
    expectEqual(screen.tableView.calls.reloads, calls.reloads)
    expectEqual(updateCount, 1)

    let id = try #require(screen.list.item(at: [1, 2])).id
    let cell = try #require(screen.tableView.cellForRow(at: [1, 2]) as? PersonCell)
    let count = cell.configurationCount
    screen.list.reconfigure(id)
    window.settle()
    expectEqual(cell.configurationCount, count + 1)
    withExtendedLifetime(observation) {}
  }

  @Test("A search fetches again, and what is found both times keeps its rows")
  func searching() throws {
    let screen = try PeopleViewController(store)
    let window = ArticleWindow(screen)
    let reloads = screen.tableView.calls.reloads
    let cell = screen.tableView.cellForRow(at: [1, 1])
    store.controller.fetchRequest.predicate = NSPredicate(value: true)
    // The delegate is not told what a fetch will find.
    let delegate = unsafe store.controller.delegate
    unsafe store.controller.delegate = nil
    store.controller.simulateSave([("Ulm", [store.people[3]])])
    unsafe store.controller.delegate = delegate
    expectEqual(screen.rows, [["ada", "bea"], ["cy", "dan", "eve"]])
    try screen.people.performFetch()
    window.settle()
    expectEqual(screen.rows, [["dan"]])
    #expect(screen.tableView.cellForRow(at: [0, 0]) === cell)
    expectEqual(screen.tableView.calls.reloads, reloads)
  }

  @Test("A row that is moved changes positions and cities, and stays where it was dropped")
  func reordering() async throws {
    let screen = try PeopleViewController(store)
    let window = ArticleWindow(screen)
    var batches: [String] = []
    let observation = screen.people.observe { batches.append($0.batch.description) }
    screen.tableView.setEditing(true, animated: true)

    screen.tableView.simulateMove(from: [1, 2], to: [1, 0])
    // A row that was not moved in the source would move back a moment later.
    for _ in 0..<20 { await Task.yield() }
    window.settle()
    expectEqual(screen.rows, [["ada", "bea"], ["eve", "cy", "dan"]])

    screen.tableView.simulateMove(from: [1, 1], to: [0, 1])
    window.settle()
    expectEqual(screen.rows, [["ada", "cy", "bea"], ["eve", "dan"]])
    expectEqual(store.people.map(\.city), ["Bonn", "Bonn", "Bonn", "Ulm", "Ulm"])
    expectEqual(store.people.map(\.position), [0, 2, 1, 2, 0])
    #expect(batches.count == 2 && batches.allSatisfy { $0.hasPrefix("m ") }, "\(batches)")
    withExtendedLifetime(observation) {}
  }

  @Test("In a composite the people are one child, with cells of their own")
  func composite() throws {
    let people = try FetchedResultsDataSource(store.controller)
    let tips = ArrayDataSource(sections: [BasicSection(id: 0, items: [Tip(id: "rain")])])
    let screen = CompositeDataSource<AnySection>([people.erased(), tips.erased()])
    let list = TableViewDataSource(dataSource: screen)
    list.cells(PersonCell.self, for: FetchedItem<Person>.self) { cell, person, _ in
      cell.nameLabel.text = person.object.name
    }
    list.cells(TipCell.self, for: Tip.self) { cell, tip, _ in cell.titleLabel.text = tip.id }
    let tableView = UITableView(frame: .zero)
    list.tableView = tableView
    let window = ArticleWindow(tableView)
    expectEqual(
      tableView.rows {
        ($0 as? PersonCell)?.nameLabel.text ?? ($0 as? TipCell)?.titleLabel.text
      }, [["ada", "bea"], ["cy", "dan", "eve"], ["rain"]])
    withExtendedLifetime(window) {}
  }

  struct Tip: Identifiable, Hashable, Sendable {
    let id: String
  }

  final class TipCell: UITableViewCell {
    let titleLabel = UILabel()
  }
}

extension FetchedArticleTests.PeopleViewController: ListReorderingDelegate {
  func reordering(
    in view: UIScrollView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let destination = people.snapshot.sections[destinationIndexPath.section]
    let moved = people.snapshot[ItemPath(sourceIndexPath)].object
    var order = destination.items.map(\.object).filter { $0 !== moved }
    order.insert(moved, at: destinationIndexPath.row)
    moved.city = destination.name
    for (position, person) in order.enumerated() where person.position != position {
      person.position = Int64(position)
    }
    people.controller.managedObjectContext.processPendingChanges()
  }
}
#endif
