#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("All messages that a delegate may respond to", .traced)
struct PresenceTableTests {
  /// What a delegate always responds to; none of it returns a decision.
  private static let ofTables: Set<Selector> = [
    "numberOfSectionsInTableView:", "tableView:willDisplayCell:forRowAtIndexPath:",
    "tableView:didEndDisplayingCell:forRowAtIndexPath:",
    "tableView:willDisplayHeaderView:forSection:", "tableView:willDisplayFooterView:forSection:",
    "tableView:didEndDisplayingHeaderView:forSection:",
    "tableView:didEndDisplayingFooterView:forSection:", "tableView:didSelectRowAtIndexPath:",
    "tableView:didDeselectRowAtIndexPath:", "tableView:willBeginEditingRowAtIndexPath:",
    "tableView:didEndEditingRowAtIndexPath:",
  ]

  private static let ofCollections: Set<Selector> = [
    "numberOfSectionsInCollectionView:", "collectionView:willDisplayCell:forItemAtIndexPath:",
    "collectionView:didEndDisplayingCell:forItemAtIndexPath:",
    "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:",
    "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:",
    "collectionView:didSelectItemAtIndexPath:", "collectionView:didDeselectItemAtIndexPath:",
  ]

  private func isOfScrollViews(_ selector: Selector) -> Bool {
    selector.description.hasPrefix("scrollView") || selector == "viewForZoomingInScrollView:"
  }

  /// Sets every closure that a list has for its items.
  private func setAll<Cell>(_ list: some CellBehavior<Book, Cell>) {
    list.configure { _, _, _ in }.update { _, _, _ in }.willDisplay { _, _, _ in }
      .didEndDisplaying { _, _, _ in }
    list.shouldHighlight { _, _ in true }.didHighlight { _, _ in }.didUnhighlight { _, _ in }
    list.didSelect { _, _ in .deselect }.didDeselect { _, _ in }
    list.canPerformPrimaryAction { _, _ in true }.performPrimaryAction { _, _ in }
    list.selectionFollowsFocus { _, _ in true }.canFocus { _, _ in true }
    list.shouldBeginMultipleSelection { _, _ in true }.didBeginMultipleSelection { _, _ in }
    list.canEdit { _, _ in true }.canMove { _, _ in true }
    list.targetForMove { _, _, path in path }.moveItem { _, _, _ in }
    list.contextMenu { _, _, _ in nil }
    list.shouldShowMenu { _, _ in true }.canPerformAction { _, _, _, _ in true }
    list.performAction { _, _, _, _ in }
  }

  @Test("With nothing set, only what is fixed")
  func nothing() throws {
    let table = TableStage("A=a")
    let delegate = try #require(table.table.delegate)
    expectEqual(HeadlessMessages.received(by: delegate), Self.ofTables)
    let collection = CollectionStage("A=a")
    let other = try #require(collection.view.delegate)
    expectEqual(HeadlessMessages.received(by: other), Self.ofCollections)
  }

  @Test("With every closure set on a table view's list, all that its delegate implements")
  func everythingInTables() throws {
    let stage = TableStage("A=a")
    let list = stage.list
    setAll(list)
    list.height { _, _ in 44 }.estimatedHeight { _, _ in 44 }.indentationLevel { _, _ in 0 }
      .accessoryButtonTapped { _, _ in }
    list.willSelect { _, _ in nil }.willDeselect { _, _ in nil }
    list.commitEditing { _, _, _ in }.editingStyle { _, _ in .delete }.shouldIndentWhileEditing {
      _, _ in true
    }
    list.titleForDeleteConfirmationButton { _, _ in nil }.willBeginEditing { _, _ in }.didEndEditing
    { _, _ in }
    list.leadingSwipeActions { _, _ in nil }.trailingSwipeActions { _, _ in nil }
    list.header { _, _ in .none }.footer { _, _ in .none }
    list.headerHeight { _, _ in .zero }.footerHeight { _, _ in .zero }
    list.estimatedHeaderHeight { _, _ in 1 }.estimatedFooterHeight { _, _ in 1 }
    list.indexTitle { _, _ in nil }
    list.prefetch { _, _ in }
    list.cancelPrefetching { _, _ in }
    list.shouldUpdateFocus { _ in true }
    list.didUpdateFocus { _, _ in }
    list.preferredFocusedIndexPath { nil }
    list.multipleSelectionDidEnd {}
    list.itemProvider { _, _ in nil }.allowsDragging = true
    try expectAll(stage.table.delegate)
  }

  @Test("With every closure set on a collection view's list, all that its delegate implements")
  func everythingInCollections() throws {
    let stage = CollectionStage("A=a")
    let list = stage.list
    setAll(list)
    list.shouldSelect { _, _ in true }.shouldDeselect { _, _ in true }.size { _, _ in .zero }
    list.header { _, _ in .view(UICollectionViewCell.self) { _ in } }
    list.inset { _, _ in .zero }.minimumLineSpacing { _, _ in 0 }.minimumInteritemSpacing { _, _ in
      0
    }
    list.headerSize { _, _ in .zero }.footerSize { _, _ in .zero }
    list.indexTitle { _, _ in nil }
    list.prefetch { _, _ in }
    list.cancelPrefetching { _, _ in }
    list.shouldUpdateFocus { _ in true }
    list.didUpdateFocus { _, _ in }
    list.preferredFocusedIndexPath { nil }
    list.multipleSelectionDidEnd {}
    list.itemProvider { _, _ in nil }.allowsDragging = true
    try expectAll(stage.view.delegate)
  }

  private func expectAll(_ delegate: (any NSObjectProtocol)?) throws {
    let delegate = try #require(delegate)
    // Views send it only to delegates that do not have the one of iOS 15.
    let earlier: Selector =
      "collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:"
    let implemented = HeadlessMessages.received(by: delegate, whenImplemented: true)
      .subtracting([earlier])
    #expect(implemented.count > 40)
    expectEqual(
      HeadlessMessages.received(by: delegate), implemented.filter { !isOfScrollViews($0) })
  }
}
#endif
