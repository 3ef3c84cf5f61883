#if canImport(CoreData) && canImport(UIKit) && !os(watchOS)
public import Collate
public import CoreData

/// The fetched objects that have a section name in common.
public struct FetchedSection<Object: NSManagedObject>: SectionProtocol, Sendable {
  /// The section name, which is empty when the controller makes no sections.
  public let id: String

  /// The text that stands for the section in an index beside the list.
  public var indexTitle: String?

  /// The objects, in the order of the fetch request.
  public var items: [FetchedItem<Object>]

  init(name: String, indexTitle: String?, items: [FetchedItem<Object>]) {
    id = name
    self.indexTitle = indexTitle
    self.items = items
  }

  /// The section name, which is empty when the controller makes no sections.
  public var name: String { id }

  /// Returns whether name and index title are equal.
  public func hasSameContent(as other: Self) -> Bool {
    indexTitle == other.indexTitle && id == other.id
  }
}
#endif
