#if HEADLESS_UIKIT
import Collate
import CollateUIKit
import TestSupport
import Testing
@_spi(Headless) import UIKit

final class ShelfHeader: UITableViewHeaderFooterView {
  private(set) var configurations = 0

  func show(_ shelf: Shelf) {
    configurations += 1
    textLabel?.text = "\(shelf.id) \(shelf.title)"
  }
}

@MainActor
@Suite("Headers and footers of a table view", .traced)
struct TableSectionTests {
  @Test("Texts: descriptor, data source, fallback")
  func titles() {
    final class Fallback: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      { UITableViewCell() }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "F\(section)"
      }
      func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        "F\(section)"
      }
    }
    let fallback = Fallback()
    withEvery("levels", in: Level.subsets) { levels in
      let stage = TableStage("A=a|B=b") { list in
        let descriptor = list.sections(for: Shelf.self)
        if levels.contains(.descriptor) {
          descriptor.header { .title("D\($0.id)\($1)") }.footer { .title("D\($0.id)\($1)") }
        }
        if levels.contains(.dataSource) {
          list.header { .title("S\($0.id)\($1)") }.footer { .title("S\($0.id)\($1)") }
        }
        if levels.contains(.fallback) { list.fallbackDataSource = fallback }
      }
      let expected: [Int: String] =
        if levels.contains(.descriptor) {
          [0: "DA0", 1: "DB1"]
        } else if levels.contains(.dataSource) {
          [0: "SA0", 1: "SB1"]
        } else if levels.contains(.fallback) { [0: "F0", 1: "F1"] } else { [:] }
      expectEqual(stage.table.shownHeaderTexts, expected)
      expectEqual(stage.table.shownFooterTexts, expected)
    }
  }

  @Test("Heights: descriptor, data source, fallback, what the header is")
  func heights() {
    final class Fallback: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        30
      }
    }
    let fallback = Fallback()
    withEvery("levels", in: Level.subsets) { levels in
      let stage = TableStage("A=a") { list in
        let descriptor = list.sections(for: Shelf.self)
        list.header { _, _ in .none }
        if levels.contains(.descriptor) { descriptor.headerHeight { _, _ in 10 } }
        if levels.contains(.dataSource) { list.headerHeight { _, _ in 20 } }
        if levels.contains(.fallback) { list.fallbackDelegate = fallback }
      }
      let height = stage.table.delegate?.tableView?(stage.table, heightForHeaderInSection: 0)
      let first = Level.allCases.first(where: levels.contains)
      expectEqual(height, first.map { CGFloat(10 * ($0.rawValue + 1)) } ?? 0)
    }
  }

  @Test("No header is no gap: zero in plain tables, next to it in grouped ones")
  func zero() {
    for (style, expected): (UITableView.Style, CGFloat) in [
      (.plain, 0), (.grouped, .leastNonzeroMagnitude), (.insetGrouped, .leastNonzeroMagnitude),
    ] {
      let stage = TableStage("A=a", style: style) {
        $0.headerHeight { _, _ in .zero }.footer { _, _ in .none }
      }
      let delegate = stage.table.delegate
      expectEqual(delegate?.tableView?(stage.table, heightForHeaderInSection: 0), expected)
      expectEqual(delegate?.tableView?(stage.table, heightForFooterInSection: 0), expected)
    }
    let stage = TableStage("A=a") {
      $0.header { _, _ in .view(UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 77))) }
        .footerHeight { _, _ in UITableView.automaticDimension }
    }
    let delegate = stage.table.delegate
    expectEqual(delegate?.tableView?(stage.table, heightForHeaderInSection: 0), 77)
    expectEqual(
      delegate?.tableView?(stage.table, heightForFooterInSection: 0), UITableView.automaticDimension
    )
  }

  @Test("New content is shown in place, and the rows stay untouched")
  func refresh() {
    withQuirks {
      let stage = TableStage("A=ab|B=c") {
        $0.header { shelf, _ in .view(ShelfHeader.self) { $0.show(shelf) } }
          .footer { shelf, _ in .title("\(shelf.title)") }
      }
      let header = stage.table.shownHeaders[0] as? ShelfHeader
      let calls = stage.table.calls
      stage.source.sections[0].title = 5
      stage.layOut()
      #expect(stage.table.shownHeaders[0] === header)
      expectEqual(header?.textLabel?.text, "A 5")
      expectEqual(header?.configurations, 2)
      expectEqual(stage.table.shownFooterTexts, [0: "5", 1: "0"])
      expectEqual(stage.table.calls.configuredCells, calls.configuredCells)
      expectEqual(stage.table.calls.reloads, calls.reloads)
      expectEqual(stage.rows, stage.expectedRows)
    }
  }

  @Test("A header that comes or goes reloads its section alone")
  func comingHeader() {
    withQuirks {
      let stage = TableStage("A=ab|B=c") {
        $0.header { shelf, _ in shelf.title == 0 ? .none : .title("\(shelf.title)") }
      }
      #expect(stage.table.shownHeaderTexts.isEmpty)
      for title in [1, 2, 0, 3] {
        let calls = stage.table.calls
        stage.source.performBatchUpdates {
          stage.source.sections[0].title = title
          stage.source.moveItem(at: [0, 0], to: [0, 1])
        }
        stage.layOut()
        expectEqual(stage.table.shownHeaderTexts, (title == 0 ? [:] : [0: "\(title)"]))
        expectEqual(stage.rows, stage.expectedRows)
        expectEqual(stage.table.calls.reloads, calls.reloads)
        let isReloaded = title != 2
        expectEqual(stage.table.calls.configuredCells - calls.configuredCells, (isReloaded ? 2 : 0))
      }
    }
  }

  @Test("Display closures of headers receive the section that each header shows")
  func displaying() {
    var log: [String] = []
    let stage = TableStage("A=a|B=b") { list in
      list.header { shelf, _ in .view(ShelfHeader.self) { $0.show(shelf) } }
        .willDisplayHeader { log.append("+\($1.id)\($2)\($0 is ShelfHeader ? "" : "?")") }
        .didEndDisplayingHeader { view, shelf, _ in
          log.append("-\(shelf.id)\(view is ShelfHeader ? "" : "?")")
        }
    }
    expectEqual(log.sorted(), ["+A0", "+B1"])
    log = []
    stage.source.removeSection(at: 0)
    stage.layOut()
    expectEqual(log.first { $0.hasPrefix("-A") }, "-A")
  }

  @Test("Titles of the index lead to the sections that have them")
  func indexTitles() {
    let stage = TableStage("A=a|B=b|C=c") {
      $0.indexTitle { shelf, _ in shelf.id == "B" ? nil : "\(shelf.id)" }
    }
    expectEqual(stage.table.shownIndexTitles, ["A", "C"])
    expectEqual(stage.table.simulateTap(onIndexTitle: 1), 2)

    let other = TableStage("A=a|B=b|C=c") {
      $0.indexTitles { ["x", "y"] }
      $0.indexPathForIndexTitle { IndexPath(item: 0, section: $0 == "y" ? 1 - $1 : 2) }
    }
    expectEqual(other.table.shownIndexTitles, ["x", "y"])
    expectEqual(other.table.simulateTap(onIndexTitle: 0), 2)
    expectEqual(other.table.simulateTap(onIndexTitle: 1), 0)
    expectEqual(TableStage("A=a").table.shownIndexTitles, nil)
  }
}
#endif
