#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Who has a list view, and what it was told", .traced)
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
    let stage = TableStage("A=ab") { $0.shouldUpdateFocus = { _ in true } }
    let focus = Selector("tableView:shouldUpdateFocusInContext:")
    #expect(stage.table.delegate?.responds(to: focus) == true)
    stage.list.shouldUpdateFocus = nil
    stage.layOut()
    #expect(stage.table.delegate?.responds(to: focus) == false)
  }

  @Test("Only what the list set is taken from a view that it leaves")
  func leaving() {
    let stage = TableStage("A=ab") { $0.prefetch = { _, _ in } }
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

  @Test("A view whose rows nobody prefetches keeps the prefetching that it has")
  func prefetching() {
    let stage = TableStage("A=ab")
    let other = Other()
    #expect(stage.table.prefetchDataSource == nil)
    stage.table.prefetchDataSource = other
    stage.list.didSelect { .deselect }
    stage.list.commitEditing { _, _, _ in }
    stage.layOut()
    #expect(stage.table.prefetchDataSource === other)
    stage.list.prefetch = { _, _ in }
    stage.layOut()
    #expect(stage.table.prefetchDataSource !== other)
    stage.list.prefetch = nil
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
    next.tableView = stage.table
    #expect(next.fallbackDelegate == nil)
    next.tableView = nil
    #expect(stage.table.delegate == nil)
  }

  @Test("What a data source of the app alone responds to is passed on to it")
  func ownMessages() {
    @MainActor final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }

      func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["own"] }
    }
    let source = Source()
    let stage = TableStage("A=ab")
    let titles = Selector("sectionIndexTitlesForTableView:")
    #expect(stage.table.dataSource?.responds(to: titles) == false)
    stage.list.fallbackDataSource = source
    stage.layOut()
    #expect(stage.table.dataSource?.responds(to: titles) == true)
    #expect(stage.table.dataSource?.sectionIndexTitles?(for: stage.table) == ["own"])
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
    #expect(table.shownTexts[[0, 0]] == "a'")
    stage.list.tableView = stage.table
    stage.layOut()
    #expect(stage.rows == [["a'", "b"]])
  }
}
#endif
