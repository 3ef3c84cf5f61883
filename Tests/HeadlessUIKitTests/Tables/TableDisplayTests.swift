import Foundation
import TestSupport
import Testing
@_spi(Headless) import UIKit

@Suite("Tables, what they show") @MainActor
struct TableDisplayTests {
  @Test("Scrolling shows rows, and uses the cells of those that left again")
  func scrolling() {
    let screen = TableScreen([Array(0..<10)])
    expectEqual(screen.rows, ["0", "1", "2"])
    let first = screen.table.cellForRow(at: path(0, 0))
    screen.table.contentOffset.y = 44
    screen.table.layoutIfNeeded()
    expectEqual(screen.log, ["end 0 at [0, 0]", "cell 3", "will 3"])
    #expect(screen.table.cellForRow(at: path(0, 3)) === first)
    HeadlessUIKit.with(\.endsDisplayingFirst, false) {
      screen.log = []
      screen.table.contentOffset.y = 88
      screen.table.layoutIfNeeded()
      expectEqual(screen.log, ["cell 4", "will 4", "end 1 at [0, 1]"])
      #expect(screen.table.cellForRow(at: path(0, 4)) !== first)
    }
    expectEqual(screen.mistakes(), [])
  }

  @Test("A cell can show another row before the end of its display is reported")
  func earlyReuse() {
    HeadlessUIKit.with {
      ($0.endsDisplayingFirst, $0.reusesCellsBeforeEnding) = (false, true)
    } _: {
      let screen = TableScreen([Array(0..<10)])
      let first = screen.table.cellForRow(at: path(0, 0))
      screen.table.contentOffset.y = 44
      screen.table.layoutIfNeeded()
      expectEqual(screen.log, ["cell 3", "will 3", "end 3 at [0, 0]"])
      #expect(screen.table.cellForRow(at: path(0, 3)) === first)
      expectEqual(screen.mistakes(), [])
    }
  }

  @Test("Ended cells stay in the tree, hidden, or leave it", arguments: [true, false])
  func endedCells(hides: Bool) {
    HeadlessUIKit.with(\.hidesEndedCells, hides) {
      let screen = TableScreen([Array(0..<10)])
      let first = screen.table.cellForRow(at: path(0, 0))
      screen.table.contentOffset.y = 440 - 132
      screen.table.layoutIfNeeded()
      screen.sections = []
      screen.table.reloadData()
      screen.table.layoutIfNeeded()
      expectEqual(first?.isHidden, true)
      expectEqual((first?.superview != nil), hides)
    }
  }

  @Test(
    "A table asks for its counts when it reloads, or at the next layout", arguments: [true, false])
  func countsAtReload(atOnce: Bool) {
    HeadlessUIKit.with(\.tableReloadsCountsAtOnce, atOnce) {
      let screen = TableScreen([[1]])
      screen.sections[0].items = [1, 2]
      screen.table.reloadData()
      expectEqual((screen.table.knownCounts != nil), atOnce)
      screen.sections[0].items = [1, 2, 3]
      expectEqual(screen.table.numberOfRows(inSection: 0), (atOnce ? 2 : 3))
    }
  }

  @Test("Headers appear and disappear with their sections")
  func headers() {
    let screen = TableScreen([[1, 2, 3], [4, 5], [6, 7]], showsHeaders: true)
    expectEqual(screen.table.shownHeaderTexts, [0: "-1"])
    #expect(screen.table.headerView(forSection: 0) != nil)
    screen.table.contentOffset.y = 150
    screen.table.layoutIfNeeded()
    expectEqual(screen.table.shownHeaderTexts, [1: "-2", 2: "-3"])
    expectEqual(
      screen.log.filter { $0.contains("header") }, ["end header 0", "header 1", "header 2"])
    expectEqual(screen.table.rectForHeader(inSection: 1).minY, 160)
    expectEqual(screen.mistakes(), [])
  }

