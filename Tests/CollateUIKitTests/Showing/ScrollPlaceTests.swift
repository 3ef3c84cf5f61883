#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import Foundation
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Where people have read, when they come back.
@MainActor
@Suite("Places of readers", .traced)
struct ScrollPlaceTests {
  private typealias Stage = ScrollAnchoringTests.Stage
  private typealias Row = ScrollAnchoringTests.Row
  private typealias Rows = ScrollAnchoringTests.Rows

  private func rows(_ count: Int) -> [Row] { (0..<count).map { Row(id: $0) } }

  @Test(
    "A place is found again in another list, also after it was stored", arguments: [true, false])
  func coming(isTable: Bool) throws {
    let first = Stage(isTable: isTable)
    first.scroll(to: 1234)
    let data = try JSONEncoder().encode(first.list.scrollPlace)
    let place = try #require(try JSONDecoder().decode(ScrollPlace<Int>?.self, from: data))
    let second = Stage(isTable: isTable)
    second.list.scroll(to: place)
    second.window.settle()
    expectEqual(second.list.scrollPlace, place)
    expectEqual(second.visible.map(\.id), first.visible.map(\.id))
    // What comes above from now on is as always.
    second.source.insertItems(second.newRows(10), at: [0, 0])
    second.window.settle()
    expectEqual(second.list.scrollPlace, place)
  }

  @Test("It is waited for, and reached as far as there is content", arguments: [true, false])
  func waiting(isTable: Bool) async throws {
    let place = ScrollPlace(id: 40, y: -5)
    let stage = Stage(isTable: isTable, counts: [0])
    stage.list.scroll(to: place)
    stage.source.items = rows(20)
    stage.window.settle()
    expectEqual(stage.view.contentOffset.y, 0)
    stage.source.items = rows(42)
    stage.window.settle()
    expectEqual(stage.visible.last?.id, 41)
    stage.source.items = rows(80)
    stage.window.settle()
    expectEqual(stage.list.scrollPlace, place)
    // It is reached, so nothing waits any more.
    stage.scroll(to: 0)
    stage.source.items = rows(90)
    stage.window.settle()
    expectEqual(stage.view.contentOffset.y, 0)
  }

  @Test("While it is waited for, what people see stays where it is", arguments: [true, false])
  func anchored(isTable: Bool) throws {
    let stage = Stage(isTable: isTable)
    stage.scroll(to: 500)
    stage.list.scroll(to: ScrollPlace(id: 999))
    stage.window.settle()
    let first = stage.visible[1]
    stage.source.insertItems(stage.newRows(10), at: [0, 0])
    stage.window.settle()
    expectEqual(stage.top(of: first.id), first.top)
    stage.source.append(Row(id: 999))
    stage.window.settle()
    expectEqual(stage.visible.last?.id, 999)
  }

  @Test("Where it cannot be reached, others can scroll on", arguments: [true, false])
  func unreachable(isTable: Bool) async {
    let stage = Stage(isTable: isTable, counts: [30])
    let last = 29
    func settle() async {
      for _ in 0..<9 {
        stage.window.settle()
        await Task.yield()
      }
    }
    stage.list.scroll(to: ScrollPlace(id: last))
    await settle()
    expectEqual(stage.visible.last?.id, last)
    stage.view.contentOffset.y = 60
    await settle()
    expectEqual(stage.view.contentOffset.y, 60)
    // With more below, it can.
    stage.source.items = rows(80)
    stage.window.settle()
    expectEqual(stage.list.scrollPlace?.id, last)
  }

  @Test("A drag cancels the scroll to a place", arguments: [true, false])
  func givingUp(isTable: Bool) async {
    let stage = Stage(isTable: isTable, counts: [20])
    stage.list.scroll(to: ScrollPlace(id: 40))
    for _ in 0..<9 { await Task.yield() }
    // A touch that leads nowhere is one, too.
    stage.view.simulateDrag(by: CGPoint(x: 0, y: -30))
    stage.window.settle()
    stage.source.items = rows(80)
    stage.window.settle()
    #expect(stage.view.contentOffset.y < 60)
  }

  @Test("A tap on the status bar cancels it, too, unless the app forbids that tap")
  func statusBar() async {
    for isTable in [true, false] {
      for isAllowed in [true, false] {
        let stage = Stage(isTable: isTable, counts: [20])
        let doorkeeper = Doorkeeper(isAllowed: isAllowed)
        (stage.list as? TableViewDataSource<Rows>)?.fallbackDelegate = doorkeeper
        (stage.list as? CollectionViewDataSource<Rows>)?.fallbackDelegate = doorkeeper
        stage.list.scroll(to: ScrollPlace(id: 40))
        for _ in 0..<9 { await Task.yield() }
        expectEqual(stage.view.simulateStatusBarTap(), isAllowed)
        stage.window.settle()
        stage.source.items = rows(80)
        stage.window.settle()
        expectEqual(stage.list.scrollPlace?.id == 40, !isAllowed)
      }
    }
  }

  @Test("An animation cancels it, as by VoiceOver or a keyboard", arguments: [true, false])
  func scrollingWithoutFingers(isTable: Bool) async {
    let stage = Stage(isTable: isTable, counts: [30])
    stage.list.scroll(to: ScrollPlace(id: 40))
    for _ in 0..<9 { await Task.yield() }
    stage.view.setContentOffset(CGPoint(x: 0, y: 60), animated: true)
    HeadlessUIKit.finishAnimations()
    stage.window.settle()
    let place = stage.list.scrollPlace
    stage.source.items = rows(80)
    stage.window.settle()
    expectEqual(stage.list.scrollPlace, place)
  }

  @Test(
    "An animation that is under way does not end the wait for a place", arguments: [true, false])
  func animationBefore(isTable: Bool) async {
    let stage = Stage(isTable: isTable, counts: [30])
    let place = ScrollPlace(id: 40)
    // The view has to know that the list follows its scrolling.
    stage.list.scroll(to: place)
    for _ in 0..<9 { await Task.yield() }
    stage.list.scrollToEnd(animated: true)
    stage.list.scroll(to: place)
    HeadlessUIKit.finishAnimations()
    stage.window.settle()
    stage.source.items = rows(80)
    stage.window.settle()
    expectEqual(stage.list.scrollPlace?.id, 40)
  }

  private final class Doorkeeper: NSObject, UITableViewDelegate, UICollectionViewDelegate {
    let isAllowed: Bool

    init(isAllowed: Bool) { self.isAllowed = isAllowed }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { isAllowed }
  }
}
#endif
