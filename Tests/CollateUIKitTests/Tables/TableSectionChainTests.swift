#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Whom a table view asks about sections", .traced)
struct TableSectionChainTests: ChainTests {
  typealias Stage = TableStage
  typealias Subject = Shelf

  let place = 1
  let subject: Character = "B"

  func behaviors(
    of list: TableViewDataSource<Shelf>
  ) -> (
    own: [Level: any SectionBehavior<Shelf, UITableView>],
    other: any SectionBehavior<Shelf, UITableView>
  ) {
    let other = list.sections(of: { _ in nil as Shelf? })
    let descriptor = list.sections(for: Shelf.self)
    return ([.descriptor: descriptor, .dataSource: list], other)
  }

  @Test("Titles: descriptor, data source, fallback, none")
  func titles() {
    let titles: [String?] = ["D", "S", "F"]
    check("header", titles, usual: nil) { behavior, answer in
      behavior.header(answer.map { answer in { answer($0, $1).map { .title($0) } ?? .none } })
    } ask: {
      $1.tableView?($0, titleForHeaderInSection: $2)
    }
    check("footer", titles, usual: nil) { behavior, answer in
      behavior.footer(answer.map { answer in { answer($0, $1).map { .title($0) } ?? .none } })
    } ask: {
      $1.tableView?($0, titleForFooterInSection: $2)
    }
  }

  @Test("Views: descriptor, data source, fallback, none; a header that is none counts")
  func views() {
    for none in Level.allCases {
      var views: [UIView?] = [UIView(), UIView(), UIView()]
      views[none.rawValue] = nil
      check("header", views, usual: nil) { behavior, answer in
        behavior.header(answer.map { answer in { answer($0, $1).map { .view($0) } ?? .none } })
      } ask: {
        $1.tableView?($0, viewForHeaderInSection: $2)
      }
      check("footer", views, usual: nil) { behavior, answer in
        behavior.footer(answer.map { answer in { answer($0, $1).map { .view($0) } ?? .none } })
      } ask: {
        $1.tableView?($0, viewForFooterInSection: $2)
      }
    }
  }

  @Test("Heights: descriptor, data source, fallback, UIKit")
  func heights() {
    check("header height", [10, 20, 30], usual: 0) {
      behavior, answer in
      behavior.headerHeight(answer)
    } ask: {
      $1.tableView?($0, heightForHeaderInSection: $2)
    }
    check("footer height", [10, 20, 30], usual: 0) {
      behavior, answer in
      behavior.footerHeight(answer)
    } ask: {
      $1.tableView?($0, heightForFooterInSection: $2)
    }
  }

  @Test("Titles of the index: descriptor, data source, fallback, none")
  func indexTitles() {
    withEvery("levels", in: Level.subsets) { levels in
      let witness = Witness()
      let stage = TableStage(witness: levels.contains(.fallback) ? witness : nil)
      for (level, behavior) in behaviors(of: stage.list).own where levels.contains(level) {
        behavior.indexTitle { shelf, section in
          section == 0 ? nil : "\(level.rawValue)\(shelf.id)\(section)"
        }
      }
      let first = Level.allCases.first(where: levels.contains)
      let source = stage.table.dataSource
      witness.fallbackAnswer = Optional(["F"]) as Any
      let titles = source?.sectionIndexTitles?(for: stage.table)
      expectEqual(titles, first.map { [["0B1"], ["1B1"], ["F"]][$0.rawValue] })
      witness.fallbackAnswer = 7
      let section = source?.tableView?(stage.table, sectionForSectionIndexTitle: "", at: 0)
      expectEqual(section, first.map { $0 == .fallback ? 7 : 1 })
      expectEqual(witness.takeAsked(), (first == .fallback ? [.fallback, .fallback] : []))
    }
  }

  @Test("Estimated heights are the fallback's, or there are none")
  func estimates() {
    for (hasFallback, header, footer): (Bool, CGFloat?, CGFloat?) in [
      (false, nil, nil), (true, 5, 5),
    ] {
      let witness = Witness()
      witness.fallbackAnswer = CGFloat(5)
      let stage = TableStage(witness: hasFallback ? witness : nil)
      let table = stage.table
      table.estimatedSectionHeaderHeight = 6
      table.estimatedSectionFooterHeight = 7
      expectEqual(table.delegate?.tableView?(table, estimatedHeightForHeaderInSection: 1), header)
      expectEqual(table.delegate?.tableView?(table, estimatedHeightForFooterInSection: 1), footer)
      let methods = [
        "tableView(_:estimatedHeightForHeaderInSection:)",
        "tableView(_:estimatedHeightForFooterInSection:)",
      ]
      expectEqual(witness.methods, (hasFallback ? methods : []))
    }
  }
}
#endif
