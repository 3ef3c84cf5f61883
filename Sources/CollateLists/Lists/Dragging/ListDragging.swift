#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import CollateCore
import UIKit

/// What is dragged from a list, and over it.
@MainActor
struct ListDragging<ID: Hashable> {
  /// An item that was lifted from the list.
  struct Item {
    weak var session: (any UIDragSession)?
    weak var dragItem: UIDragItem?
    let id: ID
    let item: FollowedItem

    /// Whether it is not dragged any more.
    var isGone: Bool { session == nil && dragItem == nil }
  }

  /// The items that were lifted, which UIKit may do without a drag that follows.
  var items: [Item] = []

  /// The drag that people have begun to move; a lift alone is none.
  weak var begun: (any UIDragSession)?

  /// The session that is over the view.
  weak var session: (any UIDropSession)?

  /// The session whose item the view has moved itself.
  weak var committed: (any UIDropSession)?

  /// Whether a drop is being performed, so that the view has to show changes at once.
  var isDropping = false

  /// Returns the items of a drop if all of them were lifted from the list, and else `nil`.
  ///
  /// The drag session that "corresponds to" a drop session, in the words of its documentation, need not
  /// be the object that the drag delegate was given, nor need the items be. One of them is enough.
  func items(in drop: any UIDropSession) -> [FollowedItem]? {
    guard let drag = drop.localDragSession else { return nil }
    var others = items
    var result: [FollowedItem] = []
    for item in drop.items {
      guard let id = item.localObject as? ID,
        let number = others.firstIndex(where: {
          $0.id == id && ($0.session === drag || $0.dragItem === item)
        })
      else { return nil }
      result.append(others.remove(at: number).item)
    }
    return result.isEmpty ? nil : result
  }
}
#endif
