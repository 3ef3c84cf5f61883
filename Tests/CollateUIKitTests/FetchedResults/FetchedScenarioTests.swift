#if HEADLESS_UIKIT
import Collate
import CollateUIKit
@_spi(Headless) import CoreData
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Fetched results")
struct FetchedScenarioTests {
  private struct Failure: Error, Equatable {}

  @Test("SS-14: an empty store has no items, and nothing crashes")
  func empty() throws {
    let source = try FetchedResultsDataSource(FetchedStage("").controller)
    expectEqual(source.snapshot.item(at: [0, 0]), nil)
    #expect(source.snapshot.sections.isEmpty)
    #expect(!source.snapshot.contains([0, 0]))
  }

  @Test("SS-15: two items in two sections are found, and nothing else is")
  func twoItems() throws {
    let stage = FetchedStage("A=a|B=b")
    let source = try FetchedResultsDataSource(stage.controller)
    let snapshot = source.snapshot
    expectEqual(snapshot.itemCounts, [1, 1])
    for (section, name) in ["a", "b"].enumerated() {
      let path = ItemPath(section: section, item: 0)
      #expect(snapshot.contains(path))
      #expect(snapshot[path].object === stage.person(name))
      expectEqual(source.path(of: stage.person(name)), path)
      expectEqual(source.itemPath(of: stage.person(name).objectID.twin), path)
    }
    for path: ItemPath in [[0, 3], [0, 100], [10, 0], [5, 500]] {
      #expect(!snapshot.contains(path))
      expectEqual(snapshot.item(at: path), nil)
    }
    expectEqual(snapshot.items.map(\.object.name), ["a", "b"])
    expectEqual(source.path(of: stage.person("c")), nil)
  }

  @Test("Sections have the names and the index titles of the controller")
  func sections() throws {
    let stage = FetchedStage("ada=a|bob=")
    let source = try FetchedResultsDataSource(stage.controller)
    expectEqual(source.snapshot.sections.map(\.name), ["ada", "bob"])
    expectEqual(source.snapshot.sections.map(\.indexTitle), ["A", "B"])
    expectEqual(source.snapshot.itemCounts, [1, 0])
  }

  @Test(
    "Each kind of change is one update",
    arguments: [
      ("A=ab", "A=ab", "a", "u 0.0>0.0"),
      ("A=ab", "A=ba", "", "m 0.1>0.0; u 0.0>0.1"),
      ("A=abc", "A=bca", "", "m 0.0>0.2; u 0.0>0.2"),
      ("A=abc", "A=bca", "bc", "m 0.0>0.2; u 0.0>0.2,0.1>0.0,0.2>0.1"),
      ("A=ab|B=c", "A=a|B=bc", "", "m 0.1>1.0; u 0.1>1.0"),
      ("A=a|B=b", "A=ab", "", "dS 1; i 0.1"),
      ("A=ab", "A=a|B=b", "", "iS 1; d 0.1"),
      ("A=a", "A=acd", "", "i 0.1,0.2"),
    ])
  func oneUpdate(_ before: String, _ after: String, _ updated: String, _ batch: String) throws {
    let stage = FetchedStage(before)
    let source = try FetchedResultsDataSource(stage.controller)
    var batches: [String] = []
    let observation = source.observe { batches.append($0.batch.description) }
    stage.save(after, updating: updated)
    expectEqual(batches, [batch])
    expectEqual(source.snapshot.text, after)
    withExtendedLifetime(observation) {}
  }

  @Test("A save that changes nothing that is fetched is no update")
  func nothing() throws {
    let stage = FetchedStage("A=ab")
    let source = try FetchedResultsDataSource(stage.controller)
    var count = 0
    let observation = source.observe { _ in count += 1 }
    stage.save("A=ab")
    try source.performFetch()
    expectEqual(count, 0)
    withExtendedLifetime(observation) {}
  }

