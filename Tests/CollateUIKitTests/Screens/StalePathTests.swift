#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("List views that ask about what the list does not show", .traced)
struct StalePathTests {
  /// Beyond the items, beyond the sections, of the layout as a whole, and of nothing.
  nonisolated static let paths: [IndexPath] = [[0, 3], [1, 0], [7, 0], [7], []]

  private func expect(_ messages: [String], toTellOf path: IndexPath, in view: String) {
    expectEqual(messages.count, 1)
    let message = messages.first ?? ""
    #expect(message.contains("A \(view) asks about \(path), but its list shows 2 sections"))
    let counts = ["section 0 with 3 items", "section 1 with 0 items"]
    for (number, text) in counts.enumerated() {
      expectEqual(message.contains(text), (path.first == number))
    }
  }

  /// Calls all methods by which a table view asks about a row.
  private func ask(
    _ shim: any UITableViewDelegate & UITableViewDataSource, _ path: IndexPath, _ table: UITableView
  ) {
    #expect(shim.tableView(table, cellForRowAt: path).contentView.subviews.isEmpty)
    #expect(shim.tableView?(table, canEditRowAt: path) ?? true)
    expectEqual(shim.tableView?(table, canMoveRowAt: path), false)
    shim.tableView?(table, commit: .delete, forRowAt: path)
    shim.tableView?(table, moveRowAt: path, to: [0, 0])
    // An empty section has a place to move to.
    shim.tableView?(table, moveRowAt: [0, 0], to: path == [1, 0] ? [1, 1] : path)
    expectEqual(shim.tableView?(table, heightForRowAt: path), table.rowHeight)
    expectEqual(shim.tableView?(table, estimatedHeightForRowAt: path), table.estimatedRowHeight)
    expectEqual(shim.tableView?(table, indentationLevelForRowAt: path), 0)
    expectEqual(shim.tableView?(table, shouldHighlightRowAt: path), true)
    expectEqual(shim.tableView?(table, willSelectRowAt: path), path)
    expectEqual(shim.tableView?(table, willDeselectRowAt: path), path)
    shim.tableView?(table, didSelectRowAt: path)
    shim.tableView?(table, didDeselectRowAt: path)
    _ = shim.tableView?(table, canPerformPrimaryActionForRowAt: path)
    shim.tableView?(table, performPrimaryActionForRowAt: path)
    #expect(shim.tableView?(table, editingStyleForRowAt: path) != nil)
    #expect(shim.tableView?(table, shouldIndentWhileEditingRowAt: path) != nil)
    expectEqual(shim.tableView?(table, titleForDeleteConfirmationButtonForRowAt: path), nil)
    shim.tableView?(table, willBeginEditingRowAt: path)
    shim.tableView?(table, didEndEditingRowAt: path)
    expectEqual(shim.tableView?(table, leadingSwipeActionsConfigurationForRowAt: path), nil)
    expectEqual(shim.tableView?(table, trailingSwipeActionsConfigurationForRowAt: path), nil)
    shim.tableView?(table, accessoryButtonTappedForRowWith: path)
    expectEqual(shim.tableView?(table, shouldBeginMultipleSelectionInteractionAt: path), false)
    expectEqual(shim.tableView?(table, contextMenuConfigurationForRowAt: path, point: .zero), nil)
    expectEqual(shim.tableView?(table, selectionFollowsFocusForRowAt: path), false)
    expectEqual(shim.tableView?(table, canFocusRowAt: path), true)
    _ = shim.tableView?(
      table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: [0, 0])
    _ = shim.tableView?(
      table, targetIndexPathForMoveFromRowAt: [0, 0], toProposedIndexPath: path)
    shim.tableView?(table, willDisplay: UITableViewCell(), forRowAt: path)
    shim.tableView?(table, didEndDisplaying: UITableViewCell(), forRowAt: path)
    if path.first != 7 { return }
    expectEqual(shim.tableView(table, numberOfRowsInSection: 7), 0)
    expectEqual(shim.tableView?(table, titleForHeaderInSection: 7), nil)
    expectEqual(shim.tableView?(table, titleForFooterInSection: 7), nil)
    expectEqual(shim.tableView?(table, viewForHeaderInSection: 7), nil)
    expectEqual(shim.tableView?(table, viewForFooterInSection: 7), nil)
    expectEqual(shim.tableView?(table, heightForHeaderInSection: 7), 0)
    expectEqual(shim.tableView?(table, heightForFooterInSection: 7), 0)
    #expect(shim.tableView?(table, estimatedHeightForHeaderInSection: 7) != nil)
    #expect(shim.tableView?(table, estimatedHeightForFooterInSection: 7) != nil)
    shim.tableView?(table, willDisplayHeaderView: UIView(), forSection: 7)
    shim.tableView?(table, didEndDisplayingFooterView: UIView(), forSection: 7)
  }

