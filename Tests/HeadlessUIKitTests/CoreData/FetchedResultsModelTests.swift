@_spi(Headless) import CoreData
import Testing

@Suite("The stand-in for fetched results controllers")
struct FetchedResultsModelTests {
  private final class Witness: NSObject, NSFetchedResultsControllerDelegate {
    var calls: [String] = []

    func controllerWillChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {
      calls.append("will")
    }

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo,
      atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType
    ) {
      calls.append("\(type) \(sectionInfo.name) \(sectionIndex)")
    }

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange anObject: Any,
      at indexPath: IndexPath?,
      for type: NSFetchedResultsChangeType,
      newIndexPath: IndexPath?
    ) {
      let old = indexPath.map { "\($0[0]).\($0[1])" } ?? ""
      let new = newIndexPath.map { "\($0[0]).\($0[1])" } ?? ""
      calls.append("\(type) \(old)>\(new)")
    }

    func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {
      calls.append("did")
    }
  }

  private let controller = NSFetchedResultsController<NSManagedObject>(
    fetchRequest: NSFetchRequest(entityName: "Letter"),
    managedObjectContext: NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType),
    sectionNameKeyPath: "kind", cacheName: nil)

  @Test("Nothing is there before the first fetch, and nobody is told of it")
  func fetching() throws {
    let (witness, object) = (Witness(), NSManagedObject())
    controller.delegate = witness
    controller.simulateSave([("A", [object])])
    #expect(controller.sections == nil)
    #expect(controller.fetchedObjects == nil)
    try controller.performFetch()
    #expect(controller.sections?.map(\.name) == ["A"])
    #expect(controller.sections?.map(\.numberOfObjects) == [1])
    #expect(controller.fetchedObjects == [object])
    #expect(controller.object(at: [0, 0]) == object)
    #expect(controller.indexPath(forObject: object) == [0, 0])
    #expect(controller.indexPath(forObject: NSManagedObject()) == nil)
    #expect(witness.calls.isEmpty)
  }

  @Test("Sections are reported before objects, with the rows that they bring or take along")
  func order() throws {
    let (witness, objects) = (Witness(), (0..<4).map { _ in NSManagedObject() })
    controller.simulateSave([("A", [objects[0]]), ("B", [objects[1], objects[2]])])
    try controller.performFetch()
    controller.delegate = witness
    controller.simulateSave([("B", [objects[2], objects[1]]), ("C", [objects[3]])])
    #expect(
      witness.calls == [
        "will", "delete A 0", "insert C 1", "delete 0.0>", "move 1.0>0.1", "insert >1.0", "did",
      ])
  }

  @Test("A changed object is reported as moved or as updated, not as both")
  func moving() throws {
    let (witness, objects) = (Witness(), (0..<3).map { _ in NSManagedObject() })
    controller.simulateSave([("A", objects)])
    try controller.performFetch()
    controller.delegate = witness
    controller.simulateSave(
      [("A", [objects[1], objects[2], objects[0]])], updating: [objects[0], objects[1]])
    #expect(witness.calls == ["will", "update 0.1>0.0", "move 0.0>0.2", "did"])
    witness.calls = []
    controller.simulateSave([("A", [objects[1], objects[2]]), ("B", [objects[0]])])
    #expect(witness.calls == ["will", "insert B 1", "move 0.2>1.0", "did"])
  }

  @Test("Who changes nothing hears nothing, and a test may rearrange what is heard")
  func rearranging() throws {
    let (witness, object) = (Witness(), NSManagedObject())
    controller.simulateSave([("A", [object])])
    try controller.performFetch()
    controller.delegate = witness
    controller.simulateSave([("A", [object])])
    #expect(witness.calls.isEmpty)
    controller.rearrange = { $0 + $0 }
    controller.simulateSave([("A", [object])], updating: [object])
    #expect(witness.calls == ["will", "update 0.0>0.0", "update 0.0>0.0", "did"])
  }

  @Test("Ids are equal when they are of one row, and change with the first save")
  func ids() {
    let object = NSManagedObject()
    #expect(object.objectID.isTemporaryID)
    let temporary = object.objectID
    object.simulatePermanentID("1")
    #expect(object.objectID != temporary)
    #expect(!object.objectID.isTemporaryID)
    #expect(object.objectID == object.objectID.twin)
    #expect(object.objectID.hash == object.objectID.twin.hash)
    #expect(object.objectID !== object.objectID.twin)
  }
}
