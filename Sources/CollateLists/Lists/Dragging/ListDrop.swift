#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import CollateCore
public import UIKit

/// What people drop on a list view, and where.
///
///     list.performDrop { drop in
///       guard let destination = drop.destination else { return }
///       for id in drop.ids(of: Task.ID.self).reversed() {
///         tasks.insertItem(archive.take(id), at: destination)
///       }
///     }
@MainActor
public struct ListDrop<Section: SectionProtocol> {
  /// The path in the *source* at which to insert, even if the source has changed during the drag.
  ///
  /// Over empty space it is the end of the last section. It is `nil` if there is no section, or the
  /// section was removed.
  public let destination: ItemPath?

  /// The id of the section of the destination; `nil` if there is none.
  public let sectionID: Section.ID?

  /// The id of the item before which to insert; `nil` for the end of the section, and without a destination.
  public let nextID: Section.Item.ID?

  /// The drop session of UIKit.
  ///
  /// Its items have what other apps provide, which can be loaded while the drop is performed.
  public let session: any UIDropSession

  /// Returns the ids of the items that come from lists of this app, in their order.
  ///
  /// - Parameter type: The type of the ids in their own source; ids of another type are left out.
  /// - Returns: The ids.
  public func ids<ID: Hashable>(of type: ID.Type) -> [ID] {
    session.items.compactMap { item in
      item.localObject as? ID ?? (item.localObject as? AnyID)?.base as? ID
    }
  }
}
#endif
