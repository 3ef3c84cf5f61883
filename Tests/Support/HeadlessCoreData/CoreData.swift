// A fetched results controller without a store: tests say what changed, the model works out
// and sends what NSFetchedResultsController would send. Nothing of a managed object model.
@_exported import Foundation

public protocol NSFetchRequestResult: NSObjectProtocol {}

public final class NSManagedObjectID: NSObject, @unchecked Sendable {}

open class NSManagedObject: NSObject, NSFetchRequestResult {
  public convenience init(context moc: NSManagedObjectContext) { self.init() }
  public override init() { super.init() }
  open private(set) lazy var objectID = NSManagedObjectID()
}

open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public override init() { super.init() }
}

open class NSFetchRequest<ResultType>: NSObject {
  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }
  open var entityName: String?
  open var sortDescriptors: [NSSortDescriptor]?
  open var predicate: NSPredicate?
}

@nonexhaustive public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete = 2
  case move = 3
  case update = 4
}

public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

/// Not @MainActor, as in the SDK. The controller's type argument is an existential, and
/// `any P` does not conform to `P` outside ObjC: hence no constraint on ResultType here.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}
extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
}

open class NSFetchedResultsController<ResultType>: NSObject {
  struct Section: NSFetchedResultsSectionInfo {
    var name: String
    var members: [AnyObject]
    var indexTitle: String? { name.first.map { String($0) } }
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
  }
  // Stored properties must not mention ResultType: delegates see the object through a bit cast.
  private var pending: [Section] = []
  private var current: [Section]?
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    super.init()
  }

  open func performFetch() throws { current = pending }
  open var sections: [any NSFetchedResultsSectionInfo]? { current }
  open var fetchedObjects: [ResultType]? { current?.flatMap { $0.members as! [ResultType] } }
  open func object(at indexPath: IndexPath) -> ResultType {
    current![indexPath[0]].members[indexPath[1]] as! ResultType
  }
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    for (s, section) in (current ?? []).enumerated() {
      if let i = section.members.firstIndex(where: { $0 === (object as AnyObject) }) {
        return IndexPath(indexes: [s, i])
      }
    }
    return nil
  }

  /// (headless) What a save made of the results: before performFetch it is what that finds,
  /// afterwards the delegate hears of the difference.
  @_spi(Headless) public func simulateContent(
    _ new: [(name: String, objects: [ResultType])], updated: [ResultType] = []
  ) {
    let after = new.map { Section(name: $0.name, members: $0.objects.map { $0 as AnyObject }) }
    guard let before = current else {
      pending = after
      return
    }
    // The delegate's parameter is NSFetchedResultsController<any NSFetchRequestResult>. ObjC erases
    // the argument; here the reference is reinterpreted. Only its identity may be used.
    let me = unsafeBitCast(
      self as AnyObject, to: NSFetchedResultsController<any NSFetchRequestResult>.self)
    delegate?.controllerWillChangeContent(me)
    current = after
    for (i, s) in before.enumerated() where !after.contains(where: { $0.name == s.name }) {
      delegate?.controller(me, didChange: s, atSectionIndex: i, for: .delete)
    }
    for (i, s) in after.enumerated() where !before.contains(where: { $0.name == s.name }) {
      delegate?.controller(me, didChange: s, atSectionIndex: i, for: .insert)
    }
    func paths(_ sections: [Section]) -> [ObjectIdentifier: (AnyObject, IndexPath, String)] {
      var result: [ObjectIdentifier: (AnyObject, IndexPath, String)] = [:]
      for (s, section) in sections.enumerated() {
        for (i, o) in section.members.enumerated() {
          result[ObjectIdentifier(o)] = (o, IndexPath(indexes: [s, i]), section.name)
        }
      }
      return result
    }
    let old = paths(before)
    let now = paths(after)
    for (id, entry) in old.sorted(by: { $0.value.1 < $1.value.1 }) where now[id] == nil {
      delegate?.controller(me, didChange: entry.0, at: entry.1, for: .delete, newIndexPath: nil)
    }
    for (id, entry) in now.sorted(by: { $0.value.1 < $1.value.1 }) where old[id] == nil {
      delegate?.controller(me, didChange: entry.0, at: nil, for: .insert, newIndexPath: entry.1)
    }
    // A move: another section, or another place among those that stay in the section.
    var moved: Set<ObjectIdentifier> = []
    for section in after {
      let stay = section.members.map { ObjectIdentifier($0) }.filter { old[$0]?.2 == section.name }
      let was = stay.sorted { old[$0]!.1 < old[$1]!.1 }
      for change in stay.difference(from: was) {
        if case .insert(_, let id, _) = change { moved.insert(id) }
      }
      for o in section.members {
        let id = ObjectIdentifier(o)
        if let entry = old[id], entry.2 != section.name { moved.insert(id) }
      }
    }
    for id in moved.sorted(by: { now[$0]!.1 < now[$1]!.1 }) {
      delegate?.controller(
        me, didChange: now[id]!.0, at: old[id]!.1, for: .move, newIndexPath: now[id]!.1)
    }
    for object in updated.map({ $0 as AnyObject }) where !moved.contains(ObjectIdentifier(object)) {
      if let entry = old[ObjectIdentifier(object)], now[ObjectIdentifier(object)] != nil {
        delegate?.controller(
          me, didChange: object, at: entry.1, for: .update,
          newIndexPath: now[ObjectIdentifier(object)]!.1)
      }
    }
    delegate?.controllerDidChangeContent(me)
  }
}
