#if HEADLESS_UIKIT
import Collate
import CollateUIKit
@_spi(Headless) import CoreData

/// A managed object with a letter for a name.
final class Person: NSManagedObject {
  private let letter: String

  init(_ letter: String, isSaved: Bool = true) {
    self.letter = letter
    super.init()
    if isSaved { simulatePermanentID(letter) }
  }

  var name: String {
    willAccessValue(forKey: "name")
    return letter
  }
}

/// A controller whose results are written as `A=ab|B=c`: section names, and objects by letter.
@MainActor
final class FetchedStage {
  let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  let controller: NSFetchedResultsController<Person>
  private var people: [String: Person] = [:]

  init(_ text: String, sectionNameKeyPath: String? = "city") {
    context.makeObject = { id in Person("?" + id.uriRepresentation().lastPathComponent) }
    controller = NSFetchedResultsController(
      fetchRequest: NSFetchRequest(entityName: "Person"), managedObjectContext: context,
      sectionNameKeyPath: sectionNameKeyPath, cacheName: nil)
    save(text)
  }

  /// The object with a letter, the same one each time.
  func person(_ letter: some StringProtocol, isSaved: Bool = true) -> Person {
    let name = String(letter)
    let person = people[name] ?? Person(name, isSaved: isSaved)
    people[name] = person
    return person
  }

  /// Saves so that the results become others.
  func save(_ text: String, updating updated: String = "") {
    controller.simulateSave(sections(text), updating: updated.map { person(String($0)) })
  }

  /// The sections that a text names.
  func sections(_ text: String) -> [(name: String, objects: [NSManagedObject])] {
    text.split(separator: "|").map { section in
      let parts = section.split(separator: "=", omittingEmptySubsequences: false)
      return (String(parts[0]), parts[1].map { person(String($0)) })
    }
  }
}

extension Snapshot<FetchedSection<Person>> {
  /// The snapshot as a stage writes it.
  @MainActor var text: String {
    sections.map { "\($0.name)=\($0.items.map(\.object.name).joined())" }.joined(separator: "|")
  }
}
#endif
