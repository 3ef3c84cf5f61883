#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Whom a collection view asks about items", .traced)
struct CollectionChainTests: ChainTests {
  typealias Stage = CollectionStage
  typealias Subject = Book

  let place: IndexPath = [1, 1]
  let subject: Character = "e"

  func behaviors(
    of list: CollectionViewDataSource<Shelf>
  ) -> (
    own: [Level: any CellBehavior<Book, UICollectionViewCell>],
    other: any CellBehavior<Book, UICollectionViewCell>
  ) {
    let other = list.cells(UICollectionViewCell.self, of: { _ in nil as Book? })
    let descriptor = list.cells(UICollectionViewCell.self, for: Book.self)
    return ([.descriptor: descriptor, .dataSource: list], other)
  }

  @Test("Sizes: descriptor, data source, fallback, the layout")
  func sizes() {
    let sizes = (1...3).map { CGSize(width: 10 * $0, height: 7) }
    check("size", sizes, usual: CGSize(width: 320, height: 44)) {
      $0.size($1)
    } ask: {
      $1.collectionView?($0, layout: $0.collectionViewLayout, sizeForItemAt: $2)
    }
  }

  @Test("Highlights and selection: descriptor, data source, fallback, UIKit; a veto counts")
  func selection() {
    checkFlag("shouldHighlight", usual: true) {
      $0.shouldHighlight($1)
    } ask: {
      $1.collectionView?($0, shouldHighlightItemAt: $2)
    }
    checkEvent("didHighlight") {
      $0.didHighlight($1)
    } ask: {
      $1.collectionView?($0, didHighlightItemAt: $2)
    }
    checkEvent("didUnhighlight") {
      $0.didUnhighlight($1)
    } ask: {
      $1.collectionView?($0, didUnhighlightItemAt: $2)
    }
    checkFlag("shouldSelect", usual: true) {
      $0.shouldSelect($1)
    } ask: {
      $1.collectionView?($0, shouldSelectItemAt: $2)
    }
    checkFlag("shouldDeselect", usual: true) {
      $0.shouldDeselect($1)
    } ask: {
      $1.collectionView?($0, shouldDeselectItemAt: $2)
    }
    checkEvent("didSelect", isFixed: true) { behavior, note in
      behavior.didSelect(
        note.map { note in
          { book, path in
            note(book, path)
            return .keepSelected
          }
        })
    } ask: {
      $1.collectionView?($0, didSelectItemAt: $2)
    }
    checkEvent("didDeselect", isFixed: true) {
      $0.didDeselect($1)
    } ask: {
      $1.collectionView?($0, didDeselectItemAt: $2)
    }
    checkFlag("shouldBeginMultipleSelection", usual: false) {
      $0.shouldBeginMultipleSelection($1)
    } ask: {
      $1.collectionView?($0, shouldBeginMultipleSelectionInteractionAt: $2)
    }
    checkEvent("didBeginMultipleSelection") {
      $0.didBeginMultipleSelection($1)
    } ask: {
      $1.collectionView?($0, didBeginMultipleSelectionInteractionAt: $2)
    }
  }

  @Test("Primary actions, editing, moving: descriptor, data source, fallback, UIKit")
  func actions() {
    checkFlag("canPerformPrimaryAction", usual: true) {
      $0.canPerformPrimaryAction($1)
    } ask: {
      $1.collectionView?($0, canPerformPrimaryActionForItemAt: $2)
    }
    checkEvent("performPrimaryAction") {
      $0.performPrimaryAction($1)
    } ask: {
      $1.collectionView?($0, performPrimaryActionForItemAt: $2)
    }
    checkFlag("canEdit", usual: true) {
      $0.canEdit($1)
    } ask: {
      $1.collectionView?($0, canEditItemAt: $2)
    }
    checkFlag("canMove", usual: false) {
      $0.canMove($1)
    } ask: {
      $1.collectionView?($0, canMoveItemAt: $2)
    }
  }

