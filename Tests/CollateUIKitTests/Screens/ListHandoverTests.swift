#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Which list owns a view, and which settings the view receives", .traced)
struct ListHandoverTests {
  private final class Other: NSObject, UITableViewDataSource, UITableViewDelegate,
    UITableViewDataSourcePrefetching
  {
    var taps = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { taps += 1 }
  }

  @Test("What a closure is taken away from is no longer responded to")
  func takingAway() {
    let stage = TableStage("A=ab") { $0.shouldUpdateFocus { _ in true } }
    let focus = Selector("tableView:shouldUpdateFocusInContext:")
    expectEqual(stage.table.delegate?.responds(to: focus), true)
    stage.list.shouldUpdateFocus(nil)
    stage.layOut()
    expectEqual(stage.table.delegate?.responds(to: focus), false)
  }

  @Test("Only what the list set is taken from a view that it leaves")
  func leaving() {
    let stage = TableStage("A=ab") { $0.prefetch { _, _ in } }
    let other = Other()
    #expect(stage.table.prefetchDataSource != nil)
    stage.list.tableView = nil
    #expect(stage.table.dataSource == nil && stage.table.delegate == nil)
    #expect(stage.table.prefetchDataSource == nil)
    stage.list.tableView = stage.table
    stage.table.dataSource = other
    stage.table.delegate = other
    stage.table.prefetchDataSource = other
    stage.list.tableView = nil
    #expect(stage.table.dataSource === other)
    #expect(stage.table.delegate === other)
    #expect(stage.table.prefetchDataSource === other)
  }

  @Test("A view whose list does not prefetch keeps the prefetching that it has")
  func prefetching() {
    let stage = TableStage("A=ab")
    let other = Other()
    #expect(stage.table.prefetchDataSource == nil)
    stage.table.prefetchDataSource = other
    stage.list.didSelect { _, _ in .deselect }
    stage.list.commitEditing { _, _, _ in }
    stage.layOut()
    #expect(stage.table.prefetchDataSource === other)
    stage.list.prefetch { _, _ in }
    stage.layOut()
    #expect(stage.table.prefetchDataSource !== other)
    stage.list.prefetch(nil)
    stage.layOut()
    #expect(stage.table.prefetchDataSource == nil)
  }

  @Test("A fallback that is set is not replaced by the delegate that a view has")
  func fallback() {
    let (mine, views) = (Other(), Other())
    let stage = TableStage("A=ab")
    stage.list.fallbackDelegate = mine
    let table = UITableView(frame: stage.table.frame)
    table.delegate = views
    stage.list.tableView = table
    #expect(stage.list.fallbackDelegate === mine)
    stage.list.tableView = nil
    #expect(table.delegate === views)
  }

  @Test("The list before is no delegate to give back")
  func listAfterList() {
    let stage = TableStage("A=ab")
    let next = TableViewDataSource(dataSource: stage.source, cell: UITableViewCell.self) {
      _, _, _ in
    }
    // Only the delegate is that of the list.
    stage.table.dataSource = nil
    next.tableView = stage.table
    #expect(next.fallbackDelegate == nil)
    next.tableView = nil
    #expect(stage.table.delegate == nil)
  }

  /// A data source that responds to more than protocols ask of it.
  private final class Talkative: MessagedObject, UITableViewDataSource {
    nonisolated static let own = Selector("showsSecrets")
    nonisolated static let height = Selector("tableView:heightForRowAtIndexPath:")

    override nonisolated func responds(to aSelector: Selector!) -> Bool {
      aSelector == Self.own || aSelector == Self.height || super.responds(to: aSelector)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["own"] }
  }