  @Test("A header without title or height is found out when it comes to be seen")
  func headersOfAutomaticHeight() {
    final class Views: NSObject, UITableViewDelegate {
      var asked: [Int] = []
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        asked.append(section)
        guard section != 1 else { return nil }
        return tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      }
    }
    let screen = TableScreen([[1], [2], [3], [4, 5, 6], [7], [8, 9, 10]])
    let views = Views()
    screen.table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    screen.table.delegate = views
    screen.table.reloadData()
    screen.table.layoutIfNeeded()
    expectEqual(views.asked, [0, 1, 2, 3])
    expectEqual(screen.table.rect(forSection: 0).height, 72)
    expectEqual(screen.table.rect(forSection: 1).height, 44)
    screen.table.contentOffset.y = 100
    screen.table.layoutIfNeeded()
    expectEqual(Set(screen.table.shownHeaders.keys), [2, 3])
    expectEqual(views.asked.filter { $0 == 2 }.count, 1)
    #expect(!views.asked.contains(5))
  }

  @Test("Estimates stand until a row is seen")
  func estimates() {
    final class Heights: NSObject, UITableViewDelegate {
      var measured: [Int] = []
      var estimated = 0
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        measured.append(indexPath.row)
        return 50
      }
      func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
      ) -> CGFloat {
        estimated += 1
        return 20
      }
    }
    let screen = TableScreen([Array(0..<100)])
    let heights = Heights()
    screen.table.delegate = heights
    screen.table.layoutIfNeeded()
    #expect(heights.estimated == 100 && Set(heights.measured) == Set(0..<7))
    expectEqual(screen.table.contentSize.height, 2210)
    // The delegate's method switches estimates on, whatever the property says.
    screen.table.estimatedRowHeight = 0
    screen.table.layoutIfNeeded()
    expectEqual(heights.estimated, 200)
    expectEqual(screen.table.contentSize.height, 2210)
    expectEqual(screen.rows, ["0", "1", "2"])
  }

  @Test("What is not there cannot be scrolled to")
  func scrollingToRows() {
    let screen = TableScreen([Array(0..<10)])
    screen.table.scrollToRow(at: path(0, 5), at: .top, animated: false)
    screen.table.layoutIfNeeded()
    expectEqual(screen.rows, ["5", "6", "7"])
    screen.table.scrollToRow(at: path(0, 9), at: .top, animated: false)
    expectEqual(screen.table.contentOffset.y, 308)
    screen.table.scrollToRow(at: path(0, 2), at: .none, animated: false)
    expectEqual(screen.table.contentOffset.y, 88)
    let thrown = HeadlessUIKit.recordingExceptions {
      screen.table.scrollToRow(at: path(0, 10), at: .top, animated: false)
    }
    expectEqual(
      thrown.first?.reason.hasPrefix(
        "Attempted to scroll the table view to an out-of-bounds row (10) when there are only 10 rows in section 0."
      ), true)
  }

  @Test("Rows ahead are announced, and cancelled when the table turns round")
  func prefetching() {
    let screen = TableScreen([Array(0..<20), Array(20..<25)])
    screen.table.prefetchDataSource = screen
    screen.table.setNeedsLayout()
    screen.table.layoutIfNeeded()
    expectEqual(screen.log, ["prefetch [[0, 3], [0, 4], [0, 5]]"])
    screen.table.contentOffset.y = 440
    screen.log = []
    screen.table.layoutIfNeeded()
    expectEqual(screen.log.last, "prefetch [[0, 13], [0, 14], [0, 15]]")
    screen.table.contentOffset.y = 484
    screen.log = []
    screen.table.layoutIfNeeded()
    // Row 13 is seen now, which is no reason to cancel it.
    #expect(!screen.log.contains { $0.contains("cancel") })
    expectEqual(screen.log.last, "prefetch [[0, 16]]")
    screen.table.contentOffset.y = 396
    screen.table.layoutIfNeeded()
    expectEqual(
      screen.log.suffix(2),
      [
        "cancel [[0, 14], [0, 15], [0, 16]]", "prefetch [[0, 8], [0, 7], [0, 6]]",
      ])
  }

  @Test("A title at the edge leads to its section")
  func indexTitles() {
    let screen = TableScreen([Array(0..<5), Array(5..<10), Array(10..<20)])
    screen.answers.indexTitles = ["0", "2"]
    expectEqual(screen.table.simulateTap(onIndexTitle: 1), nil)
    screen.table.reloadSectionIndexTitles()
    expectEqual(screen.table.shownIndexTitles, ["0", "2"])
    expectEqual(screen.table.simulateTap(onIndexTitle: 1), 2)
    screen.table.layoutIfNeeded()
    expectEqual(screen.rows, ["10", "11", "12"])
  }
}
