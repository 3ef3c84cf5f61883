import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("How high headers and footers are")
struct TableEdgeHeightTests {
  private final class Titles: Sections, UITableViewDataSource {
    var titles: [String?] = []

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles.indices.contains(section) ? titles[section] : nil
    }
  }

  private final class Heights: NSObject, UITableViewDelegate {
    var height = UITableView.automaticDimension
    var view: UIView?

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      height
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      view
    }
  }

  private let gap: CGFloat = 18
  private let automatic: CGFloat = 28

  /// The height of the only header.
  private func height(
    _ delegate: any UITableViewDelegate, title: String? = nil, in style: UITableView.Style = .plain,
    setUp: (UITableView) -> Void = { _ in }
  ) -> CGFloat {
    let source = Titles([1])
    source.titles = [title]
    return PlainTable(source, delegate, in: style, setUp: setUp).table
      .rectForHeader(inSection: 0).height
  }

  @Test("A method: the property is ignored, and an automatic height is a strip in plain tables")
  func present() {
    let heights = Heights()
    expectEqual(height(heights) { $0.sectionHeaderHeight = 0 }, automatic)
    expectEqual(height(heights) { $0.estimatedSectionHeaderHeight = 0 }, 0)
    expectEqual(height(heights, in: .grouped) { $0.sectionHeaderHeight = 5 }, gap)
    expectEqual(height(heights, title: "A"), automatic)
    HeadlessUIKit.with(\.leavesStripsForNoHeaders, false) { expectEqual(height(heights), 0) }
    heights.height = 0
    expectEqual(height(heights) { $0.sectionHeaderHeight = 30 }, 0)
    expectEqual(height(heights, title: "A"), 0)
    expectEqual(height(heights, in: .grouped), gap)
    heights.height = .leastNormalMagnitude
    expectEqual(height(heights, in: .grouped), .leastNormalMagnitude)
    heights.height = 40
    #expect(height(heights) == 40 && height(heights, title: "A", in: .grouped) == 40)
    (heights.height, heights.view) = (UITableView.automaticDimension, UIView())
    expectEqual(height(heights), automatic)
  }

  @Test("Blank strips are asked for a view once, not at every layout")
  func blankStrips() {
    let screen = PlainTable(PlainSections([1]), Heights())
    let sent = HeadlessMessages.sent {
      for _ in 0..<3 {
        screen.table.setNeedsLayout()
        screen.table.layoutIfNeeded()
      }
    }
    #expect(screen.table.shownHeaders.isEmpty)
    expectEqual(sent["tableView:viewForHeaderInSection:"], nil)
  }
}
