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

  private final class Nobody: NSObject, UITableViewDelegate {}

  private final class Views: NSObject, UITableViewDelegate {
    var view: UIView?

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      view
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

  private final class Estimates: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      30
    }

    func tableView(
      _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { 20 }
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

  @Test("No method: from the view or the title; nothing in plain tables, a gap in grouped ones")
  func absent() {
    for style in [UITableView.Style.plain, .grouped] {
      let empty = style == .plain ? 0 : gap
      #expect(height(Nobody(), in: style) == empty)
      #expect(height(Nobody(), title: "A", in: style) == automatic)
      let views = Views()
      #expect(height(views, in: style) == empty)
      #expect(height(views, title: "A", in: style) == automatic)
      views.view = UIView()
      #expect(height(views, in: style) == automatic)
    }
    #expect(height(Nobody()) { $0.sectionHeaderHeight = 30 } == 0)
    #expect(height(Nobody(), title: "A") { $0.sectionHeaderHeight = 30 } == 30)
    // A view that is nil does not take back the height.
    #expect(height(Views()) { $0.sectionHeaderHeight = 30 } == 30)
  }

  @Test("A method: the property is ignored, and an automatic height is a strip in plain tables")
  func present() {
    let heights = Heights()
    #expect(height(heights) { $0.sectionHeaderHeight = 0 } == automatic)
    #expect(height(heights) { $0.estimatedSectionHeaderHeight = 0 } == 0)
    #expect(height(heights, in: .grouped) { $0.sectionHeaderHeight = 5 } == gap)
    #expect(height(heights, title: "A") == automatic)
    HeadlessUIKit.with(\.leavesStripsForNoHeaders, false) { #expect(height(heights) == 0) }
    heights.height = 0
    #expect(height(heights) { $0.sectionHeaderHeight = 30 } == 0)
    #expect(height(heights, title: "A") == 0)
    #expect(height(heights, in: .grouped) == gap)
    heights.height = .leastNormalMagnitude
    #expect(height(heights, in: .grouped) == .leastNormalMagnitude)
    heights.height = 40
    #expect(height(heights) == 40 && height(heights, title: "A", in: .grouped) == 40)
    (heights.height, heights.view) = (UITableView.automaticDimension, UIView())
    #expect(height(heights) == automatic)
  }

  @Test("A view that is nil leaves the section its title")
  func titles() {
    let source = Titles([1, 1])
    source.titles = ["A", nil]
    let screen = PlainTable(source, Views())
    #expect(screen.table.shownHeaderTexts == [0: "A"])
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
    #expect(sent["tableView:viewForHeaderInSection:"] == nil)
  }

  @Test("Sections are measured at once without estimates, else when they are seen")
  func counts() {
    let method: Selector = "tableView:heightForHeaderInSection:"
    let estimate: Selector = "tableView:estimatedHeightForHeaderInSection:"
    func calls(
      _ delegate: any UITableViewDelegate, _ setUp: (UITableView) -> Void = { _ in }
    ) -> [Selector: Int] {
      let source = PlainSections(Array(repeating: 1, count: 1000))
      let screen = PlainTable(source, delegate, setUp: setUp)
      let sent = HeadlessMessages.sent {
        screen.table.reloadData()
        screen.table.layoutIfNeeded()
      }
      return sent.filter { [method, estimate].contains($0.key) }
    }
    let heights = Heights()
    heights.height = 44
    #expect(calls(heights) { $0.estimatedSectionHeaderHeight = 0 } == [method: 1000])
    #expect(calls(heights) == [method: 2])
    #expect(calls(Estimates()) == [method: 3, estimate: 1000])
    #expect(calls(Nobody()).isEmpty)
  }
}