  @Test("An object that is saved for the first time stays the same item")
  func temporaryID() throws {
    let stage = FetchedStage("A=ab")
    let source = try FetchedResultsDataSource(stage.controller)
    let person = stage.person("c", isSaved: false)
    let id = person.objectID
    stage.save("A=abc")
    let unsaved = source.snapshot[[0, 2]]
    #expect(unsaved.object === person)
    person.simulatePermanentID("saved")
    #expect(unsaved.object === person)
    var batches: [ChangeBatch] = []
    let observation = source.observe { batches.append($0.batch) }
    stage.controller.gossip = .chatty
    stage.save("A=abc")
    #expect(batches.isEmpty)
    stage.save("A=abc", updating: "c")
    expectEqual(batches, [ChangeBatch(itemUpdates: [.init([0, 2], [0, 2])])])
    expectEqual(source.snapshot[[0, 2]].id, id)
    expectEqual(source.path(of: person), [0, 2])
    stage.save("A=ab")
    stage.save("A=abc")
    expectEqual(source.snapshot[[0, 2]].id, id)
    for item in [unsaved, source.snapshot[[0, 2]]] { #expect(item.object === person) }
    withExtendedLifetime(observation) {}
  }

  @Test("Nothing but what is shown is read, and a save reads nothing")
  func reading() throws {
    let names = (0..<10_000).map { "\($0)" }
    let stage = FetchedStage("")
    let people = names.map { Person($0) }
    stage.controller.fetchRequest.fetchBatchSize = 20
    stage.controller.simulateSave([("A", people)])
    let source = try FetchedResultsDataSource(stage.controller)
    expectEqual(source.snapshot.itemCount, 10_000)
    let list = TableViewDataSource(dataSource: source, cell: UITableViewCell.self) {
      cell, item, _ in cell.textLabel?.text = item.object.name
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let table = UITableView(frame: window.bounds, style: .plain)
    window.rootViewController = UIViewController()
    window.isHidden = false
    window.rootViewController?.view.addSubview(table)
    list.tableView = table
    HeadlessUIKit.commit()
    let shown = stage.context.readCount
    #expect((10...12).contains(shown))
    expectEqual(source.itemPath(of: people[9_000].objectID), [0, 9_000])
    expectEqual(source.path(of: people[9_000]), [0, 9_000])
    stage.controller.simulateSave(
      [("A", [people[5]] + people[..<5] + people[6...] + [Person("new")])], updating: [people[7]])
    list.flush()
    HeadlessUIKit.commit()
    HeadlessUIKit.finishAnimations()
    expectEqual(stage.context.readCount, shown)
    expectEqual(table.shownTexts[[0, 0]], "5")
  }

  @Test("The only section of a controller without sections is there when nothing is")
  func onlySection() throws {
    for gossip: FetchedResultsGossip in [[], .noEmptySection] {
      let stage = FetchedStage("", sectionNameKeyPath: nil)
      stage.controller.gossip = gossip
      stage.controller.simulateSave([("", [])])
      let source = try FetchedResultsDataSource(stage.controller)
      var batches: [String] = []
      let observation = source.observe { batches.append($0.batch.description) }
      expectEqual(source.snapshot.sections.map(\.name), [""])
      stage.controller.simulateSave([("", [stage.person("a")])])
      stage.controller.simulateSave([("", [])])
      expectEqual(batches, ["i 0.0", "d 0.0"])
      withExtendedLifetime(observation) {}
    }
  }

  @Test("The item of an object that has been deleted still answers")
  func deleted() throws {
    let stage = FetchedStage("")
    let source = try FetchedResultsDataSource(stage.controller)
    stage.controller.simulateSave([("A", [Person("z")])])
    let item = source.snapshot[[0, 0]]
    stage.controller.simulateSave([])
    expectEqual(item.object.name, "?z")
    expectEqual(item.object.objectID, item.id)
  }

  @Test("Items of different sources are different, even if their ids are equal")
  func twoSources() throws {
    let stage = FetchedStage("A=a")
    let (one, two) = (
      try FetchedResultsDataSource(stage.controller), try FetchedResultsDataSource(stage.controller)
    )
    expectEqual(one.snapshot[[0, 0]].id, two.snapshot[[0, 0]].id)
    #expect(one.snapshot[[0, 0]] != two.snapshot[[0, 0]])
  }

  @Test("An object that went and came again in one transaction has changed")
  func goneAndBack() throws {
    let stage = FetchedStage("A=abc")
    let source = try FetchedResultsDataSource(stage.controller)
    var batches: [ChangeBatch] = []
    let observation = source.observe { batches.append($0.batch) }
    source.performBatchUpdates {
      stage.save("A=ac")
      stage.save("A=abc")
    }
    expectEqual(batches, [ChangeBatch(itemUpdates: [.init([0, 1], [0, 1])])])
    withExtendedLifetime(observation) {}
  }

  @Test("A fetch that fails throws, and leaves what there was")
  func fetchError() throws {
    let stage = FetchedStage("A=ab")
    stage.context.fetchError = Failure()
    #expect(throws: Failure()) { try FetchedResultsDataSource(stage.controller) }
    stage.context.fetchError = nil
    let source = try FetchedResultsDataSource(stage.controller)
    stage.context.fetchError = Failure()
    #expect(throws: Failure()) { try source.performFetch() }
    expectEqual(source.snapshot.text, "A=ab")
  }

  @Test("Fetching again finds changes of which no delegate was notified")
  func fetchAgain() throws {
    let stage = FetchedStage("A=ab")
    let source = try FetchedResultsDataSource(stage.controller)
    let delegate = unsafe stage.controller.delegate
    unsafe stage.controller.delegate = nil
    stage.save("A=ba|B=c")
    expectEqual(source.snapshot.text, "A=ab")
    unsafe stage.controller.delegate = delegate
    try source.performFetch()
    expectEqual(source.snapshot.text, "A=ba|B=c")
  }

  @Test("Nothing is kept by the controller, or by the source once it is released")
  func release() throws {
    let stage = FetchedStage("A=ab")
    var source: FetchedResultsDataSource? = try FetchedResultsDataSource(stage.controller)
    weak let released = source
    var count = 0
    let observation = source?.observe { _ in count += 1 }
    source = nil
    #expect(released == nil)
    stage.save("A=b")
    #expect(unsafe stage.controller.delegate == nil)
    expectEqual(count, 0)
    withExtendedLifetime(observation) {}
  }

  @Test("A source that is released leaves the controller to the one that took over")
  func takingOver() throws {
    let stage = FetchedStage("A=a")
    var first: FetchedResultsDataSource? = try FetchedResultsDataSource(stage.controller)
    let second = try FetchedResultsDataSource(stage.controller)
    expectEqual(first?.snapshot.text, "A=a")
    first = nil
    stage.save("A=ab")
    expectEqual(second.snapshot.text, "A=ab")
  }

  @Test("An object that is deleted is let go of")
  func releasedObjects() throws {
    let controller = FetchedStage("").controller
    let source = try FetchedResultsDataSource(controller)
    weak var released: Person?
    do {
      let person = Person("z")
      released = person
      controller.simulateSave([("A", [person])])
    }
    #expect(released != nil)
    controller.simulateSave([])
    expectEqual(released, nil)
    #expect(source.snapshot.sections.isEmpty)
  }

  @Test("A context of another queue is refused")
  func otherQueue() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let controller = NSFetchedResultsController<Person>(
        fetchRequest: NSFetchRequest(entityName: "Person"),
        managedObjectContext: NSManagedObjectContext(
          concurrencyType: .privateQueueConcurrencyType),
        sectionNameKeyPath: nil, cacheName: nil)
      _ = try FetchedResultsDataSource(controller)
    }
  }
}
#endif
