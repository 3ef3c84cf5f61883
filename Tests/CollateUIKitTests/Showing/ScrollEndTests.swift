#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Lists that stay at their end, such as conversations.
@MainActor
@Suite("The end of a list", .traced)
struct ScrollEndTests {
  private typealias Stage = ScrollAnchoringTests.Stage

  /// A list at its end, whose view knows that it is told of scrolling.
  private func stage(isTable: Bool) async -> Stage {
    let stage = Stage(isTable: isTable, anchoring: .visibleExceptAtEnd)
    stage.list.scrollToEnd(animated: false)
    stage.window.settle()
    await read()
    return stage
  }

  /// Lets the view read what is responded to.
  private func read() async {
    for _ in 0..<9 { await Task.yield() }
  }

  private func end(of view: UIScrollView) -> CGFloat {
    view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height
  }

  private func expectEnd(_ stage: Stage, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      abs(stage.view.contentOffset.y - end(of: stage.view)) < 0.5, sourceLocation: sourceLocation)
    #expect(stage.list.isAtEnd, sourceLocation: sourceLocation)
  }

  private func append(_ count: Int, to stage: Stage) {
    stage.source.appendItems(stage.newRows(count), toSection: 0)
  }

  @Test(
    "What comes at the end scrolls into view, and what people see moves there",
    arguments: [true, false])
  func following(isTable: Bool) async {
    let stage = await stage(isTable: isTable)
    expectEnd(stage)
    for count in [1, 3, 40] {
      append(count, to: stage)
      #expect(stage.view.contentOffset.y < end(of: stage.view))
      stage.window.settle()
      expectEnd(stage)
    }
    if let table = stage.view as? ScrollAnchoringTests.NotingTable {
      expectEqual(table.isAnimated, [true, true, true])
    }
  }

  @Test("The first items are shown at the end", arguments: [true, false])
  func beginning(isTable: Bool) async {
    let stage = Stage(isTable: isTable, anchoring: .visibleExceptAtEnd, counts: [0])
    append(60, to: stage)
    stage.window.settle()
    expectEnd(stage)
  }

  @Test(
    "What comes while the list is on its way to the end is shown, too", arguments: [true, false])
  func burst(isTable: Bool) async {
    let stage = await stage(isTable: isTable)
    for _ in 0..<5 {
      append(2, to: stage)
      for _ in 0..<3 { HeadlessUIKit.runFrame() }
    }
    stage.window.settle()
    expectEnd(stage)
  }

  @Test(
    "What comes above leaves the end where it is, without an animation", arguments: [true, false])
  func above(isTable: Bool) async throws {
    let stage = await stage(isTable: isTable)
    let last = try #require(stage.visible.last)
    stage.source.insertItems(stage.newRows(20), at: [0, 0])
    expectEnd(stage)
    stage.window.settle()
    expectEnd(stage)
    expectEqual(stage.top(of: last.id), last.top)
    if let table = stage.view as? ScrollAnchoringTests.NotingTable {
      expectEqual(table.isAnimated, [false])
    }
  }

  @Test(
    "Who reads elsewhere stays there, whether a finger or code has led there",
    arguments: [true, false])
  func reading(isTable: Bool) async {
    for isByFinger in [true, false] {
      let stage = await stage(isTable: isTable)
      if isByFinger {
        stage.view.simulateDrag(by: CGPoint(x: 0, y: 300))
        stage.window.settle()
      } else {
        stage.scroll(to: 300)
      }
      #expect(!stage.list.isAtEnd)
      let first = stage.visible[0]
      append(2, to: stage)
      stage.source.insertItems(stage.newRows(3), at: [0, 0])
      stage.window.settle()
      expectEqual(stage.top(of: first.id), first.top)
      stage.list.scrollToEnd()
      stage.window.settle()
      expectEnd(stage)
    }
  }

  @Test(
    "Nothing scrolls under a finger, which may let the list go on afterwards",
    arguments: [true, false])
  func dragging(isTable: Bool) async {
    let stage = await stage(isTable: isTable)
    stage.view.simulateTouchDown()
    stage.view.simulateTouchMove(by: CGPoint(x: 0, y: 12))
    append(3, to: stage)
    stage.window.settle()
    #expect(!stage.list.isAtEnd)
    stage.view.simulateTouchUp()
    stage.window.settle()
    stage.view.simulateDrag(by: CGPoint(x: 0, y: -400))
    stage.window.settle()
    append(1, to: stage)
    stage.window.settle()
    expectEnd(stage)
  }

  @Test("A keyboard does not cover the end", arguments: [true, false])
  func insets(isTable: Bool) async {
    let stage = await stage(isTable: isTable)
    stage.view.contentInset.bottom = 300
    stage.window.settle()
    expectEnd(stage)
    stage.view.contentInset.bottom = 0
    stage.window.settle()
    expectEnd(stage)
    stage.scroll(to: 500)
    stage.view.contentInset.bottom = 300
    stage.window.settle()
    expectEqual(stage.view.contentOffset.y, 500)
  }

  @Test("Only a list that needs scroll events receives them, and it forwards them")
  func presence() async {
    final class Delegate: NSObject, UITableViewDelegate {
      var count = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
    }
    let stage = Stage(isTable: true, anchoring: .visible)
    let selector = Selector("scrollViewDidScroll:")
    expectEqual(stage.view.delegate?.responds(to: selector), false)
    stage.list.anchoring = .visibleExceptAtEnd
    await read()
    expectEqual(stage.view.delegate?.responds(to: selector), true)
    let delegate = Delegate()
    (stage.list as? TableViewDataSource<ScrollAnchoringTests.Rows>)?.fallbackDelegate = delegate
    stage.scroll(to: 100)
    #expect(delegate.count > 0)
    (stage.list as? TableViewDataSource<ScrollAnchoringTests.Rows>)?.fallbackDelegate = nil
    stage.list.anchoring = .none
    expectEqual(stage.view.delegate?.responds(to: selector), false)
  }

  @Test("A list that is shown with its items begins at the end", arguments: [true, false])
  func attaching(isTable: Bool) async {
    let stage = Stage(isTable: isTable, anchoring: .visibleExceptAtEnd)
    await read()
    stage.window.settle()
    expectEnd(stage)
    // A place of a reader comes first.
    let other = Stage(isTable: isTable, anchoring: .visibleExceptAtEnd)
    other.list.scroll(to: ScrollPlace(id: 3))
    await read()
    other.window.settle()
    expectEqual(other.list.scrollPlace, ScrollPlace(id: 3))
  }

  @Test("A list shows its end from its first layout on", arguments: [true, false], [true, false])
  func firstLayout(isTable: Bool, scrolls: Bool) async {
    let stage = Stage(isTable: isTable, anchoring: .visibleExceptAtEnd) {
      if scrolls { $0.list.scrollToEnd(animated: false) }
    }
    #expect(stage.list.isAtEnd)
    append(1, to: stage)
    stage.window.settle()
    expectEnd(stage)
    await read()
    stage.window.settle()
    expectEnd(stage)
  }

  @Test("The first items are shown at the end, also below a header that fills the view")
  func tallHeader() async {
    let stage = Stage(isTable: true, anchoring: .visibleExceptAtEnd, counts: [0]) {
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 900))
      ($0.view as? UITableView)?.tableHeaderView = header
    }
    await read()
    stage.window.settle()
    #expect(stage.list.isAtEnd)
    stage.view.contentInset.top = 40
    stage.view.contentOffset.y = -40
    stage.window.settle()
    append(60, to: stage)
    stage.window.settle()
    expectEnd(stage)
  }

  @Test(
    "A list at its end stays there while its view gets lower and higher, and others where they are",
    arguments: [true, false], [true, false])
  func heights(isTable: Bool, clamps: Bool) async {
    let stage = await stage(isTable: isTable)
    HeadlessUIKit.with(\.clampsOffsets, clamps) {
      for height in [639, 620, 300, 310, 290, 640, 500] as [CGFloat] {
        stage.view.frame.size.height = height
        stage.window.settle()
        expectEnd(stage)
      }
      stage.scroll(to: 500)
      for height in [480, 300, 640] as [CGFloat] {
        stage.view.frame.size.height = height
        stage.window.settle()
        expectEqual(stage.view.contentOffset.y, 500)
      }
    }
  }

  @Test("An inset at the top that moves the content leaves a list at its end")
  func topInset() async {
    let stage = await stage(isTable: true)
    (stage.view as? ScrollAnchoringTests.NotingTable)?.movesWithInsets = true
    stage.view.contentInset.top = 88
    stage.window.settle()
    expectEnd(stage)
  }

  @Test("A view that gets smaller shows the end", arguments: [true, false])
  func bounds(isTable: Bool) async {
    let stage = await stage(isTable: isTable)
    stage.view.frame.size.height = 300
    append(1, to: stage)
    stage.window.settle()
    expectEnd(stage)
    // A view that is laid out again may move its content by a little.
    stage.view.frame.size.height = 200
    stage.view.contentOffset.y -= 1
    stage.window.settle()
    expectEnd(stage)
  }

  @Test("A list with other rules scrolls to its end, too, and other scrolls cancel that")
  func others() async {
    let stage = Stage(isTable: true, anchoring: .visible)
    await read()
    stage.list.scrollToEnd()
    await read()
    stage.window.settle()
    expectEnd(stage)
    stage.scroll(to: 0)
    append(1, to: stage)
    stage.window.settle()
    expectEqual(stage.view.contentOffset.y, 0)
    let chat = await self.stage(isTable: true)
    chat.scroll(to: 0)
    chat.list.scrollToEnd()
    HeadlessUIKit.runFrame()
    chat.list.scroll(to: 20, at: .start, animated: true)
    chat.window.settle()
    expectEqual(chat.list.scrollPlace?.id, 20)
    // Code that does not ask the list.
    chat.list.scrollToEnd()
    HeadlessUIKit.runFrame()
    chat.view.setContentOffset(.zero, animated: true)
    chat.window.settle()
    append(1, to: chat)
    chat.window.settle()
    expectEqual(chat.view.contentOffset.y, 0)
  }

  @Test("An empty list, and one without a view, is at its end")
  func empty() {
    let list = TableViewDataSource(
      dataSource: ArrayDataSource(items: [ScrollAnchoringTests.Row(id: 1)]),
      cell: UITableViewCell.self
    ) { _, _, _ in }
    list.scrollToEnd()
    #expect(list.isAtEnd && list.scrollPlace == nil)
    let stage = Stage(isTable: true, counts: [])
    stage.list.scrollToEnd()
    #expect(stage.list.isAtEnd && stage.list.scrollPlace == nil)
  }
}
#endif
