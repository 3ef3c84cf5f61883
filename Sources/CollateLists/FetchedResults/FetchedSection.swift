#if canImport(CoreData) && canImport(UIKit) && !os(watchOS)
public import CollateCore
public import CoreData

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
