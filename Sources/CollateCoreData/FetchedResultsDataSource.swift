#if canImport(CoreData) && canImport(UIKit) && !os(watchOS)
public import CollateCore
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
/// snapshot of ids that the controller reports, so every update is valid for a list view.
///
/// The source keeps ids only, and each change takes a pass over all of them. Objects are asked for
/// when an item's ``FetchedItem/object`` is, usually to configure a cell. What the controller itself
/// reads to find their ids, it reads in batches of the request's fetch batch size.
@MainActor
public final class FetchedResultsDataSource<Object: NSManagedObject>: StoredDataSource {
  /// The type of the sections.
  public typealias Section = FetchedSection<Object>

  /// The store of the sections.
  public let store = SnapshotStore<FetchedSection<Object>>()

  /// The fetched results controller; the source is its delegate.
  public let controller: NSFetchedResultsController<Object>

  private let attachment: ObservationToken

  private let objects: FetchedObjects<Object>

  /// The last change that included each of the items.
  private var versions: [NSManagedObjectID: Int] = [:]

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
    objects = FetchedObjects(in: controller.managedObjectContext)
    let listener = FetchedResultsListener()
    attachment = listener.attach(to: controller)
    listener.source = self
    listener.didChange = { [weak self] in self?.read($0) }
    try performFetch()
  }

  /// Performs the fetch again; call it after changing the fetch request.
  ///
  /// - Throws: The error of the fetch. The sections are unchanged in that case.
  public func performFetch() throws {
    let version = version
    try controller.performFetch()
    // The controller usually reports what it fetched, but that is not documented.
    if version == self.version { read(fetchedIDs()) }
  }

  /// Returns the path of an object, or `nil` if it is not among the results.
  ///
  /// - Parameter object: A managed object.
  /// - Returns: Its path in the snapshot.
  /// - Complexity: That of `itemPath(of:)`.
  public func path(of object: Object) -> ItemPath? {
    itemPath(of: objects.itemID(for: object.objectID))
  }

  /// Updates the sections.
  private func read(_ results: FetchedIDs) {
    version += 1
    objects.update(fetched: results.sections.lazy.flatMap(\.ids))
    let changed = Set(results.changed.map { objects.itemID(for: $0) })
    var versions: [NSManagedObjectID: Int] = [:]
    let sections = sections(of: results).map { section in
      let items = section.ids.map { fetched in
        let id = objects.itemID(for: fetched)
        let known = changed.contains(id) ? nil : self.versions[id]
        versions[id] = known ?? version
        return FetchedItem(id: id, of: objects, version: known ?? version)
      }
      return FetchedSection(name: section.name, indexTitle: section.indexTitle, items: items)
    }
    self.versions = versions
    store.replaceSections(sections)
  }

  /// Returns the sections with their index titles, and the only one also if it is empty.
  private func sections(of results: FetchedIDs) -> [FetchedIDs.Section] {
    let infos = controller.sections ?? []
    var sections = results.sections
    if controller.sectionNameKeyPath == nil && sections.isEmpty {
      sections = infos.map { .init(name: $0.name, ids: []) }
    }
    let titles = Dictionary(infos.map { ($0.name, $0.indexTitle) }, uniquingKeysWith: { $1 })
    for index in sections.indices {
      sections[index].indexTitle = titles[sections[index].name] ?? nil
    }
    return sections
  }

  /// Returns the ids of what the controller has fetched, at the cost of reading it.
  private func fetchedIDs() -> FetchedIDs {
    FetchedIDs(
      sections: (controller.sections ?? []).map { section in
        let objects = (section.objects ?? []).compactMap { $0 as? NSManagedObject }
        return .init(name: section.name, ids: objects.map(\.objectID))
      })
  }
}

/// A section of fetched objects, which share a section name.
public struct FetchedSection<Object: NSManagedObject>: SectionProtocol, Sendable {
  /// The section name, empty if the controller has no section name key path.
  public let id: String

  /// The title of the section in the index of a list view.
  public var indexTitle: String?

  /// The objects, in the order of the fetch request.
  public var items: [FetchedItem<Object>]

  init(name: String, indexTitle: String?, items: [FetchedItem<Object>]) {
    id = name
    self.indexTitle = indexTitle
    self.items = items
  }

  /// The section name, empty if the controller has no section name key path.
  public var name: String { id }

  /// Returns whether both sections have the same name and index title.
  public func hasSameContent(as other: Self) -> Bool {
    indexTitle == other.indexTitle && id == other.id
  }
}
#endif