  @Test("Unknown messages are passed on to a data source of the app, but not to a delegate")
  func ownMessages() throws {
    let source = Talkative()
    let stage = TableStage("A=ab")
    let titles = Selector("sectionIndexTitlesForTableView:")
    expectEqual(stage.table.dataSource?.responds(to: titles), false)
    stage.list.fallbackDataSource = source
    stage.layOut()
    let shown = try #require(stage.table.dataSource as? MessagedObject)
    #expect(shown.responds(to: titles))
    expectEqual(stage.table.dataSource?.sectionIndexTitles?(for: stage.table), ["own"])
    #expect(shown.responds(to: Talkative.own))
    #expect(shown.forwardingTarget(for: Talkative.own) as? Talkative === source)
    #expect(!shown.responds(to: Talkative.height))
  }

  @Test("A view that a list comes to has cells of its own")
  func cells() {
    let stage = TableStage("A=ab")
    let table = UITableView(frame: stage.table.frame)
    stage.window.rootViewController?.view.addSubview(table)
    stage.list.tableView = table
    stage.layOut()
    stage.source.replaceItem(at: [0, 0], with: Book("a", edition: 1))
    stage.layOut()
    expectEqual(table.shownTexts[[0, 0]], "a'")
    stage.list.tableView = stage.table
    stage.layOut()
    expectEqual(stage.rows, [["a'", "b"]])
  }

  @Test("A view that is off screen and receives no updates is not asked to update a cell")
  func away() {
    let source = ArrayDataSource(sections: shelves("A=ab"))
    var count = 0
    let list = TableViewDataSource(dataSource: source, cell: UITableViewCell.self) { _, _, _ in
      count += 1
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    list.tableView = table
    let log = HeadlessUIKit.log
    list.reconfigure("a")
    expectEqual(HeadlessUIKit.log, log)
    expectEqual(count, 0)
  }

  @Test("The view for nothing is away before the first cell is there")
  func emptyContent() {
    let source = ArrayDataSource(sections: shelves("A="))
    weak var shown: UITableView?
    var backgrounds: [Bool] = []
    let list = TableViewDataSource(dataSource: source, cell: UITableViewCell.self) { _, _, _ in
      backgrounds.append(shown?.backgroundView == nil)
    }
    list.emptyContent = { UIView() }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    shown = table
    let window = UIWindow(frame: table.frame)
    window.rootViewController = UIViewController()
    window.isHidden = false
    window.rootViewController?.view.addSubview(table)
    list.tableView = table
    HeadlessUIKit.commit()
    #expect(table.backgroundView != nil)
    source.insertItem(Book("a"), at: [0, 0])
    list.flush()
    HeadlessUIKit.commit()
    expectEqual(backgrounds, [true])
  }

  @Test("A closure set during a move reaches the view when the move has ended")
  func duringMove() {
    let stage = TableStage("A=abc") { $0.reordersItems = true }
    let focus = Selector("tableView:shouldUpdateFocusInContext:")
    stage.table.isEditing = true
    stage.table.beginReordering(at: [0, 0])
    stage.table.proposeReordering(to: [0, 1])
    stage.list.shouldUpdateFocus { _ in true }
    stage.layOut()
    stage.table.endReordering()
    stage.layOut()
    expectEqual(stage.table.delegate?.responds(to: focus), true)
  }

  @Test("Heights of headers: of the view itself, of the delegate of the app, of the table view")
  func heights() {
    final class Automatic: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        UITableView.automaticDimension
      }
    }
    let delegate = Automatic()
    var header: SupplementaryView<UITableView> = .none
    let stage = TableStage("A=a") { list in
      list.fallbackDelegate = delegate
      list.header { _, _ in header }
    }
    func height() -> CGFloat? {
      stage.table.delegate?.tableView?(stage.table, heightForHeaderInSection: 0)
    }
    #expect((height() ?? 9) < 0.1)
    stage.table.sectionHeaderHeight = 31
    header = .view(UIView())
    expectEqual(height(), 31)
    header = .view(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 12)))
    expectEqual(height(), 12)
    header = .title("a")
    expectEqual(height(), 31)
  }
}
#endif