  @Test(
    "A table view gets empty cells and UIKit's answers, and developers one message",
    arguments: paths)
  func table(path: IndexPath) async throws {
    let stage = TableStage("A=abc|B=") {
      $0.reordersItems = true
      $0.deletesItems = true
      $0.height { _, _ in 50 }.canFocus { _, _ in false }.contextMenu { _, _, _ in nil }
    }
    // It traps if it is asked.
    let fallback = FallbackTableDelegate(Witness())
    let shim = try #require(
      stage.table.delegate as? any UITableViewDelegate & UITableViewDataSource)
    stage.list.fallbackDelegate = fallback
    let messages = reports { ask(shim, path, stage.table) }
    stage.list.fallbackDelegate = nil
    expect(messages, toTellOf: path, in: "UITableView")
    await until(stage.table.calls.reloads > 0)
    stage.layOut()
    expectEqual(stage.rows, stage.expectedRows)
    stage.source.sections = shelves("A=cxa'|C=b")
    stage.layOut()
    expectEqual(stage.rows, stage.expectedRows)
  }

  /// Calls all methods by which a collection view asks about an item.
  private func ask(
    _ shim: any UICollectionViewDelegateFlowLayout & UICollectionViewDataSource,
    _ path: IndexPath, _ view: UICollectionView
  ) {
    let layout = view.collectionViewLayout
    #expect(shim.collectionView(view, cellForItemAt: path).contentView.subviews.isEmpty)
    expectEqual(shim.collectionView?(view, canMoveItemAt: path), false)
    shim.collectionView?(view, moveItemAt: path, to: [0, 0])
    shim.collectionView?(view, moveItemAt: [0, 0], to: path == [1, 0] ? [1, 1] : path)
    #expect(shim.collectionView?(view, layout: layout, sizeForItemAt: path) != nil)
    expectEqual(shim.collectionView?(view, shouldHighlightItemAt: path), true)
    expectEqual(shim.collectionView?(view, shouldSelectItemAt: path), true)
    expectEqual(shim.collectionView?(view, shouldDeselectItemAt: path), true)
    shim.collectionView?(view, didSelectItemAt: path)
    shim.collectionView?(view, didDeselectItemAt: path)
    _ = shim.collectionView?(view, canPerformPrimaryActionForItemAt: path)
    expectEqual(shim.collectionView?(view, canEditItemAt: path), true)
    expectEqual(shim.collectionView?(view, canFocusItemAt: path), true)
    _ = shim.collectionView?(
      view, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
      toProposedIndexPath: [0, 0])
    shim.collectionView?(view, willDisplay: UICollectionViewCell(), forItemAt: path)
    shim.collectionView?(view, didEndDisplaying: UICollectionViewCell(), forItemAt: path)
    if path.first.map({ $0 < 2 }) ?? false { return }
    let header = UICollectionView.elementKindSectionHeader
    let shown = shim.collectionView?(view, viewForSupplementaryElementOfKind: header, at: path)
    expectEqual(shown?.subviews.isEmpty, true)
    if path.first != 7 { return }
    expectEqual(shim.collectionView(view, numberOfItemsInSection: 7), 0)
    expectEqual(shim.collectionView?(view, layout: layout, insetForSectionAt: 7), .zero)
    expectEqual(
      shim.collectionView?(view, layout: layout, referenceSizeForHeaderInSection: 7), .zero)
  }

  @Test(
    "A collection view gets empty cells and UIKit's answers, and developers one message",
    arguments: paths)
  func collection(path: IndexPath) async throws {
    let stage = CollectionStage("A=abc|B=") {
      $0.reordersItems = true
      $0.size { _, _ in CGSize(width: 320, height: 44) }.canEdit { _, _ in false }.canFocus {
        _, _ in false
      }
      $0.header { _, _ in .view(UICollectionReusableView.self) { _ in } }
    }
    let fallback = FallbackCollectionDelegate(Witness())
    let shim = try #require(
      stage.view.delegate as? any UICollectionViewDelegateFlowLayout & UICollectionViewDataSource)
    stage.list.fallbackDelegate = fallback
    let messages = HeadlessUIKit.with(\.strictDequeue, false) {
      reports { ask(shim, path, stage.view) }
    }
    stage.list.fallbackDelegate = nil
    expect(messages, toTellOf: path, in: "UICollectionView")
    await until(stage.view.calls.reloads > 0)
    stage.layOut()
    expectEqual(stage.items, stage.expectedItems)
    stage.source.sections = shelves("A=cxa'|C=b")
    stage.layOut()
    expectEqual(stage.items, stage.expectedItems)
  }

  @Test("What is reported counts once for each view")
  func again() {
    let stage = TableStage("A=abc")
    let messages = reports {
      for _ in 0..<3 { _ = stage.table.dataSource?.tableView(stage.table, cellForRowAt: [0, 9]) }
    }
    expectEqual(messages.count, 1)
    stage.list.tableView = nil
    stage.list.tableView = stage.table
    stage.layOut()
    let others = reports {
      _ = stage.table.dataSource?.tableView(stage.table, cellForRowAt: [0, 9])
    }
    expectEqual(others.count, 1)
  }
}
#endif
