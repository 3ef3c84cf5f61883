#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Cells that are displayed again without being asked for", .traced)
struct KeptCellTests {
  private final class PressItemCell: UICollectionViewCell {}

  /// Shows two of ten books in a view that keeps cells, and notes what the closures of cells are told.
  private func withStage(
    setUp: (CollectionViewDataSource<Shelf>) -> Void = { _ in },
    _ body: (_ stage: CollectionStage, _ take: () -> [String]) -> Void
  ) {
    HeadlessUIKit.with(\.keptCells, 4) {
      var lines: [String] = []
      let stage = CollectionStage("A=abcdefghij", height: 88) { list in
        setUp(list)
        list.configure { _, book, _ in lines.append("configure \(book)") }
        list.update { _, book, _ in lines.append("update \(book)") }
        list.willDisplay { _, book, _ in lines.append("display \(book)") }
        list.didEndDisplaying { _, book, _ in lines.append("end \(book)") }
      }
      body(stage) {
        defer { lines = [] }
        return lines
      }
    }
  }

  private func scroll(_ stage: CollectionStage, toItem item: Int) {
    stage.view.contentOffset.y = CGFloat(item * 44)
    stage.layOut()
  }

  @Test("The end of each display is reported")
  func ends() {
    withStage { stage, take in
      scroll(stage, toItem: 2)
      _ = take()
      for _ in 0..<3 {
        scroll(stage, toItem: 0)
        expectEqual(take(), ["end c", "end d", "display a", "display b"])
        scroll(stage, toItem: 2)
        expectEqual(take(), ["end a", "end b", "display c", "display d"])
      }
    }
  }

  @Test("A change of an item updates its cell that is back, and configures one that is not")
  func changes() {
    withStage { stage, take in
      let cell = stage.view.cellForItem(at: [0, 0])
      scroll(stage, toItem: 2)
      _ = take()
      stage.source.sections[0].items[0].edition = 1
      expectEqual(take(), ["configure a'"])
      scroll(stage, toItem: 0)
      expectEqual(take(), ["end c", "end d", "display a'", "display b"])
      stage.source.sections[0].items[0].edition = 2
      expectEqual(take(), ["update a''"])
      stage.source.sections[0].items[1].edition = 1
      expectEqual(take(), ["update b'"])
      #expect(stage.view.cellForItem(at: [0, 0]) === cell)
    }
  }

  @Test(
    "A cell of another kind is made, not configured, for an item whose cell has left or is back")
  func kinds() {
    for isBack in [false, true] {
      withStage { list in
        list.cells(PressItemCell.self, of: { $0.edition > 0 ? $0 : nil })
      } _: { stage, _ in
        scroll(stage, toItem: 2)
        if isBack { scroll(stage, toItem: 0) }
        // Another kind is known, so that each cell is looked at.
        stage.source.sections[0].items[3].edition = 1
        stage.source.sections[0].items[0].edition = 1
        scroll(stage, toItem: 0)
        #expect(stage.view.cellForItem(at: [0, 0]) is PressItemCell)
        stage.source.sections[0].items[0].edition = 0
        stage.layOut()
        #expect(stage.view.cellForItem(at: [0, 0]) is BookItemCell)
      }
    }
  }

  @Test("An item that is removed while its cell is kept is let go")
  func removal() {
    final class Token {}
    struct Held: Identifiable, Equatable {
      let id: Int
      let token: Token
      static func == (one: Held, other: Held) -> Bool { one.id == other.id }
    }
    HeadlessUIKit.with(\.keptCells, 4) {
      weak var token: Token?
      let frame = CGRect(x: 0, y: 0, width: 320, height: 44)
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = frame.size
      let view = UICollectionView(frame: frame, collectionViewLayout: layout)
      let window = UIWindow(frame: frame)
      window.show(view)
      let source = ArrayDataSource(sections: [BasicSection<Int, Held>(id: 0)])
      let list = CollectionViewDataSource(
        dataSource: source, cell: UICollectionViewCell.self
      ) { _, _, _ in }
      list.collectionView = view
      do {
        let held = Token()
        token = held
        source.appendItems(
          (0..<4).map { Held(id: $0, token: $0 == 0 ? held : Token()) }, toSection: 0)
        HeadlessUIKit.commit()
      }
      view.contentOffset.y = 88
      HeadlessUIKit.commit()
      #expect(token != nil)
      #expect(view.cellForItem(at: [0, 0]) != nil)
      source.removeItem(at: [0, 0])
      HeadlessUIKit.commit()
      HeadlessUIKit.finishAnimations()
      #expect(token == nil)
    }
  }
}
#endif
