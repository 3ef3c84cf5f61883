#if canImport(CoreData) && canImport(UIKit) && !os(watchOS)
public import Collate
public import CoreData

/// A live source of what a fetched results controller fetches.
///
/// Make the controller as you like, with section names or without, and show the source by itself or
/// in a composite:
///
///     let controller = NSFetchedResultsController(
///       fetchRequest: request, managedObjectContext: container.viewContext,
///       sectionNameKeyPath: "city", cacheName: nil)
///     let people = try FetchedResultsDataSource(controller)
///     let screen = CompositeDataSource([people.erased(), footer.erased()])
///
/// Every save, refresh or merge that changes the results is one update. The controller is asked
/// which objects changed and what its results are then; what it says of their places is not needed,
/// so that no combination of its callbacks leads to an update that a list view cannot take.
///
/// Each change costs a pass over all fetched objects. They are asked for their ids, so that a batch
/// size of the fetch request does not keep their rows out of memory.
@MainActor
public final class FetchedResultsDataSource<Object: NSManagedObject>: StoredDataSource {
  /// The type of the sections.
  public typealias Section = FetchedSection<Object>

  /// The store that keeps the sections.
  public let store = SnapshotStore<FetchedSection<Object>>()

  /// The controller that fetches, whose delegate belongs to the source.
  public let controller: NSFetchedResultsController<Object>

  private let listener = FetchedResultsListener()

  /// The items of all sections.
  private var items: [ObjectIdentifier: FetchedItem<Object>] = [:]

  /// The number of changes so far.
  private var version = 0

  /// Creates a source and fetches.
  ///
  /// - Parameter controller: A controller whose context is one of the main queue. The source becomes
  ///   its delegate.
  /// - Throws: What the fetch throws.
  public init(_ controller: NSFetchedResultsController<Object>) throws {
    let type = controller.managedObjectContext.concurrencyType
    precondition(
      type == .mainQueueConcurrencyType,
      """
      A source needs a context of the main queue (\
      \(NSManagedObjectContextConcurrencyType.mainQueueConcurrencyType.rawValue)), \
      this one has the concurrency type \(type.rawValue)
      """)
    self.controller = controller
    listener.didChange = { [weak self] in self?.read(changed: $0) }
    controller.delegate = listener
    try performFetch()
  }

  /// Fetches again, as is necessary after the fetch request was changed.
  ///
  /// - Throws: What the fetch throws. The sections stay as they are then.
  public func performFetch() throws {
    try controller.performFetch()
    read(changed: [])
  }

  /// Returns the path of an object, or `nil` when it is not among the results.
  ///
  /// - Parameter object: The object.
  /// - Returns: Its path in the snapshot.
  /// - Complexity: That of `itemPath(of:)`.
  public func path(of object: Object) -> ItemPath? {
    items[ObjectIdentifier(object)].flatMap { itemPath(of: $0.id) }
  }

  /// Takes over what the controller has.
  private func read(changed: Set<ObjectIdentifier>) {
    version += 1
    var present: [ObjectIdentifier: FetchedItem<Object>] = [:]
    var sections: [FetchedSection<Object>] = []
    for section in controller.sections ?? [] {
      let items = (section.objects ?? []).map { any in
        let item = item(any, changed: changed)
        present[ObjectIdentifier(item.object)] = item
        return item
      }
      sections.append(
        FetchedSection(name: section.name, indexTitle: section.indexTitle, items: items))
    }
    items = present
    store.replaceSections(sections)
  }

  /// Returns the item of a fetched object: the one that there was, unless the object changed.
  private func item(_ fetched: Any, changed: Set<ObjectIdentifier>) -> FetchedItem<Object> {
    guard let object = fetched as? Object else {
      preconditionFailure("The results are to be \(Object.self), but one is \(type(of: fetched))")
    }
    let identity = ObjectIdentifier(object)
    guard let item = items[identity] else {
      return FetchedItem(object, id: object.objectID, version: version)
    }
    return changed.contains(identity)
      ? FetchedItem(object, id: item.id, version: version) : item
  }
}
#endif
