#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("What a delegate says by responding", .traced)
struct TruthfulDelegateTests {
  private static let tableHeights: [Selector] = [
    "tableView:heightForRowAtIndexPath:", "tableView:estimatedHeightForRowAtIndexPath:",
    "tableView:heightForHeaderInSection:", "tableView:heightForFooterInSection:",
    "tableView:estimatedHeightForHeaderInSection:", "tableView:estimatedHeightForFooterInSection:",
  ]

  private struct Number: Identifiable, Hashable, Sendable {
    let id: Int
  }

  private func manyRows() -> ArrayDataSource<BasicSection<Int, Number>> {
    ArrayDataSource(sections: [BasicSection(id: 0, items: (0..<10_000).map { Number(id: $0) })])
  }

  private func show(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    view.frame = window.bounds
    controller.view.addSubview(view)
    return window
  }

  @Test("Ten thousand rows without a closure for heights are asked for none (F1)")
  func heights() {
    let table = UITableView()
    let list = TableViewDataSource(dataSource: manyRows(), cell: UITableViewCell.self) { _, _, _ in
    }
    let window = show(table)
    let sent = HeadlessMessages.sent {
      list.tableView = table
      window.layoutIfNeeded()
      table.reloadData()
      window.layoutIfNeeded()
    }
    #expect(Self.tableHeights.allSatisfy { sent[$0] == nil })
    #expect(!table.visibleCells.isEmpty)

    // As many as UIKit makes: with estimates, those on screen.
    list.height { _, _ in 44 }
    list.flush()
    let later = HeadlessMessages.sent { window.layoutIfNeeded() }
    let count = later["tableView:heightForRowAtIndexPath:", default: 0]
    #expect((1..<50).contains(count))
  }

  @Test("Ten thousand items without a closure for sizes are asked for none (F1)")
  func sizes() {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let list = CollectionViewDataSource(
      dataSource: manyRows(), cell: UICollectionViewCell.self
    ) { _, _, _ in }
    let window = show(view)
    let size: Selector = "collectionView:layout:sizeForItemAtIndexPath:"
    let sent = HeadlessMessages.sent {
      list.collectionView = view
      window.layoutIfNeeded()
    }
    expectEqual(sent[size], nil)
    #expect(!view.visibleCells.isEmpty)
    list.size { _, _ in CGSize(width: 100, height: 44) }
    list.flush()
    let later = HeadlessMessages.sent { window.layoutIfNeeded() }
    expectEqual(later[size], 10_000)
  }

  @Test("Rows of a fixed height need no estimate, also where others have one (F2)")
  func estimates() {
    let selector: Selector = "tableView:estimatedHeightForRowAtIndexPath:"
    let plain = TableStage("A=ab")
    expectEqual(plain.table.delegate?.responds(to: selector), false)
    let stage = TableStage("A=ab") {
      $0.cells(UITableViewCell.self, of: { _ in nil as Book? }).estimatedHeight { _, _ in 7 }
    }
    for (height, estimate, expected): (CGFloat, CGFloat, CGFloat) in [
      (80, UITableView.automaticDimension, UITableView.automaticDimension), (80, 0, 80),
      (UITableView.automaticDimension, 0, UITableView.automaticDimension), (80, 50, 50),
    ] {
      stage.table.rowHeight = height
      stage.table.estimatedRowHeight = estimate
      let answer = stage.table.delegate?.tableView?(
        stage.table, estimatedHeightForRowAt: [0, 0])
      expectEqual(answer, expected)
    }
  }

  @Test("Two-finger selection is UIKit's business until a closure decides (F3)")
  func multipleSelection() {
    let table = TableStage("A=ab")
    let view = CollectionStage("A=ab")
    expectEqual(
      table.table.delegate?.responds(
        to: "tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:"), false)
    expectEqual(
      view.view.delegate?.responds(
        to: "collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:"), false)
  }

  @Test("Rows are editable as in UIKit, but nothing is deleted without a handler (F4)")
  func editing() {
    let stage = TableStage("A=ab")
    stage.table.setEditing(true, animated: false)
    stage.layOut()
    expectEqual(stage.table.cellForRow(at: [0, 0])?.editingStyle, .delete)

    let editable = TableStage("A=ab") { $0.canEdit { _, _ in true } }
    expectEqual(editable.table.simulateSwipe(at: [0, 0]), nil)
    #expect(!editable.table.simulateDelete(at: [0, 0]))

    let some = TableStage("A=ab") {
      $0.cells(UITableViewCell.self, of: { $0.id == "a" ? $0 : nil })
        .commitEditing { _, _, _ in }
    }
    #expect(some.table.simulateDelete(at: [0, 0]))
    #expect(!some.table.simulateDelete(at: [0, 1]))
    // Circles to select several rows are there for all of them.
    some.table.allowsMultipleSelectionDuringEditing = true
    some.table.setEditing(true, animated: false)
    some.layOut()
    expectEqual(some.table.cellForRow(at: [0, 1])?.editingStyle, .delete)
  }

  @Test("Sections without a header have no strip in its place (F5)")
  func strips() {
    let setUps: [(TableViewDataSource<Shelf>) -> Void] = [
      { _ in },
      {
        $0.sections(of: { $0.id == "A" ? $0 : nil }).header { _, _ in .title("A") }
      },
    ]
    for (number, setUp) in setUps.enumerated() {
      let stage = TableStage("A=a|B=b", setUp: setUp)
      stage.table.sectionHeaderHeight = 30
      stage.layOut()
      expectEqual(stage.table.rectForHeader(inSection: 1).height, 0)
      expectEqual(stage.table.rectForHeader(inSection: 0).height, CGFloat(number * 30))
    }
  }

  @Test("A message that the list does not know reaches the app's own delegate (F13)")
  func unknownMessages() {
    let stage = TableStage("A=ab")
    let delegate = SpringDelegate()
    let selector: Selector = "tableView:shouldSpringLoadRowAtIndexPath:withContext:"
    expectEqual(stage.table.delegate?.responds(to: selector), false)
    stage.list.fallbackDelegate = delegate
    stage.layOut()
    expectEqual(stage.table.delegate?.responds(to: selector), true)
    #expect(!stage.table.simulateSpringLoading(at: [0, 0]))
    expectEqual(stage.table.delegate?.conforms(to: (any Springing).self), true)
    stage.list.fallbackDelegate = nil
    stage.layOut()
    expectEqual(stage.table.delegate?.responds(to: selector), false)
    expectEqual(stage.table.delegate?.conforms(to: (any Springing).self), false)
    #expect(stage.table.simulateSpringLoading(at: [0, 0]))
  }

  @Test("Neither the list's own object nor the view becomes a fallback")
  func ownObjects() {
    final class Table: UITableView, UITableViewDelegate {}
    let stage = TableStage("A=ab")
    stage.list.fallbackDelegate = stage.table.delegate
    stage.list.fallbackDataSource = stage.table.dataSource
    #expect(stage.list.fallbackDelegate == nil)
    #expect(stage.list.fallbackDataSource == nil)
    let table = Table()
    stage.list.tableView = table
    stage.list.fallbackDelegate = table
    #expect(stage.list.fallbackDelegate == nil)
  }
}

/// A protocol of a layout or library, which casts the delegate to it.
@MainActor
private protocol Springing {}

private final class SpringDelegate: NSObject, UITableViewDelegate, Springing {
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { false }
}
#endif
