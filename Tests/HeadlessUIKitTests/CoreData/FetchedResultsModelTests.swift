@_spi(Headless) import CoreData
import TestSupport
import Testing
import UIKit

@Suite("The stand-in for fetched results controllers")
struct FetchedResultsModelTests {
  private final class Witness: NSObject, NSFetchedResultsControllerDelegate {
    var calls: [String] = []
    var names: [ObjectIdentifier: String] = [:]

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) {
      func text(_ ids: [Any]) -> String {
        ids.map { names[ObjectIdentifier($0 as AnyObject)] ?? "?" }.joined()
      }
      let sections = snapshot.sectionIdentifiers.map {
        "\($0)=\(text(snapshot.itemIdentifiersInSection(withIdentifier: $0)))"
      }
      calls.append(
        sections.joined(separator: "|") + " " + text(snapshot.reloadedItemIdentifiers) + " "
          + text(snapshot.reconfiguredItemIdentifiers))
    }
  }

  private let controller = NSFetchedResultsController<NSManagedObject>(
    fetchRequest: NSFetchRequest(entityName: "Letter"),
    managedObjectContext: NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType),
    sectionNameKeyPath: "kind", cacheName: nil)

  private let witness = Witness()
  private let objects = (0..<5).map { _ in NSManagedObject() }

  init() {
    for (object, name) in zip(objects, "abcde") {
      witness.names[ObjectIdentifier(object.objectID)] = "\(name)"
    }
    controller.delegate = witness
  }

  /// Saves results such as `A=ab|B=`.
  private func save(_ text: String, updating updated: String = "") {
    func object(_ letter: Character) -> NSManagedObject {
      objects[Int(letter.unicodeScalars.first?.value ?? 97) - 97]
    }
    controller.simulateSave(
      text.split(separator: "|").map { section in
        (String(section.prefix(1)), section.dropFirst(2).map(object))
      }, updating: updated.map(object))
  }

  @Test("Nothing is available before the first fetch, which notifies the delegate")
  func fetching() throws {
    save("A=a")
    #expect(controller.sections == nil)
    expectEqual(controller.fetchedObjects, nil)
    #expect(witness.calls.isEmpty)
    try controller.performFetch()
    expectEqual(witness.calls, ["A=a  "])
    expectEqual(controller.sections?.map(\.name), ["A"])
    expectEqual(controller.sections?.map(\.numberOfObjects), [1])
    expectEqual(controller.fetchedObjects, [objects[0]])
    expectEqual(controller.object(at: [0, 0]), objects[0])
    expectEqual(controller.indexPath(forObject: objects[0]), [0, 0])
    expectEqual(controller.indexPath(forObject: objects[1]), nil)
  }

  @Test("A save is reported with all ids, and with updated or moved ones as reloaded")
  func saving() throws {
    save("A=a|B=bc")
    try controller.performFetch()
    save("B=cb|C=de")
    save("B=cb|C=de", updating: "cd")
    save("B=c|C=deb", updating: "a")
    save("B=c|C=deb")
    expectEqual(witness.calls, ["A=a|B=bc  ", "B=cb|C=de b ", "B=cb|C=de cd ", "B=c|C=deb b "])
  }

  @Test("Controllers differ from each other as a test wants")
  func gossip() throws {
    save("A=ab")
    controller.gossip = .silentFetches
    try controller.performFetch()
    #expect(witness.calls.isEmpty)
    controller.gossip = .reconfigures
    save("A=ab", updating: "a")
    controller.gossip = .repeats
    save("A=b", updating: "b")
    controller.gossip = .chatty
    save("A=b")
    controller.gossip = .twins
    save("A=b", updating: "b")
    expectEqual(witness.calls, ["A=ab  a", "A=b bab ", "A=b  ", "A=? ? "])
  }

  @Test("Rows are read when a property is, or when an array of objects is asked for")
  func reading() throws {
    let context = controller.managedObjectContext
    save("A=abc|B=de")
    try controller.performFetch()
    expectEqual(controller.sections?.map(\.numberOfObjects), [3, 2])
    #expect(controller.object(at: [0, 1]) === objects[1])
    expectEqual(context.readCount, 0)
    objects[1].willAccessValue(forKey: "name")
    objects[1].willAccessValue(forKey: "name")
    expectEqual(context.readCount, 1)
    _ = controller.sections?[1].objects
    expectEqual(context.readCount, 3)
    _ = controller.fetchedObjects
    expectEqual(context.readCount, 5)
  }

  @Test("A context knows its objects by id, also after the first save, and makes others")
  func registering() {
    let context = controller.managedObjectContext
    let object = NSManagedObject(context: context)
    let temporary = object.objectID
    #expect(context.registeredObject(for: temporary.twin) === object)
    #expect(context.object(with: temporary) === object)
    object.simulatePermanentID("1")
    expectEqual(context.registeredObject(for: temporary), nil)
    #expect(context.object(with: object.objectID.twin) === object)
    #expect(context.object(with: temporary) !== object)
  }

  @Test("Ids are equal when they are of one row, and change with the first save")
  func ids() {
    let object = NSManagedObject()
    #expect(object.objectID.isTemporaryID)
    let temporary = object.objectID
    object.simulatePermanentID("1")
    #expect(object.objectID != temporary)
    #expect(!object.objectID.isTemporaryID)
    expectEqual(object.objectID, object.objectID.twin)
    expectEqual(object.objectID.hash, object.objectID.twin.hash)
    #expect(object.objectID !== object.objectID.twin)
  }
}
