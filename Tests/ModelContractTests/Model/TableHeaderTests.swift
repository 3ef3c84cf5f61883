#if canImport(UIKit)
import Testing
import UIKit

@MainActor
@Suite("How high headers of tables are, and what they show")
struct TableHeaderTests {
  /// A table with one section, whose header has a title or none.
  private func table(
    _ present: Set<Method> = [], title: String? = nil, in style: UITableView.Style = .plain,
    setUp: (UITableView, TableDelegate) -> Void = { _, _ in }
  ) -> Table {
    let rows = Rows([["a"]], [.headerTitle])
    rows.titles = [title]
    let delegate = TableDelegate(present)
    return Table(rows, delegate, in: style) { setUp($0, delegate) }
  }

  private func height(_ table: Table) -> CGFloat { table.view.rectForHeader(inSection: 0).height }

  // Documented: sectionHeaderHeight, automaticDimension: from the view, or else the title.
  @Test("Without the method: nothing in plain tables, a gap in grouped ones, room for a title")
  func absent() {
    expectEqual(height(table()), 0)
    #expect(height(table(in: .grouped)) > 0)
    #expect(height(table(title: "A")) > 10)
    #expect(height(table(title: "A", in: .grouped)) > 10)
  }

  // Documented: sectionHeaderHeight.
  @Test("Without the method, the property says how high a header is, if there is one")
  func property() {
    expectEqual(height(table(title: "A") { view, _ in view.sectionHeaderHeight = 31 }), 31)
    expectEqual(height(table { view, _ in view.sectionHeaderHeight = 31 }), 0)
  }

  // Unsure, the model's word only. The adapters answer 0 for sections that have no header.
  @Test("A view that is nil does not take back the height of the property")
  func propertyWithoutView() {
    expectEqual(height(table([.headerView]) { view, _ in view.sectionHeaderHeight = 31 }), 31)
  }

  // Documented: heightForHeaderInSection silences the property.
  @Test("The method's height is the height, with and without a title")
  func present() {
    for title in ["A", nil] {
      let table = table([.headerHeight], title: title) { view, _ in view.sectionHeaderHeight = 5 }
      expectEqual(height(table), 40)
    }
  }

  // Observed: DTTableViewManager answers 0 in plain tables and the least number in grouped ones.
  @Test("A height of 0 is none in plain tables, the least number is none in grouped ones")
  func none() {
    expectEqual(height(table([.headerHeight]) { $1.headerHeight = 0 }), 0)
    let grouped = table([.headerHeight], in: .grouped) { $1.headerHeight = .leastNormalMagnitude }
    #expect(height(grouped) < 1)
  }

  // Documented: viewForHeaderInSection, nil for none; observed: three20 #651.
  @Test("A view that is nil leaves the section its title")
  func title() {
    let table = table([.headerView], title: "A")
    #expect(height(table) > 10)
    // Grouped tables may show titles in capitals.
    expectEqual(table.view.headerView(forSection: 0)?.textLabel?.text?.uppercased(), "A")
  }

  // Documented: headerView(forSection:).
  @Test("The delegate's view is the header, and the delegate is notified of it")
  func view() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let table = table([.headerView, .headerHeight, .willShowHeader], title: "A") {
      $1.makeHeader = { header }
    }
    #expect(table.view.headerView(forSection: 0) === header)
    expectEqual(header.frame.height, 40)
    expectEqual(table.delegate?.count(.willShowHeader), 1)
  }

  @Test("A section without a header has no view for it")
  func noView() {
    expectEqual(table().view.headerView(forSection: 0), nil)
    expectEqual(table(title: "A").view.headerView(forSection: 5), nil)
  }

  // Documented: like rows, see "Estimating the height of a table's scrolling area".
  @Test("Sections are measured at once without estimates, else when they come near the screen")
  func counts() {
    func calls(_ present: Set<Method>, _ estimate: CGFloat) -> (heights: Int, estimates: Int) {
      let texts = Array(repeating: ["a"], count: 1_000)
      let delegate = TableDelegate(present)
      let table = Table(texts, delegate) { $0.estimatedSectionHeaderHeight = estimate }
      delegate.forget()
      table.view.reloadData()
      table.layOut()
      return (delegate.count(.headerHeight), delegate.count(.headerEstimate))
    }
    #expect(calls([.headerHeight], 0).heights >= 1_000)
    #expect((1...200).contains(calls([.headerHeight], 40).heights))
    let both = calls([.headerHeight, .headerEstimate], UITableView.automaticDimension)
    #expect((1...200).contains(both.heights) && both.estimates >= 1_000)
  }

  // Documented: dequeueReusableHeaderFooterView(withIdentifier:).
  @Test("Headers are made of registered classes, and nil comes of other identifiers")
  func dequeuing() {
    let table = table()
    table.view.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    let header = table.view.dequeueReusableHeaderFooterView(withIdentifier: "header")
    expectEqual(header?.reuseIdentifier, "header")
    expectEqual(table.view.dequeueReusableHeaderFooterView(withIdentifier: "unknown"), nil)
  }

  // Documented: contentConfiguration, defaultContentConfiguration(). Unsure: that they do the same for the
  // view that UIKit makes of a title, which lists rely on to give it another one.
  @Test("The view of a title takes another title as its content configuration")
  func titleConfiguration() throws {
    let table = table(title: "A")
    let header = try #require(table.view.headerView(forSection: 0))
    var configuration = header.defaultContentConfiguration()
    configuration.text = "B"
    header.contentConfiguration = configuration
    header.layoutIfNeeded()
    expectEqual((header.contentConfiguration as? UIListContentConfiguration)?.text, "B")
    #expect(table.view.headerView(forSection: 0) === header)
    #expect(header.frame.height > 0)
  }
}
#endif
