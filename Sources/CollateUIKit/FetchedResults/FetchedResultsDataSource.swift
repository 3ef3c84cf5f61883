#if canImport(CoreData) && canImport(UIKit) && !os(watchOS)
public import Collate
public import CoreData

/// A live source of the results of a fetched results controller.
///
/// Create the controller with or without a section name key path, and show the source by itself or
/// in a composite:
///
///     let controller = NSFetchedResultsController(
///       fetchRequest: request, managedObjectContext: container.viewContext,
///       sectionNameKeyPath: "city", cacheName: nil)
///     let people = try FetchedResultsDataSource(controller)
///     let screen = CompositeDataSource([people.erased(), footer.erased()])
///
/// Every save, refresh or merge that changes the results is one update. It is computed from the
/// changed objects and the new results; the index paths that the controller reports are not used,
/// so every update is valid for a list view.
///
/// Each change takes a pass over all fetched objects. It reads their ids only, so a fetch batch
/// size still keeps their rows out of memory.
@MainActor
public final class FetchedResultsDataSource<Object: NSManagedObject>: StoredDataSource {
  /// The type of the sections.
  public typealias Section = FetchedSection<Object>

  /// The store of the sections.
  public let store = SnapshotStore<FetchedSection<Object>>()

  /// The fetched results controller; the source is its delegate.
  public let controller: NSFetchedResultsController<Object>

  private let attachment: FetchedResultsAttachment<Object>

  /// The items of all sections.
  private var items: [ObjectIdentifier: FetchedItem<Object>] = [:]

  /// The number of changes so far.
  private var version = 0

  /// Creates a source and performs the fetch.
  ///
  /// - Parameter controller: A controller whose context has the main queue concurrency type. The
  ///   source becomes its delegate.
  /// - Throws: The error of the fetch.
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
    let listener = FetchedResultsListener()
    attachment = FetchedResultsAttachment(listener, to: controller)
    listener.didChange = { [weak self] in self?.read(changed: $0) }
    try performFetch()
  }

  /// Performs the fetch again; call it after changing the fetch request.
  ///
  /// - Throws: The error of the fetch. The sections are unchanged in that case.
  public func performFetch() throws {
    try controller.performFetch()
    read(changed: [])
  }

  /// Returns the path of an object, or `nil` if it is not among the results.
  ///
  /// - Parameter object: A managed object.
  /// - Returns: Its path in the snapshot.
  /// - Complexity: That of `itemPath(of:)`.
  public func path(of object: Object) -> ItemPath? {
    items[ObjectIdentifier(object)].flatMap { itemPath(of: $0.id) }
  }

  /// Updates the sections from the results of the controller.
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

  /// Returns the item for a fetched object: the existing one, unless the object changed.
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