  @Test("Menus and focus: descriptor, data source, fallback, UIKit")
  func menus() {
    let menus: [UIContextMenuConfiguration?] = [
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: nil), nil,
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: nil),
    ]
    check("contextMenu", menus, usual: nil) { behavior, answer in
      behavior.contextMenu(
        answer.map { answer in
          { book, path, point in
            expectEqual(point, CGPoint(x: 3, y: 4))
            return answer(book, path)
          }
        })
    } ask: {
      $1.collectionView?($0, contextMenuConfigurationForItemsAt: [$2], point: CGPoint(x: 3, y: 4))
    }
    checkFlag("canFocus", usual: true) {
      $0.canFocus($1)
    } ask: {
      $1.collectionView?($0, canFocusItemAt: $2)
    }
    checkFlag("selectionFollowsFocus", usual: false) {
      $0.selectionFollowsFocus($1)
    } ask: {
      $1.collectionView?($0, selectionFollowsFocusForItemAt: $2)
    }
  }

  @Test("The earlier menu: descriptor, data source, fallback, UIKit")
  func earlierMenus() {
    checkFlag("shouldShowMenu", usual: false) {
      $0.shouldShowMenu($1)
    } ask: {
      $1.collectionView?($0, shouldShowMenuForItemAt: $2)
    }
    checkFlag("canPerformAction", usual: false) { behavior, answer in
      behavior.canPerformAction(
        answer.map { answer in
          { book, action, path, sender in
            expectEqual(action, "copy:")
            #expect(sender as? String == "menu")
            return answer(book, path)
          }
        })
    } ask: {
      $1.collectionView?($0, canPerformAction: "copy:", forItemAt: $2, withSender: "menu")
    }
    checkEvent("performAction") { behavior, answer in
      behavior.performAction(
        answer.map { answer in
          { book, action, path, sender in
            expectEqual(action, "copy:")
            #expect(sender as? String == "menu")
            answer(book, path)
          }
        })
    } ask: {
      $1.collectionView?($0, performAction: "copy:", forItemAt: $2, withSender: "menu")
    }
  }

  @Test("Coming and going: descriptor, data source, fallback")
  func displaying() {
    checkEvent("willDisplay", isFixed: true) { behavior, note in
      behavior.willDisplay(
        note.map { note in
          { cell, book, path in
            expectEqual((cell as? BookItemCell)?.text, "e")
            note(book, path)
          }
        })
    } ask: { view, delegate, path in
      guard let cell = view.shownCells[path] else { return }
      delegate.collectionView?(view, willDisplay: cell, forItemAt: path)
    }
    checkEvent("didEndDisplaying", isFixed: true) { behavior, note in
      behavior.didEndDisplaying(
        note.map { note in
          { cell, book, path in
            expectEqual((cell as? BookItemCell)?.text, "e")
            note(book, path)
          }
        })
    } ask: { view, delegate, path in
      guard let cell = view.shownCells[path] else { return }
      delegate.collectionView?(view, didEndDisplaying: cell, forItemAt: path)
    }
  }

  @Test("A tap may be refused, and an item be left out of editing")
  func taps() {
    let stage = CollectionStage("A=abc") { list in
      list.shouldHighlight { book, _ in book.id != "a" }
        .shouldSelect { book, _ in book.id != "b" }
        .canEdit { book, _ in book.id != "c" }
    }
    stage.view.allowsMultipleSelection = true
    #expect(!stage.view.simulateTap(at: [0, 0]))
    for item in 1...2 { stage.view.simulateTap(at: [0, item]) }
    expectEqual(stage.view.indexPathsForSelectedItems, [[0, 2]])
    stage.list.shouldDeselect { _, _ in false }
    stage.layOut()
    stage.view.simulateTap(at: [0, 2])
    expectEqual(stage.view.indexPathsForSelectedItems, [[0, 2]])
    stage.list.shouldDeselect { _, _ in true }
    stage.view.simulateTap(at: [0, 2])
    expectEqual(stage.view.indexPathsForSelectedItems, [])

    stage.view.isEditing = true
    let cells = (0...2).map { stage.view.cellForItem(at: [0, $0]) }
    expectEqual(cells.map { $0?.configurationState.isEditing }, [true, true, false])
  }

  @Test("Items without an answer of their own are as the collection view has it")
  func usual() {
    let stage = CollectionStage("A=abc") {
      let others = $0.cells(UICollectionViewCell.self, of: { _ in nil as Book? })
      others.canFocus { _, _ in true }.selectionFollowsFocus { _, _ in true }
        .canPerformPrimaryAction { _, _ in true }
    }
    let view = stage.view
    for isOn in [true, false] {
      view.allowsFocus = isOn
      view.selectionFollowsFocus = isOn
      view.isEditing = isOn
      let delegate = view.delegate
      expectEqual(delegate?.collectionView?(view, canFocusItemAt: [0, 1]), isOn)
      expectEqual(delegate?.collectionView?(view, selectionFollowsFocusForItemAt: [0, 1]), isOn)
      expectEqual(delegate?.collectionView?(view, canPerformPrimaryActionForItemAt: [0, 1]), !isOn)
    }
  }

  @Test("A menu for several items, or for the space between them, is the fallback's alone")
  func menusOfSeveralItems() {
    for paths: [IndexPath] in [[], [[0, 0], [1, 1]]] {
      for hasFallback in [false, true] {
        let menu = UIContextMenuConfiguration(
          identifier: nil, previewProvider: nil, actionProvider: nil)
        let witness = Witness()
        witness.fallbackAnswer = Optional(menu) as Any
        let stage = CollectionStage(witness: hasFallback ? witness : nil)
        for behavior in behaviors(of: stage.list).own.values {
          behavior.contextMenu { _, _, _ in
            Issue.record("A closure is asked")
            return nil
          }
        }
        let answer = stage.view.delegate?
          .collectionView?(stage.view, contextMenuConfigurationForItemsAt: paths, point: .zero)
        #expect(answer === (hasFallback ? menu : nil))
        expectEqual(witness.takeAsked(), (hasFallback ? [.fallback] : []))
      }
    }
  }

  @Test("Paths that are no items get no answers")
  func malformedPaths() {
    let stage = CollectionStage("A=abc") {
      $0.size { _, _ in .zero }.shouldSelect { _, _ in false }.contextMenu { _, _, _ in nil }
    }
    for path: IndexPath in [[], [0], [0, 1, 2], [3, 0], [0, 7], [-1, 0]] {
      let delegate = stage.asking?.delegate
      let size = delegate?
        .collectionView?(stage.view, layout: stage.layout, sizeForItemAt: path)
      expectEqual(size, stage.layout.itemSize)
      expectEqual(delegate?.collectionView?(stage.view, shouldSelectItemAt: path), true)
      expectEqual(stage.list.item(at: path), nil)
      expectEqual(stage.list.sourcePath(for: path), nil)
    }
  }
}
#endif
