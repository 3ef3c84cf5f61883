#if canImport(UIKit) && !os(watchOS)
import CollateCore
import UIKit

/// Whether what people look at stays where it is while items are inserted and removed above it.
public enum ScrollAnchoring: Hashable, Sendable {
  /// No: the list view keeps its content offset, as UIKit does by itself.
  case none

  /// The first visible item that is left stays where it is.
  case visible

  /// The same, except at the very top, so that news appears there.
  case visibleExceptAtTop

  /// The same, except at the end, where new items scroll into view, as in a conversation.
  ///
  /// A list is at its end if at most 20 points are hidden below, or if it is on the way there by
  /// ``ListDataSource/scrollToEnd(animated:)``. A list whose first items are inserted while it is shown begins at the
  /// end, and one at its end stays there when a keyboard comes or the list view gets another size. While people drag,
  /// nothing scrolls.
  case visibleExceptAtEnd
}

/// What a list shows before an update, and where that is afterwards.
@MainActor
struct ScrollChange<Section: SectionProtocol> {
  let before: Snapshot<Section>

  /// Returns where an item is after the update; `nil` if it was removed.
  let pathAfter: (ItemPath) -> ItemPath?

  /// Returns whether an item is moved among the others, so that nothing should be held by it.
  let isMoved: (ItemPath) -> Bool

  /// Returns whether something may be inserted or removed above an item.
  let isShifting: (_ before: ItemPath, _ after: ItemPath) -> Bool

  /// Whether none of the sections are left.
  let isOther: Bool
}

extension ScrollChange {
  /// The change of a batch.
  init(_ update: Update<Section>) {
    let batch = update.batch
    let moves = Set(batch.itemMoves.map(\.before.path))
    let sectionMoves = Set(batch.sectionMoves.map(\.before.index))
    self.init(
      before: update.before,
      pathAfter: { update.path(after: BeforePath($0))?.path },
      isMoved: { moves.contains($0) || sectionMoves.contains($0.section) },
      isShifting: { before, after in
        batch.hasSectionChanges || batch.itemDeletes.contains { $0.path < before }
          || batch.itemInserts.contains { $0.path < after }
          || batch.itemMoves.contains { $0.before.path < before || $0.after.path < after }
      },
      isOther: batch.sectionDeletes.count == update.before.sections.count)
  }
}
#endif
